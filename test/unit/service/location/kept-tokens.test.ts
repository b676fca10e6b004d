import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDeploymentKeys } from "../../../../src/service/location/deployment-key";
import { keepTokens, keptToken } from "../../../../src/service/location/kept-tokens";
import { createKeyring } from "../../../../src/service/runtime/keyring";
import { type Ready, readyText } from "../../../../src/service/start/ready-text";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-kept-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keep = (tokens: Record<string, string>) =>
  keepTokens(
    folder,
    createKeyring(readDeploymentKeys(undefined, folder, false), (size) => new Uint8Array(size)),
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

test("keeps nothing where there is no folder, and says so", () => {
  const missing = join(folder, "missing");
  const keys = createKeyring(new Uint8Array(32), (size) => new Uint8Array(size));
  expect(keepTokens(missing, keys, { default: "cst_default" })).toBe(false);
  expect(existsSync(missing)).toBe(false);
  expect(keep({ default: "cst_default" })).toBe(true);
});

describe("dev prints for people", () => {
  const onPostgres = { kind: "postgres", url: "postgres://me:hidden@db.example/consentform" } as const;
  const inFolder = { kind: "folder", path: ".consentform" } as const;
  const printed = (database: Parameters<typeof readyText>[1], areTokensNew: boolean, areTokensKept: boolean) => {
    const ready: Ready = {
      endpoint: "http://127.0.0.1:4071",
      signIn: "http://127.0.0.1:4071/sign-in?x",
      samples: null,
      tokens: { default: "cst_default", shop: "cst_shop" },
      areTokensNew,
      areTokensKept,
    };
    return readyText(ready, database);
  };
  const count = (text: string, part: string) => text.split(part).length - 1;

  test("each new token once, then how to print it again", () => {
    const text = printed(inFolder, true, true);
    expect([count(text, "cst_default"), count(text, "cst_shop")]).toEqual([1, 1]);
    expect(text).toContain("The token is shown once. `npx consentform tokens local` prints the token again");
    expect(text).toContain('consentform:token "$(npx consentform tokens local)"');
  });

  test("prints nothing secret at a later start", () => {
    const text = printed(inFolder, false, true);
    expect(text).not.toContain("cst_");
    expect(text).toContain("`npx consentform tokens local` prints the token again");
  });

  test("another command than `tokens local` where no folder keeps the token", () => {
    for (const areTokensNew of [true, false]) {
      const text = printed(onPostgres, areTokensNew, false);
      expect(text).not.toMatch(/tokens local|hidden/);
      expect(text).toContain("`npx consentform tokens create --database`");
      expect(text).toContain(`consentform:token ${areTokensNew ? "cst_default" : "<token>"}`);
    }
    expect(printed(onPostgres, false, false)).not.toContain("cst_");
    expect(printed(onPostgres, true, true)).toContain("tokens local");
  });

  test("the token in each command for data in memory", () => {
    expect(printed({ kind: "memory" }, true, false)).toContain("CONSENTFORM_TOKEN=cst_default");
  });
});

test("refuses a folder without tokens and a key that did not encrypt them", () => {
  expect(() => keptToken(folder, "default", undefined)).toThrow("has no token of consentform dev");
  keep({ default: "cst_default" });
  const other = Buffer.alloc(32, 7).toString("base64");
  expect(() => keptToken(folder, "default", other)).toThrow("was written with another deployment key");
});
