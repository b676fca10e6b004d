const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** A time in the reader's own zone; exact in its tooltip. */
export function Time({ at }: { at: string | null | undefined }) {
  if (at == null) return <>never</>;
  return (
    <time dateTime={at} title={at}>
      {format.format(new Date(at))}
    </time>
  );
}
