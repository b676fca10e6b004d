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

let service: MovableService;
let stack: PulumiStack;
beforeEach(async () => {
  service = await startMovableService({ workspaces: ["elsewhere"] });
});
afterEach(async () => {
  stack?.remove();
  await service?.remove();
});

/** Deploys with a token that lives a day, and moves the clock two days on. */
async function deployWithExpiringToken(env: NodeJS.ProcessEnv = {}, whileValid = async () => {}): Promise<void> {
  stack = await createPulumiStack({
    program: { "index.js": program },
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": await newToken({ expires_in_days: ONE_DAY }) },
    env,
  });
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { create: 2 } });
  expect(await siteIds()).toHaveLength(1);
  await whileValid();
  await service.restart({ clockOffsetS: TWO_DAYS_S });
}

async function newToken(more: { expires_in_days?: number; site_id?: string } = {}): Promise<string> {
  const body = { name: "pipeline", scopes: ["sites:read" as const, "sites:write" as const], ...more };
  const { data } = await service.client().call("createToken", { body });
  if (data.secret === null) throw new Error("a new token came without its secret");
  return data.secret;
}

async function siteIds(): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of service.client().list("listSites", {})) ids.push(id);
  return ids;
}

/** Ids that state lists, by which it is seen whether anything was forgotten. */
function recordedIds(): (string | undefined)[] {
  const { deployment } = stack.state();
  return (deployment.resources ?? []).filter(({ type }) => type.includes("consentform:")).map(({ id }) => id);
}

const useToken = (token: string) => stack.run("config", "set", "--secret", "consentform:token", token);

/** One resource explains a mistake of the configuration, the others refer to it; which one, is not certain. */
function explainedFirst(texts: readonly string[]): string[] {
  return [...texts].sort((a, b) => Number(b.includes("--run-program")) - Number(a.includes("--run-program")));
}

describe("an expired token in state", () => {
  test("refresh and destroy ask to run the program; with it and a new token they work", async () => {
    await deployWithExpiringToken();
    const ids = recordedIds();
    await useToken(await newToken());

    const refused = await stack.refresh();
    expect(refused.exitCode).not.toBe(0);
    const [reported, ...others] = explainedFirst(userErrors(refused));
    expect(reported).toContain("--run-program");
    expect(reported).toContain("expired");
    for (const text of others) expect(text).toMatch(/--run-program|see the error of another resource/);
    expect((await stack.destroy()).exitCode).not.toBe(0);
    expect(recordedIds()).toEqual(ids);
    expect(await siteIds()).toHaveLength(1);

    expect(await stack.refresh("--run-program")).toMatchObject({ exitCode: 0 });
    expect(await stack.destroy("--run-program")).toMatchObject({ exitCode: 0 });
    expect(await siteIds()).toEqual([]);
  });

  test("an `up` with it names the key to set, once", async () => {
    await deployWithExpiringToken();
    stack.write("index.js", program.replace("deletionProtection: false", "deletionProtection: false, retention: 100"));
    const run = await stack.up();
    expect(run.exitCode).not.toBe(0);
    expect(userErrors(run)).toEqual([expect.stringContaining("consentform:token")]);
  });

  test("CONSENTFORM_TOKEN of the same workspace is used instead, with one warning", async () => {
    const replacement = await newToken();
    await deployWithExpiringToken({ CONSENTFORM_TOKEN: replacement });
    const refreshed = await stack.refresh();
    expect(refreshed).toMatchObject({ exitCode: 0, changes: { refresh: 2 } });
    expect(warningsAbout(refreshed.diagnostics)).toHaveLength(1);
    expect(outputOf(refreshed)).not.toContain(replacement);
    expect(await stack.destroy()).toMatchObject({ exitCode: 0, changes: { delete: 2 } });
    expect(await siteIds()).toEqual([]);
  });

  test("CONSENTFORM_TOKEN of another workspace is never used, even after expiry", async () => {
    await deployWithExpiringToken({ CONSENTFORM_TOKEN: service.tokens.elsewhere }, async () => {
      expect(await stack.refresh("--expect-no-changes")).toMatchObject({ exitCode: 0 });
    });
    const ids = recordedIds();
    const run = await stack.refresh();
    expect(run.exitCode).not.toBe(0);
    const [reported, ...others] = explainedFirst(userErrors(run));
    expect(reported).toContain("--run-program");
    for (const text of others) expect(text).toMatch(/--run-program|see the error of another resource/);
    expect(warningsAbout(run.diagnostics)).toEqual([]);
    expect(recordedIds()).toEqual(ids);
  });
});

/** Tokens with which nothing of the stack can be seen, which is not the same as nothing being there. */
const blindTokens = [
  { name: "a token of another workspace", make: async () => service.tokens.elsewhere ?? "", says: /workspace/ },
  {
    name: "a token bound to another site",
    make: async () => {
      const { data } = await service.client().call("createSite", { body: { name: "another" } });
      return newToken({ site_id: data.id });
    },
    says: /bound/,
  },
];

test("refresh, up and destroy fail if the token cannot see the stack, and keep state", async () => {
  stack = await createPulumiStack({
    program: { "index.js": program },
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
  });
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { create: 2 } });
  const ids = recordedIds();
  stack.write("index.js", program.replace("deletionProtection: false", "deletionProtection: false, retention: 100"));
  for (const { name, make, says } of blindTokens) {
    await useToken(await make());
    const sitesBefore = await siteIds();
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
    expect({ name, ids: recordedIds() }).toEqual({ name, ids });
    expect({ name, sites: await siteIds() }).toEqual({ name, sites: sitesBefore });
  }

  await useToken(service.token);
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { update: 1, same: 1 } });
});

function warningsAbout(diagnostics: readonly { message: string }[]) {
  return diagnostics.filter(({ message }) => message.includes("CONSENTFORM_TOKEN"));
}
