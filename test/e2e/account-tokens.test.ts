import { type MovableService, startMovableService } from "../support/movable-service";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { userErrors } from "../support/user-errors";
import { outputOf } from "./output-of";

/** A token made for this long is expired once the service's clock has moved by two days. */
const ONE_DAY = 1;
const TWO_DAYS_S = 2 * 24 * 60 * 60;

const program = `
const { Site, WebhookEndpoint } = require("consentform");
const site = new Site("shop", { deletionProtection: false });
new WebhookEndpoint("hook", { url: "https://hooks.example.com/shop", eventKinds: ["site.*"], siteIds: [site.id] });
`;

/** Each test has a workspace. No stack is deployed in the last one. */
const workspaces = ["renewed", "named", "replaced", "foreign", "blind", "elsewhere"] as const;
type Workspace = (typeof workspaces)[number];

let service: MovableService;
const opened: PulumiStack[] = [];
beforeAll(async () => {
  service = await startMovableService({ workspaces });
});
afterAll(async () => {
  for (const stack of opened) stack.remove();
  await service?.remove();
});

async function deploy(workspace: Workspace, token: string, env: NodeJS.ProcessEnv = {}): Promise<PulumiStack> {
  const stack = await createPulumiStack({
    program: { "index.js": program },
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": token },
    env,
    // Variables are those of the program's process, too.
    isProgramHosted: Object.keys(env).length === 0,
  });
  opened.push(stack);
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { create: 2 } });
  expect(await siteIds(workspace)).toHaveLength(1);
  return stack;
}

const clientOf = (workspace: Workspace) => service.client(service.tokens[workspace]);

async function newToken(
  workspace: Workspace,
  more: { expires_in_days?: number; site_id?: string } = {},
): Promise<string> {
  const body = { name: "pipeline", scopes: ["sites:read" as const, "sites:write" as const], ...more };
  const { data } = await clientOf(workspace).call("createToken", { body });
  if (data.secret === null) throw new Error("a new token came without its secret");
  return data.secret;
}

async function siteIds(workspace: Workspace): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of clientOf(workspace).list("listSites", {})) ids.push(id);
  return ids;
}

/** Ids that state lists, by which it is seen whether anything was forgotten. */
function recordedIds(stack: PulumiStack): (string | undefined)[] {
  const { deployment } = stack.state();
  return (deployment.resources ?? []).filter(({ type }) => type.includes("consentform:")).map(({ id }) => id);
}

const useToken = (stack: PulumiStack, token: string) =>
  stack.run("config", "set", "--secret", "consentform:token", token);

/** One resource explains a mistake of the configuration, the others refer to it; which one, is not certain. */
function explainedFirst(texts: readonly string[]): string[] {
  return [...texts].sort((a, b) => Number(b.includes("--run-program")) - Number(a.includes("--run-program")));
}

describe("an expired token in state", () => {
  /** A stack for each test, deployed with a token that lives a day, two days before the tests. */
  const stacks = {} as Record<"renewed" | "named" | "replaced" | "foreign", PulumiStack>;
  let replacement: string;
  beforeAll(async () => {
    const expiring = (workspace: Workspace) => newToken(workspace, { expires_in_days: ONE_DAY });
    replacement = await newToken("replaced");
    const variables = { replaced: replacement, foreign: service.tokens.elsewhere };
    for (const workspace of ["renewed", "named"] as const)
      stacks[workspace] = await deploy(workspace, await expiring(workspace));
    for (const workspace of ["replaced", "foreign"] as const) {
      const env = { CONSENTFORM_TOKEN: variables[workspace] };
      stacks[workspace] = await deploy(workspace, await expiring(workspace), env);
    }
    expect(await stacks.foreign.refresh("--expect-no-changes")).toMatchObject({ exitCode: 0 });
    await service.restart({ clockOffsetS: TWO_DAYS_S });
  });

  test("refresh and destroy ask to run the program; with it and a new token they work", async () => {
    const stack = stacks.renewed;
    const ids = recordedIds(stack);
    await useToken(stack, await newToken("renewed"));

    const refused = await stack.refresh();
    expect(refused.exitCode).not.toBe(0);
    const [reported, ...others] = explainedFirst(userErrors(refused));
    expect(reported).toContain("--run-program");
    expect(reported).toContain("expired");
    for (const text of others) expect(text).toMatch(/--run-program|see the error of another resource/);
    expect((await stack.destroy()).exitCode).not.toBe(0);
    expect(recordedIds(stack)).toEqual(ids);
    expect(await siteIds("renewed")).toHaveLength(1);

    expect(await stack.refresh("--run-program")).toMatchObject({ exitCode: 0 });
    expect(await stack.destroy("--run-program")).toMatchObject({ exitCode: 0 });
    expect(await siteIds("renewed")).toEqual([]);
  });

  test("an `up` with it names the key to set, once", async () => {
    const stack = stacks.named;
    stack.write("index.js", program.replace("deletionProtection: false", "deletionProtection: false, retention: 100"));
    const run = await stack.up();
    expect(run.exitCode).not.toBe(0);
    expect(userErrors(run)).toEqual([expect.stringContaining("consentform:token")]);
  });

  test("CONSENTFORM_TOKEN of the same workspace is used instead, with one warning", async () => {
    const stack = stacks.replaced;
    const refreshed = await stack.refresh();
    expect(refreshed).toMatchObject({ exitCode: 0, changes: { refresh: 2 } });
    expect(warningsAbout(refreshed.diagnostics)).toHaveLength(1);
    expect(outputOf(refreshed)).not.toContain(replacement);
    expect(await stack.destroy()).toMatchObject({ exitCode: 0, changes: { delete: 2 } });
    expect(await siteIds("replaced")).toEqual([]);
  });

  test("CONSENTFORM_TOKEN of another workspace is never used, even after expiry", async () => {
    const stack = stacks.foreign;
    const ids = recordedIds(stack);
    const run = await stack.refresh();
    expect(run.exitCode).not.toBe(0);
    const [reported, ...others] = explainedFirst(userErrors(run));
    expect(reported).toContain("--run-program");
    for (const text of others) expect(text).toMatch(/--run-program|see the error of another resource/);
    expect(warningsAbout(run.diagnostics)).toEqual([]);
    expect(recordedIds(stack)).toEqual(ids);
  });
});

/** Tokens with which nothing of the stack can be seen, which is not the same as nothing being there. */
const blindTokens = [
  { name: "a token of another workspace", make: async () => service.tokens.elsewhere ?? "", says: /workspace/ },
  {
    name: "a token bound to another site",
    make: async () => {
      const { data } = await clientOf("blind").call("createSite", { body: { name: "another" } });
      return newToken("blind", { site_id: data.id });
    },
    says: /bound/,
  },
];

test("refresh, up and destroy fail if the token cannot see the stack, and keep state", async () => {
  const token = service.tokens.blind ?? "";
  const stack = await deploy("blind", token);
  const ids = recordedIds(stack);
  stack.write("index.js", program.replace("deletionProtection: false", "deletionProtection: false, retention: 100"));
  for (const { name, make, says } of blindTokens) {
    await useToken(stack, await make());
    const sitesBefore = await siteIds("blind");
    const runs = [
      await stack.refresh("--run-program"),
      await stack.up(),
      await stack.up("--refresh"),
      await stack.destroy("--run-program"),
    ];
    for (const run of runs) {
      const errors = userErrors(run);
      expect({ name, exitCode: run.exitCode, errors }).not.toMatchObject({ exitCode: 0 });
      expect(errors.length).toBeGreaterThan(0);
      for (const text of errors) expect(text).toMatch(says);
    }
    expect({ name, ids: recordedIds(stack) }).toEqual({ name, ids });
    expect({ name, sites: await siteIds("blind") }).toEqual({ name, sites: sitesBefore });
  }

  await useToken(stack, token);
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { update: 1, same: 1 } });
});

function warningsAbout(diagnostics: readonly { message: string }[]) {
  return diagnostics.filter(({ message }) => message.includes("CONSENTFORM_TOKEN"));
}
