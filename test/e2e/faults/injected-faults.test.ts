import { type MovableService, startMovableService } from "../../support/movable-service";
import { createPulumiStack, type PulumiStack } from "../../support/pulumi-stack";
import { agreementOf } from "./agreement";
import { faultProgram, firstSettings } from "./fault-program";

/** One request in five fails, in each of the four ways. */
const FAULTS = "429=0.05,503=0.05,reset=0.05,lost=0.05";
const isFull = process.env.CONSENTFORM_FAULT_MATRIX === "full";
const seeds = isFull ? [1, 2, 3, 4, 5, 6] : [1];

let service: MovableService;
let stack: PulumiStack;
afterEach(async () => {
  stack?.remove();
  await service?.remove();
});

test.each(seeds)(
  "with one request in five failing (seed %i), create, edit and destroy still end as declared",
  async (seed) => {
    service = await startMovableService();
    const settings = firstSettings(`faulty-${seed}`);
    stack = await createPulumiStack({
      program: faultProgram(settings),
      config: { "consentform:endpoint": service.endpoint },
      secretConfig: { "consentform:token": service.token },
    });

    await service.restart({ fault: `${FAULTS},seed=${seed}` });
    await untilNothingChanges(() => stack.up());
    stack.write("settings.json", JSON.stringify({ ...settings, retention: 200, title: "Second title" }));
    await untilNothingChanges(() => stack.up());

    await service.restart();
    const { service: listed, state } = await agreementOf(stack, service, settings.prefix);
    expect(listed).toEqual(state);
    expect(await stack.refresh("--expect-no-changes")).toMatchObject({ exitCode: 0 });

    await service.restart({ fault: `${FAULTS},seed=${seed}` });
    expect(await stack.destroy()).toMatchObject({ exitCode: 0 });
    await service.restart();
    expect((await agreementOf(stack, service, settings.prefix)).service).toEqual({ sites: [] });
  },
);
