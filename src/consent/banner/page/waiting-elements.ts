import type { Owner } from "../blocking-owner";

/**
 * A page may make an image for every hit that it sends, and keep none. Of the elements outside the page, only this many
 * of the last ones load on consent; others load if the page inserts them later.
 */
const OUTSIDE = 20;

/** Elements with attributes that wait, at most one value for each attribute. */
export interface WaitingElements {
  /** Holds the value of an attribute, or, with an empty name, the text of a style sheet. */
  hold(element: Element, name: string, owner: Owner, release: () => unknown): void;
  /** Forgets a held value, because the page replaced it. */
  forget(element: Element, name: string): void;
  /** Releases what an element may load now. It is kept again if something still waits. */
  resume(element: Element): void;
  /** Releases everything that may load now, in the order in which it was held. */
  resumeAll(): void;
}

type Held = readonly [owner: Owner, release: () => unknown];

/** Makes them. Its function reports the owner of what still has to wait, and null for what may load. */
export function waitingElements(unlessFree: (owner: Owner) => Owner): WaitingElements {
  const known = new WeakMap<Element, Record<string, Held>>();
  let listed = new Set<Element>();
  let most = OUTSIDE;

  const keepFew = (): void => {
    let outside = 0;
    listed.forEach(({ isConnected }) => {
      if (!isConnected) outside++;
    });
    listed.forEach((element) => {
      if (!element.isConnected && outside-- > OUTSIDE) listed.delete(element);
    });
    // Looked through again once they have doubled: that takes little time for each.
    most = OUTSIDE + 2 * listed.size;
  };
  const resume = (element: Element): void => {
    const held = known.get(element);
    if (!held) return;
    let waits = false;
    Object.keys(held).forEach((name) => {
      const [owner, release] = held[name] as Held;
      if (unlessFree(owner)) waits = true;
      else {
        delete held[name];
        load(element, release);
      }
    });
    if (waits) listed.add(element);
    if (listed.size <= most) return;
    most = Number.POSITIVE_INFINITY;
    // Later, because a page may still insert what it has just made.
    void Promise.resolve().then(keepFew);
  };
  return {
    hold: (element, name, owner, release) => {
      const held = known.get(element) || {};
      held[name] = [owner, release];
      known.set(element, held);
      resume(element);
    },
    forget: (element, name) => {
      const held = known.get(element);
      if (held) delete held[name];
    },
    resume: resume,
    resumeAll: () => {
      keepFew();
      const all = listed;
      listed = new Set();
      all.forEach(resume);
    },
  };
}

/** Sets a held attribute. A media element reads the address of its source only when it loads. */
function load(element: Element, release: () => unknown): void {
  try {
    release();
    if (element.localName === "source") (element.parentNode as HTMLMediaElement).load();
  } catch (_) {
    // A source of a picture has nothing to load, and an element that the page refuses does not block others.
  }
}
