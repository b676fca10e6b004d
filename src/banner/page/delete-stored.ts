import { fitsPattern } from "../../rules/wildcard";
import type { SliceStorage } from "../slice";
import { parentDomains } from "./stored-choice";

/** Deletes what these services, and those of these categories, stored for the site: cookies of parent domains too. */
export function deleteStored(
  stored: readonly SliceStorage[],
  categories: readonly string[],
  services: readonly string[],
): void {
  for (const { kind, name, category, service } of stored) {
    if (!categories.includes(category) && !services.includes(service)) continue;
    try {
      deletions[kind](name);
    } catch {
      // Denied storage holds nothing of it.
    }
  }
}

const deletions: Readonly<Record<SliceStorage["kind"], (pattern: string) => void>> = {
  cookie: deleteCookies,
  local: (pattern) => deleteKeys(localStorage, pattern),
  session: (pattern) => deleteKeys(sessionStorage, pattern),
  indexeddb: deleteDatabases,
};

function deleteCookies(pattern: string): void {
  const names = document.cookie.split("; ").map((each) => each.split("=")[0] ?? "");
  for (const name of names.filter((each) => fitsPattern(pattern, each))) {
    for (const domain of ["", ...parentDomains().map((each) => `; Domain=${each}`)]) {
      for (const path of paths()) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
        document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}`;
      }
    }
  }
}

/** Every path whose cookies the page sees. */
function paths(): string[] {
  const parts = location.pathname.split("/").slice(1);
  return ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
}

function deleteKeys(storage: Storage, pattern: string): void {
  for (const key of Object.keys(storage)) if (fitsPattern(pattern, key)) storage.removeItem(key);
}

function deleteDatabases(pattern: string): void {
  if (!pattern.includes("*")) {
    indexedDB.deleteDatabase(pattern);
    return;
  }
  void indexedDB.databases?.().then(
    (all) => {
      for (const { name = "" } of all) if (fitsPattern(pattern, name)) indexedDB.deleteDatabase(name);
    },
    () => undefined,
  );
}
