import { useEffect, useState } from "preact/hooks";
import type { Schemas } from "./ask/api";
import { onUser, sessionUser } from "./ask/session-state";

/** The text of a site's document while someone edits it. */
export interface Edit {
  /** The draft when the edit began, to compare with a later one. */
  readonly base: Schemas["ConfigDraft"];
  /** The text before it was changed. */
  readonly initial: string;
  readonly text: string;
  readonly siteName: string;
}

/**
 * Edits by site. Those that change something are also stored in this browser under their user, so that they outlast the
 * tab, a crash and the session, until they are saved or discarded.
 */
const edits = new Map<string, Edit>();
const listeners = new Set<() => void>();
/** Pause in typing after which an edit is stored. */
const PAUSE_MS = 300;
/** Sites whose edit differs from what is stored. */
const unstored = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** The former edit of each site that was discarded, to bring it back. */
const discarded = new Map<string, Edit>();

const PREFIX = "consentform-unsaved";
const keyOf = (user: string, siteId: string) => `${PREFIX} ${user} ${siteId}`;

/** Keeps an edit, or none. While one is kept that changes something, the browser asks before the document is left. */
export function keepEdit(siteId: string, edit: Edit | null): void {
  if (edit === null) edits.delete(siteId);
  else edits.set(siteId, edit);
  unstored.add(siteId);
  clearTimeout(timer);
  timer = setTimeout(storeEdits, PAUSE_MS);
  notify();
}

/** Discards an edit, which {@link bringBack} undoes while the document is open. */
export function discardEdit(siteId: string): void {
  const edit = edits.get(siteId);
  if (edit !== undefined && isChanged(edit)) discarded.set(siteId, edit);
  keepEdit(siteId, null);
}

/** Brings the edit back that was discarded last. */
export function bringBack(siteId: string): void {
  const edit = discarded.get(siteId);
  discarded.delete(siteId);
  if (edit !== undefined) keepEdit(siteId, edit);
}

/** The edits of all sites that change something; the component is drawn again when they differ. */
export function useUnsaved(): readonly Edit[] {
  useEdits();
  return [...edits.values()].filter(isChanged);
}

/** The edit of a site, changed or not, and whether a discarded one can be brought back. */
export function useEdit(siteId: string): { readonly edit: Edit | null; readonly isDiscarded: boolean } {
  useEdits();
  return { edit: edits.get(siteId) ?? null, isDiscarded: discarded.has(siteId) };
}

/** True if the text differs from the one that was read. */
export function isChanged({ initial, text }: Edit): boolean {
  return text !== initial;
}

/** Forgets every edit of this user, in this browser too. */
export function discardAllEdits(): void {
  for (const siteId of [...edits.keys()]) keepEdit(siteId, null);
  storeEdits();
}

/** Ends the edit of a text that was saved. What was typed meanwhile goes on, based on the saved draft. */
export function endEdit(saved: Schemas["ConfigDraft"], text: string): void {
  const edit = edits.get(saved.site_id);
  const isOver = edit === undefined || edit.text === text;
  keepEdit(saved.site_id, isOver ? null : { ...edit, base: saved, initial: text });
}

function useEdits(): void {
  const [, draw] = useState(0);
  useEffect(() => {
    const listener = () => draw((count) => count + 1);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

function notify(): void {
  if ([...edits.values()].some(isChanged)) addEventListener("beforeunload", askBeforeUnload);
  else removeEventListener("beforeunload", askBeforeUnload);
  for (const listener of listeners) listener();
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function storeEdits(): void {
  const user = sessionUser();
  if (user === null) return;
  for (const siteId of unstored) {
    unstored.delete(siteId);
    const edit = edits.get(siteId);
    try {
      if (edit !== undefined && isChanged(edit)) localStorage.setItem(keyOf(user, siteId), JSON.stringify(edit));
      else localStorage.removeItem(keyOf(user, siteId));
    } catch {
      // Storage is full or off: the text is kept in this document, and the browser asks before it is left.
    }
  }
}

/** Reads what this user left in this browser; what is being edited here is newer. */
function restore(user: string): void {
  const start = keyOf(user, "");
  try {
    for (const key of Object.keys(localStorage)) {
      const siteId = key.startsWith(start) ? key.slice(start.length) : "";
      const stored = siteId === "" || edits.has(siteId) ? null : localStorage.getItem(key);
      const edit = JSON.parse(stored ?? "null") as Edit | null;
      // Another version may have stored something else.
      if (typeof edit?.text === "string" && edit.base?.site_id === siteId) edits.set(siteId, edit);
    }
  } catch {
    // Storage is off, or has something else under our name.
  }
  notify();
}

onUser(restore);
addEventListener("pagehide", storeEdits);
