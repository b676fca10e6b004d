/** A site of a walk. Its id stays when its key or its host changes. */
export interface Row {
  readonly id: number;
  readonly key: string;
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
  const lines = rows.map(({ id, key, host }) => `${key},${host},staging-${host},Company ${id} Ltd\n`);
  return `key,hosts,preview_hosts,var.company\n${lines.join("")}`;
}

/** One merge of each kind, and the reverts of earlier ones, as far as they fit the table. At least one site stays. */
export function tableMerges({
  table,
  made,
  pick,
  history,
}: {
  table: Table;
  /** A number that no earlier site, key or host has. */
  made: number;
  pick: <Item>(items: readonly Item[]) => Item | undefined;
  history: readonly TableMerge[];
}): TableMerge[] {
  const row = pick(table.rows) as Row;
  const host = `shop-${made}.localhost`;
  const fresh: TableMerge[] = [
    { ...changed("title", table.title, `Title ${made}`), isOfTitle: true },
    added({ id: made, key: `shop-${made}`, host }),
    replaced("rename", row, { ...row, key: `store-${made}` }),
    replaced("move", row, { ...row, host }),
    reverse("remove", added(row)),
  ];
  const reverts = [pick(history), pick(history), pick(history)].flatMap((merge) =>
    merge === undefined ? [] : [reverse(`revert of ${merge.name}`, merge)],
  );
  return [...fresh, ...reverts].filter((merge) => (merge.apply(table)?.rows.length ?? 0) > 0);
}

function changed(name: string, before: string, after: string): TableMerge {
  const from = (one: string, other: string) => (table: Table) =>
    table.title === one ? { ...table, title: other } : null;
  return { name: `${name} ${after}`, apply: from(before, after), undo: from(after, before) };
}

function added(row: Row): TableMerge {
  return {
    ...{ name: `add ${row.key}`, added: row },
    apply: (table) => (find(table, row) === undefined ? { ...table, rows: [...table.rows, row] } : null),
    undo: (table) => {
      const found = find(table, row);
      return found?.key === row.key && found.host === row.host
        ? { ...table, rows: table.rows.filter((one) => one !== found) }
        : null;
    },
  };
}

function replaced(name: string, before: Row, after: Row): TableMerge {
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

function reverse(name: string, { added: row, isOfTitle, apply, undo }: TableMerge): TableMerge {
  return { name: `${name} (${row?.key ?? ""})`, apply: undo, undo: apply, ...(isOfTitle && { isOfTitle }) };
}

function find({ rows }: Table, { id }: Row): Row | undefined {
  return rows.find((row) => row.id === id);
}
