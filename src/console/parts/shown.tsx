import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Answer } from "../ask/use-answer";
import type { Pages } from "../ask/use-pages";
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
  return (
    <Shown answer={pages}>
      {(items) => (
        <>
          {items.length === 0 ? <div class="empty">{empty}</div> : children(items)}
          {pages.moreFailure !== null && <ProblemBox failure={pages.moreFailure} />}
          {pages.hasMore && (
            <button type="button" onClick={pages.more} aria-disabled={pages.isLoadingMore}>
              {pages.isLoadingMore ? "Loading…" : "Load more"}
            </button>
          )}
        </>
      )}
    </Shown>
  );
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
