/** A language (BCP 47) as messages name it, such as `German (de)`; the tag alone where it has no name. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames("en", { type: "language" }).of(tag);
    return name === undefined || name === tag ? tag : `${name} (${tag})`;
  } catch {
    return tag;
  }
}
