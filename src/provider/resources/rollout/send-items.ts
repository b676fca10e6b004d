import type { RequestBody } from "@consentform/consent/contract";
import { ResourceError } from "../resource-error";
import type { Item, ItemResult, RolloutWork } from "./rollout-inputs";

/** Most sites and most bytes of one request; what is not an item takes less than the rest of 4 MiB. */
const MAX_ITEMS = 100;
const MAX_BYTES = 4 * 1024 * 1024 - 16 * 1024;

/** How many requests in a row may leave every site for later. */
const MAX_IDLE = 10;

/** An item, and the name of its site in the rollout. */
export interface Named {
  readonly key: string;
  readonly item: Item;
}

/** The settings that all items share. */
export interface Application {
  readonly templateId: string;
  readonly body: Omit<RequestBody<"applyTemplate">, "items">;
}

/**
 * Sends items in as few requests as the service allows, one after the other, until each has a result. What the service
 * postpones is sent again, and so is a site of which the answer says nothing.
 *
 * @param heard receives the results of each request
 */
export async function sendItems(
  { service }: RolloutWork,
  { templateId, body }: Application,
  items: readonly Named[],
  heard: (results: readonly (readonly [key: string, result: ItemResult])[]) => void,
): Promise<void> {
  const queue = [...items];
  let idle = 0;
  while (queue.length > 0) {
    const chunk = queue.splice(0, countOf(queue));
    const request = { ...body, items: chunk.map(({ item }) => item) };
    const { data } = await service.call("applyTemplate", { path: { id: templateId }, body: request });
    const results = chunk.map((named, index) => ({ named, result: resultOf(named, data.results[index]) }));
    const done = results.flatMap(({ named, result }) => (result === null ? [] : [[named.key, result] as const]));
    queue.unshift(...results.flatMap(({ named, result }) => (result === null ? [named] : [])));
    idle = done.length === 0 ? idle + 1 : 0;
    if (idle === MAX_IDLE) {
      throw new ResourceError({
        message: `the service returned no result for ${chunk.length} sites in ${MAX_IDLE} consecutive requests.`,
        advice: "Deploy again when it is less busy. Only unfinished sites are sent again.",
      });
    }
    heard(done);
  }
}

/** The result of an item; null where there is none yet. */
function resultOf({ item }: Named, result: ItemResult | undefined): ItemResult | null {
  return result === undefined || result.site_id !== item.site_id || result.status === "postponed" ? null : result;
}

/** How many of the first items fit one request; at least one. */
function countOf(queue: readonly Named[]): number {
  let bytes = 0;
  const tooMany = queue.slice(0, MAX_ITEMS).findIndex(({ item }) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    return bytes > MAX_BYTES;
  });
  return tooMany < 0 ? Math.min(queue.length, MAX_ITEMS) : Math.max(1, tooMany);
}
