export { clientAddress, proxyRefusal } from "./client-address";
export type { HostSettings } from "./host-check";
