/** The session of this page: `none` before a sign-in or after its end, `other` once another user has signed in. */
export type SessionState = "own" | "none" | "other";

let state: SessionState = "own";
/** Id of the user for whom this page was drawn. */
let ownUser: string | null = null;
const listeners = new Set<(state: SessionState) => void>();
const userListeners = new Set<(id: string) => void>();
/** All tabs of a browser share one session: the one that began last. */
const tabs = new BroadcastChannel("consentform-console");
tabs.onmessage = ({ data }) => meet(data);

/** Notes that the service knows no session of this browser. */
export function noteSignedOut(): void {
  change("none");
}

/** Notes an answer to a signed-in user. */
export function noteSignedIn(): void {
  change("own");
}

/** Notes the user of this browser's session, and notifies the other tabs. */
export function noteUser(id: string): void {
  const isFirst = ownUser === null;
  ownUser ??= id;
  tabs.postMessage(id);
  meet(id);
  if (isFirst) for (const listener of userListeners) listener(id);
}

/** Id of the user that this page was drawn for; null before the first answer. */
export function sessionUser(): string | null {
  return ownUser;
}

/** Calls the listener when the page's user becomes known. */
export function onUser(listener: (id: string) => void): void {
  userListeners.add(listener);
}

/** The present state. */
export function sessionState(): SessionState {
  return state;
}

/** Calls the listener at each change. @returns a function that stops it */
export function onSessionChange(listener: (state: SessionState) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function meet(user: unknown): void {
  if (ownUser !== null && user !== ownUser) change("other");
}

/** Changes the state. `other` is final: input for one user is never sent as another. */
function change(to: SessionState): void {
  if (state === to || state === "other") return;
  state = to;
  for (const listener of listeners) listener(to);
}
