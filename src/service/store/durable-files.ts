import { constants, fsyncSync } from "node:fs";
import type { PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { type SyncedLog, syncedLog } from "./synced-log";

/**
 * PostgreSQL's arguments that make it ask for syncs: `-F` is PGlite's way to turn them off, and its `fdatasync` is
 * empty.
 */
export function withSyncs(startParams: readonly string[]): string[] {
  return [...startParams.filter((argument) => argument !== "-F"), "-c", "wal_sync_method=fsync"];
}

/** Files of a data folder that reach the disk when PostgreSQL asks for it. */
export interface DurableFiles {
  /**
   * Ends the start, in which files that nothing was written to are not synced: PostgreSQL syncs every file after a
   * crash, twice and one by one.
   */
  started(): void;
  /** The file system of PGlite. */
  readonly files: NonNullable<PGliteOptions["fs"]>;
  readonly log: SyncedLog;
}

/**
 * A folder on the disk for PGlite, which has `fsync` without anything behind it. Every sync that PostgreSQL asks for
 * happens at once, except those of the write-ahead log: they block nothing, and whoever reports a commit waits for
 * {@link SyncedLog.synced}. All that PostgreSQL does after such a sync relies on it, so nothing but the log itself is
 * changed in the folder before the log is on the disk. The folder must be on the disk when PGlite starts.
 */
export function durableFiles(folder: string): DurableFiles {
  const files = new NodeFS(folder);
  const log = syncedLog();
  const start: Start = { isOver: false, changed: new WeakSet() };
  const init = files.init.bind(files);
  files.init = async (...args) => {
    const { emscriptenOpts } = await init(...args);
    const syncs = (module: object): void => addSyncs((module as { readonly NODEFS: NodeFiles }).NODEFS, log, start);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncs] } };
  };
  const started = (): void => {
    start.isOver = true;
  };
  return { files, log, started };
}

/** Files that were changed since the folder was opened. */
interface Start {
  isOver: boolean;
  readonly changed: WeakSet<Node>;
}

/** A file or folder, as Emscripten keeps it. */
interface Node {
  readonly name: string;
  readonly parent: Node;
  readonly mode: number;
}

/** An open file: `nfd` is Node's own descriptor, which all who share it count in `shared`. */
interface Stream {
  readonly node: Node;
  readonly nfd: number;
  readonly shared: { refcount: number };
}

type Operations<Names extends string> = Record<Names, (...args: never[]) => unknown>;

/** Emscripten's file system over Node's, as far as it is changed here; each instance of the WebAssembly has its own. */
interface NodeFiles {
  readonly node_ops: Operations<"setattr" | "mknod" | "rename" | "unlink" | "rmdir" | "symlink">;
  readonly stream_ops: Operations<"setattr" | "write" | "close"> & { fsync?: (stream: Stream) => number };
  /** Gives errors of Node's the numbers that PostgreSQL knows. */
  tryFSOperation<Result>(work: () => Result): Result;
}

function addSyncs(nodeFiles: NodeFiles, log: SyncedLog, start: Start): void {
  const { node_ops: ofNodes, stream_ops: ofStreams } = nodeFiles;
  for (const name of ["rename", "unlink", "rmdir", "symlink"] as const) ofNodes[name] = afterLog(ofNodes[name]);
  const setOfNode = afterLog(ofNodes.setattr as (node: Node, ...args: unknown[]) => unknown);
  ofNodes.setattr = (node: Node, ...args: unknown[]) => setOfNode(changed(node), ...args);
  const make = afterLog(ofNodes.mknod as (...args: unknown[]) => Node);
  ofNodes.mknod = (...args: unknown[]) => changed(make(...args));
  const setOfStream = afterLog(ofStreams.setattr as (stream: Stream, ...args: unknown[]) => unknown);
  ofStreams.setattr = (stream: Stream, ...args: unknown[]) => {
    changed(stream.node);
    return setOfStream(stream, ...args);
  };
  const write = ofStreams.write as (stream: Stream, ...args: unknown[]) => unknown;
  const writeAfterLog = afterLog(write);
  ofStreams.write = (stream: Stream, ...args: unknown[]) => {
    changed(stream.node);
    return isLog(stream.node) ? write(stream, ...args) : writeAfterLog(stream, ...args);
  };
  const close = ofStreams.close as (stream: Stream) => void;
  ofStreams.close = (stream: Stream) => {
    const isLast = stream.shared.refcount === 1;
    if (!isLast || !isSegment(stream.node)) return close(stream);
    stream.shared.refcount = 0;
    nodeFiles.tryFSOperation(() => log.close(stream.nfd));
  };
  ofStreams.fsync = (stream) => {
    if (!start.isOver && !isFolder(stream.node) && !start.changed.has(stream.node)) return 0;
    if (isSegment(stream.node)) log.ask(stream.nfd);
    else nodeFiles.tryFSOperation(() => fsyncSync(stream.nfd));
    return 0;
  };

  function changed(node: Node): Node {
    if (!start.isOver) start.changed.add(node);
    return node;
  }

  function afterLog<Args extends unknown[], Result>(operation: (...args: Args) => Result): (...args: Args) => Result {
    return (...args) => {
      nodeFiles.tryFSOperation(() => log.syncNow());
      return operation(...args);
    };
  }
}

function isFolder({ mode }: Node): boolean {
  return (mode & constants.S_IFMT) === constants.S_IFDIR;
}

function isLog(node: Node): boolean {
  return node.parent.name === "pg_wal";
}

/** Reports whether it is a segment of the log in use, not one in the making. */
function isSegment(node: Node): boolean {
  return isLog(node) && /^[0-9A-F]{24}$/.test(node.name);
}
