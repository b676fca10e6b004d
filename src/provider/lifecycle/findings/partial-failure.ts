import { faultOf, type Properties, ResourceError } from "../../resources";

/**
 * Something was written and then something failed. What exists is in `outputs`, marked as unfinished, so that it is
 * neither lost nor made a second time: the next run finishes the work.
 */
export class PartialFailure extends ResourceError {
  readonly id: string;
  readonly outputs: Properties;

  constructor(id: string, outputs: Properties, cause: Error) {
    super(faultOf(cause), { cause });
    this.name = "PartialFailure";
    this.id = id;
    this.outputs = outputs;
  }
}

/** True for a `PartialFailure`, also one of another copy of this package in the same process. */
export function isPartialFailure(error: unknown): error is PartialFailure {
  return error instanceof Error && error.name === "PartialFailure";
}
