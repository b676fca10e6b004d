import { UsageError } from "@consentform/consent/failures";
import { packageVersion } from "@consentform/consent/package-version";
import type { TracedRequest } from "../index";

/** When the process stops: how long spans may take to be exported, in milliseconds. */
const EXPORT_MS = 2000;

/** Optional peers: only those who use `--otel` install them. */
const packages = ["@opentelemetry/sdk-node", "@opentelemetry/api"];

/** Exports answered requests as spans. */
export interface Tracing {
  trace(request: TracedRequest): void;
  /** Exports the remaining spans, as far as the receiver takes them in time. */
  close(): Promise<void>;
}

/**
 * Checks that tracing can start.
 * @param folder where packages are looked up. Default: beside this package
 * @throws {UsageError} that names the packages to install
 */
export function checkTracing(folder: string = __dirname): void {
  try {
    for (const name of packages) require.resolve(name, { paths: [folder] });
  } catch {
    throw new UsageError(
      `--otel requires packages that are not installed. Install them: npm install ${packages.join(" ")}`,
    );
  }
}

/**
 * Starts the SDK of OpenTelemetry, which reads `OTEL_*` from the environment. It has no instrumentation: that of HTTP
 * would export addresses, queries and user agents of visitors.
 */
export function startTracing(): Tracing {
  const { NodeSDK } = require("@opentelemetry/sdk-node") as typeof import("@opentelemetry/sdk-node");
  const api = require("@opentelemetry/api") as typeof import("@opentelemetry/api");
  const sdk = new NodeSDK({
    ...(isServiceNamed(process.env) ? {} : { serviceName: "consentform" }),
    instrumentations: [],
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  const tracer = api.trace.getTracer("consentform", packageVersion);
  return {
    trace: ({ operation, method, route, status, seconds, parent }) => {
      const endTime = Date.now();
      const isError = status >= 500;
      const attributes = {
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": status,
        ...(isError ? { "error.type": String(status) } : {}),
      };
      // Of what a caller sends along, only the ids: `tracestate` and `baggage` can contain anything.
      const context = api.propagation.extract(api.ROOT_CONTEXT, parent === null ? {} : { traceparent: parent });
      const startTime = endTime - seconds * 1000;
      const span = tracer.startSpan(operation, { kind: api.SpanKind.SERVER, startTime, attributes }, context);
      if (isError) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end(endTime);
    },
    close: () => settledWithin(sdk.shutdown(), EXPORT_MS),
  };
}

/** The name of the SDK's option would take precedence over both variables. */
function isServiceNamed({ OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES }: NodeJS.ProcessEnv): boolean {
  return Boolean(OTEL_SERVICE_NAME) || /(^|,)\s*service\.name=/.test(OTEL_RESOURCE_ATTRIBUTES ?? "");
}

async function settledWithin(work: Promise<void>, timeoutMs: number): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, timeoutMs).unref();
  });
  // A receiver that is away must not make the end of the process a failure.
  await Promise.race([work.catch(() => {}), late]);
}
