import { useEffect, useState } from "preact/hooks";
import type { Schemas } from "./ask/api";
import { onUser, sessionUser } from "./ask/session-state";

/** The text of a site's document while the user edits it. */
export interface Edit {
  /** The draft when the edit began, to compare with a later one. */
  readonly base: Schemas["ConfigDraft"];
  /** The text before it was changed. */
  readonly initial: string;
  readonly text: string;
  readonly siteName: string;
}

/**
 * Edits by site. Edits with changes are also stored in this browser, under the user's id. They outlast the tab, a crash
 * and the session, until the user saves or discards them.
 */
const edits = new Map<string, Edit>();
const listeners = new Set<() => void>();
/** Pause in typing after which an edit is stored. */
const PAUSE_MS = 300;
/** Sites whose edit differs from what is stored. */
const unstored = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** The discarded edit of each site, which the user can bring back. */
const discarded = new Map<string, Edit>();

const PREFIX = "consentform-unsaved";
const keyOf = (user: string, siteId: string) => `${PREFIX} ${user} ${siteId}`;

/** Keeps an edit; null removes it. While an edit has changes, the browser asks before the user leaves the document. */
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

/** Brings back the edit that was discarded last. */
export function bringBack(siteId: string): void {
  const edit = discarded.get(siteId);
  discarded.delete(siteId);
  if (edit !== undefined) keepEdit(siteId, edit);
}

/** All edits with changes. The component is drawn again when they change. */
export function useUnsaved(): readonly Edit[] {
  useEdits();
  return [...edits.values()].filter(isChanged);
}

/** The edit of a site, with or without changes, and whether a discarded edit can be brought back. */
export function useEdit(siteId: string): { readonly edit: Edit | null; readonly isDiscarded: boolean } {
  useEdits();
  return { edit: edits.get(siteId) ?? null, isDiscarded: discarded.has(siteId) };
}

/** True if the text differs from the one that was read. */
export function isChanged({ initial, text }: Edit): boolean {
  return text !== initial;
}

/** Discards every edit of this user, including those stored in this browser. */
export function discardAllEdits(): void {
  for (const siteId of [...edits.keys()]) keepEdit(siteId, null);
  storeEdits();
}

/** Ends the edit of a saved text. Later typing remains as an edit of the saved draft. */
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
      // Storage is full or disabled: this document keeps the text, and the browser asks before the user leaves.
    }
  }
}

/** Reads this user's stored edits. Edits in this document are newer and stay. */
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
    // Storage is disabled, or has other data under our name.
  }
  notify();
}

onUser(restore);
addEventListener("pagehide", storeEdits);
