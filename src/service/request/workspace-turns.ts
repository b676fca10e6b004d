import type { Problem } from "../http/problem";
import type { ServiceSettings } from "../runtime/settings";
import { createTurns, type TurnOf } from "../runtime/turns";
import type { Visitors } from "../runtime/visitors";
import type { Store } from "../store/database";
import { createBodyRoom, type TakeRoom } from "./body-room";
import { unavailable } from "./to-problem";

/** Half of what a client has to send its request; after that, the connection would be closed without an answer. */
const PATIENCE_MS = 30_000;

/** Why a request gets no turn, or no room for its body. Only the second reaches a client. */
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
    refuse,
  });
}

/** The room for long bodies of all requests of a service. */
export function workspaceRoom({ maxBodyBytes }: ServiceSettings): TakeRoom {
  return createBodyRoom({ most: maxBodyBytes, patienceMs: PATIENCE_MS, refuse });
}

function refuse(why: keyof typeof refusals): Problem {
  return unavailable(refusals[why], 1);
}
