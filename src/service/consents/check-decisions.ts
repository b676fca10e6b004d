import type { Schemas } from "@consentform/consent/contract";
import type { BannerShown } from "./banner-shown";
import { InvalidConsentError, type NewConsent } from "./new-consent";

/** A choice, as browsers and embedding programs report it. */
export interface StatedChoice {
  readonly event: Schemas["ConsentEventType"];
  readonly method: Schemas["ConsentEvent"]["method"];
  readonly decisions: NewConsent["decisions"];
  readonly services?: NewConsent["services"];
  readonly gpc?: boolean | undefined;
}

type GrantedOf = (keys: readonly string[]) => string | undefined;

/** A choice that contradicts itself would become a signed proof of something that no one chose. */
const contradictions: readonly {
  readonly property: string;
  /** The fault, or null. `grantedOf` finds a granted one of some categories. */
  readonly find: (choice: StatedChoice, banner: BannerShown, grantedOf: GrantedOf) => string | null;
}[] = [
  {
    property: "event",
    find: ({ event }, { optionalCategories }, grantedOf) =>
      event === "refused" && grantedOf(optionalCategories) !== undefined
        ? "a refusal grants nothing optional; use the type given"
        : null,
  },
  {
    property: "event",
    find: ({ event }, { optionalCategories }, grantedOf) => {
      const key = event === "withdrawn" ? grantedOf(optionalCategories) : undefined;
      return key === undefined ? null : `a withdrawal grants nothing optional, and ${key} is granted; use changed`;
    },
  },
  {
    property: "event",
    find: ({ event, method }) =>
      (event === "signal") === (method === "gpc")
        ? null
        : "signal and the method gpc belong together; use both or neither",
  },
  {
    property: "gpc",
    find: ({ event, gpc }) => (event === "signal" && gpc !== true ? "must be true if a signal decided" : null),
  },
  {
    property: "event",
    find: ({ event, decisions }, { signalCategories, optionalCategories }, grantedOf) => {
      if (event !== "signal") return null;
      const key = grantedOf(signalCategories);
      if (key !== undefined) return `the signal switches ${key} off, and it is granted; use changed or given`;
      const isEverything = optionalCategories.every((one) => decisions[one] === "granted");
      return isEverything ? "the signal switches something off, and everything is granted; use changed or given" : null;
    },
  },
  {
    property: "event",
    find: ({ method }, { soldCategories }, grantedOf) => {
      const key = method === "opt_out_link" ? grantedOf(soldCategories) : undefined;
      return key === undefined ? null : `opt_out_link switches ${key} off, and it is granted; use another method`;
    },
  },
  {
    property: "services",
    find: ({ decisions, services }, banner) => {
      const isContradicted = ([key, decision]: [string, string]) =>
        decision === "granted" && decisions[banner.services.get(key) ?? ""] === "denied";
      const [key] = Object.entries(services ?? {}).find(isContradicted) ?? [];
      return key === undefined ? null : `${key} is granted, and its category ${banner.services.get(key)} is denied`;
    },
  },
];

/** @throws {InvalidConsentError} if the choice does not fit the document, or contradicts itself */
export function checkDecisions(choice: StatedChoice, banner: BannerShown): void {
  const { decisions } = choice;
  const missing = banner.categories.find((key) => !Object.hasOwn(decisions, key));
  if (missing !== undefined) throw new InvalidConsentError("decisions", `has no decision for the category ${missing}`);
  const unknown = Object.keys(decisions).find((key) => !banner.categories.includes(key));
  if (unknown !== undefined) throw new InvalidConsentError("decisions", `${unknown} is not a category of the version`);
  const denied = banner.categories.find(
    (key) => !banner.optionalCategories.includes(key) && decisions[key] !== "granted",
  );
  if (denied !== undefined) throw new InvalidConsentError("decisions", `${denied} is required and must be granted`);
  const grantedOf: GrantedOf = (keys) => keys.find((key) => decisions[key] === "granted");
  for (const { property, find } of contradictions) {
    const detail = find(choice, banner, grantedOf);
    if (detail !== null) throw new InvalidConsentError(property, detail);
  }
}
