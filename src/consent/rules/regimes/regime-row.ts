import type { NationalAct } from "./table/national-acts";

/** Strength of a consent model, weakest last: opt_in > opt_out > notice > none (contract 3.2). */
export const consentModels = ["opt_in", "opt_out", "notice", "none"] as const;

/** The requirement before optional processing starts. */
export type ConsentModel = (typeof consentModels)[number];

/** One reviewed line of the regime table: the law of one place for one span of time (contract 5.1). */
export interface RegimeRow {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 3166-2, such as `US-CA`; absent for the country as a whole. */
  subdivision?: string;
  /** Regime id, such as `gdpr` or `us_ca`. */
  regime: string;
  /** The act, and the section that binds a website where it is known. */
  law: string;
  /** The national act on storage and access, where the row also rests on European law. */
  act?: NationalAct;
  model: ConsentModel;
  /**
   * True where the law leaves room, or was not read, and the model is our choice. Codes that depend on a place only
   * warn there.
   */
  cautious: boolean;
  /**
   * The optional categories about which visitors choose; absent for all that are not exempt. `tracking`: those with
   * advertising, sale or sensitive data, where other grounds than consent carry the rest. `profiling`: those and all
   * others that may identify, locate or profile visitors.
   */
  choiceAbout?: "tracking" | "profiling";
  /** True if a universal opt-out signal must be honored. */
  gpc: "required" | "recommended" | "no" | "unknown";
  /** True where an act asks for consent before health data is processed, although the row's model is weaker. */
  healthData?: boolean;
  /** Data that must not be sold, with or without consent; absent where the act knows no such ban. */
  saleBan?: "precise_location" | "sensitive";
  /** First day, `YYYY-MM-DD` in UTC. */
  from: string;
  /** First day on which it no longer holds; absent while no end is known. */
  to?: string;
  /** Official text of the law, or the official register that holds it. */
  source_url: string;
  /** True if `source_url` leads to the site of an authority or register, because the act's own address is not known. */
  isSite?: boolean;
  /**
   * Day on which the row was compared with the text of its source. Null if it was not: a code then only warns there,
   * unless it names a source that was read. A test fails 400 days later.
   */
  reviewed_at: string | null;
  /**
   * Table version that brought the row in this form; absent for the first. A document accepted before gets warnings at
   * most.
   */
  since?: string;
  /** Why the row reads as it does; may be empty. */
  note: string;
}

/** The facts that several places share; the places themselves are added by `rowsFor`. */
export type LawFacts = Omit<RegimeRow, "country" | "subdivision" | "cautious" | "gpc" | "note"> &
  Partial<Pick<RegimeRow, "cautious" | "gpc" | "note">>;

/**
 * One row per place code (`DE`, `US-CA`) with the same facts. Not cautious, no signal duty and no note unless given.
 */
export function rowsFor(codes: string, facts: LawFacts): RegimeRow[] {
  return codes.split(" ").map((code) => {
    const country = code.slice(0, 2);
    return {
      country,
      ...(code.length > 2 && { subdivision: code }),
      cautious: false,
      gpc: "no",
      note: "",
      ...facts,
    };
  });
}
