import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as service from "@consentform/service";
import { ModuleKind, ScriptTarget, transpileModule } from "typescript";
import * as formerService from "../../../src/provider/former-service";
import { repositoryFolder } from "../../support/repository-folder";

/** A folder with the compiled modules and the package of consent, without that of the service. */
function folderWithoutService(): string {
  const folder = mkdtempSync(join(tmpdir(), "former-service-"));
  mkdirSync(join(folder, "node_modules/@consentform"), { recursive: true });
  symlinkSync(join(repositoryFolder, "src/consent"), join(folder, "node_modules/@consentform/consent"));
  for (const name of ["check-service", "former-service"]) {
    const text = readFileSync(join(repositoryFolder, `src/provider/${name}.ts`), "utf8");
    const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022 };
    writeFileSync(join(folder, `${name}.js`), transpileModule(text, { compilerOptions }).outputText);
  }
  return folder;
}

test("exports what the package of the service does", () => {
  expect({ ...formerService }).toEqual({ ...service });
});

test.each([
  ["a CommonJS program", "program.cjs", 'const { createService } = require("./former-service"); createService();'],
  ["an ES module", "program.mjs", 'import { createService } from "./former-service.js"; createService();'],
])("without the service, %s gets the line that installs it", (_kind, name, text) => {
  const folder = folderWithoutService();
  writeFileSync(join(folder, name), text);
  const register = join(repositoryFolder, "node_modules/@swc-node/register");
  const options = ["--conditions=consentform-source", "--require", register, join(folder, name)];
  const { status, stderr } = spawnSync(process.execPath, options, { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /consentform\/service is the former name of the service, .* Run: npm install consentform@(\S+) @consentform\/service@\1$/m,
  );
  expect(stderr).not.toMatch(/SyntaxError|MODULE_NOT_FOUND/);
});
