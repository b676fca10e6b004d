import type { Problem } from "../http/problem";
import { createFairQueue, type TurnOf } from "../runtime/fair-queue";
import type { ServiceSettings } from "../runtime/settings";
import type { Visitors } from "../runtime/visitors";
import type { Store } from "../store/database";
import { createBodyRoom, type TakeRoom } from "./body-room";
import { unavailable } from "./to-problem";

/** A third of the time that our own clients wait for an answer: they should see why there is none. */
const PATIENCE_MS = 10_000;

/** Why a request gets no turn, or no room for its body. Clients see only `too-many`. */
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
  return createFairQueue({
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
