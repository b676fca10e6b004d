export { countConsents } from "./consents";
export { type DeliveryChanges, openDeliveryChanges } from "./delivery-changes";
export { knownOrigin } from "./deployment";
export type { PostgresLocation } from "./postgres-store";
export { hasUsers } from "./users";
