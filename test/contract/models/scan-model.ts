/** Contract 2.5: a scan as it should be after what happened to it. */
export interface ScanModel {
  readonly id: string;
  readonly environment: Environment;
  readonly trigger: "token" | "schedule";
  status: "queued" | "running" | "completed" | "failed";
  failure: "unreachable" | "worker-lost" | null;
  lostWorkers: number;
  /** Until when a worker that vanished has it; of a scan that runs. */
  leaseEndsAt: number;
  /** Newest completed one of the environment when it was queued. */
  readonly previous: string | null;
}

/** An environment in which a banner is live. */
export type Environment = "preview" | "production";

/** A site's schedule: daily at an hour, UTC. */
export interface ScheduleModel {
  isEnabled: boolean;
  hour: number;
  environment: Environment;
  nextRunAt: number | null;
  lastSkipped: { readonly at: number; readonly reason: string } | null;
  lastScan: string | null;
}

const dayMs = 24 * 3_600_000;

/** The first moment after `now` at which the clocks of UTC show the hour. */
export function nextDaily(hour: number, now: number): number {
  const today = Math.floor(now / dayMs) * dayMs + hour * 3_600_000;
  return today > now ? today : today + dayMs;
}

/** Reports whether it holds its environment against another one. */
export function isActive({ status }: ScanModel): boolean {
  return status === "queued" || status === "running";
}

/** Reports whether a worker takes it now. */
export function isRunnable({ status, leaseEndsAt }: ScanModel, now: number): boolean {
  return status === "queued" || (status === "running" && leaseEndsAt <= now);
}
