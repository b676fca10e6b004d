/** A command was called in a way that cannot work; the message says what to give instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
