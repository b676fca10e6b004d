import { type MovableService, startMovableService } from "../../support/movable-service";
import { createPulumiStack, type PulumiStack } from "../../support/pulumi-stack";
import { userErrors } from "../../support/user-errors";
import { agreementOf, cleanUp } from "./agreement";
import { faultProgram, firstSettings } from "./fault-program";

let service: MovableService;
let stack: PulumiStack;
beforeAll(async () => {
  service = await startMovableService();
});
afterAll(() => service?.remove());
/**
 * The prefix of this test's objects. Stacks here have one name, so the leftovers of one have the keys of the next one's
 * resources.
 */
let prefix = "";
afterEach(async () => {
  stack?.remove();
  await cleanUp(service, prefix);
});

test("a deployment waits for a service that stops and comes back", async () => {
  const settings = firstSettings("short-outage");
  prefix = settings.prefix;
  stack = await createPulumiStack({
    program: faultProgram(settings),
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
  });
  const held = service.trap.set({ method: "PUT", path: /\/config\/draft$/, point: "before send" });
  const command = await stack.start("up", "--yes", "--skip-preview");
  await held.caught;
  await service.stop();
  held.cut();
  await service.restart();
  expect(await command.finished).toMatchObject({ exitCode: 0, changes: { create: 6 } });
  const { service: listed, state } = await agreementOf(stack, service, settings.prefix);
  expect(listed).toEqual(state);
});

test("a service that stays away is reported once, and a later `up` finishes", async () => {
  const settings = firstSettings("long-outage");
  prefix = settings.prefix;
  stack = await createPulumiStack({
    program: faultProgram(settings),
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
  });
  const held = service.trap.set({ method: "PUT", path: /\/config\/draft$/, point: "before send" });
  const command = await stack.start("up", "--yes", "--skip-preview");
  await held.caught;
  await service.stop();
  held.cut();
  const run = await command.finished;
  expect(run.exitCode).not.toBe(0);
  expect(userErrors(run)).toEqual([expect.stringContaining(service.endpoint)]);

  await service.restart();
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { same: 1, create: 5 } });
  const { service: listed, state } = await agreementOf(stack, service, settings.prefix);
  expect(listed).toEqual(state);
});
