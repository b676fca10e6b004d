import { type KnownNames, wordsOf } from "./known";

/**
 * One cookie or storage entry: name, 1 if the name is a prefix, category, platform, controller, hosts it is stored for,
 * and 1 if its name suggests what it is also where no host does.
 */
export type CookieRow = readonly [
  name: string,
  isPrefix: 0 | 1,
  category: string,
  platform: string,
  controller: string,
  hosts: readonly string[],
  isIdentifying: 0 | 1,
];

/**
 * Categories of the source as the service spells them. Its "Functional" mixes necessary and preference cookies
 * (contract 7).
 */
const categories: Readonly<Record<string, string>> = {
  Functional: "functional",
  Necessary: "functional",
  Security: "functional",
  Personalization: "functional",
  Analytics: "analytics",
  Marketing: "marketing",
};

/** Compiles the Open Cookie Database. @throws {Error} for a category that the table above does not know */
export function compileCookies(csv: string, { generic, companies }: KnownNames) {
  const [header = [], ...records] = recordsOf(csv);
  const words = new Set(wordsOf(generic, " "));
  const rows = records.map((record) =>
    rowOf(Object.fromEntries(header.map((name, index) => [name, record[index] ?? ""])), words, companies),
  );
  return {
    source:
      "Open Cookie Database (https://github.com/jkwakman/Open-Cookie-Database), commit 0ee5a17fe1cb of 2026-01-21",
    licence: "Apache-2.0",
    // An entry without an owner cannot be named.
    rows: rows
      .filter(([name, , , platform]) => name !== "" && platform !== "")
      .sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0)),
  };
}

function rowOf(
  record: Readonly<Record<string, string>>,
  generic: ReadonlySet<string>,
  companies: KnownNames["companies"],
): CookieRow {
  const category = categories[record.category ?? ""];
  if (category === undefined)
    throw new Error(`The category ${record.category} has no place in the table of categories.`);
  const hosts = (record.domain ?? "").toLowerCase().match(/[a-z0-9-]+(\.[a-z0-9-]+)+/g) ?? [];
  const name = (record.name ?? "").trim();
  const isPrefix = record.wildcard === "1" ? 1 : 0;
  const platform = (record.platform ?? "").trim();
  const controller = (record.controller ?? "").trim() || platform;
  const isIdentifying =
    hosts.length === 0 && isLikeNoOther(name, isPrefix) && !generic.has(isPrefix ? `${name}*` : name);
  const row = [name, isPrefix, category, platform, companies[controller] ?? controller, [...new Set(hosts)]] as const;
  return [...row, isIdentifying ? 1 : 0];
}

/**
 * Reports whether a name is long and odd enough that no site would choose it by chance. It is a guess: it never proves
 * anything.
 */
function isLikeNoOther(name: string, isPrefix: 0 | 1): boolean {
  const isOdd = /^_|[A-Z]|\d|[._-]/.test(name);
  return isOdd && name.length >= (isPrefix ? 5 : name.startsWith("_") ? 4 : 6);
}

/** The records of an RFC 4180 file. */
function recordsOf(csv: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const records: string[][] = [];
  let record: string[] = [];
  while (field.lastIndex < csv.length) {
    const found = field.exec(csv);
    if (found === null) throw new Error(`The CSV file has a stray quotation mark after ${records.length} records.`);
    const [, quoted, bare = "", end] = found;
    record.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ",") {
      records.push(record);
      record = [];
    }
  }
  return records;
}
