import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { registry } from "../../../src/resources";

const folder = join(__dirname, "../../../src/resources");

test("every resource is one file, named after its kind and registered", () => {
  const files = Object.keys(registry).map((kind) => `${kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.ts`);
  const defining = readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .filter((name) => /^export const \w+ = defineResource[<(]/m.test(source(name)));
  expect(defining.sort()).toEqual(files.sort());
});

test("no code outside a kind's own file asks which kind it has", () => {
  const lifecycle = join(__dirname, "../../../src/lifecycle");
  for (const name of readdirSync(lifecycle)) {
    const text = readFileSync(join(lifecycle, name), "utf8");
    for (const kind of Object.keys(registry))
      expect([name, text.includes(`kind === "${kind}"`)]).toEqual([name, false]);
  }
});

function source(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}
