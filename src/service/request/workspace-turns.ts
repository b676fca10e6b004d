import type { ServiceSettings } from "../runtime/settings";
import { createTurns, type TurnOf } from "../runtime/turns";
import type { Visitors } from "../runtime/visitors";
import type { Store } from "../store/database";
import { unavailable } from "./to-problem";

/** Why a request gets no turn. Only the second reaches a client. */
const refusals = {
  "client-left": "The client has closed the connection",
  "too-many": "Too many requests of this workspace are waiting",
};

/** The turns of all requests of a service: as many run at once as the database has connections. */
export function workspaceTurns(
  store: Store,
  { maxWaitingRequests }: ServiceSettings,
  { served }: Pick<Visitors, "served">,
): TurnOf {
  return createTurns({
    concurrent: store.connections,
    mostWaiting: maxWaitingRequests,
    served,
    refuse: (why) => unavailable(refusals[why], 1),
  });
}
