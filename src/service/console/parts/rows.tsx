import type { ComponentChildren } from "preact";

/** A column of a table: its heading and a row's cell. */
export interface Column<T> {
  readonly name: string;
  readonly cell: (row: T) => ComponentChildren;
}

/** A table that becomes a list of cards in a narrow window. The first column names the row. */
export function Rows<T>(props: {
  caption: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  keyOf: (row: T) => string;
}) {
  const { caption, rows, columns, keyOf } = props;
  // Roles are given, because display: block in a narrow window would take them away.
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name }) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map(({ name, cell }, index) =>
              index === 0 ? (
                <th key={name} scope="row" role="rowheader">
                  {cell(row)}
                </th>
              ) : (
                <td key={name} role="cell" data-column={name}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

/** A name and its value. */
export type Fact = readonly [name: string, value: ComponentChildren];

/** Names and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
