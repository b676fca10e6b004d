import { type Finding, render, type Text, text } from "../resources";

/**
 * A value that a program computed from something that a preview does not know yet arrives as null, which is not a wrong
 * type.
 */
const NULL_FROM_APPLY =
  " If apply computed it, the value may not exist yet in a preview. In that case, return pulumi.unknown from the callback, for example while pulumi.runtime.isDryRun() is true.";

/**
 * A finding as one line: path with the JSON Pointer inside it, code, what is wrong and what to do, and the law behind
 * it.
 */
export function findingLine({ property, pointer, code, message, basis }: Finding): Text {
  const inside = pointer === undefined || pointer === "" ? "" : ` at ${pointer}`;
  const isNull = code === "type" && render(message).startsWith("is null;");
  const advice = isNull ? `.${NULL_FROM_APPLY}` : "";
  const law = basis === undefined ? "" : ` (${basis})`;
  return text`${{ property }}${inside}${code === undefined ? "" : ` [${code}]`}: ${message}${advice}${law}`;
}
