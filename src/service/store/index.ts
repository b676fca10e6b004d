export { countConsents } from "./consents";
export { type DeliveryChanges, openDeliveryChanges } from "./delivery-changes";
export { knownLinkFacts, openDeployment } from "./deployment";
export { useDeploymentKeys } from "./deployment-keys";
export { hasSealedData } from "./has-sealed-data";
export type { PostgresLocation } from "./postgres-store";
export { hasUsers } from "./users";
