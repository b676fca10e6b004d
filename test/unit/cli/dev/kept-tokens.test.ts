import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDeploymentKey } from "../../../../src/cli/dev/deployment-key";
import { keepTokens, keptToken } from "../../../../src/cli/dev/kept-tokens";
import { createKeyring } from "../../../../src/service/runtime/keyring";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-kept-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keep = (tokens: Record<string, string>) =>
  keepTokens(
    folder,
    createKeyring(readDeploymentKey(undefined, folder), (size) => new Uint8Array(size)),
    tokens,
  );

test("a token is found again, and its file is encrypted and the owner's alone", () => {
  keep({ default: "cst_default", other: "cst_other" });
  expect([keptToken(folder, "default", undefined), keptToken(folder, "other", undefined)]).toEqual([
    ...["cst_default", "cst_other"],
  ]);
  const file = join(folder, "dev-tokens");
  expect(readFileSync(file, "utf8")).not.toContain("cst_");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each(["elsewhere", "constructor", "__proto__"])("refuses the workspace %s, which has no token", (workspace) => {
  keep({ default: "cst_default" });
  expect(() => keptToken(folder, workspace, undefined)).toThrow(`has no workspace ${workspace}. Add it with`);
});

test("refuses a folder without tokens and a key that did not encrypt them", () => {
  expect(() => keptToken(folder, "default", undefined)).toThrow("has no token of consentform dev");
  keep({ default: "cst_default" });
  const other = Buffer.alloc(32, 7).toString("base64");
  expect(() => keptToken(folder, "default", other)).toThrow("was written with another deployment key");
});
