import { alertView } from "../alerts/alert-view";
import { changedAlert } from "../alerts/change-alert";
import { memberOf } from "../http/caller";
import { required } from "../http/found";
import type { Routes } from "../http/handler";
import { pageOf } from "../http/paging";
import { listAlertRows, updateAlertRow } from "../store/alerts";

/** The alert inbox. */
export const alertsRoutes = {
  listAlerts: async ({ tx, caller, query, page }) => {
    const { workspaceId, siteId } = memberOf(caller);
    const alerts = await listAlertRows(
      tx,
      workspaceId,
      {
        states: query.state,
        severities: query.severity,
        kinds: query.kind,
        siteIds: [query.site_id, siteId].filter((id) => typeof id === "string"),
      },
      page,
    );
    return { status: 200, body: pageOf(page, alerts, ({ first_at, id }) => [first_at.toISOString(), id], alertView) };
  },
  updateAlert: async ({ tx, found, body, now }) => {
    const alert = required(found, "alert");
    const change = changedAlert(alert, body, now);
    const saved = change === null ? alert : await updateAlertRow(tx, alert.id, change);
    return { status: 200, body: alertView(saved) };
  },
} satisfies Routes;
