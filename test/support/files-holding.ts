import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The places of planted values: one line each, `<value> in <file>`. */
export function filesHolding(planted: Readonly<Record<string, string>>, folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
  return files.flatMap((file) => {
    const bytes = readFileSync(file);
    return Object.entries(planted).flatMap(([name, value]) => (bytes.includes(value) ? [`${name} in ${file}`] : []));
  });
}

/** Names of the planted values that a text holds. */
export function plantedIn(planted: Readonly<Record<string, string>>, text: string): string[] {
  return Object.keys(planted).filter((name) => text.includes(planted[name] ?? name));
}
