import { addListener } from "./add-listener";

type Listener = (event: Event) => void;

const listeners = new Set<() => void>();

/**
 * Listens to the window or the document until the returned function is called. A page that opens its document again
 * removes all listeners.
 */
export function listen(target: Window | Document, type: string, listener: Listener): () => void {
  const start = (): void => addListener(target, type, listener);
  listeners.add(start);
  start();
  return () => {
    listeners.delete(start);
    target.removeEventListener(type, listener);
  };
}

/** Adds the listeners again. Browsers ignore a listener that is already added. */
export function listenAgain(): void {
  for (const start of listeners) start();
}
