import { AsyncLocalStorage } from "node:async_hooks";
import { credentials, Metadata } from "@grpc/grpc-js";
import { EngineClient } from "@pulumi/pulumi/proto/engine_grpc_pb";
import { LogRequest, LogSeverity } from "@pulumi/pulumi/proto/engine_pb";
import type { Printer } from "../print-line";

/** A call of the engine that runs now. */
interface Call {
  /** URN of the resource that the call is about; empty for a call about none. */
  readonly urn: string;
  /** Lines that the engine has not confirmed. */
  readonly lines: Promise<void>[];
}

/** Time in which an engine has to confirm a line. One that is gone confirms none. */
const CONFIRM_LIMIT_MS = 5_000;

/** Characters of a line. A longer message than 4 MB is refused by the engine. */
const MOST_LINE = 1 << 18;

const calls = new AsyncLocalStorage<Call>();

/** Runs a call about a resource, and ends it once the engine has the lines that it printed. */
export async function withLines<T>(urn: string, run: () => Promise<T>): Promise<T> {
  const call: Call = { urn, lines: [] };
  try {
    return await calls.run(call, run);
  } finally {
    await Promise.all(call.lines);
  }
}

/**
 * Shows lines through the engine's log, beside the resource of the call that prints them. The engine hides the error
 * output of plugins.
 *
 * @param address `host:port` of the engine
 */
export function engineLog(address: string): Printer {
  let client: EngineClient | undefined;
  return (line, severity) => {
    client ??= new EngineClient(address, credentials.createInsecure());
    const { urn = "", lines = [] } = calls.getStore() ?? {};
    const request = new LogRequest()
      .setUrn(urn)
      .setMessage(line.slice(0, MOST_LINE))
      .setSeverity(severity === "warning" ? LogSeverity.WARNING : LogSeverity.INFO)
      .setEphemeral(severity === "progress");
    lines.push(sent(client, request));
  };
}

/** Fulfilled once the line is confirmed, or lost with its engine. */
function sent(client: EngineClient, request: LogRequest): Promise<void> {
  return new Promise((resolve) => {
    client.log(request, new Metadata(), { deadline: Date.now() + CONFIRM_LIMIT_MS }, () => resolve());
  });
}
