/** Thrown by attempts that failed as they may, such as at a receiver that does not answer: retried without a report. */
export class ExpectedFailure extends Error {
  override readonly name = "ExpectedFailure";
}
