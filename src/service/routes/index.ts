import type { Routes } from "../http/handler";
import { alertChannelsRoutes } from "./alert-channels";
import { alertsRoutes } from "./alerts";
import { analyticsRoutes } from "./analytics";
import { billingRoutes } from "./billing";
import { configRoutes } from "./config";
import { consentsRoutes } from "./consents";
import { declarationRoutes } from "./declaration";
import { domainsRoutes } from "./domains";
import { exportsRoutes } from "./exports";
import { installChecksRoutes } from "./install-checks";
import { issuesRoutes } from "./issues";
import { meRoutes } from "./me";
import { openapiRoutes } from "./openapi";
import { regimesRoutes } from "./regimes";
import { scanSchedulesRoutes } from "./scan-schedules";
import { scansRoutes } from "./scans";
import { servicesRoutes } from "./services";
import { sitesRoutes } from "./sites";
import { templatesRoutes } from "./templates";
import { tokensRoutes } from "./tokens";
import { versionsRoutes } from "./versions";
import { webhookDeliveriesRoutes } from "./webhook-deliveries";
import { webhooksRoutes } from "./webhooks";

/** Every operation of the contract, by its id: one without a handler does not compile. */
export const routes: Required<Routes> = {
  ...sitesRoutes,
  ...domainsRoutes,
  ...configRoutes,
  ...versionsRoutes,
  ...scansRoutes,
  ...scanSchedulesRoutes,
  ...alertsRoutes,
  ...installChecksRoutes,
  ...alertChannelsRoutes,
  ...webhooksRoutes,
  ...webhookDeliveriesRoutes,
  ...tokensRoutes,
  ...consentsRoutes,
  ...exportsRoutes,
  ...analyticsRoutes,
  ...meRoutes,
  ...regimesRoutes,
  ...openapiRoutes,
  ...servicesRoutes,
  ...issuesRoutes,
  ...declarationRoutes,
  ...templatesRoutes,
  ...billingRoutes,
};
