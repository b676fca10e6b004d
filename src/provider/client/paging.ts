import type { ListItem, ListOperationId } from "@consentform/consent/contract";
import type { AnyRequest, Page } from "./call";
import { TransportError } from "./errors";

/** The largest page (contract 4.3): fewest requests for a whole list. */
const MAX_PAGE_SIZE = 200;

/** Fetches one page; the body is as it came. */
export type FetchPage = (request: AnyRequest) => Promise<unknown>;

/**
 * Follows `next_cursor` to the end. Pages are of the largest size unless the request says otherwise or includes further
 * objects, for which the service allows smaller pages only.
 *
 * @throws TransportError of reason malformed-answer for a body that is not a page, and for a cursor that leads back to
 * itself
 */
export async function* followPages<Id extends ListOperationId>(
  id: Id,
  request: AnyRequest,
  fetchPage: FetchPage,
): AsyncGenerator<Page<Id>, void, undefined> {
  const size = request.query?.include === undefined ? { limit: MAX_PAGE_SIZE } : {};
  let query: Readonly<Record<string, unknown>> = { ...size, ...request.query };
  for (;;) {
    const page = await fetchPage({ ...request, query });
    if (!isPage<Id>(page)) {
      throw malformed(id, "no page: { data: [...], next_cursor }");
    }
    yield page;
    if (page.next_cursor === null) {
      return;
    }
    if (page.next_cursor === query.cursor) {
      throw malformed(id, "a page whose next_cursor is its own cursor");
    }
    query = { ...query, cursor: page.next_cursor };
  }
}

/** The items of all pages, in order. */
export async function* itemsOf<Id extends ListOperationId>(
  pages: AsyncIterable<Page<Id>>,
): AsyncGenerator<ListItem<Id>, void, undefined> {
  for await (const page of pages) {
    yield* page.data;
  }
}

function isPage<Id extends ListOperationId>(body: unknown): body is Page<Id> {
  return (
    typeof body === "object" &&
    body !== null &&
    "data" in body &&
    Array.isArray(body.data) &&
    "next_cursor" in body &&
    (body.next_cursor === null || typeof body.next_cursor === "string")
  );
}

function malformed(operation: ListOperationId, detail: string): TransportError {
  return new TransportError({ operation, reason: "malformed-answer", detail });
}
