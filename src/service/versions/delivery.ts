import type { ContentRoute } from "../handler";
import { configFile, loaderFile } from "../routes/delivery";

/** Content that is served outside /v1. */
export const deliveryRoutes: readonly ContentRoute[] = [configFile, loaderFile];
