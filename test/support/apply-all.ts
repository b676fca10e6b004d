import type { TestAnswer } from "./service-requests";

/** A result of an applied item, as far as tests read it. */
interface ItemResult {
  readonly site_id: string;
  readonly status: string;
  readonly stage: string;
}

/**
 * Applies a template to all items, sending again what the service postpones, as clients do: on a busy machine a hundred
 * sites can take longer than one request may.
 *
 * @returns the final result of each item, in their order
 */
export async function applyAll<Item extends { readonly site_id: string }>(
  items: readonly Item[],
  apply: (items: readonly Item[]) => Promise<TestAnswer>,
): Promise<ItemResult[]> {
  const { results }: { results: ItemResult[] } = (await apply(items)).body;
  const isPostponed = items.filter((_, index) => results[index]?.status === "postponed");
  if (isPostponed.length === 0) return results;
  if (isPostponed.length === items.length) throw new Error("A request has postponed every item.");
  const later = await applyAll(isPostponed, apply);
  return results.map((result) => later.find(({ site_id }) => site_id === result.site_id) ?? result);
}
