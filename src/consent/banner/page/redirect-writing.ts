import { ownDocument } from "./own-document";
import type { Writer } from "./written-markup";

const writers = new WeakMap<Element, Writer>();
/** The writer of the script that ran last, until the promises that it resolved have run. */
let latest: Writer | null = null;
let isRedirected = false;

/** Redirects what a script writes to a writer. For an inline script, call it directly before it is inserted. */
export function redirectWriting(script: HTMLScriptElement, writer: Writer): void {
  if (!isRedirected) replaceMethods();
  isRedirected = true;
  writers.set(script, writer);
}

/** Runs an inline script through `act`. Promises that it resolves run before the next task, and write, too. */
export function writingThrough(writer: Writer, act: () => void): void {
  const before = latest;
  latest = writer;
  act();
  writer.end();
  latest = before ?? writer;
  if (before !== null) return;
  afterTask(() => {
    writer.end();
    latest = null;
  });
}

/** The writer for the code that is running; null for the page's own code. */
function writerNow(): Writer | null {
  const { currentScript } = ownDocument;
  return currentScript === null ? latest : (writers.get(currentScript as Element) ?? null);
}

/** A page may have put methods on its `document`. Other documents, such as those of frames, are not redirected. */
function replaceMethods(): void {
  const replacements: Readonly<Record<string, (writer: Writer, values: readonly unknown[]) => unknown>> = {
    write: (writer, values) => writer.write(values.join("")),
    writeln: (writer, values) => writer.write(`${values.join("")}\n`),
    open: () => document,
    close: () => undefined,
  };
  for (const holder of [Document.prototype, document] as unknown as Record<string, unknown>[]) {
    for (const [name, replacement] of Object.entries(replacements)) {
      const own = Object.getOwnPropertyDescriptor(holder, name);
      if (typeof own?.value !== "function" || !own.configurable) continue;
      const { value } = own;
      Object.defineProperty(holder, name, {
        ...own,
        value(this: Document, ...values: unknown[]) {
          const writer = this === document ? writerNow() : null;
          // With three arguments, `open` opens a window.
          const isWriting = writer !== null && !(name === "open" && values.length > 2);
          return isWriting ? replacement(writer, values) : Reflect.apply(value, this, values);
        },
      });
    }
  }
}

/** In a hidden page, a timer would wait a second. */
function afterTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    act();
    port1.close();
  };
  port2.postMessage(null);
}
