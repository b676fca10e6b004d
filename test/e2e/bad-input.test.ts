import type { InlineStack, ProgramModules } from "../support/inline-stack";
import { extent } from "../support/sample";
import { type WrongInput, wrongInputs } from "../support/wrong-inputs";
import { operationsDuring } from "./operations-during";
import { outputOf } from "./output-of";
import { workbench } from "./workbench";

const bench = workbench(1);

/** `{ notFinite: true }` represents a number that JSON cannot carry to the program's process. */
function declare(
  { consentform }: ProgramModules,
  { kind, args }: Pick<WrongInput, "kind" | "args">,
): Record<string, unknown> {
  const Resource = (consentform as unknown as Record<string, new (name: string, args: object) => unknown>)[kind];
  if (Resource === undefined) throw new Error(`there is no ${kind}`);
  const values = Object.entries(args).map(([name, value]) => {
    const isNotFinite = typeof value === "object" && value !== null && "notFinite" in value;
    return [name, isNotFinite ? Number.NaN : value];
  });
  new Resource("thing", Object.fromEntries(values));
  return {};
}

/**
 * One of each kind, with what the engine makes of a refusal. Every refusal is tried without an engine
 * (test/conformance/refused-inputs.test.ts); a preview takes 2 s.
 */
const tried =
  extent === "full"
    ? wrongInputs
    : wrongInputs.filter(({ kind }, index) => wrongInputs.findIndex((one) => one.kind === kind) === index);

let stack: InlineStack<Pick<WrongInput, "kind" | "args">>;
beforeAll(() => {
  stack = bench.place().inline(declare);
});

test.each(tried.map((wrong) => ({ ...wrong, what: JSON.stringify(wrong.refusal.source) })))(
  "$kind, refused in the preview for $what; nothing is sent",
  async ({ kind, args, refusal }) => {
    const { run, operations } = await operationsDuring(bench.service, () => stack.preview({ kind, args }));
    expect(run.exitCode).not.toBe(0);
    expect(outputOf(run)).toMatch(refusal);
    // Paths belong to the message: a failure that names a property makes the engine print its value.
    expect(outputOf(run)).not.toContain("x".repeat(121));
    expect(operations).toEqual([]);
  },
);
