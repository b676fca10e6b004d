export { createEgress, type EgressOptions } from "./egress";
