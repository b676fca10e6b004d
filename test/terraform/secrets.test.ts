import { readFileSync } from "node:fs";
import { secret } from "../conformance/rows/prepared";
import { block, reference } from "../support/hcl";
import { builtProvider } from "../support/terraform-provider";
import { applyStep, destroyStep, planStep } from "../support/terraform-steps";
import { withEachTerraformTestBed } from "../support/terraform-test-bed";
import { createTerraformWorkspace, outputOf, succeeded } from "../support/terraform-workspace";

withEachTerraformTestBed((bed) => {
  const hook = (attributes: object, inner: string[] = []) =>
    block(
      "resource",
      ["consentform_webhook_endpoint", "hook"],
      { url: `https://hooks.example.com/${bed.engine.name}`, event_kinds: ["scan.*"], ...attributes },
      inner,
    );
  const token = (attributes: object, inner: string[] = []) =>
    block(
      "resource",
      ["consentform_token", "ci"],
      { name: bed.engine.name, scopes: ["sites:read"], ...attributes },
      inner,
    );
  const recorded = (address: string) => bed.workspace.state()[address]?.attributes ?? {};
  const createFirst = ["lifecycle {\n  create_before_destroy = true\n}"];

  test("a secret returned once is kept, works, and is never shown", async () => {
    await applyStep(bed.workspace, bed.program(token({}), hook({})));
    const reported = String(recorded("consentform_token.ci").secret);
    await bed.laboratory.use(reported);
    const shown = [
      await bed.workspace.run("plan"),
      await bed.workspace.run("plan", "-destroy"),
      await bed.workspace.run("show"),
      await bed.workspace.run("state", "show", "consentform_token.ci"),
    ];
    for (const run of shown) expect(run.stdout + run.stderr).not.toContain(reported);
    for (const address of ["consentform_token.ci", "consentform_webhook_endpoint.hook"]) {
      expect(JSON.stringify(bed.workspace.state()[address]?.sensitiveAttributes)).toContain("secret");
    }
    await destroyStep(bed.workspace);
    await expect(bed.laboratory.use(reported)).rejects.toThrow();
  });

  test("sends a write-only secret, stores it nowhere, sends it again with a new version", async () => {
    const [first, second] = [secret("A"), secret("B")];
    await applyStep(bed.workspace, bed.program(hook({ secret_wo: first, secret_wo_version: 1 })));
    expect(readFileSync(bed.workspace.stateFile, "utf8")).not.toContain(first);
    // Another value under the same version is not a difference: it is invisible.
    await planStep(bed.workspace, bed.program(hook({ secret_wo: second, secret_wo_version: 1 })), { actions: {} });
    const plan = await planStep(bed.workspace, bed.program(hook({ secret_wo: second, secret_wo_version: 2 })), {
      actions: { "consentform_webhook_endpoint.hook": "update" },
    });
    expect(JSON.stringify(plan)).not.toContain(second);
    bed.laboratory.forgetRequests();
    succeeded(await bed.workspace.applyPlan());
    expect(bed.laboratory.requests.filter(({ method }) => method === "PATCH")).toHaveLength(1);
    expect(readFileSync(bed.workspace.stateFile, "utf8")).not.toMatch(/whsec_/);
  });

  test("an ephemeral token is valid while the engine runs, and revoked afterwards", async () => {
    const name = `ephemeral-${bed.engine.name}`;
    const ephemeral = block("ephemeral", ["consentform_token", "run"], { name, scopes: ["sites:read"] });
    // A second provider that is configured with it: it would fail with a token that is not valid.
    const configured = block("provider", ["consentform"], {
      alias: "run",
      endpoint: bed.laboratory.endpoint,
      token: reference("ephemeral.consentform_token.run.secret"),
    });
    const me = block("data", ["consentform_me", "run"], { provider: reference("consentform.run") });
    const output = block("output", ["caller"], { value: reference("data.consentform_me.run.token.name") });
    // The built provider, for a process each: two that are reattached would share one configuration.
    const own = createTerraformWorkspace({ engine: bed.engine, cliConfiguration: builtProvider });
    try {
      await applyStep(own, bed.program(ephemeral, configured, me, output));
      expect(outputOf(await own.run("output", "-raw", "caller"))).toBe(name);
      expect(readFileSync(own.stateFile, "utf8")).not.toMatch(/"cst_\w{20}/);
    } finally {
      own.remove();
    }
    const client = await bed.laboratory.client();
    const active: string[] = [];
    for await (const one of client.list("listTokens", { query: { status: ["active"] } })) active.push(one.name);
    expect(active).not.toContain(name);
  });

  test("does not create a unique object before the old one is destroyed, and explains it", async () => {
    const site = (retention: number) =>
      block(
        "resource",
        ["consentform_site", "shop"],
        { name: `First ${bed.engine.name}`, retention, deletion_protection: false },
        createFirst,
      );
    await applyStep(bed.workspace, bed.program(site(400)));
    const { id } = recorded("consentform_site.shop");
    const run = await bed.workspace.apply("-replace=consentform_site.shop");
    expect({ exitCode: run.exitCode, output: outputOf(run) }).toEqual({
      exitCode: 1,
      output: expect.stringMatching(new RegExp(`${id}[\\s\\S]*import \\{`)),
    });
    expect(recorded("consentform_site.shop").id).toBe(id);
  });
});
