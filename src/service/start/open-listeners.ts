import { type Answer, type Listener, listen } from "../sockets";
import type { Log } from "./log";
import { portError } from "./port-error";
import type { StartOptions } from "./start-options";

const LOOPBACK = "127.0.0.1";
/** Paths of the listener for metrics. Nothing else of the service can be reached there. */
const metricsPaths = ["/metrics", "/healthz", "/readyz"];
/** Requests for metrics that are under way get this long when everything else has ended. */
const METRICS_GRACE_MS = 1000;

/** The sockets of a service. */
export interface Listeners {
  readonly endpoint: string;
  /** Address of the listener for metrics; null without one. */
  readonly metricsEndpoint: string | null;
  /** Accepts no more requests to the service. The listener for metrics stays open, and reports that it stops. */
  close(graceMs: number): Promise<void>;
  closeMetrics(): Promise<void>;
}

/** Answers of the sockets. */
interface Answers {
  readonly toEveryone: Answer;
  readonly toOperators: Answer;
}

/**
 * Opens the service's socket and, if the options name one, that for metrics.
 * @param portOption the option that sets the service's port
 * @throws {Error} naming the port that cannot be used; nothing stays open
 */
export async function openListeners(
  { toEveryone, toOperators }: Answers,
  { host = LOOPBACK, port, tls, metrics }: StartOptions,
  log: Log,
  portOption: string,
): Promise<Listeners> {
  const reportError = (error: unknown) => log.error(error, "answering");
  const service = await listen(toEveryone, host, port, reportError, tls).catch((error: unknown) => {
    throw portError(error, port, portOption);
  });
  const endpoint = `${tls === undefined ? "http" : "https"}://${authority(host, service)}`;
  if (metrics === undefined) {
    return { endpoint, metricsEndpoint: null, close: service.close, closeMetrics: async () => {} };
  }
  const operators = await listen(metricsOnly(toOperators), metrics.host, metrics.port, reportError).catch(
    async (error: unknown) => {
      await service.close(0);
      throw portError(error, metrics.port, "--metrics-port");
    },
  );
  return {
    endpoint,
    metricsEndpoint: `http://${authority(metrics.host, operators)}/metrics`,
    close: service.close,
    closeMetrics: () => operators.close(METRICS_GRACE_MS),
  };
}

function authority(host: string, { port }: Listener): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function metricsOnly(answer: Answer): Answer {
  return async (request, connection) => {
    if (metricsPaths.includes(new URL(request.url).pathname)) return answer(request, connection);
    return new Response(`Not found. This address answers ${metricsPaths.join(", ")} only.\n`, { status: 404 });
  };
}
