import { access, copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../run-command.mjs";

/**
 * Modules that decode lists of passwords while the engine starts: 0.12 of the 0.2 seconds of processor time that each
 * command takes before it begins. Only `pulumi config set` uses the lists, to guess which values are secrets.
 */
const MODULES = ["github.com/nbutton23/zxcvbn-go", "github.com/ccojocar/zxcvbn-go"];

/**
 * Lets the first guess load the lists. The guessing function asks already whether they are loaded.
 *
 * @type {readonly (readonly [file: string, text: string, replacement: string])[]}
 */
const EDITS = [
  ["frequency/frequency.go", "func init() {", "// Load fills Lists.\nfunc Load() {"],
  ["matching/matching.go", "func init() {\n\tloadFrequencyList()\n}\n", ""],
  ["matching/matching.go", "func loadFrequencyList() {", "func loadFrequencyList() {\n\tfrequency.Load()"],
];

/**
 * Copies the modules, edits them, and writes a go.mod that uses the copies.
 *
 * @param {string} source folder of the engine's go.mod
 * @param {string} folder where everything goes
 * @returns {Promise<string>} path of the go.mod, for `-modfile`
 * @throws {Error} if a module is not as it was when this was written
 */
export async function deferTables(source, folder) {
  const modfile = path.join(folder, "go.mod");
  for (const name of ["go.mod", "go.sum"]) await copyFile(path.join(source, name), path.join(folder, name));
  for (const module of MODULES) {
    const { Dir: original } = JSON.parse(await go(["mod", "download", "-json", module], source));
    const copy = path.join(folder, module);
    await copyWritable(original, copy);
    for (const [name, text, replacement] of EDITS) await edit(path.join(copy, name), text, replacement);
    const ownModfile = path.join(copy, "go.mod");
    await access(ownModfile).catch(() => writeFile(ownModfile, `module ${module}\n`));
    await go(["mod", "edit", `-replace=${module}=${copy}`, modfile], source);
  }
  return modfile;
}

/**
 * Copies a folder of Go's cache, whose files are read-only.
 *
 * @param {string} from
 * @param {string} to
 */
async function copyWritable(from, to) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    const folder = path.join(to, path.relative(from, parentPath));
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, name), await readFile(path.join(parentPath, name)));
  }
}

/**
 * @param {string} file
 * @param {string} text
 * @param {string} replacement
 */
async function edit(file, text, replacement) {
  const before = await readFile(file, "utf8");
  if (!before.includes(text)) throw new Error(`${file} has no ${JSON.stringify(text)}`);
  await writeFile(file, before.replace(text, replacement));
}

/**
 * @param {string[]} args
 * @param {string} cwd
 */
async function go(args, cwd) {
  const { status, stdout, stderr } = await runCommand("go", args, { cwd, env: { GOFLAGS: "", GOWORK: "off" } });
  if (status !== 0) throw new Error(`go ${args.join(" ")}: ${stderr || stdout}`);
  return stdout;
}
