import type { Routes } from "../handler";
import { alertChannelsRoutes } from "./alert-channels";
import { billingRoutes } from "./billing";
import { configRoutes } from "./config";
import { declarationRoutes } from "./declaration";
import { domainsRoutes } from "./domains";
import { installChecksRoutes } from "./install-checks";
import { issuesRoutes } from "./issues";
import { meRoutes } from "./me";
import { openapiRoutes } from "./openapi";
import { rRoutes } from "./r";
import { scanSchedulesRoutes } from "./scan-schedules";
import { scansRoutes } from "./scans";
import { servicesRoutes } from "./services";
import { sitesRoutes } from "./sites";
import { templatesRoutes } from "./templates";
import { tokensRoutes } from "./tokens";
import { versionsRoutes } from "./versions";
import { webhooksRoutes } from "./webhooks";

/** Every operation that is built, by its id. Those that are not stand in not-implemented.ts. */
export const routes: Routes = {
  ...sitesRoutes,
  ...domainsRoutes,
  ...configRoutes,
  ...versionsRoutes,
  ...scansRoutes,
  ...scanSchedulesRoutes,
  ...installChecksRoutes,
  ...alertChannelsRoutes,
  ...webhooksRoutes,
  ...tokensRoutes,
  ...meRoutes,
  ...rRoutes,
  ...openapiRoutes,
  ...servicesRoutes,
  ...issuesRoutes,
  ...declarationRoutes,
  ...templatesRoutes,
  ...billingRoutes,
};
