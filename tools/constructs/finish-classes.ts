import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const REGISTRY = "https://registry\\.terraform\\.io/[^\\s}]*";

/** A docstring, and the argument of a configuration below it. */
const ARGUMENT =
  /(\/\*\*(?:(?!\*\/)[\s\S])*?One of ((?:`"[^"`]*"`(?:, )?)+)\.(?:(?!\*\/)[\s\S])*?\*\/\s*readonly \w+\??: )string(\[\])?;/g;

/** Finishes what the generator wrote to the folder: see {@link finishedClasses}. */
export function finishClasses(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!entry.endsWith(".ts")) continue;
    const file = join(folder, entry);
    writeFileSync(file, finishedClasses(readFileSync(file, "utf8")));
  }
}

/**
 * Classes without links to pages of a registry that has none of ours, and with the allowed values of each argument in
 * its type. Any other string is accepted too, because a reference to another resource's attribute is one.
 */
function finishedClasses(text: string): string {
  return text
    .replaceAll(new RegExp(`^// ${REGISTRY}\\n`, "gm"), "")
    .replaceAll(
      new RegExp(`\\s*\\*\\n\\s*\\* Docs at Terraform Registry: \\{@link ${REGISTRY} [^}]*\\}(?=\\n)`, "g"),
      "",
    )
    .replaceAll(new RegExp(`\\{@link ${REGISTRY} ([^}]*)\\}`, "g"), "`$1`")
    .replaceAll(ARGUMENT, (_, before: string, listed: string, list = "") => {
      const values = [...listed.matchAll(/"[^"]*"/g)].map(([value]) => value);
      const type = `${values.join(" | ")} | (string & {})`;
      return `${before}${list === "" ? type : `(${type})${list}`};`;
    });
}
