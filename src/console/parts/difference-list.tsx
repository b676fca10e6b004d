import type { Difference } from "../differences";
import { counted, placeInWords } from "../words";

/** Most differences that are drawn; a document has some thousand texts. */
const LIMIT = 200;

/** Changes, place by place, as text. */
export function DifferenceList({ changes, isFirst }: { changes: readonly Difference[]; isFirst: boolean }) {
  if (isFirst) return <p>Production is empty. This version would be the first that visitors see.</p>;
  if (changes.length === 0) return <p>The document and the services are equal.</p>;
  return (
    <>
      <p>{counted(changes.length, "change")}.</p>
      <dl class="changes">
        {changes.slice(0, LIMIT).map(({ path, before, after }) => (
          <div key={JSON.stringify(path)}>
            <dt>{placeInWords(path)}</dt>
            <dd>
              {before === undefined ? (
                <ins>{valueText(after)}</ins>
              ) : (
                <>
                  <del>{valueText(before)}</del>
                  {after !== undefined && <ins>{valueText(after)}</ins>}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > LIMIT && <p>{counted(changes.length - LIMIT, "more change")} not shown.</p>}
    </>
  );
}

function valueText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}
