import { createPortalSession } from "../billing/portal";
import { subscriptionOf } from "../billing/subscription";
import { userOf } from "../http/caller";
import type { Routes } from "../http/handler";

/** What the workspace of a signed-in user pays for. The pipeline lets no token in. */
export const billingRoutes = {
  getBillingSubscription: async ({ tx, caller, now }) => ({
    status: 200,
    body: await subscriptionOf(tx, userOf(caller).workspaceId, now),
  }),
  createBillingPortalSession: createPortalSession,
} satisfies Routes;
