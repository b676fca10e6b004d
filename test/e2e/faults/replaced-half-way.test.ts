import { type MovableService, startMovableService } from "../../support/movable-service";
import { createPulumiStack, type PulumiStack } from "../../support/pulumi-stack";
import type { Prey } from "../../support/request-trap";
import { succeeded } from "../output-of";
import { agreementOf, cleanUp } from "./agreement";
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
  afterAll(async () => {
    replaced?.remove();
    await cleanUp(service, settings.prefix);
  });

  const replaceOf = (kind: string) => {
    const { deployment } = replaced.state();
    const urn = deployment.resources?.find(({ type }) => type.endsWith(`consentform:${kind}`))?.urn ?? "";
    return ["up", "--yes", "--skip-preview", "--replace", urn] as const;
  };
  const killAt = async (kind: string, prey: Prey) => {
    const held = service.trap.set(prey);
    const command = replaced.start(...replaceOf(kind));
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
    // The first request finds the key taken by the token in use; the second one makes its successor.
    const prey = { method: "POST", path: /^\/v1\/tokens$/, passing: 1, point: "after commit, before answer" } as const;
    await killAt("Token", prey);
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
