import { type MovableService, startMovableService } from "../../support/movable-service";
import { createPulumiStack, type PulumiStack } from "../../support/pulumi-stack";
import { agreementOf, cleanUp } from "./agreement";
import { faultProgram, firstSettings } from "./fault-program";

let service: MovableService;
let stack: PulumiStack;
beforeAll(async () => {
  service = await startMovableService();
});
afterAll(() => service?.remove());
/** What the stack of this test was told to make; stacks here have one name, so what one leaves has the keys of the next one's resources. */
let prefix = "";
afterEach(async () => {
  stack?.remove();
  await cleanUp(service, prefix);
});

/** What `--replace` is asked for, and the first request of the replacement's second half. */
const replacements = [
  { kind: "Site", name: "site", method: "POST", path: /^\/v1\/sites$/ },
  { kind: "WebhookEndpoint", name: "hook", method: "POST", path: /^\/v1\/webhooks$/ },
  // Created first: the new one leaves the one in use to the engine.
  { kind: "Token", name: "token", method: "DELETE", path: /^\/v1\/tokens\/[^/]+$/ },
];

test.each(replacements)("$kind: `up --replace` killed between its two halves, then `up`: one of each", async (half) => {
  const settings = firstSettings(`replaced-${half.name}`);
  prefix = settings.prefix;
  stack = await createPulumiStack({
    program: faultProgram(settings),
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
  });
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { create: 6 } });
  // Uses the token, too.
  const before = await agreementOf(stack, service, settings.prefix);
  expect(before.service).toEqual(before.state);
  const { deployment } = stack.state();
  const urn = deployment.resources?.find(({ type }) => type.endsWith(`consentform:${half.kind}`))?.urn ?? "";

  const held = service.trap.set({ ...half, point: "before send" });
  const command = stack.start("up", "--yes", "--skip-preview", "--replace", urn);
  await Promise.race([
    held.caught,
    command.finished.then(({ stdout, stderr }) => {
      throw new Error(`ended before its second half:\n${stdout}${stderr}`);
    }),
  ]);
  command.killAll();
  await command.finished;
  await stack.cancel();

  const recovery = await stack.up();
  expect({
    exitCode: recovery.exitCode,
    output: recovery.exitCode === 0 ? "" : recovery.stdout + recovery.stderr,
  }).toEqual({
    exitCode: 0,
    output: "",
  });
  const { service: listed, state } = await agreementOf(stack, service, settings.prefix);
  expect(listed).toEqual(state);
  expect((await stack.up()).changes).toEqual({ same: 6 });
});

test("Token: the successor whose answer was lost is ended by the next replacement", async () => {
  const settings = firstSettings("replaced-lost-token");
  prefix = settings.prefix;
  stack = await createPulumiStack({
    program: faultProgram(settings),
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
  });
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { create: 6 } });
  const { deployment } = stack.state();
  const urn = deployment.resources?.find(({ type }) => type.endsWith("consentform:Token"))?.urn ?? "";
  const replaceToken = ["up", "--yes", "--skip-preview", "--replace", urn] as const;

  const held = service.trap.set({
    method: "POST",
    path: /^\/v1\/tokens$/,
    passing: 1,
    point: "after commit, before answer",
  });
  const command = stack.start(...replaceToken);
  await held.caught;
  command.killAll();
  await command.finished;
  await stack.cancel();

  // An `up` that wants no replacement calls nothing for the token, so only this one can see what was left behind.
  expect(await stack.run(...replaceToken)).toMatchObject({ exitCode: 0 });
  const { service: listed, state } = await agreementOf(stack, service, settings.prefix);
  expect(listed).toEqual(state);
});

test("a rename without aliases, killed before its deletions: the next `up` deletes nothing that is live", async () => {
  const program = (name: string, more = "") => `
const consentform = require("consentform");
const site = new consentform.Site("site", { deletionProtection: false });
const domain = new consentform.Domain("domain${name}", { site, host: "www.renamed.example" });
const schedule = new consentform.ScanSchedule("schedule${name}", { site, hour: 7 });
${more}`;
  stack = await createPulumiStack({
    program: { "index.js": program("") },
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
  });
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { create: 3 } });
  const hold = `new consentform.Site("last", { deletionProtection: false }, { dependsOn: [domain, schedule] });`;
  stack.write("index.js", program("-renamed", hold));
  const held = service.trap.set({ method: "POST", path: /^\/v1\/sites$/, point: "before send" });
  const command = stack.start("up", "--yes", "--skip-preview");
  await held.caught;
  command.killAll();
  await command.finished;
  await stack.cancel();
  expect(JSON.stringify(stack.state())).toMatch(/::domain".*::domain-renamed"/);

  const before = service.process().accessLog().length;
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { create: 1, same: 3, delete: 2 } });
  const sent = service.process().accessLog(before);
  expect(sent.map(({ operation }) => operation)).toEqual(["createSite"]);
  expect(await stack.refresh("--expect-no-changes")).toMatchObject({ exitCode: 0 });
});
