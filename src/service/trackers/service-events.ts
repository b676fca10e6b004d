import type { Schemas } from "@consentform/consent/contract";
import { emit } from "../events/emit";
import type { Runtime } from "../runtime/runtime";
import type { Row, Transaction } from "../store/database";

/** The actor and the transaction of a service's change. */
export interface ServiceChange {
  readonly tx: Transaction;
  readonly runtime: Pick<Runtime, "newId">;
  readonly actor: Schemas["Actor"];
  readonly at: Date;
}

/** Reports that a scan recorded a service (`previous` null), or that a settable field of one changed. */
export function emitServiceEvent(
  { tx, runtime, actor, at }: ServiceChange,
  service: Row<"services">,
  previous: Pick<Row<"services">, "status"> | null,
): Promise<void> {
  return emit(tx, runtime, {
    workspaceId: service.workspace_id,
    kind: previous === null ? "service.discovered" : "service.updated",
    object: { type: "service", id: service.id },
    siteId: service.site_id,
    actor,
    data: {
      key: service.key,
      status: service.status,
      previous: previous === null ? null : { status: previous.status },
    },
    at,
  });
}
