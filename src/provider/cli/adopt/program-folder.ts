import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UsageError } from "@consentform/consent/failures";
import type { KnownNames } from "./names";
import { jsonText } from "./project-files";

/** File in which a folder says that an adoption wrote it, and what. */
const RECORD = ".consentform-adopt.json";

/** Every file is written under this name first, so that none is ever half written. */
const UNFINISHED = ".consentform-adopt.tmp";

/** The request for a program; a folder contains one result. */
export interface Question {
  /** The engine. */
  readonly for: string;
  /** Ids of sites; null for all. */
  readonly sites: readonly string[] | null;
  /** The workspace. */
  readonly workspace: string;
}

/** The record of an earlier run in a folder. */
export interface FolderRecord extends Question {
  readonly names: KnownNames;
  /** Digests of the contents that adoptions gave a file. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/**
 * The record of an earlier run, or an empty one for a folder that is empty or missing.
 *
 * @throws UsageError for a folder with other content, or with the answer to another question
 */
export function openFolder(folder: string, question: Question): FolderRecord {
  const fresh = { ...question, names: {}, files: {} };
  if (!existsSync(folder)) return fresh;
  if (!lstatSync(folder).isDirectory()) throw new UsageError(`--out: ${folder} is not a folder. Name another one.`);
  if (!existsSync(join(folder, RECORD))) {
    const others = readdirSync(folder).filter((name) => name !== UNFINISHED);
    if (others.length === 0) return fresh;
    throw new UsageError(
      `--out: ${folder} is not empty and was not written by \`consentform adopt\`. Nothing was written. Name an empty or new folder.`,
    );
  }
  const record = readRecord(folder);
  const asked = (one: Question) => JSON.stringify([one.for, one.sites && [...one.sites].sort(), one.workspace]);
  if (asked(record) === asked(question)) return record;
  throw new UsageError(
    `--out: ${folder} has a program for ${describe(record)}, and this run is for ${describe(question)}. Nothing was written. Name another folder.`,
  );
}

function readRecord(folder: string): FolderRecord {
  try {
    const { for: engine, sites, workspace, names, files } = JSON.parse(readFileSync(join(folder, RECORD), "utf8"));
    if (typeof engine === "string" && typeof names === "object" && typeof files === "object") {
      return { for: engine, sites, workspace, names, files };
    }
  } catch {
    // Said below.
  }
  throw new UsageError(`${join(folder, RECORD)} cannot be read. Nothing was written. Name another folder.`);
}

function describe({ for: engine, sites, workspace }: Question): string {
  return `${engine}, workspace ${workspace}, ${sites === null ? "all sites" : `sites ${sites.join(", ")}`}`;
}

/**
 * Writes the files of a program, each of them whole or not at all. One that was edited since is not overwritten unless
 * `isForced`; then nothing is written. The record goes first, so that a later run knows what an interrupted one has
 * written.
 *
 * @returns files of an earlier run that the program no longer has
 * @throws UsageError that names the edited files
 */
export function saveProgram(
  folder: string,
  record: FolderRecord,
  names: KnownNames,
  files: Readonly<Record<string, string>>,
  isForced: boolean,
): string[] {
  const edited = Object.entries(files).filter(([file, text]) => isEdited(folder, file, text, record));
  if (edited.length > 0 && !isForced) {
    throw new UsageError(
      `Edited since \`consentform adopt\` wrote them: ${edited.map(([file]) => file).join(", ")}. Nothing was written. Pass --force to overwrite them, or name another folder with --out.`,
    );
  }
  const now = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, [digestOf(text)]]));
  const both = Object.keys({ ...record.files, ...now }).map((file) => [
    file,
    [...new Set([...(record.files[file] ?? []), ...(now[file] ?? [])])],
  ]);
  const save = (recorded: FolderRecord["files"]) =>
    writeWhole(folder, RECORD, jsonText({ ...record, names: { ...record.names, ...names }, files: recorded }));
  save(Object.fromEntries(both));
  for (const [file, text] of Object.entries(files)) {
    if (contentOf(folder, file) !== text) writeWhole(folder, file, text);
  }
  const left = Object.keys(record.files).filter((file) => !(file in files) && contentOf(folder, file) !== null);
  save({ ...Object.fromEntries(left.map((file) => [file, record.files[file] ?? []])), ...now });
  return left;
}

function isEdited(folder: string, file: string, text: string, { files }: FolderRecord): boolean {
  const content = contentOf(folder, file);
  return content !== null && content !== text && files[file]?.includes(digestOf(content)) !== true;
}

function contentOf(folder: string, file: string): string | null {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

function writeWhole(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, UNFINISHED), text);
  renameSync(join(folder, UNFINISHED), join(folder, file));
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
