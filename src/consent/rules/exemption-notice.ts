import type { Evaluation, PlaceGroup } from "./evaluation";
import type { EvaluatedDocument } from "./fill-defaults";
import { hasGroup, hasPhrase } from "./wording/find-phrase";

/** Reports whether a notice informs visitors of what is on, which exemptions ask for. */
export function isNoticeShown({ document: { languages, texts } }: Evaluation, { rule }: PlaceGroup): boolean {
  return rule.model !== "none" && rule.first_layer.length > 0 && texts[languages.default]?.banner?.notice !== undefined;
}

/** Reports whether the notice says how to object, in every language that has phrases for it. */
export function isObjectionNamed({ languages, texts }: EvaluatedDocument): boolean {
  return languages.available.every((tag) => {
    const notice = (Object.hasOwn(texts, tag) ? texts[tag] : undefined)?.banner?.notice;
    return notice === undefined || !hasGroup(tag, "opposing") || hasPhrase(notice, tag, "opposing", "withdrawing");
  });
}
