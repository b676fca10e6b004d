import type { RequestBody } from "@consentform/consent/contract";
import type { Say, Service } from "../work";
import type { FailOn } from "./findings";
import type { GateTarget, WhenFailed, WhenUnverified } from "./gate-inputs";

/** The work of a gate. */
export interface GateWork {
  readonly service: Pick<Service, "call" | "site" | "isProblem" | "poll" | "now">;
  readonly say: Pick<Say, "save" | "notify" | "progress">;
}

/** The request to run a gate. */
export interface GateOrder {
  readonly targets: readonly GateTarget[];
  readonly options: Partial<RequestBody<"queueScan">>;
  readonly failOn: FailOn;
  readonly triggers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly whenUnverified: WhenUnverified;
  readonly whenFailed: WhenFailed;
  /** Sites that passed in an earlier run and are not scanned again. */
  readonly passedBefore: number;
  /** File for the SARIF of a target; none is written without it. */
  readonly sarifFile?: (key: string) => string;
}
