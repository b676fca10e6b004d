// biome-ignore lint/suspicious/noControlCharactersInRegex: U+0000 is what PostgreSQL cannot store.
const notStorable = /\u0000|\p{Surrogate}/gu;

/**
 * Text from outside as the database can store it: U+0000 and lone surrogates become U+FFFD. Request bodies with them
 * are refused (strict-json.ts); what a scanned page brings cannot be refused.
 */
export function storableText(text: string): string {
  return text.replace(notStorable, "\uFFFD");
}
