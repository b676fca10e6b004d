// `node tools/consumer.mjs MANAGER TARBALL SERVICE_TARBALL CONSENT_TARBALL`: installs the packed packages `consentform`
// and `@consentform/service` into an empty project as a user of that package manager does, and runs them there. Prints
// what it ran. The package `@consentform/consent`, on which both depend, is a file too, because this version is not
// published yet.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

const [name = "", tarball = "", service = "", consent = ""] = process.argv.slice(2);
const manager = MANAGERS[name];
if (manager === undefined || [tarball, service, consent].includes("")) {
  const names = Object.keys(MANAGERS).join("|");
  throw new Error(`usage: node tools/consumer.mjs ${names} TARBALL SERVICE_TARBALL CONSENT_TARBALL`);
}

const replaced = { "@consentform/consent": `file:${path.resolve(consent)}` };
/** Each manager has its own name for what replaces a dependency of a dependency. */
const PROJECT = {
  name: "a-users-project",
  private: true,
  overrides: replaced,
  resolutions: replaced,
  pnpm: { overrides: replaced },
};

/** A program that loads an entry of the package. */
const PROGRAM = 'require("consentform/client").createClient({ endpoint: "http://127.0.0.1:4071" });\n';
const INIT =
  "init shop --engine terraform --language en --controller Shop --email a@shop.example --host www.shop.example";

const folder = mkdtempSync(path.join(os.tmpdir(), `consumer-${name}-`));
try {
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(PROJECT));
  writeFileSync(path.join(folder, "index.js"), PROGRAM);
  mkdirSync(path.join(folder, "data"));
  run([...manager.add, ...[tarball, service].map((file) => `file:${path.resolve(file)}`)]);
  run([process.execPath, "index.js"]);
  run([...manager.exec, "consentform", "--version"]);
  run([...manager.exec, "consentform", ...INIT.split(" ")]);
  run([...manager.exec, "consentform", "validate", "shop/banner.yaml"]);
  // The command has to find the service from its own package, and the service its database.
  run([...manager.exec, "consentform", "users", "list", "--data", "data"]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {readonly string[]} command */
function run([program = "", ...args]) {
  console.log(`$ ${[path.basename(program), ...args].join(" ")}`);
  execFileSync(program, args, { cwd: folder, stdio: "inherit" });
}
