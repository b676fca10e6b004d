import type { Properties } from "../resources";

/**
 * Something was written and then something failed. What exists is in `outputs`, marked as unfinished, so that it is neither lost
 * nor made a second time: the next run finishes the work.
 */
export class PartialFailure extends Error {
  readonly id: string;
  readonly outputs: Properties;
  /** Everything that the user must be told; engines drop the message. */
  readonly reasons: string[];

  constructor(id: string, outputs: Properties, cause: Error) {
    super(cause.message, { cause });
    this.name = "PartialFailure";
    this.id = id;
    this.outputs = outputs;
    this.reasons = [cause.message];
  }
}

/** True for a `PartialFailure`, also one of another copy of this package in the same process. */
export function isPartialFailure(error: unknown): error is PartialFailure {
  return error instanceof Error && error.name === "PartialFailure";
}
