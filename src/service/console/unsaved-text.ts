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
/** Edits of other tabs and earlier documents that were not changed here. */
const adopted = new WeakSet<Edit>();
const listeners = new Set<() => void>();
/** Pause in typing after which an edit is stored. */
const PAUSE_MS = 300;
/** Sites whose edit differs from what is stored. */
const unstored = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** The discarded edit of each site, which the user can bring back. */
const discarded = new Map<string, Edit>();

const PREFIX = "consentform-unsaved";
/** Receives the id of a user who has discarded everything in another tab. */
const tabs = new BroadcastChannel(PREFIX);
tabs.onmessage = ({ data }) => void (data === sessionUser() && forgetAll(data));
const keyOf = (user: string, siteId: string) => `${PREFIX} ${user} ${siteId}`;

/** Keeps an edit; null removes it. While an edit has changes, the browser asks before the user leaves the document. */
export function keepEdit(siteId: string, edit: Edit | null): void {
  if (edit === null) edits.delete(siteId);
  else {
    edits.set(siteId, edit);
    adopted.delete(edit);
  }
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

/**
 * Discards every edit of this user, also those stored in this browser and, if the user saw unsaved text here, those in
 * other tabs.
 */
export function discardAllEdits(): void {
  const user = sessionUser();
  if (user === null) return;
  if ([...edits.values()].some(isChanged)) tabs.postMessage(user);
  forgetAll(user);
}

function forgetAll(user: string): void {
  clearTimeout(timer);
  for (const map of [edits, discarded, unstored]) map.clear();
  for (const key of storedKeys(user)) localStorage.removeItem(key);
  notify();
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

/** Reads this user's stored edits. */
function restore(user: string): void {
  for (const key of storedKeys(user)) adopt(user, key, localStorage.getItem(key));
  notify();
}

/** The keys of this user's stored edits; none where storage is disabled. */
function storedKeys(user: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyOf(user, "")));
  } catch {
    return [];
  }
}

/** Takes a stored edit, or its absence. Text that was typed in this document stays. */
function adopt(user: string, key: string, stored: string | null): void {
  const siteId = key.slice(keyOf(user, "").length);
  const own = edits.get(siteId);
  const isOther = own !== undefined && adopted.has(own);
  if (own !== undefined && isChanged(own) && !isOther) return;
  const edit = readEdit(siteId, stored);
  if (edit === null) {
    if (isOther) edits.delete(siteId);
    return;
  }
  adopted.add(edit);
  edits.set(siteId, edit);
}

/** An edit as it is stored; null for anything else, such as what another version stored. */
function readEdit(siteId: string, stored: string | null): Edit | null {
  try {
    const edit = JSON.parse(stored ?? "null") as Edit | null;
    const texts = [edit?.initial, edit?.text, edit?.siteName, edit?.base.etag];
    const { site_id, document } = edit?.base ?? {};
    const isWhole = site_id === siteId && typeof document === "object" && document !== null;
    return isWhole && texts.every((text) => typeof text === "string") ? edit : null;
  } catch {
    return null;
  }
}

/** Another tab stored or removed an edit. */
function follow({ key, newValue }: StorageEvent): void {
  const user = sessionUser();
  if (user === null || key?.startsWith(keyOf(user, "")) !== true) return;
  adopt(user, key, newValue);
  notify();
}

onUser(restore);
addEventListener("storage", follow);
addEventListener("pagehide", storeEdits);
