import type { Problem } from "../http/problem";
import type { ServiceSettings } from "../runtime/settings";
import { createTurns, type TurnOf } from "../runtime/turns";
import type { Visitors } from "../runtime/visitors";
import type { Store } from "../store/database";
import { createBodyRoom, type TakeRoom } from "./body-room";
import { unavailable } from "./to-problem";

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

/** The room for bodies of all requests of a service. */
export function workspaceRoom({ maxBodyBytes, maxWaitingRequests }: ServiceSettings): TakeRoom {
  return createBodyRoom({ most: maxBodyBytes, mostWaiting: maxWaitingRequests, refuse });
}

function refuse(why: keyof typeof refusals): Problem {
  return unavailable(refusals[why], 1);
}
