import type { TurnOf } from "../runtime/fair-queue";

/** The limits of requests outside /v1, which share their counts with the API. */
export interface RequestLimits {
  /**
   * Counts a request of a session.
   * @throws {Problem} rate-limited
   */
  countSession(bucket: string): Promise<void>;
  /**
   * The result of an attempt to authenticate. One that is refused counts as a failure of its address.
   * @throws {Problem} rate-limited in place of the refusal, after too many
   */
  counted<T>(address: string | null, hint: string, attempt: () => Promise<T>): Promise<T>;
  /**
   * Counts a failure of an address.
   * @throws {Problem} rate-limited, after too many
   */
  countFailure(address: string | null, hint: string): Promise<void>;
  /** A turn of a workspace, for work that keeps the processor busy. */
  readonly turnOf: TurnOf;
}
