import type { Routes } from "../handler";
import { alertChannelsRoutes } from "./alert-channels";
import { analyticsRoutes } from "./analytics";
import { configRoutes } from "./config";
import { consentsRoutes } from "./consents";
import { domainsRoutes } from "./domains";
import { exportsRoutes } from "./exports";
import { meRoutes } from "./me";
import { openapiRoutes } from "./openapi";
import { rRoutes } from "./r";
import { scanSchedulesRoutes } from "./scan-schedules";
import { sitesRoutes } from "./sites";
import { tokensRoutes } from "./tokens";
import { versionsRoutes } from "./versions";
import { webhooksRoutes } from "./webhooks";

/** Every operation that is built, by its id. Those that are not stand in not-implemented.ts. */
export const routes: Routes = {
  ...sitesRoutes,
  ...domainsRoutes,
  ...configRoutes,
  ...versionsRoutes,
  ...scanSchedulesRoutes,
  ...alertChannelsRoutes,
  ...webhooksRoutes,
  ...tokensRoutes,
  ...consentsRoutes,
  ...exportsRoutes,
  ...analyticsRoutes,
  ...meRoutes,
  ...rRoutes,
  ...openapiRoutes,
};
