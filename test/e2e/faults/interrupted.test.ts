import { type MovableService, startMovableService } from "../../support/movable-service";
import { isRunning } from "../../support/process-tree";
import { createPulumiStack, type PulumiStack } from "../../support/pulumi-stack";
import type { Prey } from "../../support/request-trap";
import { until } from "../../support/until";
import { succeeded } from "../output-of";
import { agreementOf, NOTHING_LEFT, whatServiceHas } from "./agreement";
import { faultProgram, firstSettings } from "./fault-program";

/** Its tests follow each other on one stack: each deployment first recovers what the one before has left. */
const settings = firstSettings("interrupted");
let service: MovableService;
let stack: PulumiStack;
beforeAll(async () => {
  service = await startMovableService();
  stack = await createPulumiStack({
    program: faultProgram(settings),
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
  });
});
afterAll(async () => {
  stack?.remove();
  await service?.remove();
});

async function heldAt(prey: Prey) {
  const held = service.trap.set(prey);
  const command = await stack.start("up", "--yes", "--skip-preview");
  await held.caught;
  return { held, command };
}

test("^C once: what is being created is finished and recorded, nothing more is begun", async () => {
  const { held, command } = await heldAt({ method: "POST", path: /^\/v1\/sites$/, point: "after answer, before save" });
  command.signal("SIGINT");
  await held.deliver();
  const { exitCode } = await command.finished;
  expect(exitCode).not.toBe(0);
  const { deployment } = stack.state();
  expect(deployment.resources?.filter(({ type }) => type.includes("consentform:")).map(({ type }) => type)).toEqual([
    "pulumi-nodejs:dynamic/consentform:Site",
  ]);
  expect(deployment.pending_operations ?? []).toEqual([]);
});

test("^C twice ends the host with the request, and the next `up` finds its object", async () => {
  const { command } = await heldAt({ method: "POST", path: /^\/v1\/tokens$/, point: "after commit, before answer" });
  command.signal("SIGINT");
  await until(() => command.output().includes("^C again"));
  command.signal("SIGINT");
  expect((await command.finished).exitCode).not.toBe(0);
});

test("the host of a killed engine ends within seconds when idle", async () => {
  const { held, command } = await heldAt({
    method: "POST",
    path: /^\/v1\/webhooks$/,
    point: "after commit, before answer",
  });
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
});

test("after all of that, the next `up` leaves one of each, and another does nothing", async () => {
  succeeded(await stack.up());
  const { service: listed, state } = await agreementOf(stack, service, settings.prefix);
  expect(listed).toEqual(state);
  expect((await stack.up()).changes).toEqual({ same: 6 });
});

test("a destroy then leaves no valid token, not even the one whose answer was lost", async () => {
  const { data: tokens } = (await service.client().call("listTokens")).data;
  expect(
    tokens
      .filter(({ name }) => name === settings.prefix)
      .map(({ status }) => status)
      .sort(),
  ).toEqual(["active", "retiring"]);
  succeeded(await stack.destroy());
  expect(await whatServiceHas(service.client(), settings.prefix)).toEqual(NOTHING_LEFT);
});
