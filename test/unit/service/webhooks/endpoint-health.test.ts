import fc from "fast-check";
import { afterAttempt, type EndpointHealth, healthy } from "../../../../src/service/webhooks/endpoint-health";

const dayMs = 24 * 3_600_000;
const fresh: EndpointHealth = { ...healthy, last_success_at: null };
const start = Date.parse("2026-11-21T12:00:00.000Z");

interface Step {
  readonly outcome: "success" | "failure" | "gone";
  readonly isTest: boolean;
  readonly afterMs: number;
}

const steps = fc.array(
  fc.record({
    outcome: fc.constantFrom<Step["outcome"]>("success", "failure", "gone"),
    isTest: fc.boolean(),
    afterMs: fc.integer({ min: 0, max: 2 * dayMs }),
  }),
  { maxLength: 30 },
);

/** The states after each step. */
function walk(taken: readonly Step[]): { step: Step; at: Date; state: EndpointHealth }[] {
  let state = fresh;
  let at = start;
  return taken.map((step) => {
    at += step.afterMs;
    const { isTest } = step;
    const verdict = { isSuccess: step.outcome === "success", isGone: step.outcome === "gone", isTest };
    state = afterAttempt(state, verdict, new Date(at));
    return { step, at: new Date(at), state };
  });
}

test("the failures in a row are counted, with the time of the first", () => {
  fc.assert(
    fc.property(steps, (taken) => {
      let inARow: Date[] = [];
      for (const { step, at, state } of walk(taken)) {
        inARow = step.outcome === "success" ? [] : [...inARow, at];
        expect(state.consecutive_failures).toBe(inARow.length);
        expect(state.failing_since).toEqual(inARow[0] ?? null);
      }
    }),
  );
});

test("only 410 or five days of failures disable an endpoint; only a test re-enables it", () => {
  fc.assert(
    fc.property(steps, (taken) => {
      let before = fresh;
      for (const { step, at, state } of walk(taken)) {
        const isBegun = before.disabled_reason === null && state.disabled_reason !== null;
        const failedForMs = at.getTime() - (state.failing_since?.getTime() ?? at.getTime());
        if (isBegun) expect(step.outcome === "gone" || failedForMs >= 5 * dayMs).toBe(true);
        if (step.outcome === "gone") expect(state.disabled_reason).not.toBeNull();
        const isEnded = before.disabled_reason !== null && state.disabled_reason === null;
        if (isEnded) expect([step.outcome, step.isTest]).toEqual(["success", true]);
        before = state;
      }
    }),
  );
});
