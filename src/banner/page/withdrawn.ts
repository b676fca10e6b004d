import { withdrawnName } from "../queue-name";
import type { FirstLayerSlice } from "../slice";
import { deleteStored, type Withdrawn } from "./delete-stored";

/** Deletes what was withdrawn, on this page and on the next one. */
export interface Withdrawal {
  /** Deletes what these stored. Called after each choice: what it granted is not deleted later. */
  delete(withdrawn: Withdrawn): void;
  /** Deletes what the page before withdrew, and may have stored again until it was left. */
  deleteAgain(): void;
}

/** How long what the page before sent may still be answered with a cookie, in milliseconds. */
const LATE_MS = 5000;

/**
 * A tag that ran cannot be stopped: it may store its cookie again at a timer, or while its page is left. The withdrawal
 * is therefore kept until the next page of the site has deleted what it is about once more.
 */
export function withdrawalOf(slice: FirstLayerSlice, isOn: (category: string, service: string) => boolean): Withdrawal {
  const item = withdrawnName(slice.site);
  let mine: Withdrawn = { categories: [], services: [] };

  const stillOff = ({ categories, services }: Withdrawn): Withdrawn => ({
    categories: categories.filter((key) => !isOn(key, "")),
    services: services.filter((key) => !isOn(slice.services[key] ?? "", key)),
  });
  const keep = (): void => {
    const all = stillOff(union(parse(readItem(item)), mine));
    writeItem(item, isEmpty(all) ? null : format(all));
  };
  const deleteOff = (withdrawn: Withdrawn): void => deleteStored(slice, stillOff(withdrawn), isOn);

  return {
    delete: (withdrawn) => {
      if (slice.stored.length === 0) return;
      mine = union(mine, withdrawn);
      // Another page of the site may have deleted what was kept, before this one is left.
      if (!isEmpty(mine)) window.addEventListener("pagehide", keep);
      deleteOff(withdrawn);
      keep();
    },
    deleteAgain: () => {
      const text = readItem(item);
      if (text === null) return;
      deleteOff(parse(text));
      setTimeout(() => {
        deleteOff(parse(text));
        if (readItem(item) === text) writeItem(item, null);
      }, LATE_MS);
    },
  };
}

function isEmpty({ categories, services }: Withdrawn): boolean {
  return categories.length + services.length === 0;
}

function union(one: Withdrawn, other: Withdrawn): Withdrawn {
  return {
    categories: [...new Set([...one.categories, ...other.categories])],
    services: [...new Set([...one.services, ...other.services])],
  };
}

/** Keys have no dot and no tilde. */
function format({ categories, services }: Withdrawn): string {
  return `${categories.join("~")}.${services.join("~")}`;
}

function parse(text: string | null): Withdrawn {
  const [categories = "", services = ""] = (text ?? "").split(".");
  return { categories: categories.split("~").filter(Boolean), services: services.split("~").filter(Boolean) };
}

/** Storage that is full or denied in one place may take it in the other. */
const stores = [() => localStorage, () => sessionStorage];

function readItem(name: string): string | null {
  for (const store of stores) {
    try {
      const text = store().getItem(name);
      if (text !== null) return text;
    } catch {
      // Denied storage: nothing was kept there.
    }
  }
  return null;
}

/** Writes the item, or deletes it with null. */
function writeItem(name: string, text: string | null): void {
  for (const store of stores) {
    try {
      if (text === null) store().removeItem(name);
      else {
        store().setItem(name, text);
        return;
      }
    } catch {
      // Where neither takes it, the next page deletes nothing.
    }
  }
}
