import type { Operation } from "../../src/consent/contract";

/**
 * The file of contract tests that an operation's id names: `listScanFindings` is tested in `scan-findings`, or
 * `findings`, or `scans`. That the tests in it, and others, try each operation is checked while they run
 * (tools/contract-coverage).
 * @param files names of the files of contract tests
 * @throws {Error} if there is none
 */
export function testFileOf({ id }: Pick<Operation, "id">, files: ReadonlySet<string>): string {
  const [, ...words] = id.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const names = runsOf(words).flatMap((name) => [name, `${name}s`]);
  const file = names.map((name) => `${name}.test.ts`).find((candidate) => files.has(candidate));
  if (file !== undefined) return file;
  throw new Error(`${id}: no file of test/contract is named after it; allowed are ${names.join(", ")} (.test.ts).`);
}

/** The words and all their runs, joined by hyphens: longer ones first, then later ones. */
function runsOf(words: readonly string[]): string[] {
  const lengths = words.map((_, index) => words.length - index);
  return lengths.flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, before) => words.length - length - before).map((start) =>
      words.slice(start, start + length).join("-"),
    ),
  );
}
