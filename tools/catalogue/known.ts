import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** Names that are classified by hand, and corrections of the Open Cookie Database. */
export interface KnownNames {
  /** Lines of `category | service | company | names`. */
  readonly certain: readonly string[];
  readonly suggested: readonly string[];
  /** Lines of names. */
  readonly generic: readonly string[];
  readonly companies: Readonly<Record<string, string>>;
}

/** Hosts and entities that are classified by hand. */
export interface KnownHosts {
  /** Lines of entities. */
  readonly certain: readonly string[];
  readonly doubtful: readonly string[];
  readonly consent_managers: readonly string[];
  /** Lines of `category | name | company | hosts`; `certain` before the category where a request alone says enough. */
  readonly rows: readonly string[];
}

/** The names of known-names.yaml. */
export function knownNames(): KnownNames {
  return read("known-names.yaml") as KnownNames;
}

/** The hosts of known-hosts.yaml. */
export function knownHosts(): KnownHosts {
  return read("known-hosts.yaml") as KnownHosts;
}

/** The fields of a line, and the words of its last one. @throws {Error} for a line that has not four fields */
export function fieldsOf(line: string): readonly [string, string, string, readonly string[]] {
  const [first, second, third, last, more] = line.split(" | ");
  if (first === undefined || second === undefined || third === undefined || last === undefined || more !== undefined) {
    throw new Error(`The line "${line}" has not four fields.`);
  }
  return [first, second, third, wordsOf([last], " ")];
}

/** All words of some lines. */
export function wordsOf(lines: readonly string[], separator: " " | ", "): readonly string[] {
  return lines.flatMap((line) => line.split(separator)).filter((word) => word !== "");
}

function read(file: string): unknown {
  return parse(readFileSync(join(__dirname, file), "utf8"));
}
