/**
 * The service for the command line: how it starts, its users, keys and tokens. The command line imports nothing else of
 * the service. What a start of the service does not need is loaded by its function.
 */
import type * as kept from "../location/kept-tokens";
import type * as operator from "../operator/ask-operator";
import type * as tokens from "../operator/database-token";
import type * as sso from "../start/single-sign-on-file";

export type { AuditEvent } from "../audit/audit-event";
export type { AuditHead } from "../audit/verify-chain";
export type { Erasure, Person } from "../consents";
export { parseDnsServer } from "../dns";
export { type DatabaseOption, databaseLocation, type Place } from "../location/database-location";
export { checkDatabase } from "../location/database-of";
export type { UserEntry, UserToken } from "../operator/manage-users";
export type { AuditSelection, ChainedRequest } from "../operator/read-audit";
export { proxyRefusal } from "../request";
export { readTls, type TlsFiles } from "../sockets";
export type { FaultKind, FaultSpec } from "../start/fault-injection";
export { jsonLog, type Log, textLog } from "../start/log";
export { portError } from "../start/port-error";
export type { DevOptions, StartOptions } from "../start/start-options";
export { startService } from "../start/start-service";
export { checkTracing } from "../start/start-tracing";
export type { Start } from "../start/thread-messages";

/** Asks the service that runs on the data folder, or else uses the database directly. */
export const askOperator: typeof operator.askOperator = (place, command, request) =>
  (require("../operator/ask-operator") as typeof operator).askOperator(place, command, request);

/** Makes a token of workspace `default` directly in a database. */
export const createTokenInDatabase: typeof tokens.createTokenInDatabase = (database, request) =>
  (require("../operator/database-token") as typeof tokens).createTokenInDatabase(database, request);

/** The token of a workspace of the `consentform dev` whose data is in a folder. */
export const keptToken: typeof kept.keptToken = (folder, workspace, keyVariable) =>
  (require("../location/kept-tokens") as typeof kept).keptToken(folder, workspace, keyVariable);

/** The settings of single sign-on in a file. */
export const readSingleSignOn: typeof sso.readSingleSignOn = (path, environment) =>
  (require("../start/single-sign-on-file") as typeof sso).readSingleSignOn(path, environment);
