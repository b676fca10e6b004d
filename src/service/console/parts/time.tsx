const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });

/** The day of a time, in UTC, where only the day is known. */
export function Day({ at }: { at: string | null | undefined }) {
  if (at == null) return <>never</>;
  return <time dateTime={at.slice(0, 10)}>{day.format(new Date(at))}</time>;
}

/** A time in the reader's own zone; exact in its tooltip. */
export function Time({ at }: { at: string | null | undefined }) {
  if (at == null) return <>never</>;
  return (
    <time dateTime={at} title={at}>
      {format.format(new Date(at))}
    </time>
  );
}
