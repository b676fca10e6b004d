import type { Answer } from "../../service/sockets";
import type { Front } from "../../service/thread";
import { type Records, withAccessLog } from "./access-log";
import { databaseFailure } from "./database-failure";
import { databaseOf } from "./database-of";
import { withFaults } from "./fault-injection";
import type { Log } from "./log";
import { openListeners } from "./open-listeners";
import { withProxyWarning } from "./proxy-warning";
import type { StartOptions } from "./start-options";
import { startServiceThread } from "./start-service-thread";
import type { Start } from "./thread-messages";

/** Requests under way get this long to finish when the service stops. */
const STOP_GRACE_MS = 5000;

/** A service that answers. */
export interface RunningService {
  readonly endpoint: string;
  /** Address of its metrics, if they have a listener; else null. */
  readonly metricsEndpoint: string | null;
  /** The text to print, in the format of the options. */
  readonly introduction: string;
  /** Lets requests under way finish, gives jobs back and closes the database. */
  stop(): Promise<void>;
  /**
   * Makes a link that signs in the user of `consentform dev`, once, within 10 minutes. Wait for one before you ask for
   * another.
   */
  signInLink(): Promise<string>;
}

/**
 * Starts the service, on loopback unless the options name another address.
 *
 * @param portOption the option that sets the port, for the error about a port in use
 * @throws Error naming the port or the database that cannot be used
 */
export async function startService(options: Start, log: Log, portOption = "--port"): Promise<RunningService> {
  const records: Records = new WeakMap();
  const starting: { front: Front | null } = { front: null };
  const toOperators = log.requests(answerOf(starting, records, true), records);
  const toEveryone = wrapped(answerOf(starting, records, false), options, records, log);
  const listeners = await openListeners({ toEveryone, toOperators }, options, log, portOption);
  const { endpoint, metricsEndpoint } = listeners;
  try {
    const { front, introduction, drain, stopJobs, close, signInLink } = await startServiceThread(
      options,
      endpoint,
      log,
    );
    starting.front = front;
    const stop = async () => {
      await Promise.all([drain(), listeners.close(STOP_GRACE_MS), stopJobs()]);
      await listeners.closeMetrics();
      await close();
    };
    return { endpoint, metricsEndpoint, introduction, stop, signInLink };
  } catch (error) {
    await Promise.all([listeners.close(0), listeners.closeMetrics()]);
    throw databaseFailure(error, databaseOf(options)) ?? error;
  }
}

/** Until the service is made, its port already answers: unavailable. */
function answerOf(starting: { readonly front: Front | null }, records: Records, isOperator: boolean): Answer {
  return async (request, { address }) => {
    if (starting.front === null) return new Response(null, { status: 503, headers: { "Retry-After": "1" } });
    return starting.front.fetch(request, {
      ...(address === null ? {} : { address }),
      isOperator,
      record: (record) => records.set(request, record),
    });
  };
}

function wrapped(answer: Answer, { fault, accessLog, trustedProxy }: StartOptions, records: Records, log: Log): Answer {
  const faulty = fault === undefined ? answer : withFaults(answer, fault);
  const logged = log.requests(accessLog === undefined ? faulty : withAccessLog(faulty, accessLog, records), records);
  return withProxyWarning(logged, trustedProxy, log);
}
