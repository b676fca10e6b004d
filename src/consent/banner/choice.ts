import type { ResolvedBannerComponents } from "../rules/generated/resolved-banner-document";

/** Models, strictest first. */
export type ConsentModel = ResolvedBannerComponents["ConsentModel"];

/** A visitor's choice as the browser stores it. */
export interface Choice {
  /** Consent revision that was answered. */
  readonly revision: number;
  readonly model: ConsentModel;
  /** True if the choice was made with the privacy signal known, so that the signal does not change it. */
  readonly gpc: boolean;
  /** Id of the rule; null for the fallback. */
  readonly rule: string | null;
  /** Seconds since 1970. */
  readonly decided: number;
  /** Seconds since 1970; from then on the choice does not count. */
  readonly until: number;
  /** Keys of granted optional categories. */
  readonly granted: readonly string[];
  /** Keys of services that are off in a granted category. */
  readonly servicesOff: readonly string[];
  /** Random id; null after a refusal. */
  readonly subject: string | null;
}

/** Longest value that is stored, so that a cookie with its name and attributes is never refused. */
export const MAX_CHOICE_LENGTH = 1000;

const strength: Readonly<Record<ConsentModel, number>> = { opt_in: 3, opt_out: 2, notice: 1, none: 0 };
const slug = /^[a-z][a-z0-9_-]{0,63}$/;

/** Reports whether a choice made under one model is enough where another applies. */
export function isAsStrong(made: ConsentModel, asked: ConsentModel): boolean {
  return strength[made] >= strength[asked];
}

/** The value that is stored. */
export function formatChoice(choice: Choice): string {
  return [
    1,
    choice.revision,
    choice.gpc ? `${choice.model}+gpc` : choice.model,
    choice.rule ?? "-",
    choice.decided.toString(36),
    choice.until.toString(36),
    choice.granted.join("~"),
    choice.servicesOff.join("~"),
    choice.subject ?? "-",
  ].join(".");
}

/** The choice that a value holds; null for any other version and for anything that is not exactly a stored choice. */
export function parseChoice(value: string): Choice | null {
  if (value.length > MAX_CHOICE_LENGTH) return null;
  const fields = value.split(".");
  if (fields.length !== 9 || fields[0] !== "1") return null;
  const [, revision = "", made = "", rule = "", decided = "", until = "", granted = "", off = "", subject = ""] =
    fields;
  const [model = "", signal] = made.split("+");
  const isWhole =
    /^(0|[1-9]\d{0,9})$/.test(revision) &&
    /^(opt_in|opt_out|notice|none)(\+gpc)?$/.test(made) &&
    (rule === "-" || slug.test(rule)) &&
    /^[0-9a-z]{1,9}$/.test(decided) &&
    /^[0-9a-z]{1,9}$/.test(until) &&
    areKeys(granted) &&
    areKeys(off) &&
    /^(-|[0-9a-f]{32})$/.test(subject);
  if (!isWhole) return null;
  return {
    revision: Number(revision),
    model: model as ConsentModel,
    gpc: signal === "gpc",
    rule: rule === "-" ? null : rule,
    decided: Number.parseInt(decided, 36),
    until: Number.parseInt(until, 36),
    granted: keysOf(granted),
    servicesOff: keysOf(off),
    subject: subject === "-" ? null : subject,
  };
}

/** The newest of the values that are choices: a browser may hold one for the host and one for the whole site. */
export function newestChoice(values: readonly string[]): Choice | null {
  let newest: Choice | null = null;
  for (const value of values) {
    const choice = parseChoice(value);
    if (choice !== null && (newest === null || choice.decided > newest.decided)) newest = choice;
  }
  return newest;
}

function keysOf(list: string): string[] {
  return list === "" ? [] : list.split("~");
}

function areKeys(list: string): boolean {
  return keysOf(list).every((key) => slug.test(key));
}
