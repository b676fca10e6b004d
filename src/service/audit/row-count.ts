/** A number of rows as people read it. */
export function rowCount(count: number): string {
  return count === 1 ? "1 row" : `${count} rows`;
}
