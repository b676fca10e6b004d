import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { registry } from "../../../../src/provider/resources";

const folder = join(__dirname, "../../../../src/provider/resources");

test("every resource is one file, named after its kind and registered", () => {
  const files = Object.keys(registry).map((kind) => `${kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.ts`);
  const defining = readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .filter((name) => /^export const \w+ = defineResource[<(]/m.test(source(name)));
  expect(defining.sort()).toEqual(files.sort());
});

test("every definition is registered under its own kind", () => {
  for (const [kind, definition] of Object.entries(registry)) {
    const name = kind.charAt(0).toLowerCase() + kind.slice(1);
    const file = kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
    expect(require(join(folder, file))[name]).toBe(definition);
  }
});

test("no code outside a kind's own file asks which kind it has", () => {
  const lifecycle = join(__dirname, "../../../../src/provider/lifecycle");
  const names = readdirSync(lifecycle, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  expect(names.length).toBeGreaterThan(40);
  for (const name of names) {
    const text = readFileSync(join(lifecycle, name), "utf8");
    for (const kind of Object.keys(registry))
      expect([name, text.includes(`kind === "${kind}"`)]).toEqual([name, false]);
  }
});

function source(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}
