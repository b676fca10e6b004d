import { Diagnostic_Severity, ProviderDefinition } from "../generated/provider";
import { log } from "./log";
import type { ProviderRpcs, RpcCall, RpcName, StreamName } from "./provider-rpcs";

/** A complete response of some call. */
type Response = object;

/** The members that all generated messages have. */
interface MessageCode {
  fromPartial(partial: object): Response;
}

/**
 * Runs a call and completes its response. What the provider throws becomes a response too, because an engine shows a
 * diagnostic to the user and a failed call as a crashed plugin.
 */
export async function answer<Name extends RpcName>(
  rpcs: ProviderRpcs,
  name: Name,
  request: unknown,
  call: RpcCall,
): Promise<Response> {
  // Which message belongs to which call is known to the generated service; here each is one of many.
  const code: MessageCode = ProviderDefinition.methods[name].responseType;
  try {
    const run = rpcs[name] as (request: unknown, call: RpcCall) => Promise<object>;
    return code.fromPartial(await run(request, call));
  } catch (error) {
    log("error", `${name} failed`, { error: error instanceof Error ? error.stack : String(error) });
    return code.fromPartial(failure(code.fromPartial({}), error instanceof Error ? error.message : String(error)));
  }
}

/** Runs a call that answers a stream, and completes each event. What the provider throws becomes the last event. */
export async function* answerStream<Name extends StreamName>(
  rpcs: ProviderRpcs,
  name: Name,
  request: unknown,
  call: RpcCall,
): AsyncGenerator<Response> {
  const code: MessageCode = ProviderDefinition.methods[name].responseType;
  try {
    const run = rpcs[name] as (request: unknown, call: RpcCall) => AsyncIterable<object>;
    for await (const event of run(request, call)) yield code.fromPartial(event);
  } catch (error) {
    log("error", `${name} failed`, { error: error instanceof Error ? error.stack : String(error) });
    const { diagnostics } = diagnosticsFor(error instanceof Error ? error.message : String(error));
    yield code.fromPartial({ diagnostic: diagnostics });
  }
}

/**
 * The response that says what went wrong, in the field that this response has for it: only a function's has no
 * diagnostics.
 */
function failure(empty: Response, text: string): object {
  return "diagnostics" in empty ? diagnosticsFor(text) : { error: { text } };
}

function diagnosticsFor(text: string) {
  const [summary = "", ...rest] = text.split("\n");
  return { diagnostics: [{ severity: Diagnostic_Severity.ERROR, summary, detail: rest.join("\n").trim() }] };
}
