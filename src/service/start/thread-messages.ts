import type { MessagePort } from "node:worker_threads";
import type { DevOptions, StartOptions } from "./start-options";

/** The options of a start. The command decides how the service is introduced. */
export type Start = ({ readonly command: "dev" } & DevOptions) | ({ readonly command: "serve" } & StartOptions);

/** The start data of the service's thread. */
export interface ThreadData {
  readonly options: Start;
  readonly endpoint: string;
  /** Both threads derive keys from them. The first is in use. */
  readonly deploymentKeys: readonly Uint8Array[];
  /** For requests. */
  readonly port: MessagePort;
}

/** An error as it crosses to another thread, where its class is not known. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: unknown;
}

/** Requests of the command to the service's thread; `done` answers each. */
export type Command = "drain" | "stop-jobs" | "close" | "sign-in-link";

/** The steps of a start, in order. */
export type StartStep = "opening" | "migrating" | "completing";

/** Reports of the service's thread to the command. */
export type Report =
  /** It answers now. What is to be printed. */
  | { readonly kind: "ready"; readonly text: string }
  | { readonly kind: "step"; readonly step: StartStep }
  | { readonly kind: "info"; readonly message: string }
  | { readonly kind: "error"; readonly error: SentError; readonly where: string }
  /** `text` is what the command returns: a link, which is a secret, or nothing. */
  | { readonly kind: "done"; readonly command: Command; readonly text: string };

/** The error without its class and its other members. */
export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), stack: undefined, code: undefined };
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    code: "code" in error ? error.code : undefined,
  };
}

/** An error that logs as the one that was sent. */
export function receivedError({ name, message, stack, code }: SentError): Error {
  const error = Object.assign(new Error(message), { name, ...(typeof code === "string" ? { code } : {}) });
  if (stack !== undefined) error.stack = stack;
  return error;
}
