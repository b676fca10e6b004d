import {
  firstLayerSlice,
  type PreviewLayer,
  type PreviewScenario,
  preferencesSlice,
} from "@consentform/consent/banner";
import { type BannerDocument, placesByRule, type RulePlaces } from "@consentform/consent/rules";

/** The widths of pictures, with the heights of their screens, in CSS pixels. */
const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** A layer on a screen, for the visitors of a rule in a language. */
export interface PlannedPicture {
  /** Path of its file without an ending: the same for the same picture of another document. */
  readonly name: string;
  /** Id of the rule; `fallback` for the fallback. */
  readonly rule: string;
  readonly language: string;
  readonly layer: PreviewLayer;
  readonly screen: (typeof screens)[number];
  readonly scenario: PreviewScenario;
  /** Equal for pictures of one visit: what the banner is drawn from. */
  readonly visit: string;
  /** Equal for pictures that cannot differ: the visit, and the width of its screen. */
  readonly source: string;
}

/** The pictures to draw, as the user narrows them. */
export interface PictureFilter {
  readonly scheme: PreviewScenario["scheme"];
  /** Empty: all. */
  readonly languages: readonly string[];
  /** Empty: all. */
  readonly rules: readonly string[];
}

/** Name of the fallback in reports and options. */
const FALLBACK_NAME = "fallback";

/** The pictures of a document: for each rule that applies somewhere, in each language, each layer on each screen. */
export function planPictures(document: BannerDocument, day: string, filter: PictureFilter): PlannedPicture[] {
  const isChosen = (list: readonly string[], name: string) => list.length === 0 || list.includes(name);
  return placesByRule(document, day)
    .filter(({ rule }) => isChosen(filter.rules, rule.id ?? FALLBACK_NAME))
    .flatMap((group) =>
      document.languages.available
        .filter((language) => isChosen(filter.languages, language))
        .flatMap((language) => picturesOf(document, group, language, filter.scheme)),
    );
}

function picturesOf(
  document: BannerDocument,
  { rule, places }: RulePlaces,
  language: string,
  scheme: PreviewScenario["scheme"],
): PlannedPicture[] {
  const [{ country, region, regime, gpcRequired } = unknownPlace] = places;
  const hasOptOut = rule.opt_out_link || rule.first_layer.includes("opt_out");
  const layers: PreviewLayer[] = ["first", "preferences", ...(hasOptOut ? ["opt_out" as const] : [])];
  const drawn = drawnFrom(document, rule, language, scheme);
  // A rule can be called fallback, too, and a folder cannot have two of them.
  const folder = rule.id ?? "_fallback";
  return layers.flatMap((layer) =>
    screens.map((screen) => ({
      name: `${folder}/${language}-${layer}-${screen.width}`,
      rule: rule.id ?? FALLBACK_NAME,
      language,
      layer,
      screen,
      scenario: { language, layer, scheme, place: { country, region, regime, gpc_required: gpcRequired } },
      visit: JSON.stringify([drawn, layer]),
      source: JSON.stringify([drawn, layer, screen.width]),
    })),
  );
}

const unknownPlace = { country: null, region: null, regime: "unknown", gpcRequired: true };

/** Everything that the banner draws a layer from. Ids, places and durations are not visible. */
function drawnFrom(
  document: BannerDocument,
  { id: _, pointer: __, expiry: ___, gpc: ____, ...rule }: RulePlaces["rule"],
  language: string,
  scheme: string,
): unknown {
  const published = { site: "", environment: "preview", number: 1, revision: 1, document, services: [] };
  const { consent_mode: _____, ...first } = firstLayerSlice(published, language);
  return [rule, first, preferencesSlice(published, language), document.languages.available, scheme];
}
