import type { Finding } from "../lifecycle";

/** A finding as one line: path with the JSON Pointer inside it, code, what is wrong and what to do, and the law behind it. */
export function findingLine({ path, pointer, code, message, basis }: Finding): string {
  const place = pointer === undefined || pointer === "" ? path : `${path} at ${pointer}`;
  return `${place}${code === undefined ? "" : ` [${code}]`}: ${message}${basis === undefined ? "" : ` (${basis})`}`;
}
