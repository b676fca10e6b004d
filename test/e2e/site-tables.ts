/** A site of a walk. Its id stays when its key or its host changes. */
export interface Row {
  readonly id: number;
  readonly key: string;
  /** One host, or several that are separated by spaces. */
  readonly host: string;
}

/** The text of the banner and the sites of one commit. */
export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** A merge, or the revert of one. */
export interface TableMerge {
  readonly name: string;
  /** Null if it does not fit the table, as a revert that conflicts. */
  apply(table: Table): Table | null;
  undo(table: Table): Table | null;
  /** The site that it adds. */
  readonly added?: Row;
  /** It changes the text, so every site is published and scanned again. */
  readonly isOfTitle?: true;
}

/** A table as sites.csv. */
export function tableText({ rows }: Table): string {
  const preview = (hosts: string) => hosts.replaceAll(/\S+/g, "staging-$&");
  const lines = rows.map(({ id, key, host }) => `${key},${host},${preview(host)},Company ${id} Ltd\n`);
  return `key,hosts,preview_hosts,var.company\n${lines.join("")}`;
}

/** Inputs of the merges of a step. */
export interface MergeChoice {
  readonly table: Table;
  /** Live sites whose rows were removed. */
  readonly kept: readonly Row[];
  /** A number that no earlier site, key or host has. */
  readonly made: number;
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
  readonly history: readonly TableMerge[];
}

/** One merge of each kind, and the reverts of earlier ones, as far as they fit the table. At least one site stays. */
export function tableMerges({ table, kept, made, pick, history }: MergeChoice): TableMerge[] {
  const row = pick(table.rows) as Row;
  const other = pick(table.rows) as Row;
  const host = `shop-${made}.localhost`;
  const [first = "", second] = row.host.split(" ");
  const renamed = replaced("rename", row, { ...row, key: `store-${made}` });
  // A key that a site has had before.
  const used = Array.from({ length: made }, (_, index) => [`shop-${index}`, `store-${index}`]).flat();
  const reused = pick(used.filter((key) => !kept.some((one) => one.key.startsWith(key)))) ?? "shop-0";
  const title = changed("title", table.title, `Title ${made}`);
  const fresh: TableMerge[] = [
    { ...title, isOfTitle: true },
    added({ id: made, key: `shop-${made}`, host }),
    added({ id: made, key: reused, host }),
    renamed,
    { ...both(renamed, title), isOfTitle: true },
    both(renamed, added({ id: made, key: row.key, host })),
    replaced("move", row, { ...row, host }),
    reverse("remove", added(row)),
    second === undefined
      ? replaced("widen", row, { ...row, host: `${row.host} ${host}` })
      : both(replaced("split", row, { ...row, host: first }), added({ id: made, key: `shop-${made}`, host: second })),
    ...(other === row ? [] : [swapped(row, other)]),
  ];
  const reverts = [pick(history), pick(history), pick(history)].flatMap((merge) =>
    merge === undefined ? [] : [reverse(`revert of ${merge.name}`, merge)],
  );
  return [...fresh, ...reverts].filter((merge) => isValid(merge.apply(table)));
}

function isValid(table: Table | null): boolean {
  const rows = table?.rows ?? [];
  const names = rows.flatMap(({ key, host }) => [key, ...host.split(" ")]);
  return rows.length > 0 && new Set(names).size === names.length;
}

/** Two merges as one. */
export function both(first: TableMerge, second: TableMerge): TableMerge {
  const then = (table: Table | null, next: TableMerge["apply"]) => (table === null ? null : next(table));
  return {
    name: `${first.name} and ${second.name}`,
    ...((second.added ?? first.added) && { added: second.added ?? first.added }),
    apply: (table) => then(first.apply(table), second.apply),
    undo: (table) => then(second.undo(table), first.undo),
  };
}

function swapped(one: Row, other: Row): TableMerge {
  const swap = (from: readonly [Row, Row], to: readonly [Row, Row]) => (table: Table) => {
    const places = from.map((row) => table.rows.findIndex(({ id, key, host }) => isSame(row, { id, key, host })));
    if (places.includes(-1)) return null;
    return { ...table, rows: table.rows.map((row, index) => to[places.indexOf(index)] ?? row) };
  };
  const before = [one, other] as const;
  const after = [
    { ...one, key: other.key },
    { ...other, key: one.key },
  ] as const;
  return { name: `swap ${one.key} and ${other.key}`, apply: swap(before, after), undo: swap(after, before) };
}

function isSame(row: Row, { id, key, host }: Row): boolean {
  return row.id === id && row.key === key && row.host === host;
}

/** A change of the text of all banners. */
export function changed(name: string, before: string, after: string): TableMerge {
  const from = (one: string, other: string) => (table: Table) =>
    table.title === one ? { ...table, title: other } : null;
  return { name: `${name} ${after}`, apply: from(before, after), undo: from(after, before) };
}

/** A new row. */
export function added(row: Row): TableMerge {
  return {
    name: `add ${row.key}`,
    added: row,
    apply: (table) => (find(table, row) === undefined ? { ...table, rows: [...table.rows, row] } : null),
    undo: (table) => {
      const found = find(table, row);
      return found !== undefined && isSame(found, row)
        ? { ...table, rows: table.rows.filter((one) => one !== found) }
        : null;
    },
  };
}

/** A row with another key or host. */
export function replaced(name: string, before: Row, after: Row): TableMerge {
  const from = (one: Row, other: Row) => (table: Table) => {
    const found = find(table, one);
    return found?.key === one.key && found.host === one.host
      ? { ...table, rows: table.rows.map((row) => (row === found ? other : row)) }
      : null;
  };
  return {
    name: `${name} ${before.key} to ${after.key}, ${after.host}`,
    apply: from(before, after),
    undo: from(after, before),
  };
}

/** The revert of a merge. */
export function reverse(name: string, { added: row, isOfTitle, apply, undo }: TableMerge): TableMerge {
  return { name: `${name} (${row?.key ?? ""})`, apply: undo, undo: apply, ...(isOfTitle && { isOfTitle }) };
}

function find({ rows }: Table, { id }: Row): Row | undefined {
  return rows.find((row) => row.id === id);
}
