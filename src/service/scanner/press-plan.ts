import type { Schemas } from "@consentform/consent/contract";
import { MINUTE_MS } from "../runtime/durations";
import {
  type ConsentState,
  type PageVisit,
  type PageVisitor,
  type PressedState,
  type UnmadeVisit,
  unmadeBySight,
} from "./page-visit";

type Reason = UnmadeVisit["unmade"];

/** The one sentence of each reason why a visit was not made. */
const details: Readonly<Record<Reason, string>> = {
  engine: "The static engine runs no scripts, so it cannot press the banner's buttons or send a signal.",
  "script-absent": "The page did not load the banner script of this site and environment.",
  "script-failed": "The page loaded the banner script, and no banner ran.",
  "banner-not-drawn": "The banner asked for no choice at the place that the scan visits from.",
  "banner-ambiguous": "More than one element of the page says that it is the banner.",
  "button-absent": "The banner has no button for this choice.",
  "button-hidden": "The banner's button cannot be seen.",
  "button-covered": "Another element of the page lies over the banner's button.",
  "no-effect": "The choice was not stored within 5 seconds of the press.",
  "page-failed": "The page could not be loaded or read for this visit.",
  "page-limit": "Enough pages were visited with this choice.",
  "time-limit": "The visits that press buttons took 10 minutes, the most that a scan spends on them.",
};

/** Pages that are visited with each choice. */
const pageLimits = { reject: 10, accept: 5, category: 2 } as const;
/** Longest time from the first press of a scan to its last. */
const PRESSING_MS = 10 * MINUTE_MS;
/** Categories that a scan grants one by one. */
const MAX_CATEGORIES = 20;

/** A page of unresolved issues, with the consent states in which they were seen. */
export interface IssuePage {
  readonly page: string;
  readonly states: readonly string[];
}

/** The visits with presses that a scan makes and the ones that it could not make. */
export interface PressPlan {
  /** Every state that the plan names, whether it is visited or not. */
  readonly states: readonly ConsentState[];
  /**
   * States to visit a page in, after it was visited without a choice. What is not visited is noted.
   *
   * @param index of the page in the crawl, from 0
   */
  statesFor(visit: PageVisit, index: number): PressedState[];
  /** Notes that a page was not visited in a state. */
  note(state: ConsentState, reason: Reason): void;
  notMade(): Schemas["VisitNotMade"][];
}

/**
 * Plans the presses of a scan.
 *
 * @param optional keys of the document's optional categories
 * @param issuePages pages of unresolved issues: they are visited in the states of their issues, beyond any limit
 */
export function createPressPlan(
  { press, consentStates }: Pick<PageVisitor, "press" | "consentStates">,
  optional: readonly string[],
  issuePages: readonly IssuePage[],
  now: () => number = () => performance.now(),
): PressPlan {
  const categories = optional.slice(0, MAX_CATEGORIES).map((key): PressedState => `category:${key}`);
  const pressed: readonly PressedState[] = ["reject", "accept", ...(optional.length > 1 ? categories : [])];
  const unsent = (["gpc"] as const).filter((state) => !consentStates.includes(state));
  const counts = new Map<string, Schemas["VisitNotMade"]>();
  const issueStates = new Map(issuePages.map(({ page, states }) => [page, states]));
  const isOfIssue = (page: string, state: string) => issueStates.get(page)?.includes(state) === true;
  let startedAt: number | null = null;
  const note = (state: ConsentState, reason: Reason): void => {
    const key = `${state} ${reason}`;
    const pages = (counts.get(key)?.pages ?? 0) + 1;
    counts.set(key, { consent_state: state, reason, pages, detail: details[reason] });
  };
  const obstacle = (state: PressedState, visit: PageVisit, index: number): Reason | null => {
    if (press === undefined) return "engine";
    if (visit.banner !== "asking") return unmadeBySight[visit.banner ?? "absent"];
    if (visit.obstacle !== undefined) return reasons[visit.obstacle];
    if (index >= limitOf(state) && !isOfIssue(visit.page, state)) return "page-limit";
    startedAt ??= now();
    return now() - startedAt > PRESSING_MS ? "time-limit" : null;
  };
  return {
    states: [...consentStates, ...pressed],
    statesFor: (visit, index) => {
      // What is not markup has no banner.
      if (!visit.isMarkup) return [];
      for (const state of unsent) note(state, "engine");
      return pressed.filter((state) => {
        const reason = obstacle(state, visit, index);
        if (reason !== null) note(state, reason);
        return reason === null;
      });
    },
    note,
    notMade: () => [...counts.values()].sort((a, b) => orderOf(a) - orderOf(b) || (a.reason < b.reason ? -1 : 1)),
  };

  function orderOf({ consent_state }: Schemas["VisitNotMade"]): number {
    return ["gpc", ...pressed].indexOf(consent_state as PressedState);
  }
}

const reasons = { hidden: "button-hidden", covered: "button-covered", ambiguous: "banner-ambiguous" } as const;

function limitOf(state: PressedState): number {
  return state === "reject" || state === "accept" ? pageLimits[state] : pageLimits.category;
}
