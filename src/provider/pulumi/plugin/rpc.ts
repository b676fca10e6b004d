import { type handleUnaryCall, Metadata, status } from "@grpc/grpc-js";
import { ErrorResourceInitFailed } from "@pulumi/pulumi/proto/provider_pb";
import { Status } from "@pulumi/pulumi/proto/status_pb";
import { Any } from "google-protobuf/google/protobuf/any_pb";
import type { Struct } from "google-protobuf/google/protobuf/struct_pb";

/** The error of an operation that left an object unfinished, with the outputs to record. */
interface Unfinished extends Error {
  readonly id: string;
  readonly reasons: readonly string[];
  readonly struct: Struct;
}

/** A handler that returns its response, or throws an error whose message the user reads. */
export function rpc<Request, Response>(
  respond: (request: Request) => Response | Promise<Response>,
): handleUnaryCall<Request, Response> {
  return ({ request }, callback) => {
    // An async function also turns what `respond` throws at once into a rejection.
    (async () => respond(request))().then(
      (response) => callback(null, response),
      (error: unknown) => callback(failure(error)),
    );
  };
}

/** The failure as gRPC reports it. For an unfinished object, its details contain what the engine records. */
export function failure(error: unknown) {
  const details = error instanceof Error ? error.message : String(error);
  const code = status.UNKNOWN;
  if (!isUnfinished(error)) return { code, details };
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
  const metadata = new Metadata();
  metadata.add("grpc-status-details-bin", Buffer.from(message.serializeBinary()));
  return { code, details, metadata };
}

function isUnfinished(error: unknown): error is Unfinished {
  return error instanceof Error && "struct" in error && "reasons" in error;
}
