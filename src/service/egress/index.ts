export { createEgress } from "./egress";
