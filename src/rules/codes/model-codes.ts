import type { JudgedCategory, Judgement, PlaceGroup } from "../judgement";
import { switchedOn } from "../judgement";
import { everyPlace, only, optInBut, optInPlaces, sensitiveOptInPlaces } from "../place-selector";
import { type ConsentModel, consentModels } from "../regimes/regime-row";
import { documentRule, type Hit, placeRule, type Rule } from "../rule";

const priorConsent = "ePrivacy 5(3); EDPB 2/2023; CNIL 2020-091";

/** What may run before a choice, and where. */
export const modelCodes: readonly Rule[] = [
  documentRule({
    code: "rule-overlap",
    level: "W",
    condition: "Two rules of one match kind and equal priority match one place.",
    basis: "service rule",
    find: overlaps,
  }),
  placeRule(everyPlace, {
    code: "model-weaker-than-regime",
    level: "E",
    condition:
      "rule(P).model is weaker than the table's (opt_in > opt_out > notice > none) and the row is not marked (c).",
    basis: "ePrivacy 5(3); GDPR 4(11), 6, 7; Cal. Civ. Code 1798.120, .135; Law 25 s. 8.1",
    isWaivable: false,
    find: (_judgement, group) => weakerModel(group, { isCautious: false }),
  }),
  placeRule(everyPlace, {
    code: "model-weaker-cautious",
    level: "W",
    condition: "The same for a row marked (c).",
    basis: "contract 5.1",
    find: (_judgement, group) => weakerModel(group, { isCautious: true }),
  }),
  placeRule(optInPlaces, {
    code: "no-prior-blocking",
    level: "E",
    condition: "blocking.mode is report_only.",
    basis: priorConsent,
    isWaivable: false,
    find: ({ document }) =>
      document.blocking.mode === "report_only"
        ? [
            {
              pointer: "/blocking/mode",
              message: "report_only blocks nothing before consent. Use auto, or manual with marked tags.",
            },
          ]
        : [],
  }),
  placeRule(optInPlaces, {
    code: "manual-blocking",
    level: "W",
    condition: "blocking.mode is manual.",
    basis: priorConsent,
    find: ({ document }) =>
      document.blocking.mode === "manual"
        ? [
            {
              pointer: "/blocking/mode",
              message:
                "manual blocks only tags that are marked by hand; a forgotten one runs before consent. Use auto, or check every tag.",
            },
          ]
        : [],
  }),
  placeRule(optInPlaces, {
    code: "unknown-allowed",
    level: "E",
    condition: "unknown_requests or unknown_storage is allow.",
    basis: "ePrivacy 5(3)",
    find: ({ document: { blocking } }) =>
      (["unknown_requests", "unknown_storage"] as const)
        .filter((member) => blocking[member] === "allow")
        .map((member) => ({
          pointer: `/blocking/${member}`,
          message: `${member} is allow, so what nobody has classified runs before consent. Use block or report.`,
        })),
  }),
  placeRule(optInBut("CA-QC"), {
    code: "preselected-category",
    level: "E",
    condition:
      "rule(P).defaults has an optional category on; in GB exempt categories (optional, no ad_* signal, neither sale_or_share nor sensitive) do not count.",
    basis: "CJEU C-673/17; recital 32",
    isWaivable: false,
    find: (judgement, group) =>
      // A group has places of one regime and certainty, and GB is the only place of uk_gdpr that is not cautious.
      onByDefault(judgement, group, (category) => !(isBritain(group) && isExempt(category))).map(preselected),
  }),
  placeRule(only("CA-QC"), {
    code: "quebec-default-on",
    level: "E",
    condition: "rule(P).defaults has an optional category on.",
    basis: "Law 25 s. 8.1",
    find: (judgement, group) => onByDefault(judgement, group, () => true).map(preselected),
  }),
  placeRule(only("GB"), {
    code: "uk-exempt-conditions",
    level: "W",
    condition: "rule(P).defaults has an exempt category on: notice and objection are duties.",
    basis: "DUAA, from 2026-02-05",
    find: (judgement, group) =>
      onByDefault(judgement, group, isExempt).map(({ pointer, key }) => ({
        pointer,
        message: `The category ${key} runs without consent. Only some analytics and appearance storage is exempt, and only with clear notice and a simple way to object; see that both exist.`,
      })),
  }),
  placeRule(sensitiveOptInPlaces, {
    code: "sensitive-default-on",
    level: "E",
    condition: "rule(P).defaults has a sensitive category on.",
    basis: "Va. Code 59.1-578; C.R.S. 6-1-1308(7)",
    find: (judgement, group) =>
      onByDefault(judgement, group, ({ sensitive }) => sensitive).map(({ pointer, key }) => ({
        pointer,
        message: `The sensitive category ${key} is on before a choice. Sensitive data needs consent first; set it to off.`,
      })),
  }),
  placeRule(optInPlaces, {
    code: "consent-wall",
    level: "W",
    condition: "kind modal or overlay true, close_button none, and rule(P).first_layer lacks reject_all.",
    basis: "EDPB 05/2020",
    find: ({ document: { layout } }, { rule }) =>
      (layout.kind === "modal" || layout.overlay) &&
      layout.close_button === "none" &&
      !rule.first_layer.includes("reject_all")
        ? [
            {
              pointer: `${rule.pointer}/first_layer`,
              message:
                "The banner covers the page and can neither be closed nor rejected. Add reject_all to first_layer, or a close button.",
            },
          ]
        : [],
  }),
];

function* overlaps({ document: { regimes } }: Judgement): Iterable<Hit> {
  const firstByPlace = new Map<string, number>();
  for (const [index, { match, priority, id }] of regimes.rules.entries()) {
    const named = match.subdivisions ?? match.countries ?? match.regimes ?? [];
    const kind = Object.keys(match)[0] ?? "";
    for (const [i, place] of named.entries()) {
      const key = `${kind} ${priority} ${place}`;
      const first = firstByPlace.get(key);
      firstByPlace.set(key, first ?? index);
      if (first === undefined) continue;
      yield {
        pointer: `/regimes/rules/${index}/match/${kind}/${i}`,
        message: `${place} is already named by the rule ${regimes.rules[first]?.id} with the same priority ${priority}, which wins because it comes first; ${id} never applies there. Give one a higher priority, or name the place once.`,
      };
    }
  }
}

function weakerModel({ rule, rows }: PlaceGroup, { isCautious }: { isCautious: boolean }): Hit[] {
  const row = rows[0];
  if (row === undefined || row.cautious !== isCautious || strength(rule.model) >= strength(row.model)) return [];
  return [
    {
      pointer: `${rule.pointer}/model`,
      message: `The model ${rule.model} is weaker than ${row.model}, which the law of these places asks for${isCautious ? " in a cautious reading" : ""}. Use ${row.model}, or leave them to the fallback.`,
    },
  ];
}

function strength(model: ConsentModel): number {
  return -consentModels.indexOf(model);
}

function onByDefault(
  judgement: Judgement,
  { rule }: PlaceGroup,
  isWanted: (category: JudgedCategory) => boolean,
): { pointer: string; key: string }[] {
  return switchedOn(judgement, rule)
    .filter(isWanted)
    .map(({ key }) => ({ pointer: `${rule.pointer}/defaults/${key}`, key }));
}

function preselected({ pointer, key }: { pointer: string; key: string }): Hit {
  return {
    pointer,
    message: `The optional category ${key} is on before a choice. Consent needs an act; set it to off or leave it out.`,
  };
}

function isBritain({ rows }: PlaceGroup): boolean {
  return rows.every(({ country }) => country === "GB");
}

/** Whether storage of a category can be exempt from consent in GB since 2026-02-05. */
function isExempt({ signals, sale_or_share, sensitive }: JudgedCategory): boolean {
  return !sale_or_share && !sensitive && !signals.some((signal) => signal.startsWith("ad_"));
}
