export { createEgress, type EgressOptions } from "./egress";
export type { TrustedMachine } from "./target";
