import { ownDocument } from "./own-document";

/** The markup that one script writes with `document.write`. */
export interface Writer {
  write(text: string): void;
  /** Inserts the rest: an unclosed element or an incomplete tag. */
  end(): void;
}

/** Replaces a script that was written by one that runs. Returns the one that is in the page. */
export type RunWritten = (script: HTMLScriptElement) => HTMLScriptElement;

const MARK = "consentform:end";
const metadata = /^(BASE|LINK|META|NOSCRIPT|SCRIPT|STYLE|TEMPLATE|TITLE)$/;

/**
 * Inserts what a script writes after the script, as soon as its elements are closed. The parser has finished, so the
 * browser would replace the whole page.
 */
export function writerOf(script: HTMLScriptElement, run: RunWritten): Writer {
  const home = script.parentNode;
  let last: Node = script;
  let text = "";

  const insert = (node: Node): void => {
    if (last.parentNode === ownDocument.head && !isMetadata(node)) ownDocument.body.prepend(node);
    else if (last.isConnected) last.parentNode?.insertBefore(node, last.nextSibling);
    else (home?.isConnected ? home : ownDocument.body).appendChild(node);
    last = node;
    if (node instanceof HTMLScriptElement) last = run(node);
    else if (node instanceof Element) node.querySelectorAll("script").forEach(run);
  };
  const insertAll = (nodes: readonly Node[]): void => {
    text = "";
    nodes.forEach(insert);
  };
  const parsed = (markup: string): Node[] => {
    const template = ownDocument.createElement("template");
    template.innerHTML = markup;
    return [...template.content.childNodes];
  };
  /** Inserts nothing if the page requires Trusted Types and the markup is not trusted. */
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      text = "";
      console.warn("consentform: the page does not allow what a released script writes with document.write.", error);
    }
  };
  return {
    write: (more) => {
      text += more;
      attempt(() => {
        const nodes = parsed(`${text}<!--${MARK}-->`);
        const end = nodes.pop();
        if (end instanceof Comment && end.data === MARK) insertAll(nodes);
      });
    },
    end: () => attempt(() => text !== "" && insertAll(parsed(text))),
  };
}

function isMetadata(node: Node): boolean {
  return node instanceof Element ? metadata.test(node.tagName) : (node.textContent ?? "").trim() === "";
}
