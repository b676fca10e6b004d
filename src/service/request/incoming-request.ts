import type { Operation } from "@consentform/consent/contract";
import type { VisitorSources } from "../http/handler";
import type { Validation } from "../http/validation";
import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import type { Store } from "../store/database";
import type { Admission } from "./rate-limit";

/** The parts that the pipeline uses. */
export interface PipelineParts {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly settings: ServiceSettings;
  readonly keys: Keyring;
  readonly validation: Validation;
  readonly rulesOf: VisitorSources["rulesOf"];
}

/** A request that has passed step 1: its path and method are an operation, and its body is not declared too large. */
export interface IncomingRequest {
  readonly operation: Operation;
  readonly request: Request;
  readonly requestId: string;
  readonly url: URL;
  readonly path: Readonly<Record<string, string>>;
  /** Bytes that the body may take. It has not been received: whether to read it is decided in the pipeline. */
  readonly expectedBytes: number;
  /** Client's address; null in tests without one. */
  readonly address: string | null;
  readonly isFromTrustedProxy: boolean;
  /** Filled on the way, for the answer's headers and the access log, for any result. */
  readonly trace: RequestTrace;
}

/** Facts about a request that outlive its failure. */
export interface RequestTrace {
  tokenId: string | null;
  userId: string | null;
  /** Workspace of the caller. */
  workspaceId: string | null;
  admission: Admission | null;
}
