import type { Difference } from "../differences";
import { counted, placeInWords } from "../words";

/** Most differences that are drawn; a document has some thousand texts. */
const LIMIT = 200;

/** Changes, place by place, as text. @param equal sentence where there are none */
export function DifferenceList({ changes, equal }: { changes: readonly Difference[]; equal?: string }) {
  if (changes.length === 0) return <p>{equal ?? "The document and the services are equal."}</p>;
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
