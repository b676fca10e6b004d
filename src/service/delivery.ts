import type { ContentRoute } from "./handler";

/** Content that is served outside /v1. */
export const deliveryRoutes: readonly ContentRoute[] = [];
