import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { processIdentity } from "./process-identity";

/** Lines that the plugins of one engine leave for each other. */
export interface SiblingNotes {
  /** Leaves a line for the others. */
  leave(line: string): void;
  /** The lines of the others, in the order of each. */
  found(): string[];
}

/** Age at which the file of a plugin that was killed is removed, in milliseconds. */
const FILE_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * The notes of an engine's plugins. It starts one for each provider of a deployment: that of the state, and another one
 * if the program has another version of the SDK or another provider. They have no connection to each other, so each
 * leaves its notes in a file of the folder in which the engine, too, keeps its files.
 *
 * A plugin that was killed leaves its file behind, and a later engine may get the same port. A file therefore names the
 * parent of its plugin, and is ignored once that has ended. The parent is the engine, or a shim that does not replace
 * itself, which ends with its plugin: plugins of one engine may have different parents, so they are not compared.
 *
 * @param engine `host:port`, by which plugins know that they have the same engine
 */
export function siblingNotes(engine: string, folder = notesFolder()): SiblingNotes {
  const prefix = `${engine.replace(/\W/g, "-")}.`;
  const own = `${prefix}${process.pid}.${processIdentity(process.ppid)}`;
  let isOpen = false;
  const open = () => {
    isOpen = true;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const file of readdirSync(folder)) if (isOld(join(folder, file))) rmSync(join(folder, file), { force: true });
    process.once("exit", () => rmSync(join(folder, own), { force: true }));
  };
  return {
    leave: (line) => {
      if (!isOpen) open();
      appendFileSync(join(folder, own), `${line}\n`, { mode: 0o600 });
    },
    found: () => {
      const others = filesIn(folder).filter((name) => name.startsWith(prefix) && name !== own && isOfLiveEngine(name));
      // What follows the last line break is not complete.
      return others.flatMap((name) => textOf(join(folder, name)).split("\n").slice(0, -1));
    },
  };
}

/** An empty variable counts as unset, as it does for the engine. */
function notesFolder(): string {
  return join(process.env.PULUMI_HOME || join(homedir(), ".pulumi"), "consentform");
}

/** True if the parent of the plugin that left this file still runs. */
function isOfLiveEngine(file: string): boolean {
  const parent = file.split(".").at(-1) ?? "";
  return processIdentity(Number.parseInt(parent, 10)) === parent;
}

function isOld(file: string): boolean {
  const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > FILE_AGE_MS;
}

/** The names in a folder; none if the folder does not exist. */
function filesIn(folder: string): string[] {
  return ifThere(() => readdirSync(folder), []);
}

/** The text of a file; empty if its plugin has ended. */
function textOf(file: string): string {
  return ifThere(() => readFileSync(file, "utf8"), "");
}

function ifThere<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return otherwise;
    throw error;
  }
}
