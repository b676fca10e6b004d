import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedFiles } from "./generated-files";
import { markdownTable } from "./markdown-table";

const root = join(__dirname, "..", "..");
const PAGE = "docs/reference/banner-in-the-browser.md";
const RESULTS = "docs/reference/blocking-measured.json";

/**
 * The result for a request before consent. `held`: it is made once, on consent. `refused`: it fails like a request to
 * an unreachable server. `not run` and `emptied`: blocking is too late for the request, but stops its effect.
 */
export type LoadResult = "held" | "refused" | "not run" | "emptied" | "not held";

/** The content of docs/reference/blocking-measured.json, which a browser test compares with its measurements. */
export interface BlockingMeasured {
  readonly scripts: readonly { readonly group: string; readonly way: string; readonly unmarked: LoadResult }[];
  readonly html: readonly {
    readonly group: string;
    readonly way: string;
    readonly unmarked: LoadResult;
    /** Null for what cannot be marked. */
    readonly marked: LoadResult | null;
  }[];
  readonly storage: readonly { readonly way: string; readonly result: "held" | "not held" }[];
}

const words: Readonly<Record<LoadResult, string>> = {
  held: "Held",
  refused: "Fails",
  "not run": "May be fetched, does not run",
  emptied: "May be requested, then emptied",
  "not held": "**Not held**",
};

/** The page about the banner in the browser with its measured tables replaced. Everything else is written manually. */
export function generateBlockingDocs(): GeneratedFiles {
  const { scripts, html, storage } = JSON.parse(readFileSync(join(root, RESULTS), "utf8")) as BlockingMeasured;
  const sections: Record<string, string> = {
    html: markdownTable(
      ["Kind", "In the page's HTML", "Unmarked", "Marked"],
      html.map(({ group, way, unmarked, marked }) => [
        ...[group, way, words[unmarked]],
        marked === null ? "Cannot be marked" : words[marked],
      ]),
    ),
    scripts: markdownTable(
      ["Kind", "By a script", "Unmarked"],
      scripts.map(({ group, way, unmarked }) => [group, way, words[unmarked]]),
    ),
    storage: markdownTable(
      ["By a script", "Name that nothing declares"],
      storage.map(({ way, result }) => [way, words[result]]),
    ),
  };
  const before = readFileSync(join(root, PAGE), "utf8");
  const after = before.replace(
    /(<!-- measured: (\w+) -->\n)[\s\S]*?(<!-- \/measured -->)/g,
    (_whole, start: string, name: string, end: string) => `${start}\n${sections[name] ?? ""}\n${end}`,
  );
  return new Map([[PAGE, after]]);
}
