/**
 * The row of a language in a table by tag: that of the tag itself in any case, else that of its primary language.
 * Norwegian of any kind is served by Bokmål, in which most of it is written. undefined: the table has none.
 */
export function rowOfLanguage<Row>(
  rows: Readonly<Record<string, Row>>,
  tag: string,
): { readonly tag: string; readonly row: Row } | undefined {
  const asked = tag.toLowerCase();
  const primary = asked.split("-")[0] ?? "";
  const names = [asked, ["nn", "no"].includes(primary) ? "nb" : primary];
  for (const name of names) {
    const found = Object.entries(rows).find(([each]) => each.toLowerCase() === name);
    if (found !== undefined) return { tag: found[0], row: found[1] };
  }
  return undefined;
}
