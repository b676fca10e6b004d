/** Thrown by attempts that failed as they may, such as at a receiver that does not answer: tried again, reported to nobody. */
export class ExpectedFailure extends Error {
  override readonly name = "ExpectedFailure";
}
