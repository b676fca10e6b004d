import { Problem } from "./problem";

/** Objects that a workspace may have (contract 4.2); domains are counted per site. */
export const planLimits = {
  sites: 10_000,
  domains: 100,
  tokens: 100,
  webhooks: 50,
  alert_channels: 50,
  templates: 200,
  queued_scans: 10,
} as const;

/**
 * Refuses one object more than the plan allows. Count inside the transaction, after `lockWorkspace`
 * (store/workspaces.ts).
 * @throws {Problem} plan-limit-reached
 */
export function checkPlanLimit(resource: keyof typeof planLimits, used: number): void {
  const limit = planLimits[resource];
  if (used < limit) return;
  throw new Problem("plan-limit-reached", {
    detail: `There are ${used} of ${limit} ${resource.replaceAll("_", " ")}. Delete one, or request a larger plan.`,
    resource,
    limit,
    used,
  });
}
