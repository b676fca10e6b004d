import { inspect } from "node:util";
import pino from "pino";
import type { Answer } from "../index";
import type { Records } from "./access-log";

/** The log of a running service. */
export interface Log {
  /** An event in the life of the process. */
  info(message: string): void;
  /** A sign of a wrong setting. */
  warn(message: string): void;
  /** `where`: id of the request that met the error, or what else was done. */
  error(error: unknown, where: string): void;
  /** Wraps a request handler to log each request. */
  requests(answer: Answer, records: Records): Answer;
}

/** Longer parts of a path are not ids of the service, and may be a secret that was put there by mistake. */
const longSegment = /[^/]{41,}/g;

/** For people: errors only, as text on stderr. */
export const textLog: Log = {
  info: () => {},
  warn: (message) => {
    process.stderr.write(`${message}\n`);
  },
  error: (error, where) => {
    process.stderr.write(`${where}: ${error instanceof Error ? (error.stack ?? error.message) : inspect(error)}\n`);
  },
  requests: (answer) => answer,
};

/**
 * For machines: a line of JSON for each request, error and event. No query, no header, no body, no address: nothing
 * that could contain a secret or identify a visitor.
 * @param destination where lines go; default stderr, written at once so that none is lost at the end
 */
export function jsonLog(destination: pino.DestinationStream = standardError()): Log {
  const logger = pino(
    {
      base: { pid: process.pid },
      messageKey: "message",
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
  return {
    info: (message) => logger.info(message),
    warn: (message) => logger.warn(message),
    error: (error, where) => logger.error({ ...whereOf(where), ...errorFacts(error) }, "error"),
    requests: (answer, records) => async (request, connection) => {
      const startedAt = performance.now();
      const response = await answer(request, connection);
      const record = records.get(request);
      const facts = {
        request_id: record?.requestId ?? null,
        method: request.method,
        path: new URL(request.url).pathname.replace(longSegment, "…"),
        operation: record?.operation ?? null,
        status: response.status,
        token: record?.tokenId ?? null,
        ...(record?.userId ? { user: record.userId } : {}),
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      };
      // A probe that says "not ready" succeeds; why it says so is logged where that happens.
      const isError = response.status >= 500 && facts.operation !== "probe";
      if (isError) logger.error(facts, "request");
      else logger.info(facts, "request");
      return response;
    },
  };
}

/**
 * Lines that cannot be written, because the disk is full, are kept up to this many bytes and then dropped. Requests
 * succeed without a log.
 */
const MAX_UNWRITTEN_BYTES = 1024 * 1024;

function standardError(): pino.DestinationStream {
  const destination = pino.destination({ fd: 2, sync: true, maxLength: MAX_UNWRITTEN_BYTES });
  destination.on("error", () => {});
  return destination;
}

function whereOf(where: string): Record<string, string> {
  return where.startsWith("req_") ? { request_id: where } : { where };
}

/**
 * Name, message, code and stack of an error; of what else it carries nothing, because drivers keep parameters there.
 */
function errorFacts(error: unknown): Record<string, unknown> {
  if (typeof error !== "object" || error === null) return { error: String(error) };
  const { name, message, code, stack } = error as Error & { code?: unknown };
  return { error: name, detail: message, ...(typeof code === "string" ? { code } : {}), stack };
}
