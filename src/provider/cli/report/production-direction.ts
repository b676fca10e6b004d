import type { Schemas } from "@consentform/consent/contract";
import type { ReportParts } from "./generated/report";

type Move = ReportParts["ReportProductionMove"];
type Version = Pick<Schemas["Version"], "number" | "rolled_back_from" | "first_in_production_at">;

/** Reads a version of a site; null if it is not read. */
export type ReadNumber = (number: number) => Promise<Version | null>;

/**
 * A promotion or a rollback, by the history of both versions: a rollback gives old content a new number, so numbers
 * alone say nothing. A version that was never live is promoted. One that was live goes back if its content is older
 * than what it replaces, and comes back if a rollback had taken it away.
 *
 * @param from number that production serves
 * @param isDrift production has moved already
 */
export async function productionDirection(
  { action, to }: Pick<Move, "action" | "to">,
  from: number | null,
  isDrift: boolean,
  read: ReadNumber,
): Promise<Move["action"]> {
  if (action === "forget" || to === null || from === null) return action;
  const target = await read(to);
  if (target === null) return action;
  if (!isDrift && target.first_in_production_at === null) return "promote";
  const [before, after] = await Promise.all([originOf(from, read), originOf(to, read)]);
  return after < before ? "rollback" : "promote";
}

/** Number under which the content of a version was first published. */
async function originOf(number: number, read: ReadNumber): Promise<number> {
  const version = await read(number);
  return version?.rolled_back_from == null ? number : originOf(version.rolled_back_from, read);
}
