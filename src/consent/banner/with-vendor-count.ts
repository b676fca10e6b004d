import type { DisclosedVendors } from "./vendor-list";

/**
 * The texts of the first layer with the number of vendors that are disclosed, Google's providers among them, as the
 * language of the texts writes numbers.
 */
export function withVendorCount<Texts>(texts: Texts, list: DisclosedVendors | null, tag: string): Texts {
  if (list === null) return texts;
  const count = written(Object.keys(list.vendors).length + list.googleProviders.length, tag);
  const entries = Object.entries(texts ?? {}).map(([name, text]) => [
    name,
    typeof text === "string" ? text.replaceAll("{vendor_count}", count) : text,
  ]);
  return Object.fromEntries(entries) as Texts;
}

/** A number in a language; its digits alone if the tag is not valid. */
function written(count: number, tag: string): string {
  try {
    return count.toLocaleString(tag);
  } catch {
    return String(count);
  }
}
