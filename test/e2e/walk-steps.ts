import { added, both, changed, type Row, replaced, reverse, type TableMerge } from "./site-tables";

/** Requests that fail in a partly failed run. */
export const FAILING = [/^PATCH \S*\/templates\//, /^PATCH \S*\/sites\//, /^POST \S*\/apply$/, /^POST \S*\/scans$/];

/** A merge, with how its deployment and approval go. */
export interface Step {
  readonly merge: TableMerge;
  readonly isApproved: boolean;
  readonly pages?: Readonly<Record<string, "tracked" | "untagged">>;
  readonly failing?: RegExp | undefined;
  readonly byHand?: ByHand | undefined;
}

/**
 * How someone moves production in the dashboard: `back`, and it stays there; `forth`, that is back and after the night
 * forward again; or back after the plan that is approved.
 */
type ByHand = (typeof BY_HAND)[number];

/** Every such way. */
export const BY_HAND = ["back", "forth", "while it is approved"] as const;

/** Steps that broke pipelines before. They begin each walk, with the sites of {@link firstRows}. */
export function opening(): Step[] {
  const [first, second] = firstRows();
  const rename = replaced("rename", first, { ...first, key: "store-2" });
  const store = replaced("rename", second, { ...second, key: "store-4" });
  const failed = { ...both(store, changed("title", "Title 2", "Title 4")), isOfTitle: true as const };
  const [host = "", other = ""] = first.host.split(" ");
  const split = replaced("split", { ...first, key: "store-2" }, { ...first, key: "store-5", host });
  const last = both(both(split, added({ id: 6, key: "store-6", host: other })), changed("title", "Title 2", "Title 6"));
  return [
    { merge: both(rename, changed("title", "Title 0", "Title 2")), isApproved: false },
    // The key that the rename left, before anyone has approved the rename; and a scan that fails is not drift.
    {
      merge: added({ id: 3, key: "shop-0", host: "shop-3.localhost" }),
      isApproved: true,
      byHand: "back",
      pages: { "shop-3.localhost": "tracked" },
    },
    { merge: failed, isApproved: false, failing: FAILING[0] },
    { merge: reverse("revert of a failed run", failed), isApproved: true, byHand: "forth" },
    { merge: last, isApproved: true, byHand: "while it is approved" },
  ];
}

/** The sites of the first merge. */
export function firstRows(): [Row, Row] {
  const row = (id: number, host: string) => ({ id, key: `shop-${id}`, host });
  return [row(0, "shop-0.localhost shop-2.localhost"), row(1, "shop-1.localhost")];
}
