import type { Finding } from "./rules";

const MAXIMUM_FOUND = 90;

/** The line that reports a finding. */
export function findingLine({ rule, path, line, found, write }: Finding): string {
  const shortened = found.length <= MAXIMUM_FOUND ? found : `${found.slice(0, MAXIMUM_FOUND - 1)}…`;
  return `${path}:${line} ${rule}: found "${shortened}". Write ${write}.`;
}
