/** Separators by script, where they are not a comma and a space. */
const separators: Readonly<Record<string, string>> = { Arab: "، ", Ethi: "፣ ", Hans: "、", Hant: "、", Jpan: "、" };

/** The text between two items of a list in a language (BCP 47). */
export function listSeparator(tag: string): string {
  return separators[scriptOf(tag)] ?? ", ";
}

/** The usual script of a language; empty if the tag is not valid. */
function scriptOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().script ?? "";
  } catch {
    return "";
  }
}
