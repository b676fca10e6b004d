import { fitsPattern } from "../../values/wildcard";
import { queueName, withdrawnName } from "../queue-name";
import type { FirstLayerSlice, SliceStorage } from "../slice";
import { readCookies, setCookie } from "./cookies";
import { parentDomains } from "./stored-choice";

/** Keys of categories and services that a visitor switched off after they were on. */
export interface Withdrawn {
  readonly categories: readonly string[];
  readonly services: readonly string[];
}

/**
 * Deletes what these services, and the services of these categories, stored for the site. An entry stays if something
 * that is on declares it, too.
 *
 * @param isOn reports whether a category, and one of its services, may run
 */
export function deleteStored(
  { stored, storage, site }: Pick<FirstLayerSlice, "stored" | "storage" | "site">,
  withdrawn: Withdrawn,
  isOn: (category: string, service: string) => boolean,
): void {
  const kept = stored.filter(({ category, service }) => isOn(category, service));
  const own = [`${storage.name}_${site.slice(-8)}`, queueName(site), withdrawnName(site)];
  for (const { kind, name: pattern, category, service } of stored) {
    if (!withdrawn.categories.includes(category) && !withdrawn.services.includes(service)) continue;
    const isDeleted = (name: string): boolean =>
      fitsPattern(pattern, name) &&
      !own.includes(name) &&
      !kept.some((each) => each.kind === kind && fitsPattern(each.name, name));
    try {
      deletions[kind](isDeleted, pattern);
    } catch {
      // Denied storage holds nothing of it.
    }
  }
}

type Deletion = (isDeleted: (name: string) => boolean, pattern: string) => void;

const deletions: Readonly<Record<SliceStorage["kind"], Deletion>> = {
  cookie: (isDeleted) => cookieNames().filter(isDeleted).forEach(deleteCookie),
  local: (isDeleted) => deleteKeys(localStorage, isDeleted),
  session: (isDeleted) => deleteKeys(sessionStorage, isDeleted),
  indexeddb: deleteDatabases,
};

function cookieNames(): string[] {
  return [
    ...new Set(
      readCookies()
        .split("; ")
        .map((each) => each.split("=")[0] ?? ""),
    ),
  ].filter(Boolean);
}

/** Cookies with a name prefix, and partitioned ones, can be written and deleted only with these attributes. */
const securities = ["", "; Secure", "; Secure; Partitioned"];

/**
 * Deletes every cookie of a name that the page can see. A page cannot read a cookie's path and domain, so all possible
 * ones are tried until no cookie is left.
 */
function deleteCookie(name: string): void {
  for (const security of securities) {
    for (const domain of ["", ...parentDomains().map((each) => `; Domain=${each}`)]) {
      for (const path of paths()) {
        setCookie(`${name}=; Max-Age=0; Path=${path}${domain}${security}`);
      }
      if (!cookieNames().includes(name)) return;
    }
  }
}

/** Every path with cookies that the page can see: each folder, with and without a final slash, and the page itself. */
function paths(): string[] {
  const { pathname } = location;
  const folders = [...pathname].flatMap((sign, at) =>
    sign === "/" ? [pathname.slice(0, at), `${pathname.slice(0, at)}/`] : [],
  );
  return [...new Set([...folders, pathname])].filter((path) => path !== "");
}

function deleteKeys(storage: Storage, isDeleted: (name: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isDeleted(key)) storage.removeItem(key);
}

function deleteDatabases(isDeleted: (name: string) => boolean, pattern: string): void {
  if (!pattern.includes("*")) {
    if (isDeleted(pattern)) indexedDB.deleteDatabase(pattern);
    return;
  }
  void indexedDB.databases?.().then(
    (all) => {
      for (const { name = "" } of all) if (isDeleted(name)) indexedDB.deleteDatabase(name);
    },
    () => undefined,
  );
}
