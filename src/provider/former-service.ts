/** The service under its former name. Import `@consentform/service` instead: the next release removes this one. */

import type * as service from "@consentform/service";
import { checkService } from "./check-service";

export type * from "@consentform/service";

checkService("consentform/service is the former name of");

// By name: without the service, an ES module that imports one of `export *` is refused before the check runs.
export const {
  BrokenDatabaseError,
  createFirstToken,
  createService,
  createSignInLink,
  InvalidConsentError,
  listen,
  openStore,
  runDueWork,
  startJobs,
  systemRuntime,
} = require("@consentform/service") as typeof service;
export type BrokenDatabaseError = service.BrokenDatabaseError;
export type InvalidConsentError = service.InvalidConsentError;
