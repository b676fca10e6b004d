import { type handleUnaryCall, Metadata, status } from "@grpc/grpc-js";
import { ErrorResourceInitFailed } from "@pulumi/pulumi/proto/provider_pb";
import { Status } from "@pulumi/pulumi/proto/status_pb";
import { Any } from "google-protobuf/google/protobuf/any_pb";
import type { Struct } from "google-protobuf/google/protobuf/struct_pb";
import { withLines } from "./engine-log";

/** The error of an operation that left an object unfinished, with the outputs to record. */
interface Unfinished extends Error {
  readonly id: string;
  readonly reasons: readonly string[];
  readonly struct: Struct;
}

/** Bytes of an unfinished object that a failure contains. gRPC's limit for a header is 16 MB, with its encoding. */
const MOST_RECORDED = 8 << 20;

/** Characters of a message, which is in a header, too. */
const MOST_TEXT = 1 << 18;

let calledMs = 0;

/** Time of the last call, on the clock of `performance.now()`. */
export function lastCallMs(): number {
  return calledMs;
}

/** A handler that returns its response, or throws an error whose message the user reads. */
export function rpc<Request, Response>(
  respond: (request: Request) => Response | Promise<Response>,
): handleUnaryCall<Request, Response> {
  return ({ request }, callback) => {
    calledMs = performance.now();
    // An async function also turns what `respond` throws at once into a rejection.
    withLines(urnOf(request), async () => respond(request)).then(
      (response) => callback(null, response),
      (error: unknown) => callback(failure(error)),
    );
  };
}

function urnOf(request: unknown): string {
  return (request as { getUrn?(): string }).getUrn?.() ?? "";
}

/** The failure as gRPC reports it. For an unfinished object, its details contain what the engine records. */
export function failure(error: unknown) {
  const details = error instanceof Error ? error.message : String(error);
  const code = status.UNKNOWN;
  if (!isUnfinished(error)) return { code, details: clippedText(details) };
  const part = new ErrorResourceInitFailed()
    .setId(error.id)
    .setReasonsList([...error.reasons])
    .setProperties(error.struct);
  const any = new Any();
  any.pack(part.serializeBinary(), "pulumirpc.ErrorResourceInitFailed");
  const message = new Status();
  message.setCode(code);
  message.setMessage(details);
  message.addDetails(any);
  const recorded = Buffer.from(message.serializeBinary());
  // A longer header ends the connection, and with it every other operation. The next run finds the object by its key.
  if (recorded.length > MOST_RECORDED) return { code, details: clippedText(details) };
  const metadata = new Metadata();
  metadata.add("grpc-status-details-bin", recorded);
  return { code, details: clippedText(details), metadata };
}

function clippedText(text: string): string {
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text;
}

function isUnfinished(error: unknown): error is Unfinished {
  return error instanceof Error && "struct" in error && "reasons" in error;
}
