import type { Evaluation, PlaceGroup } from "./evaluation";
import type { EvaluatedDocument } from "./fill-defaults";
import { type Cues, cuesIn } from "./wording/find-cues";
import { hasGroup, hasPhrase } from "./wording/find-phrase";

/** "The visitor counter is already running." A denial informs of nothing. */
const informing: Cues = { all: [], none: [], said: "exempting" };

/** Reports whether the first layer informs visitors of what is on, which exemptions ask for. */
export function isNoticeShown({ document }: Evaluation, { rule }: PlaceGroup): boolean {
  const tag = document.languages.default;
  const { notice, body = "" } = document.texts[tag]?.banner ?? {};
  // Without a notice, the body is shown.
  return (
    rule.model !== "none" &&
    rule.first_layer.length > 0 &&
    (notice !== undefined || cuesIn(body, tag, informing) !== null)
  );
}

/** Reports whether the text that informs says how to object, in every language that has phrases for it. */
export function isObjectionNamed({ languages, texts }: EvaluatedDocument): boolean {
  return languages.available.every((tag) => {
    const { notice, body } = (Object.hasOwn(texts, tag) ? texts[tag] : undefined)?.banner ?? {};
    const shown = notice ?? body;
    return shown === undefined || !hasGroup(tag, "opposing") || hasPhrase(shown, tag, "opposing", "withdrawing");
  });
}
