import { type Clock, TransportError, withStop } from "../client";
import type { OperationId } from "../contract";
import type { Session } from "./session";

/**
 * The same session for work that its caller may ask to stop: no wait and no pause outlasts `stop`, and what was sent is heard to its end, so that nothing
 * written is lost. What several share (the reads of a batch, the calling token) goes on for the others.
 */
export function untilStopped(session: Session, stop: AbortSignal): Session {
  const clock: Clock = {
    now: () => session.clock.now(),
    sleep: (ms, own) => session.clock.sleep(ms, own === undefined ? stop : AbortSignal.any([own, stop])),
  };
  return {
    ...session,
    clock,
    client: async () => withStop(await session.client(), stop),
    me: () => unlessStopped("getMe", session.me(), stop),
    reads: {
      ...session.reads,
      find: (list, ...which) => unlessStopped(list, session.reads.find(list, ...which), stop),
    },
  };
}

/** @throws TransportError of reason aborted, once `stop` is */
function unlessStopped<T>(operation: OperationId, shared: Promise<T>, stop: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new TransportError({ operation, reason: "aborted" }));
    stop.addEventListener("abort", giveUp, { once: true });
    shared.then(resolve, reject).finally(() => stop.removeEventListener("abort", giveUp));
    if (stop.aborted) giveUp();
  });
}
