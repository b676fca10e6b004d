import { addListener } from "./add-listener";

type Listener = (event: Event) => void;

const listeners = new Set<() => void>();

/**
 * Listens to the window or the document until the returned function is called. A page that opens its document again
 * removes all listeners.
 * @param isCapturing true to get events before elements do
 */
export function listen(target: Window | Document, type: string, listener: Listener, isCapturing = false): () => void {
  const start = (): void => addListener(target, type, listener, isCapturing);
  listeners.add(start);
  start();
  return () => {
    listeners.delete(start);
    target.removeEventListener(type, listener, isCapturing);
  };
}

/** Adds the listeners again. Browsers ignore a listener that is already added. */
export function listenAgain(): void {
  for (const start of listeners) start();
}
