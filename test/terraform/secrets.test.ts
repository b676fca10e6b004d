import { readFileSync } from "node:fs";
import { secret } from "../conformance/rows/prepared";
import { block, reference } from "../support/hcl";
import { onEveryTerraformEngine } from "../support/terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { builtProvider, type HostedProvider, hostProvider } from "../support/terraform-provider";
import { applyStep, destroyStep, planStep } from "../support/terraform-steps";
import { createTerraformWorkspace, outputOf, succeeded, type TerraformWorkspace } from "../support/terraform-workspace";

let laboratory: ListeningLaboratory;
let provider: HostedProvider;
beforeAll(async () => {
  laboratory = await openListeningLaboratory();
  provider = await hostProvider();
});
afterAll(async () => {
  await provider?.close();
  await laboratory?.close();
});

onEveryTerraformEngine((engine) => {
  let workspace: TerraformWorkspace;
  beforeEach(() => {
    workspace = createTerraformWorkspace({ engine, env: provider.env });
  });
  afterEach(() => workspace.remove());

  const program = (...blocks: string[]) => [laboratory.provider, ...blocks].join("\n");
  const hook = (attributes: object, inner: string[] = []) =>
    block(
      "resource",
      ["consentform_webhook_endpoint", "hook"],
      { url: `https://hooks.example.com/${engine.name}`, event_kinds: ["scan.*"], ...attributes },
      inner,
    );
  const token = (attributes: object, inner: string[] = []) =>
    block("resource", ["consentform_token", "ci"], { name: engine.name, scopes: ["sites:read"], ...attributes }, inner);
  const recorded = (address: string) => workspace.state()[address]?.attributes ?? {};
  const createFirst = ["lifecycle {\n  create_before_destroy = true\n}"];

  test("a secret that is told once is kept, works, and is shown nowhere", async () => {
    await applyStep(workspace, program(token({}), hook({})));
    const told = String(recorded("consentform_token.ci").secret);
    await laboratory.use(told);
    const shown = [
      await workspace.run("plan"),
      await workspace.run("plan", "-destroy"),
      await workspace.run("show"),
      await workspace.run("state", "show", "consentform_token.ci"),
    ];
    for (const run of shown) expect(run.stdout + run.stderr).not.toContain(told);
    for (const address of ["consentform_token.ci", "consentform_webhook_endpoint.hook"]) {
      expect(JSON.stringify(workspace.state()[address]?.sensitiveAttributes)).toContain("secret");
    }
    await destroyStep(workspace);
    await expect(laboratory.use(told)).rejects.toThrow();
  });

  test("a write-only secret is sent, is in no plan and no state, and is sent again when its version changes", async () => {
    const [first, second] = [secret("A"), secret("B")];
    await applyStep(workspace, program(hook({ secret_wo: first, secret_wo_version: 1 })));
    expect(readFileSync(workspace.stateFile, "utf8")).not.toContain(first);
    // Another value under the same version is no difference: nobody can see it.
    await planStep(workspace, program(hook({ secret_wo: second, secret_wo_version: 1 })), { actions: {} });
    const plan = await planStep(workspace, program(hook({ secret_wo: second, secret_wo_version: 2 })), {
      actions: { "consentform_webhook_endpoint.hook": "update" },
    });
    expect(JSON.stringify(plan)).not.toContain(second);
    laboratory.forgetRequests();
    succeeded(await workspace.applyPlan());
    expect(laboratory.requests.filter(({ method }) => method === "PATCH")).toHaveLength(1);
    expect(readFileSync(workspace.stateFile, "utf8")).not.toMatch(/whsec_/);
  });

  test("an ephemeral token is valid while the engine runs, and revoked afterwards", async () => {
    const name = `ephemeral-${engine.name}`;
    const ephemeral = block("ephemeral", ["consentform_token", "run"], { name, scopes: ["sites:read"] });
    // A second provider that is configured with it: it would fail with a token that is not valid.
    const configured = block("provider", ["consentform"], {
      alias: "run",
      endpoint: laboratory.endpoint,
      token: reference("ephemeral.consentform_token.run.secret"),
    });
    const me = block("data", ["consentform_me", "run"], { provider: reference("consentform.run") });
    const output = block("output", ["caller"], { value: reference("data.consentform_me.run.token.name") });
    // The built provider, for a process each: two that are reattached would share one configuration.
    const own = createTerraformWorkspace({ engine, cliConfiguration: builtProvider });
    try {
      await applyStep(own, program(ephemeral, configured, me, output));
      expect(outputOf(await own.run("output", "-raw", "caller"))).toBe(name);
      expect(readFileSync(own.stateFile, "utf8")).not.toMatch(/"cst_\w{20}/);
    } finally {
      own.remove();
    }
    const client = await laboratory.client();
    const active: string[] = [];
    for await (const one of client.list("listTokens", { query: { status: ["active"] } })) active.push(one.name);
    expect(active).not.toContain(name);
  });

  test("a token that is created before the old one is destroyed works at once, and the old one for the overlap", async () => {
    await applyStep(workspace, program(token({ rotation_triggers: { quarter: "1" }, overlap_hours: 2 }, createFirst)));
    const before = recorded("consentform_token.ci");
    await laboratory.use(before.secret);
    await applyStep(workspace, program(token({ rotation_triggers: { quarter: "2" }, overlap_hours: 2 }, createFirst)), {
      actions: { "consentform_token.ci": "replace" },
      inspect: ({ changes }) => expect(changes["consentform_token.ci"]?.isCreatedFirst).toBe(true),
    });
    const after = recorded("consentform_token.ci");
    expect(after.id).not.toBe(before.id);
    await laboratory.use(after.secret);
    await laboratory.use(before.secret);
    const { data } = await (await laboratory.client()).call("getToken", { path: { id: String(before.id) } });
    expect(data.status).toBe("retiring");
  });

  test("what cannot be there twice is not created before the old one is destroyed: the error says what is in the way", async () => {
    const site = (retention: number) =>
      block(
        "resource",
        ["consentform_site", "shop"],
        { name: `First ${engine.name}`, retention, deletion_protection: false },
        createFirst,
      );
    await applyStep(workspace, program(site(400)));
    const { id } = recorded("consentform_site.shop");
    const run = await workspace.apply("-replace=consentform_site.shop");
    expect({ exitCode: run.exitCode, output: outputOf(run) }).toEqual({
      exitCode: 1,
      output: expect.stringMatching(new RegExp(`${id}[\\s\\S]*import \\{`)),
    });
    expect(recorded("consentform_site.shop").id).toBe(id);
  });
});
