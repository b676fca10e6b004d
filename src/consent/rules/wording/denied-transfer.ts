import { hasPhrase } from "./find-phrase";
import { statementsOf } from "./sentences";

/** The first sentence of a text that says that data stays in the EU; null if there is none. */
export function deniedTransferIn(text: string, tag: string): string | null {
  const isDenied = (sentence: string) => hasPhrase(sentence, tag, "homebound") && !hasPhrase(sentence, tag, "abroad");
  return statementsOf(text, tag).find(isDenied) ?? null;
}

/** The first sentence of a text that sends data to other countries; null if there is none. */
export function transferIn(text: string, tag: string): string | null {
  const isSent = (sentence: string) => hasPhrase(sentence, tag, "abroad") && !hasPhrase(sentence, tag, "not");
  return statementsOf(text, tag).find(isSent) ?? null;
}
