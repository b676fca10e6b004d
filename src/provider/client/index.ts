/** A typed client for the whole API (`consentform/client`). */
export type { AnyRequest, CallOptions, CallRequest, Client, NotModified, Page, Reply } from "./call";
export { type ClientOptions, createClient } from "./client";
export { type Clock, systemClock } from "./clock";
export { checkEndpoint, isLoopbackEndpoint } from "./endpoint";
export { isProblem, ProblemError, TransportError, type TransportReason } from "./errors";
export type { Lane } from "./outgoing";
export { withStop } from "./with-stop";
