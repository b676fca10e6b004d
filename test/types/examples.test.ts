import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileProgram } from "../support/compile-program";
import { installedPackage } from "../support/installed-package";
import { repositoryFolder } from "../support/repository-folder";

const EXAMPLES = join(repositoryFolder, "examples");
const settingsOf = (name: string) => readFileSync(join(EXAMPLES, name, "tsconfig.json"), "utf8");
const programs = readdirSync(EXAMPLES).filter((name) => existsSync(join(EXAMPLES, name, "index.ts")));

test("all examples are compiled with the settings of the quick start", () => {
  for (const name of programs) expect(settingsOf(name)).toBe(settingsOf("quickstart"));
});

// At once, because loading the types costs more than all examples together; the tests that run them leave it out.
test("every example compiles as a user's copy of it does", () => {
  const folder = mkdtempSync(join(installedPackage(), "programs", "examples-"));
  try {
    cpSync(EXAMPLES, folder, { recursive: true, filter: (file) => !file.includes("node_modules") });
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: "./quickstart/tsconfig.json", include: ["*/index.ts"] }),
    );
    compileProgram(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
