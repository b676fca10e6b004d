import type { Schemas } from "@consentform/consent/contract";
import type { NewConsent } from "../index";

/** The request for invented records. Equal values give equal records. */
export interface SyntheticRequest {
  readonly siteId: string;
  readonly host: string;
  /** Categories of the site's document, required ones left out. */
  readonly optionalCategories: readonly string[];
  readonly requiredCategories: readonly string[];
  readonly count: number;
  /** Any whole number. */
  readonly seed: number;
  /** Time of the newest record; the oldest is 30 days before it. */
  readonly until: Date;
}

const SPAN_MS = 30 * 86_400_000;
/** Of so many of the last visitors one may come back and choose again. */
const REMEMBERED_VISITORS = 500;

type Decisions = NewConsent["decisions"];
type Event = NewConsent["event"];

/** The places of visitors, their frequency and their language. */
const places = [
  { weight: 30, country: "DE", region: "DE-BE", language: "de" },
  { weight: 14, country: "FR", region: null, language: "fr" },
  { weight: 12, country: "GB", region: null, language: "en-GB" },
  { weight: 8, country: "IT", region: null, language: "it" },
  { weight: 14, country: "US", region: "US-CA", language: "en-US" },
  { weight: 10, country: "US", region: "US-NY", language: "en-US" },
  { weight: 5, country: "CA", region: "CA-QC", language: "fr-CA" },
  { weight: 4, country: "BR", region: null, language: "pt-BR" },
  { weight: 3, country: null, region: null, language: "en" },
] as const;

const browsers = [
  { weight: 60, name: "Chrome" },
  { weight: 20, name: "Safari" },
  { weight: 12, name: "Firefox" },
  { weight: 8, name: "Edge" },
] as const;

/** The actions of a first visit and of a return visit. */
const firstChoices = [
  { weight: 48, act: "accept" },
  { weight: 34, act: "refuse" },
  { weight: 12, act: "customise" },
  { weight: 6, act: "signal" },
] as const;
const laterChoices = [
  { weight: 45, act: "customise" },
  { weight: 35, act: "withdraw" },
  { weight: 20, act: "accept" },
] as const;
/** Share of records that are of a visitor who comes back. */
const RETURNING_SHARE = 0.12;

/** Invents plausible choices of visitors, oldest first: first ones, changes, withdrawals and browser signals. */
export function* syntheticConsents(request: SyntheticRequest): Generator<NewConsent> {
  const random = seededRandom(request.seed);
  const visitors: NewConsent[] = [];
  for (let index = 0; index < request.count; index += 1) {
    const age = ((request.count - index - random()) / request.count) * SPAN_MS;
    const at = new Date(request.until.getTime() - age);
    const returning = random() < RETURNING_SHARE ? visitors[Math.floor(random() * visitors.length)] : undefined;
    const made: NewConsent =
      returning === undefined
        ? { ...newVisitor(request, random), ...chosen(request, pick(firstChoices, random).act, false, random), at }
        : { ...returning, ...chosen(request, pick(laterChoices, random).act, true, random), at };
    if (returning === undefined) visitors[index % REMEMBERED_VISITORS] = made;
    yield made;
  }
}

function newVisitor({ siteId, host }: SyntheticRequest, random: () => number) {
  const { country, region, language } = pick(places, random);
  return {
    siteId,
    environment: "production" as const,
    host,
    subjectId: Array.from({ length: 4 }, () =>
      Math.floor(random() * 2 ** 32)
        .toString(16)
        .padStart(8, "0"),
    ).join("-"),
    country,
    region,
    language,
    userAgentFamily: pick(browsers, random).name,
  };
}

/** The choice that one action records. */
function chosen(
  { requiredCategories, optionalCategories }: SyntheticRequest,
  act: (typeof firstChoices)[number]["act"] | (typeof laterChoices)[number]["act"],
  isLater: boolean,
  random: () => number,
): { event: Event; decisions: Decisions; gpc: boolean } {
  const grant = (isGranted: () => boolean): Decisions => ({
    ...Object.fromEntries(requiredCategories.map((key) => [key, "granted" as const])),
    ...Object.fromEntries(
      optionalCategories.map((key) => [key, isGranted() ? ("granted" as const) : ("denied" as const)]),
    ),
  });
  const type = (first: Schemas["ConsentEventType"]): Schemas["ConsentEventType"] => (isLater ? "changed" : first);
  switch (act) {
    case "accept":
      return { event: { type: type("given"), method: "banner" }, decisions: grant(() => true), gpc: false };
    case "refuse":
      return { event: { type: type("refused"), method: "banner" }, decisions: grant(() => false), gpc: false };
    case "customise":
      return {
        event: { type: type("given"), method: "preferences" },
        decisions: grant(() => random() < 0.5),
        gpc: false,
      };
    case "withdraw":
      return { event: { type: "withdrawn", method: "preferences" }, decisions: grant(() => false), gpc: false };
    case "signal":
      return { event: { type: "signal", method: "gpc" }, decisions: grant(() => false), gpc: true };
  }
}

function pick<Choice extends { readonly weight: number }>(choices: readonly Choice[], random: () => number): Choice {
  let left = random() * choices.reduce((sum, { weight }) => sum + weight, 0);
  for (const choice of choices) {
    left -= choice.weight;
    if (left < 0) return choice;
  }
  // Only rounding comes here.
  return choices[choices.length - 1] as Choice;
}

/** Mulberry32: numbers from 0 to 1 that depend on the seed alone. For invented data, never for secrets. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
