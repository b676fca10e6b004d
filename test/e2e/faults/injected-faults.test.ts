import { type MovableService, startMovableService } from "../../support/movable-service";
import { createPulumiStack, type PulumiStack } from "../../support/pulumi-stack";
import { agreementOf, NOTHING_LEFT, whatServiceHas } from "./agreement";
import { faultSelection } from "./fault-cases";
import { faultProgram, firstSettings } from "./fault-program";

/** One request in five fails, in each of the four ways. */
const FAULTS = "429=0.05,503=0.05,reset=0.05,lost=0.05";
const seeds = faultSelection === "full" ? [1, 2, 3, 4, 5, 6] : [1];

let service: MovableService;
let stack: PulumiStack;
afterEach(async () => {
  stack?.remove();
  await service?.remove();
});

test.each(seeds)("one request in five fails (seed %i): create, edit and destroy go through", async (seed) => {
  service = await startMovableService();
  const faults = { fault: `${FAULTS},seed=${seed}` };
  const settings = firstSettings(`faulty-${seed}`);
  stack = await createPulumiStack({
    program: faultProgram(settings),
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
    isProgramHosted: true,
  });

  await service.restart(faults);
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { create: 6 } });
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { same: 6 } });
  stack.write("settings.json", JSON.stringify({ ...settings, retention: 2000, title: "Second title" }));
  expect(await stack.up()).toMatchObject({ exitCode: 0 });
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { same: 6 } });

  await service.restart();
  const { service: listed, state } = await agreementOf(stack, service, settings.prefix);
  expect(listed).toEqual(state);
  expect(await stack.refresh("--expect-no-changes")).toMatchObject({ exitCode: 0 });

  await service.restart(faults);
  expect(await stack.destroy()).toMatchObject({ exitCode: 0 });
  await service.restart();
  expect(await whatServiceHas(service.client(), settings.prefix)).toEqual(NOTHING_LEFT);
});
