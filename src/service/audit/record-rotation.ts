import type { Runtime } from "../runtime/runtime";
import type { Transaction } from "../store/database";
import { requestTime } from "../store/request-time";
import { type AuditActor, systemActor } from "./audit-act";
import { recordAct } from "./record-act";

/** A function that writes the row of a replaced deployment key, in the transaction that replaces it. */
export function recordRotation(
  { runtime }: { readonly runtime: Pick<Runtime, "newId" | "clockOffsetMs"> },
  actor: AuditActor = systemActor,
): (tx: Transaction) => Promise<void> {
  return async (tx) =>
    recordAct(tx, runtime, {
      act: "keys rotate deployment",
      actor,
      object: { type: "deployment_key", id: null },
      at: await requestTime(tx, runtime),
    });
}
