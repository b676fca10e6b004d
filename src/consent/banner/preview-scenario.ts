/** The parts of the banner that a preview can show: the first layer, the preferences, and the opt-out dialog. */
export const previewLayers = ["first", "preferences", "opt_out"] as const;

/** A part of the banner that a preview shows. */
export type PreviewLayer = (typeof previewLayers)[number];

/** A visitor of a preview, and the part of the banner that is open. */
export interface PreviewScenario {
  /** An available language of the document. */
  readonly language: string;
  readonly layer: PreviewLayer;
  /** The visitor's system: it counts if the document follows it. */
  readonly scheme: "light" | "dark";
  readonly place: PreviewPlace;
}

/** The answer of the service to where the visitor is. */
export interface PreviewPlace {
  readonly country: string | null;
  readonly region: string | null;
  readonly regime: string;
  readonly gpc_required: boolean;
}

/** The files of a preview's frame, which its page holds in place of a service. */
export interface PreviewFiles {
  /** Address of the banner script, at which nothing is served. */
  readonly bannerAddress: string;
  /** The banner script as a `data:` address. */
  readonly banner: string;
  /** Slices by file name. */
  readonly slices: Readonly<Record<string, unknown>>;
  /** Name of the file with the visitor's place. */
  readonly place: string;
}

/** A group of places whose visitors get the same rule. */
export interface PreviewRule {
  /** Null for the fallback. */
  readonly id: string | null;
  readonly model: string;
  /** True if visitors see the first layer before they choose. */
  readonly isAsking: boolean;
  /** True if the rule opens the opt-out dialog. */
  readonly hasOptOut: boolean;
  readonly places: readonly (PreviewPlace & { readonly law: string })[];
}

/** The content of the page around a preview's frame. */
export interface PreviewChoices {
  readonly rules: readonly PreviewRule[];
  /** The place that is shown first: the index of its rule, a space, and its index in that rule. */
  readonly firstPlace: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly schemes: readonly PreviewScenario["scheme"][];
  /** Remarks about what the preview leaves out. */
  readonly remarks: readonly string[];
  /** The frame's markup, in which the scenario replaces the first {@link SCENARIO_MARK}. */
  readonly frame: string;
}

/** The mark in a frame's markup that is replaced by the scenario, as JSON for a script element. */
export const SCENARIO_MARK = "CONSENTFORM_SCENARIO";

/**
 * JSON for the inside of a script element. No string of it ends the element, opens a comment in it, or ends a line of
 * older JavaScript.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The markup of a frame for a scenario. */
export function frameFor(frame: string, scenario: PreviewScenario): string {
  return frame.replace(SCENARIO_MARK, () => scriptJson(scenario));
}
