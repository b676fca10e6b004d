/** True once an answer said that there is no session, or that it has ended. */
let isSignedOut = false;
const listeners = new Set<(isSignedOut: boolean) => void>();

/** Notes that the service knows no session of this browser. */
export function noteSignedOut(): void {
  change(true);
}

/** Notes an answer to a signed-in user. */
export function noteSignedIn(): void {
  change(false);
}

/** Calls the listener at each change. @returns a function that stops it */
export function onSessionChange(listener: (isSignedOut: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(to: boolean): void {
  if (isSignedOut === to) return;
  isSignedOut = to;
  for (const listener of listeners) listener(to);
}
