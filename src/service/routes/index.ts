import type { Routes } from "../handler";
import { alertChannelsRoutes } from "./alert-channels";
import { alertsRoutes } from "./alerts";
import { configRoutes } from "./config";
import { domainsRoutes } from "./domains";
import { meRoutes } from "./me";
import { openapiRoutes } from "./openapi";
import { rRoutes } from "./r";
import { scanSchedulesRoutes } from "./scan-schedules";
import { sitesRoutes } from "./sites";
import { tokensRoutes } from "./tokens";
import { versionsRoutes } from "./versions";
import { webhookDeliveriesRoutes } from "./webhook-deliveries";
import { webhooksRoutes } from "./webhooks";

/** Every operation that is built, by its id. Those that are not stand in not-implemented.ts. */
export const routes: Routes = {
  ...sitesRoutes,
  ...domainsRoutes,
  ...configRoutes,
  ...versionsRoutes,
  ...scanSchedulesRoutes,
  ...alertsRoutes,
  ...alertChannelsRoutes,
  ...webhooksRoutes,
  ...webhookDeliveriesRoutes,
  ...tokensRoutes,
  ...meRoutes,
  ...rRoutes,
  ...openapiRoutes,
};
