import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siblingNotes } from "../../../../../src/provider/pulumi/plugin/sibling-notes";
import { repositoryFolder } from "../../../../support/repository-folder";

const ENGINE = "127.0.0.1:40711";

/** Stays the parent of what it starts. */
const SHIM = ["sh", "-c", '"$0" "$@"; exit'];

/** A program that leaves a note as a plugin does, prints its process id, and goes on running. */
const PLUGIN = `
  const { siblingNotes } = require(${JSON.stringify(join(repositoryFolder, "src/provider/pulumi/plugin/sibling-notes"))});
  siblingNotes("${ENGINE}", ...process.argv.slice(1)).leave("left by a sibling");
  console.log(process.pid);
  setInterval(() => undefined, 1000);
`;

let plugin = 0;
let child: ChildProcess;

afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) await killPlugin();
});

/** Starts the program through other ones, with its arguments. Fulfilled once it has left its note. */
async function startPlugin(through: string[], args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const node = [process.execPath, "--conditions=consentform-source", "--require", "@swc-node/register"];
  const [program = "", ...rest] = [...through, ...node, "--eval", PLUGIN, ...args];
  const started = spawn(program, rest, { stdio: ["ignore", "pipe", "ignore"], env: { ...process.env, ...env } });
  child = started;
  const [line] = await once(started.stdout, "data");
  plugin = Number(String(line));
}

/** Kills the plugin. A shim ends with it. */
async function killPlugin(): Promise<void> {
  process.kill(plugin, "SIGKILL");
  await once(child, "exit");
}

const newFolder = () => mkdtempSync(join(tmpdir(), "sibling-notes-"));

test("finds the notes of a killed plugin while its engine runs", async () => {
  const folder = newFolder();
  await startPlugin([], [folder]);
  await killPlugin();
  expect(siblingNotes(ENGINE, folder).found()).toEqual(["left by a sibling"]);
  expect(siblingNotes("127.0.0.1:40712", folder).found()).toEqual([]);
});

test("finds the notes of a running plugin with another parent, as behind a shim", async () => {
  const folder = newFolder();
  await startPlugin(SHIM, [folder]);
  expect(plugin).not.toBe(child.pid);
  expect(siblingNotes(ENGINE, folder).found()).toEqual(["left by a sibling"]);
});

test("ignores the notes of a killed plugin for a later engine on the same port", async () => {
  const folder = newFolder();
  await startPlugin(SHIM, [folder]);
  await killPlugin();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(siblingNotes(ENGINE, folder).found()).toEqual([]);
});

test("an empty PULUMI_HOME leaves nothing in the working directory", async () => {
  const home = newFolder();
  await startPlugin([], [], { PULUMI_HOME: "", HOME: home, USERPROFILE: home });
  expect(existsSync(join(repositoryFolder, "consentform"))).toBe(false);
  expect(readdirSync(join(home, ".pulumi/consentform"))).toHaveLength(1);
});
