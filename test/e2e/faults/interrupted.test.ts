import { type MovableService, startMovableService } from "../../support/movable-service";
import { isRunning } from "../../support/process-tree";
import { createPulumiStack, type PulumiStack } from "../../support/pulumi-stack";
import { until } from "../../support/until";
import { agreementOf, cleanUp } from "./agreement";
import { type FaultSettings, faultProgram, firstSettings } from "./fault-program";

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

async function openStack(settings: FaultSettings): Promise<void> {
  stack = await createPulumiStack({
    program: faultProgram(settings),
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
  });
}

async function expectOneOfEach(settings: FaultSettings): Promise<void> {
  expect(await stack.up()).toMatchObject({ exitCode: 0 });
  const { service: listed, state } = await agreementOf(stack, service, settings.prefix);
  expect(listed).toEqual(state);
  expect((await stack.up()).changes).toEqual({ same: 6 });
}

test("^C once: what is being created is finished and recorded, nothing more is begun", async () => {
  const settings = firstSettings("interrupted-once");
  prefix = settings.prefix;
  await openStack(settings);
  const held = service.trap.set({ method: "POST", path: /^\/v1\/sites$/, point: "after answer, before save" });
  const command = stack.start("up", "--yes", "--skip-preview");
  await held.caught;
  command.signal("SIGINT");
  await held.deliver();
  const { exitCode } = await command.finished;
  expect(exitCode).not.toBe(0);
  const { deployment } = stack.state();
  expect(deployment.resources?.filter(({ type }) => type.includes("consentform:")).map(({ type }) => type)).toEqual([
    "pulumi-nodejs:dynamic/consentform:Site",
  ]);
  expect(deployment.pending_operations ?? []).toEqual([]);
  await expectOneOfEach(settings);
});

test("^C twice: the host dies with the request, and the next `up` finds what it had made", async () => {
  const settings = firstSettings("interrupted-twice");
  prefix = settings.prefix;
  await openStack(settings);
  const held = service.trap.set({ method: "POST", path: /^\/v1\/sites$/, point: "after commit, before answer" });
  const command = stack.start("up", "--yes", "--skip-preview");
  await held.caught;
  command.signal("SIGINT");
  await until(() => command.output().includes("^C again"));
  command.signal("SIGINT");
  expect((await command.finished).exitCode).not.toBe(0);
  await expectOneOfEach(settings);
});

test("the host of a killed engine ends by itself within seconds once it is idle", async () => {
  const settings = firstSettings("watchdog");
  prefix = settings.prefix;
  await openStack(settings);
  const held = service.trap.set({ method: "POST", path: /^\/v1\/sites$/, point: "after commit, before answer" });
  const command = stack.start("up", "--yes", "--skip-preview");
  await held.caught;
  const hosts = command.hosts();
  expect(hosts).toHaveLength(1);
  command.killEngine();
  await command.finished;
  // Its request still runs: it must not leave it half-way.
  expect(hosts.every(isRunning)).toBe(true);
  await held.deliver();
  // It looks every two seconds; the rest is for a busy machine.
  await until(() => !hosts.some(isRunning), 30_000);
  await stack.cancel();
  await expectOneOfEach(settings);
});
