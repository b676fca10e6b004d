import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Answer } from "../ask/use-answer";
import type { Pages } from "../ask/use-pages";
import { focusOn } from "../keep-focus";
import { ProblemBox } from "./problem";

/** Time after which waiting is explained. */
const SLOW_MS = 3000;

/** An answer, or the waiting and the failure before it. */
export function Shown<T>({ answer, children }: { answer: Answer<T>; children: (data: T) => ComponentChildren }) {
  const { data, failure, isLoading, reload } = answer;
  return (
    <div aria-busy={isLoading}>
      {failure !== null && <ProblemBox failure={failure} retry={reload} />}
      {data === null ? failure === null && <Waiting /> : children(data)}
    </div>
  );
}

/** A list that grows by pages, or its empty state. */
export function ShownPages<T>(props: {
  pages: Pages<T>;
  empty: ComponentChildren;
  children: (items: readonly T[]) => ComponentChildren;
}) {
  const { pages, empty, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const more = useMore(pages, list);
  return (
    <Shown answer={pages}>
      {(items) => (
        <>
          {items.length === 0 ? <div class="empty">{empty}</div> : <div ref={list}>{children(items)}</div>}
          {pages.moreFailure !== null && <ProblemBox failure={pages.moreFailure} />}
          {pages.hasMore && (
            <button type="button" onClick={more} aria-disabled={pages.isLoadingMore}>
              {pages.isLoadingMore ? "Loading…" : "Load more"}
            </button>
          )}
        </>
      )}
    </Shown>
  );
}

/** Loads more. If that removes the button, the keyboard goes on at the first entry that was added. */
function useMore<T>(pages: Pages<T>, list: { readonly current: HTMLElement | null }): () => void {
  const { data, hasMore, isLoadingMore, more } = pages;
  const shown = useRef<number | null>(null);
  // Before anything else notices that the button is gone.
  useLayoutEffect(() => {
    if (isLoadingMore || shown.current === null) return;
    const added = list.current?.querySelectorAll<HTMLElement>("tbody tr, .cards > li")[shown.current];
    shown.current = null;
    if (!hasMore && added !== undefined && document.activeElement === document.body) focusOn(added);
  }, [isLoadingMore]);
  return () => {
    shown.current = data?.length ?? null;
    more();
  };
}

function Waiting() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p class="quiet" role="status">
      {isSlow ? "The service is slow to answer. Still waiting…" : "Loading…"}
    </p>
  );
}
