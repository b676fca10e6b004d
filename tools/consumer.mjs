// `node tools/consumer.mjs MANAGER TARBALL CONSENT_TARBALL`: installs the packed package `consentform` into an empty
// project as a user of that package manager does, and runs it there. Prints what it ran. The package
// `@consentform/consent`, on which it depends, is the second file, because this version is not published yet.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * By name: the command that adds a package, and the one that runs the command of a package. npm runs the others, at a
 * version that runs on every version of Node.js that the package supports.
 *
 * @type {Readonly<Record<string, { add: readonly string[], exec: readonly string[] }>>}
 */
const MANAGERS = {
  npm: { add: ["npm", "install", "--no-audit", "--no-fund"], exec: ["npx", "--no-install"] },
  pnpm: { add: ["npx", "--yes", "pnpm@10.34.8", "add"], exec: ["npx", "--yes", "pnpm@10.34.8", "exec"] },
  yarn: { add: ["npx", "--yes", "yarn@1.22.22", "add"], exec: ["npx", "--yes", "yarn@1.22.22", "run"] },
  bun: { add: ["npx", "--yes", "bun@1.4.5", "add"], exec: ["npx", "--yes", "bun@1.4.5", "run"] },
};

const [name = "", tarball = "", consent = ""] = process.argv.slice(2);
const manager = MANAGERS[name];
if (manager === undefined || tarball === "" || consent === "")
  throw new Error(`usage: node tools/consumer.mjs ${Object.keys(MANAGERS).join("|")} TARBALL CONSENT_TARBALL`);

const replaced = { "@consentform/consent": `file:${path.resolve(consent)}` };
/** Each manager has its own name for what replaces a dependency of a dependency. */
const PROJECT = {
  ...{ name: "a-users-project", private: true },
  ...{ overrides: replaced, resolutions: replaced, pnpm: { overrides: replaced } },
};

/** A program that loads an entry of the package. */
const PROGRAM = 'require("consentform/client").createClient({ endpoint: "http://127.0.0.1:4071" });\n';
const INIT =
  "init shop --engine terraform --language en --controller Shop --email a@shop.example --host www.shop.example";

const folder = mkdtempSync(path.join(os.tmpdir(), `consumer-${name}-`));
try {
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(PROJECT));
  writeFileSync(path.join(folder, "index.js"), PROGRAM);
  run([...manager.add, `file:${path.resolve(tarball)}`]);
  run([process.execPath, "index.js"]);
  run([...manager.exec, "consentform", "--version"]);
  run([...manager.exec, "consentform", ...INIT.split(" ")]);
  run([...manager.exec, "consentform", "validate", "shop/banner.yaml"]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {readonly string[]} command */
function run([program = "", ...args]) {
  console.log(`$ ${[path.basename(program), ...args].join(" ")}`);
  execFileSync(program, args, { cwd: folder, stdio: "inherit" });
}
