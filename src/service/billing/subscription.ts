import type { Schemas } from "@consentform/consent/contract";
import { planLimits } from "../http/plan-limits";
import { countChannels } from "../store/alert-channels";
import type { Transaction } from "../store/database";
import { countQueuedScans } from "../store/scans";
import { countSites } from "../store/sites";
import { countTemplates } from "../store/templates";
import { countActiveTokens } from "../store/tokens";
import { countEndpoints } from "../store/webhook-endpoints";

type Counter = (tx: Transaction, workspaceId: string, now: Date) => Promise<number>;

/** The plan's limits of a workspace as a whole (contract 4.2), and their counters. */
const counters: readonly (readonly [keyof typeof planLimits, Counter])[] = [
  ["sites", countSites],
  ["tokens", countActiveTokens],
  ["webhooks", countEndpoints],
  ["alert_channels", countChannels],
  ["templates", countTemplates],
  ["queued_scans", countQueuedScans],
];

/** The only plan: running the service costs nothing. */
const PLAN = "self-hosted";

/** Plan, period (the calendar month in UTC) and usage of a workspace. */
export async function subscriptionOf(
  tx: Transaction,
  workspaceId: string,
  now: Date,
): Promise<Schemas["Subscription"]> {
  const usage: Schemas["PlanUsage"][] = [];
  for (const [resource, count] of counters) {
    usage.push({ resource, used: await count(tx, workspaceId, now), limit: planLimits[resource] });
  }
  const monthStart = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString();
  return { plan: PLAN, status: "active", period: { from: monthStart(0), to: monthStart(1) }, usage };
}
