import * as pulumi from "@pulumi/pulumi";
import type { ResourceShape } from "./resource-shape";
import { isShort, RECORDED_OUTPUT, type ShortOutput, shortOutputs } from "./short-outputs";

/** Members of an output that the SDK's types do not show. */
interface OutputParts {
  promise(): Promise<unknown>;
  readonly isKnown: Promise<boolean>;
}

/**
 * Gives programs the whole outputs of which state holds a short form. They are worked out when a program reads them, so
 * those that it does not read cost nothing.
 */
export function restoreOutputs(outputs: Record<string, pulumi.Output<unknown>>, shape: ResourceShape): void {
  for (const [name, short] of Object.entries(shortOutputs(shape.kind, shape.defaults))) {
    const recorded = outputs[name];
    if (recorded === undefined) continue;
    let whole: pulumi.Output<unknown> | undefined;
    Object.defineProperty(outputs, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        whole ??= wholeOutput(outputs, recorded, short);
        return whole;
      },
    });
  }
}

/** The whole output. A planned resource has no short form: an output that is absent in its preview is unknown. */
function wholeOutput(
  outputs: Record<string, pulumi.Output<unknown>>,
  recorded: pulumi.Output<unknown>,
  short: ShortOutput,
): pulumi.Output<unknown> {
  const mark = outputs[RECORDED_OUTPUT] as pulumi.Output<unknown> & OutputParts;
  // `promise` is the only way to a value that is not known: the engine has none in a preview of what state leaves out.
  const value = (recorded as unknown as OutputParts).promise();
  const whole = Promise.all([value, mark.isKnown]).then(([found, isRecorded]) => {
    if (!isRecorded || !isShort(found, short)) return recorded;
    // The mark makes it depend on the resource.
    const from = pulumi.all([mark, ...short.from.map((name) => outputs[name])]);
    return from.apply(([, ...values]) => short.restore(found, values));
  });
  return pulumi.output(whole);
}
