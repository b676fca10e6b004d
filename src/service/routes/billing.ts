import { createPortalSession } from "../billing/portal";
import { subscriptionOf } from "../billing/subscription";
import { userOf } from "../http/caller";
import type { Routes } from "../http/handler";

/** The billing of a signed-in user's workspace. The pipeline refuses tokens. */
export const billingRoutes = {
  getBillingSubscription: async ({ tx, caller, now }) => ({
    status: 200,
    body: await subscriptionOf(tx, userOf(caller).workspaceId, now),
  }),
  createBillingPortalSession: createPortalSession,
} satisfies Routes;
