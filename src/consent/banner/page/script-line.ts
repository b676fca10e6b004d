import { addListener } from "./add-listener";
import { attempt } from "./attempt";
import { copyScript } from "./copy-script";
import { ownDocument } from "./own-document";
import { redirectWriting, writingThrough } from "./redirect-writing";
import { type ScriptKind, scriptKind } from "./script-kind";
import { type Writer, writerOf } from "./written-markup";

/** How long inline scripts wait for a script before them that is loading, in milliseconds. */
const PATIENCE_MS = 5000;

/** A script on its way into the page. */
export interface Arrival {
  readonly script: HTMLScriptElement;
  readonly kind: ScriptKind;
  /** Puts it in its place; false if it may no longer run. */
  put(): boolean;
}

/** An external script that is loading, or an inline one that waits for those before it. */
interface Turn {
  script: HTMLScriptElement;
  isLoading: boolean;
  run?: () => void;
}

const line: Turn[] = [];
/** Scripts that others no longer wait for. Browsers run nothing in order after them. */
const overdue = new Set<HTMLScriptElement>();
/** External scripts that the browser runs in order, and that have neither run nor failed. */
const ordered = new Set<HTMLScriptElement>();

/**
 * Runs scripts as a parser would: external ones are requested together and run in order, an inline one waits for those
 * before it, and deferred ones come last.
 */
export function runInOrder(arrivals: readonly Arrival[]): void {
  const deferred: Arrival[] = [];
  for (const arrival of arrivals) {
    if (arrival.kind === "deferred") deferred.push(arrival);
    else attempt(() => enter(arrival, line.length));
  }
  for (const arrival of deferred) attempt(() => enter(arrival, line.length));
}

/** Inserts a script or queues it; `index` is its place in the line. Returns true if something waits for it. */
function enter(arrival: Arrival, index: number, isBehindNone = index === 0): boolean {
  const { script, kind } = arrival;
  if (kind === "inline") {
    if (isBehindNone) insertInline(arrival);
    else line.splice(index, 0, { script, isLoading: false, run: () => insertInline(arrival) });
    return !isBehindNone;
  }
  script.async = kind === "free" ? script.hasAttribute("async") : overdue.size > 0;
  if (kind !== "free" && overdue.size === 0 && script.hasAttribute("src")) ordered.add(script);
  const turn: Turn = { script, isLoading: kind === "blocking" };
  const writer = writerOf(
    script,
    runWritten(() => line.indexOf(turn) + 1),
  );
  if (kind !== "free" || script.hasAttribute("src")) redirectWriting(script, writer);
  if (turn.isLoading) line.splice(index, 0, turn);
  const end = (): void => {
    overdue.delete(script);
    ordered.delete(script);
    writer.end();
    leave(turn);
  };
  addListener(script, "load", end);
  addListener(script, "error", end);
  if (!attempt(arrival.put)) {
    ordered.delete(script);
    leave(turn);
    return false;
  }
  if (!turn.isLoading) return false;
  setTimeout(() => {
    if (!turn.isLoading) return;
    overdue.add(script);
    ordered.delete(script);
    overtake();
    leave(turn);
  }, PATIENCE_MS);
  return true;
}

/** Replaces the scripts that the browser would run only after an overdue one. The replacements run one by one. */
function overtake(): void {
  for (const script of ordered) {
    const run = attempt(() => replacementOf(script));
    if (run === null) continue;
    ordered.delete(script);
    const turn = line.find((each) => each.script === script);
    if (turn) Object.assign(turn, { isLoading: false, run });
    else line.push({ script, isLoading: false, run });
  }
}

/** Returns a function that inserts a copy of a loading script, which then no longer runs; null if it is removed. */
function replacementOf(original: HTMLScriptElement): (() => void) | null {
  if (!original.isConnected) return null;
  const script = copyScript(original, ownDocument.createElement("script"), () => true);
  const place = ownDocument.createComment("");
  original.replaceWith(place);
  // Browsers do not run a script that moved to another document while it was loading.
  ownDocument.implementation.createHTMLDocument("").adoptNode(original);
  const put = (): boolean => {
    if (!place.isConnected) return false;
    place.replaceWith(script);
    return !script.hasAttribute("data-consent");
  };
  return () => void enter({ script, kind: "blocking", put }, 0);
}

function leave(turn: Turn): void {
  turn.isLoading = false;
  for (let first = line[0]; first !== undefined && !first.isLoading; first = line[0]) {
    line.shift();
    first.run?.();
  }
}

function insertInline(arrival: Arrival): void {
  const { script } = arrival;
  const writer: Writer = writerOf(
    script,
    runWritten(() => 0),
  );
  redirectWriting(script, writer);
  writingThrough(writer, () => attempt(arrival.put));
}

/** Runs the scripts that a script writes, after it and before those that wait. `place` is the first one's place. */
function runWritten(place: () => number): (written: HTMLScriptElement) => HTMLScriptElement {
  let waiting = 0;
  return (written) => {
    const held = written.getAttribute("data-consent-held");
    if (held !== null) {
      // Parsed in a template, it has not run, so it waits like one that the page marks.
      written.removeAttribute("data-consent-held");
      written.setAttribute("data-consent-type", held);
    }
    // A marked script is found like any other.
    if (written.hasAttribute("data-consent")) return written;
    const script = attempt(() => copyScript(written, ownDocument.createElement("script"), () => true));
    if (script === null) return written;
    const put = (): boolean => {
      if (!written.isConnected) return false;
      written.replaceWith(script);
      // Automatic blocking holds it if its category was switched off meanwhile.
      return !script.hasAttribute("data-consent");
    };
    if (enter({ script, kind: scriptKind(script, script.getAttribute("type")), put }, place() + waiting, waiting === 0))
      waiting += 1;
    return script.isConnected ? script : written;
  };
}
