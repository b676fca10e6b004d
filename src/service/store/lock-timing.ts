/** The times of a folder's lock, in milliseconds of each process's own monotonic clock. */
export interface LockTiming {
  /** The holder writes a heartbeat so often. */
  readonly heartbeatMs: number;
  /** A holder whose last heartbeat is older makes sure that the folder is still its own before it writes. */
  readonly lapseMs: number;
  /** The lock of another folder, copied on this machine, is replaced after so long without a heartbeat. */
  readonly copyMs: number;
  /** The lock of a process that cannot be asked is replaced after so long without a heartbeat. */
  readonly watchMs: number;
}

/**
 * The times of the service. A statement blocks the thread that writes heartbeats, so a lock is watched for longer than
 * statements take.
 */
export const defaultTiming: LockTiming = { heartbeatMs: 1000, lapseMs: 10_000, copyMs: 3000, watchMs: 30_000 };
