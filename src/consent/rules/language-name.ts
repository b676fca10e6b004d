let names: Intl.DisplayNames | undefined;

/** A language (BCP 47) as messages name it, such as `German (de)`; the tag alone where it has no name. */
export function languageName(tag: string): string {
  try {
    // Making the table takes longer than all else here, and most documents need no name.
    names ??= new Intl.DisplayNames("en", { type: "language" });
    const name = names.of(tag);
    return name === undefined || name === tag ? tag : `${name} (${tag})`;
  } catch {
    return tag;
  }
}
