import { sep } from "node:path";

/** The folder of the frames of the resource classes themselves. */
const OWN_FOLDER = __dirname + sep;

/**
 * Makes stack traces cheap and short until the returned function is called, which has to happen in the same turn:
 * around the SDK's constructor. The SDK takes four traces for each property, for a message about leaked promises, which
 * is most of the time of a program with hundreds of resources; without frames they cost nothing. The one trace that it
 * stores in state, with a separate limit, would name our base class as the source of every resource: it gets the
 * program's frames alone, 60 bytes instead of 600.
 */
export function tracePrograms(): () => void {
  const { stackTraceLimit, prepareStackTrace = asText } = Error;
  Error.stackTraceLimit = 0;
  const restore = replacePrepare((error, frames) => prepareStackTrace(error, withoutForeign(frames)));
  return () => {
    Error.stackTraceLimit = stackTraceLimit;
    restore();
  };
}

/** The program's own frames of the present call, as lines of a stack trace; each begins on a new line. */
export function programFrames(): string {
  let lines = "";
  const restore = replacePrepare((_error, frames) => {
    lines = frames
      .filter(isOfProgram)
      .map((frame) => `\n    at ${frame}`)
      .join("");
    return lines;
  });
  // The trace is made when it is read.
  void new Error().stack;
  restore();
  return lines;
}

/** Sets how V8 writes traces; returns what puts back the former way. */
function replacePrepare(prepare: (error: Error, frames: NodeJS.CallSite[]) => unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(Error, "prepareStackTrace");
  Error.prepareStackTrace = prepare;
  return () => {
    if (before === undefined) Reflect.deleteProperty(Error, "prepareStackTrace");
    else Object.defineProperty(Error, "prepareStackTrace", before);
  };
}

/** The frames down to the resource class, which the SDK skips by their number, then the program's. */
function withoutForeign(frames: NodeJS.CallSite[]): NodeJS.CallSite[] {
  const own = frames.findIndex((frame) => fileOf(frame).startsWith(OWN_FOLDER));
  return own < 0 ? frames : [...frames.slice(0, own + 1), ...frames.slice(own + 1).filter(isOfProgram)];
}

function isOfProgram(frame: NodeJS.CallSite): boolean {
  const file = fileOf(frame);
  return !file.startsWith(OWN_FOLDER) && !/^$|^node:|[\\/]@pulumi[\\/]pulumi[\\/]/.test(file);
}

const fileOf = (frame: NodeJS.CallSite): string => frame.getFileName() ?? "";

/** A trace as V8 writes it by default. */
function asText(error: Error, frames: NodeJS.CallSite[]): string {
  return [String(error), ...frames.map((frame) => `    at ${frame}`)].join("\n");
}
