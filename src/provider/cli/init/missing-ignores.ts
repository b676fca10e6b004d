/** The lines of `wanted` that a `.gitignore` lacks. A slash at either end makes no difference here. */
export function missingIgnores(existing: string, wanted: string): string[] {
  const plain = (line: string) => line.trim().replace(/^\/|\/$/g, "");
  const known = new Set(existing.split("\n").map(plain));
  return wanted.split("\n").filter((line) => line !== "" && !known.has(plain(line)));
}
