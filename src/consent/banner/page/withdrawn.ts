import { withdrawnName } from "../queue-name";
import type { FirstLayerSlice } from "../slice";
import { addListener } from "./add-listener";
import { deleteStored, type Withdrawn } from "./delete-stored";

/** Deletes what was withdrawn, on this page and on the next one. */
export interface Withdrawal {
  /** Deletes what these stored. Called after each choice, so that what the choice granted is not deleted later. */
  delete(withdrawn: Withdrawn): void;
  /** Deletes withdrawn entries that the page before may have stored again before it closed. */
  deleteAgain(): void;
}

/** How long a response to the page before may still set a cookie, in milliseconds. */
const LATE_MS = 5000;

/**
 * A running tag cannot be stopped: it may store its cookie again on a timer, or when its page closes. The withdrawal is
 * therefore kept until the next page of the site has deleted the same entries again.
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
      // Another page of the site may have removed the kept withdrawal before this page closes.
      if (!isEmpty(mine)) addListener(window, "pagehide", keep);
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

/** If one storage is full or denied, the other may be usable. */
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
      // If neither is usable, the next page deletes nothing.
    }
  }
}
