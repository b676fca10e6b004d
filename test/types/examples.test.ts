import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileProgram } from "../support/compile-program";
import { installedPackage } from "../support/installed-package";
import { repositoryFolder } from "../support/repository-folder";

const EXAMPLES = join(repositoryFolder, "examples");
const settingsOf = (name: string) => readFileSync(join(EXAMPLES, name, "tsconfig.json"), "utf8");
/** Pages with programs of this package. */
const pages = [
  ...["README.md", "docs/guides/fleet.md", "docs/guides/pulumi.md"],
  ...["consent-site", "site-fleet", "functions", "client"].map((page) => `docs/reference/${page}.md`),
];
const documented = pages.flatMap((page) =>
  [...readFileSync(join(repositoryFolder, page), "utf8").matchAll(/^```ts\n(.*?)^```$/gms)].map(
    ([, text = ""]) => text,
  ),
);
const programs = readdirSync(EXAMPLES).filter((name) => existsSync(join(EXAMPLES, name, "index.ts")));

test("all examples are compiled with the settings of the quick start", () => {
  for (const name of programs) expect(settingsOf(name)).toBe(settingsOf("quickstart"));
});

// At once, because loading the types costs more than all examples together; the tests that run them leave it out.
test("every example and every documented program compiles as a user's copy of it does", () => {
  expect(documented.length).toBeGreaterThanOrEqual(pages.length);
  const folder = mkdtempSync(join(installedPackage(), "programs", "examples-"));
  try {
    cpSync(EXAMPLES, folder, { recursive: true, filter: (file) => !file.includes("node_modules") });
    documented.forEach((text, index) => {
      mkdirSync(join(folder, `documented-${index}`));
      writeFileSync(join(folder, `documented-${index}/index.ts`), text);
    });
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: "./quickstart/tsconfig.json", include: ["*/index.ts"] }),
    );
    compileProgram(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
