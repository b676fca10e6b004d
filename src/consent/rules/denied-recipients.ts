import { clipped, listed } from "../values/describe-value";
import type { EvaluatedDocument } from "./fill-defaults";
import { describedSentences, proseSentences } from "./prose-sentences";
import type { Candidate } from "./rule";
import { deniedSharingIn } from "./wording/denied-sharing";
import { deniedTransferIn, transferIn } from "./wording/denied-transfer";

/** A text, or the description of such a category, that says that no data is passed on. */
export function deniedSharing(document: EvaluatedDocument): Candidate[] {
  const shared = document.categories.filter(isShared).map(({ key }) => key);
  if (shared.length === 0) return [];
  return [
    ...proseSentences(document, "denying", deniedSharingIn),
    ...describedSentences(document, deniedSharingIn).filter(({ category }) => isShared(category)),
  ].map(({ pointer, sentence }) => ({
    pointer,
    message: `Which is right? "${clipped(sentence)}" says that no data is passed on, but ${listed(shared)} ${shared.length === 1 ? "is" : "are"} set up for advertising or sale.`,
  }));
}

/** A text that says that data stays in the EU, beside the description of a category that sends it elsewhere. */
export function deniedTransfers(document: EvaluatedDocument): Candidate[] {
  const [abroad] = describedSentences(document, transferIn);
  return abroad === undefined
    ? []
    : proseSentences(document, "denying", deniedTransferIn).map(({ pointer, sentence }) => ({
        pointer,
        message: `Which is right? "${clipped(sentence)}" says that data stays in the EU, but ${abroad.category.key} says "${clipped(abroad.sentence)}".`,
        fix: "If data is sent to other countries, delete the sentence.",
      }));
}

function isShared({ sale_or_share, signals }: EvaluatedDocument["categories"][number]): boolean {
  return sale_or_share || signals.some((signal) => signal.startsWith("ad_"));
}
