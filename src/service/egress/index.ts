export { createEgress } from "./egress";
export type { TrustedIssuer } from "./target";
