import { useState } from "preact/hooks";
import { type Failure, failureFrom } from "./failure";
import { type Answer, useAnswer } from "./use-answer";

/** One page of a list. */
export interface ListPage<T> {
  readonly data: readonly T[];
  readonly next_cursor: string | null;
}

/** A list that grows by pages. */
export interface Pages<T> extends Answer<readonly T[]> {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly moreFailure: Failure | null;
  more(): void;
}

interface Further<T> {
  readonly first: ListPage<T> | null;
  readonly items: readonly T[];
  readonly cursor: string | null;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
}

/** Asks for a list's first page, and for the next ones on demand. @param key everything that `load` depends on */
export function usePages<T>(
  load: (cursor: string | undefined, signal?: AbortSignal) => Promise<ListPage<T>>,
  key: string,
): Pages<T> {
  const answer = useAnswer((signal) => load(undefined, signal), key);
  const first = answer.data;
  const [kept, setFurther] = useState<Further<T> | null>(null);
  const none: Further<T> = { first, items: [], cursor: first?.next_cursor ?? null, isLoading: false, failure: null };
  // A reload makes a new first page; pages that followed another one do not follow it.
  const further = kept?.first === first && kept !== null ? kept : none;
  const more = async () => {
    if (further.cursor === null || further.isLoading) return;
    setFurther({ ...further, isLoading: true, failure: null });
    try {
      const page = await load(further.cursor);
      const items = [...further.items, ...page.data];
      setFurther({ first, items, cursor: page.next_cursor, isLoading: false, failure: null });
    } catch (error) {
      setFurther({ ...further, isLoading: false, failure: failureFrom(error) });
    }
  };
  return {
    ...answer,
    data: first === null ? null : [...first.data, ...further.items],
    hasMore: further.cursor !== null,
    isLoadingMore: further.isLoading,
    moreFailure: further.failure,
    more: () => void more(),
  };
}
