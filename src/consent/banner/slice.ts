import type { ResolvedBannerComponents } from "../rules/generated/resolved-banner-document";
import type { EffectiveRule } from "../rules/rule-choice";
import type { FrameworkSettings } from "./framework-settings";

type Component = ResolvedBannerComponents;

type FirstLayerTexts = NonNullable<Component["BannerTexts"]["banner"]>;
type OptOutTexts = NonNullable<Component["BannerTexts"]["opt_out"]>;

/** A category as the first layer needs it. */
export type SliceCategory = Pick<Component["BannerCategory"], "key" | "signals"> & {
  readonly required?: boolean;
  readonly sale_or_share?: boolean;
  readonly sensitive?: boolean;
};

/** A link with its text. */
export interface SliceLink {
  readonly label: string;
  readonly url: string;
}

/** A rule with nothing left to look up, and the places that it is for. */
export interface SliceRule extends Omit<EffectiveRule, "pointer" | "limit_link" | "frictionless"> {
  readonly limit_link?: boolean;
  readonly frictionless?: boolean;
  readonly match: Component["RegimeRule"]["match"];
  readonly priority: number;
}

/** One thing that a service stores: deleted on withdrawal. `name` may hold `*`. */
export interface SliceStorage {
  readonly kind: "cookie" | "local" | "session" | "indexeddb";
  readonly name: string;
  readonly category: string;
  readonly service: string;
}

/** Words of controls. */
interface SliceWords {
  /** Accessible name of the language chooser; absent from a first layer without one. */
  readonly language: string;
  /** Shown beside a switch that cannot be moved. */
  readonly always_on: string;
  /** Accessible name of the button that closes the preferences and changes nothing. */
  readonly close: string;
  /** Announced after a choice was saved. */
  readonly saved: string;
  /** The text about what "Accept all" leaves off under a signal; absent if it leaves nothing off. */
  readonly signal?: string;
}

/** Everything that the first layer needs, in one language: what the banner script fetches first. */
export interface FirstLayerSlice {
  readonly site: string;
  /** Number of the published version. */
  readonly number: number;
  /** Consent revision; an older choice asks again. */
  readonly revision: number;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly texts: Pick<Component["BannerTexts"], "limit_link" | "status"> & {
    readonly banner?: Omit<FirstLayerTexts, "save">;
    readonly opt_out?: Pick<OptOutTexts, "link">;
  };
  readonly words: Pick<SliceWords, "saved" | "signal"> & Partial<Pick<SliceWords, "language">>;
  /** Name of the control that reopens the preferences. */
  readonly reopen: string;
  readonly links: readonly SliceLink[];
  /** Address of the paid alternative. */
  readonly pay?: string;
  readonly categories: readonly SliceCategory[];
  /** Services that belong to a category: key and category. */
  readonly services: Readonly<Record<string, string>>;
  readonly layout: Omit<Component["BannerLayout"], "hide_for_bots">;
  /** The crawlers that see no banner, as a pattern of their names; absent if the document does not hide it. */
  readonly crawlers?: string;
  readonly theme: Component["BannerTheme"];
  /** Path of the service's copy of the logo, below the loader's folder. */
  readonly logo?: string;
  /** The rules of the document, then the fallback. */
  readonly rules: readonly SliceRule[];
  /** Absent without Consent Mode. */
  readonly consent_mode?: Pick<Component["BannerConsentMode"], "regional_defaults">;
  readonly gpc: Component["BannerGpc"];
  readonly storage: Component["BannerStorage"];
  readonly subject: Component["BannerRecords"]["subject_id"];
  /** The storage to delete on withdrawal; empty if the document keeps it. */
  readonly stored: readonly SliceStorage[];
}

/** The texts of the preferences beyond the first layer. */
export interface PreferencesSlice {
  readonly texts: NonNullable<Component["BannerTexts"]["preferences"]> & Pick<FirstLayerTexts, "save">;
  readonly opt_out: Omit<OptOutTexts, "link">;
  /** Texts of placeholders. Part of this slice, because few pages have a frame that waits. */
  readonly embed: NonNullable<Component["BannerTexts"]["embed"]>;
  readonly words: Omit<SliceWords, "signal">;
  readonly identity: Component["BannerIdentity"];
  /** Label and description by category, in the order of the document. */
  readonly categories: readonly { readonly key: string; readonly label: string; readonly description: string }[];
  /** Services with a switch, in the order in which they are recorded; empty if the document has none. */
  readonly services: readonly { readonly key: string; readonly category: string; readonly name: string }[];
  /** Names of live services, for placeholders. */
  readonly names: Readonly<Record<string, string>>;
}

/** A blocking pattern of the loader: kind, pattern, category (empty: never blocked), service (empty: none). */
export type BlockingPattern = readonly [
  kind: "host" | "url" | "selector",
  pattern: string,
  category: string,
  service: string,
];

/** The loader's settings, known without a request. */
export interface LoaderSettings {
  readonly site: string;
  readonly environment: string;
  /** Address of the loader, for browsers that hide a script's own address. */
  readonly loader: string;
  /** Path of the banner script, relative to the loader's folder. */
  readonly banner: string;
  /** Address that answers where the visitor is, relative to the loader's folder. */
  readonly place: string;
  readonly languages: Component["BannerLanguages"];
  /** Keys of required categories. */
  readonly required: readonly string[];
  /** Consent Mode's default; null if it is off. */
  readonly signals: Readonly<Record<string, string | number>> | null;
  readonly redact: boolean;
  readonly passthrough: boolean;
  /** Frameworks of the IAB; absent if the document enables none. */
  readonly frameworks?: FrameworkSettings;
  readonly blocking: {
    readonly mode: Component["BannerBlocking"]["mode"];
    readonly patterns: readonly BlockingPattern[];
    /** True if requests to hosts that nothing names wait for every optional category. */
    readonly unknown: boolean;
    readonly iframes: Component["BannerBlocking"]["iframes"];
    /** Names that page scripts may write, by category; null if every name may be written. */
    readonly storage: readonly (readonly [pattern: string, category: string])[] | null;
    /** Optional categories, all of which must be on for what nothing names. */
    readonly optional: readonly string[];
  };
}
