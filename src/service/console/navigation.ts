import { useEffect, useState } from "preact/hooks";

/** A place in the console. */
export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

const MOVED = "console-moved";

/** Goes to a page of the console, as a link does. @param isReplacing true leaves no entry in the history */
export function navigate(to: string, isReplacing = false): void {
  if (isReplacing) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  dispatchEvent(new Event(MOVED));
}

/** The present place; the component is drawn again when it changes. */
export function usePlace(): Place {
  const [place, setPlace] = useState(present);
  useEffect(() => {
    const follow = () => setPlace(present());
    addEventListener(MOVED, follow);
    addEventListener("popstate", follow);
    return () => {
      removeEventListener(MOVED, follow);
      removeEventListener("popstate", follow);
    };
  }, []);
  return place;
}

/** Lets links to pages of the console move without loading the document. @param isPage true for a path of a page */
export function followLinks(isPage: (path: string) => boolean): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (link == null || link.target !== "" || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || !isPage(url.pathname)) return;
    if (url.hash !== "" && url.pathname === location.pathname) return;
    event.preventDefault();
    if (url.href !== location.href) navigate(url.pathname + url.search);
  });
}

/** The parameters of a path by a pattern with `:name` segments, or null if it does not match. */
export function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const segments = path.replace(/(?<=.)\/$/, "").split("/");
  if (wanted.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = segments[index] ?? "";
    if (part.startsWith(":")) parameters[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return parameters;
}

function present(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}
