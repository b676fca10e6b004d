import { type MovableService, startMovableService } from "../../support/movable-service";
import { createPulumiStack, type PulumiStack } from "../../support/pulumi-stack";
import type { Prey } from "../../support/request-trap";
import { outputOf, succeeded } from "../output-of";
import { agreementOf, NOTHING_LEFT, whatServiceHas } from "./agreement";
import { faultProgram, firstSettings } from "./fault-program";

let service: MovableService;
let stack: PulumiStack;
beforeAll(async () => {
  service = await startMovableService();
});
afterAll(() => service?.remove());
afterEach(() => stack?.remove());

/** The targets of `--replace`, and the first request of the replacement's second half. */
const replacements = [
  { kind: "WebhookEndpoint", method: "POST", path: /^\/v1\/webhooks$/ },
  // Created first: the new one leaves the one in use to the engine.
  { kind: "Token", method: "DELETE", path: /^\/v1\/tokens\/[^/]+$/ },
  // Everything that hangs from it is replaced, too.
  { kind: "Site", method: "POST", path: /^\/v1\/sites$/ },
];

/** The first request finds the key taken by the token in use; the second one makes its successor. */
const LOST_SUCCESSOR: Prey = {
  method: "POST",
  path: /^\/v1\/tokens$/,
  passing: 1,
  point: "after commit, before answer",
};

/** Its steps follow each other on one stack. */
describe("`up --replace` of a deployed program", () => {
  const settings = firstSettings("replaced");
  let replaced: PulumiStack;
  beforeAll(async () => {
    replaced = await createPulumiStack({
      program: faultProgram(settings),
      config: { "consentform:endpoint": service.endpoint },
      secretConfig: { "consentform:token": service.token },
    });
    expect(succeeded(await replaced.up())).toMatchObject({ changes: { create: 6 } });
  });
  afterAll(() => replaced?.remove());

  const replaceOf = (kind: string) => {
    const { deployment } = replaced.state();
    const urn = deployment.resources?.find(({ type }) => type.endsWith(`consentform:${kind}`))?.urn ?? "";
    return ["up", "--yes", "--skip-preview", "--replace", urn] as const;
  };
  const killAt = async (kind: string, prey: Prey) => {
    const held = service.trap.set(prey);
    const command = await replaced.start(...replaceOf(kind));
    await Promise.race([
      held.caught,
      command.finished.then(({ stdout, stderr }) => {
        throw new Error(`ended before it could be killed:\n${stdout}${stderr}`);
      }),
    ]);
    command.killAll();
    await command.finished;
    await replaced.cancel();
  };
  const expectOneOfEach = async () => {
    const { service: listed, state } = await agreementOf(replaced, service, settings.prefix);
    expect(listed).toEqual(state);
  };

  test("Token: the successor whose answer was lost is ended by the next replacement", async () => {
    await killAt("Token", LOST_SUCCESSOR);
    // An `up` that wants no replacement calls nothing for the token, so only this one can see what was left behind.
    succeeded(await replaced.run(...replaceOf("Token")));
    // Uses the token, too, as the cases below require.
    await expectOneOfEach();
  });

  test.each(replacements)("$kind: killed between its two halves, the next `up` leaves one of each", async (half) => {
    await killAt(half.kind, { ...half, point: "before send" });
    succeeded(await replaced.up());
    await expectOneOfEach();
    expect((await replaced.up()).changes).toEqual({ same: 6 });
  });

  test("a destroy reports a lost successor with the command, and ends all others", async () => {
    await killAt("Token", LOST_SUCCESSOR);
    const run = succeeded(await replaced.destroy());
    const { validTokens, ...left } = await whatServiceHas(service.client(), settings.prefix);
    expect(left).toEqual({ sites: [] });
    expect(validTokens).toEqual([{ id: expect.any(String), status: "active" }]);
    const id = String(validTokens?.[0]?.id);
    expect(outputOf(run)).toContain(`revoke it: \`npx consentform api revokeToken id=${id}\``);
    await service.client().call("revokeToken", { path: { id } });
    expect(await whatServiceHas(service.client(), settings.prefix)).toEqual(NOTHING_LEFT);
  });
});

test("after a killed rename without aliases, the next `up` deletes nothing live", async () => {
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
  const command = await stack.start("up", "--yes", "--skip-preview");
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
