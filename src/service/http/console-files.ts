import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServiceSettings } from "../runtime/settings";

/**
 * The built console, as tools/console writes it: `index.html`, which draws every page, and `assets/` with scripts,
 * styles and icons whose names change with their content.
 */
export interface ConsoleFiles {
  readonly index: string;
  /** Address of the style sheet; null if the page has none. */
  readonly styles: string | null;
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

const known = new Map<string, ConsoleFiles>();

/** The files of a folder, read once; null if the console was not built. */
export function consoleFiles(folder: string): ConsoleFiles | null {
  const page = join(folder, "index.html");
  const found = known.get(folder);
  if (found !== undefined || !existsSync(page)) return found ?? null;
  const assets = join(folder, "assets");
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const index = readFileSync(page, "utf8");
  const files = {
    index,
    styles: /<link rel="stylesheet" href="(\/assets\/[\w.-]+)">/.exec(index)?.[1] ?? null,
    assets: new Map(names.map((name) => [name, readFileSync(join(assets, name))])),
  };
  known.set(folder, files);
  return files;
}

/** Address of the console's style sheet, for the service's own pages; null without a console. */
export function consoleStyles({ consoleFolder }: Pick<ServiceSettings, "consoleFolder">): string | null {
  return consoleFiles(consoleFolder)?.styles ?? null;
}
