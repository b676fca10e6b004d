import type { Schemas } from "@consentform/consent/contract";
import { conflict } from "../http/conflicts";
import type { Row } from "../store/database";

type State = Schemas["AlertState"];

/** The states that a person may turn into another (contract 2.11). Only a recurrence opens an alert again. */
const from: Readonly<Record<NonNullable<Schemas["AlertUpdate"]["state"]>, readonly State[]>> = {
  acknowledged: ["open"],
  resolved: ["open", "acknowledged"],
};

/**
 * The alert after a person's change; null if nothing changes.
 * @throws {Problem} conflict alert-state
 */
export function changedAlert(
  alert: Row<"alerts">,
  { state = null, read = null }: { state?: Schemas["AlertUpdate"]["state"] | null; read?: boolean | null },
  now: Date,
): Partial<Pick<Row<"alerts">, "state" | "resolved_at" | "read_at">> | null {
  const isMoved = state !== null && state !== alert.state;
  if (isMoved && !from[state].includes(alert.state)) {
    throw conflict(
      "alert-state",
      `The alert is ${alert.state} and cannot become ${state}; ${state} is possible from ${from[state].join(" or ")}.`,
      "state",
    );
  }
  const isReadChanged = read !== null && read !== (alert.read_at !== null);
  if (!isMoved && !isReadChanged) return null;
  return {
    ...(isMoved ? { state, resolved_at: state === "resolved" ? now : null } : {}),
    ...(isReadChanged ? { read_at: read ? now : null } : {}),
  };
}
