import type { OperationId } from "@consentform/consent/contract";
import { TransportError, withStop } from "../../client";
import { ownToken } from "../../client/own-token";
import type { Say, Session } from "./session";

/**
 * The same session for work that its caller may ask to stop: no wait and no pause outlasts `stop`, and a request that
 * was sent runs to its end. Shared reads (of a batch, of the calling token) go on, but are not waited for; work that
 * still needs them then requests them alone.
 */
export function untilStopped(session: Session, stop: AbortSignal, say: Say = session.say): Session {
  const { clock, reads, me, client: connect, ...service } = session.service;
  const client = async () => withStop(await connect(), stop);
  return {
    ...session,
    say,
    service: {
      ...service,
      client,
      clock: {
        now: () => clock.now(),
        sleep: (ms, own) => clock.sleep(ms, own === undefined ? stop : AbortSignal.any([own, stop])),
      },
      me: async () =>
        stop.aborted ? ownToken((await (await client()).call("getMe", {})).data) : unlessStopped("getMe", me(), stop),
      reads: {
        ...reads,
        // An object that the list does not contain is requested alone.
        find: async (list, ...which) => (stop.aborted ? null : unlessStopped(list, reads.find(list, ...which), stop)),
      },
    },
  };
}

/** @throws TransportError of reason aborted, once `stop` is */
function unlessStopped<T>(operation: OperationId, shared: Promise<T>, stop: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new TransportError({ operation, reason: "aborted" }));
    stop.addEventListener("abort", giveUp, { once: true });
    shared.then(resolve, reject).finally(() => stop.removeEventListener("abort", giveUp));
  });
}
