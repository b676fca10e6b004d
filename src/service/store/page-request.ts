/** A value that orders rows; times as RFC 3339 with milliseconds. */
export type KeyValue = string | number;

/** The part of a list that a request asks for. */
export interface PageRequest {
  /** 1 to 200. Read one more row, so that the caller knows whether there is a next page. */
  readonly limit: number;
  /** Order values of the last row of the previous page; null on the first page. */
  readonly after: readonly KeyValue[] | null;
  /** Seals the order values of a row as the cursor that continues after it. */
  readonly cursorAfter: (key: readonly KeyValue[]) => string;
}
