import type { MovableService } from "../../support/movable-service";
import { createPulumiStack, type PulumiStack } from "../../support/pulumi-stack";
import { agreementOf, cleanUp } from "./agreement";
import { crashAt } from "./crash";
import { type FaultCase, type FollowUp, faultCases, faultKinds, type Victims } from "./fault-cases";
import { type FaultSettings, faultProgram, firstSettings } from "./fault-program";

/** More than the 24 h for which the service remembers idempotency keys. */
const CLOCK_STEP_S = 25 * 60 * 60;

let caseCount = 0;

/** Runs all cases of this run in which `victims` are killed, on one service. */
export function testRecovery(victims: Victims, start: () => Promise<MovableService>): void {
  let service: MovableService;
  let clockOffsetS = 0;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service?.remove());

  /** What happens between the crash and the next deployment. */
  const prepare: Record<FollowUp, (stack: PulumiStack, settings: FaultSettings, fault: FaultCase) => Promise<void>> = {
    "the same program": async () => {},
    "an edited input": async (stack, settings, { kind }) =>
      stack.write("settings.json", JSON.stringify({ ...settings, ...faultKinds[kind].edit })),
    "another token": async (stack) => {
      const { data: me } = await service.client().call("getMe", {});
      const body = { name: "another pipeline", scopes: me.token.scopes };
      const { data: other } = await service.client().call("createToken", { body });
      await stack.run("config", "set", "--secret", "consentform:token", String(other.secret));
    },
    "the clock moved 25 h": async () => {
      clockOffsetS += CLOCK_STEP_S;
      await service.restart({ clockOffsetS });
    },
  };

  test.each(faultCases(victims))("$kind, killed $point: `up` with $followUp leaves one of each", async (fault) => {
    const settings = firstSettings(`case-${++caseCount}`);
    const stack = await createPulumiStack({
      program: faultProgram(settings),
      config: { "consentform:endpoint": service.endpoint },
      secretConfig: { "consentform:token": service.token },
    });
    try {
      await crashAt(stack, service.trap, fault);
      await prepare[fault.followUp](stack, settings, fault);

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

      const requestsBefore = service.process().accessLog().length;
      expect((await stack.up()).changes).toEqual({ same: 6 });
      expect(service.process().accessLog(requestsBefore)).toEqual([]);
    } finally {
      stack.remove();
      await cleanUp(service, settings.prefix);
    }
  });
}
