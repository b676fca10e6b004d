import type { Row } from "../store/database";
import { alertKinds } from "./alert-kinds";
import { oneLine } from "./send-mail";

/** An alert as people read it in a channel. */
export interface AlertMessage {
  /** A sentence. */
  readonly title: string;
  readonly detail: string;
  /** Name and value, each one line. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** @param site the site that the alert concerns, if it concerns one */
export function alertMessage(alert: Row<"alerts">, site: Pick<Row<"sites">, "id" | "name"> | undefined): AlertMessage {
  const { title, detail } = alertKinds[alert.kind];
  return {
    title,
    detail,
    facts: [
      ...(site === undefined ? [] : [["Site", `${oneLine(site.name)} (${site.id})`] as const]),
      ["About", `${alert.subject_type} ${alert.subject_id}`],
      ["Severity", alert.severity],
      ["Time", alert.last_at.toISOString()],
      ["Occurrences", String(alert.occurrences)],
      ["Alert", alert.id],
    ],
  };
}
