import { databaseOf } from "../location/database-of";
import type { Answer } from "../sockets";
import type { FrontEnd } from "../thread";
import { type Records, withAccessLog } from "./access-log";
import { answerWhileStarting } from "./answer-while-starting";
import { databaseFailure } from "./database-failure";
import { withFaults } from "./fault-injection";
import type { Log } from "./log";
import { openListeners } from "./open-listeners";
import { withProxyWarning } from "./proxy-warning";
import type { StartOptions } from "./start-options";
import { startServiceThread } from "./start-service-thread";
import type { Start, StartStep } from "./thread-messages";

/** Requests under way get this long to finish when the service stops. */
const STOP_GRACE_MS = 5000;

/** A service that answers. */
interface RunningService {
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
  const starting: Starting = { frontEnd: null, step: "opening" };
  const toOperators = log.requests(answerOf(starting, records, true), records);
  const toEveryone = wrapped(answerOf(starting, records, false), options, records, log);
  const listeners = await openListeners({ toEveryone, toOperators }, options, log, portOption);
  const { endpoint, metricsEndpoint } = listeners;
  try {
    const { frontEnd, introduction, drain, stopJobs, close, signInLink } = await startServiceThread(
      options,
      endpoint,
      log,
      (step) => {
        starting.step = step;
      },
    );
    starting.frontEnd = frontEnd;
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

/** A service that may not be made yet. */
interface Starting {
  frontEnd: FrontEnd | null;
  step: StartStep;
}

function answerOf(starting: Readonly<Starting>, records: Records, isOperator: boolean): Answer {
  return async (request, { address }) => {
    if (starting.frontEnd === null) {
      const { response, record } = answerWhileStarting(request, starting.step);
      if (record !== null) records.set(request, record);
      return response;
    }
    return starting.frontEnd.fetch(request, {
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
