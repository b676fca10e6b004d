import type { LawChange } from "@consentform/consent/rules";
import type { FileReport } from "./located-finding";

/** The changes of the law that concern the documents of a run, each once, by day. */
export function announcedChanges(reports: readonly FileReport[]): LawChange[] {
  const changes = new Map<string, LawChange>();
  for (const change of reports.flatMap((report) => report.changes)) {
    const key = `${change.at} ${change.regime} ${change.law} ${change.former_model}`;
    const places = [...new Set([...(changes.get(key)?.places ?? []), ...change.places])].sort();
    changes.set(key, { ...change, places });
  }
  return [...changes.values()].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** The duty of a website under each model. */
const duties: Readonly<Record<LawChange["model"], string>> = {
  opt_in: "consent first",
  opt_out: "a way to opt out",
  notice: "a notice",
  none: "nothing",
};

/** A change in words: its day, its places, and the model, or the note where the model stays. */
export function sentenceOf({ at, places, model, former_model, note }: LawChange): string {
  const what =
    model === former_model
      ? note.replace(/\.$/, "")
      : `the law requires ${duties[model]} (${model}) instead of ${duties[former_model]}`;
  return `From ${at} in ${places.join(", ")}, ${what}`;
}
