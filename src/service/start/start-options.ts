import type { VendorList } from "@consentform/consent/banner";
import type { SingleSignOnSettings } from "../runtime";
import type { TlsFiles } from "../sockets";
import type { FaultSpec } from "./fault-injection";

/** How a service starts: what `consentform dev` and `consentform serve` share. It crosses to another thread. */
export interface StartOptions {
  readonly port: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  readonly tls?: TlsFiles;
  /** The listener for metrics. Default: they are read where the service listens. */
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly data?: string;
  readonly memory?: true;
  readonly accessLog?: string;
  readonly quota?: { requests: number; windowS: number };
  /** Days for which rows of the audit log are kept. */
  readonly auditDays?: number;
  readonly fault?: FaultSpec;
  readonly clockOffset?: number;
  readonly dns?: string;
  readonly allowLocal?: true;
  readonly localPort?: number;
  readonly browser?: string;
  /** Origin. Default: where the service listens. */
  readonly publicUrl?: string;
  /** Origin. Default: that of {@link publicUrl}. */
  readonly assetUrl?: string;
  readonly trustedProxy: readonly string[];
  /** Names of the headers in which a trusted proxy names the visitor's place. Default: those of the service. */
  readonly countryHeader?: string;
  readonly regionHeader?: string;
  readonly gvl?: VendorList;
  /** Default: people sign in by links only. */
  readonly singleSignOn?: SingleSignOnSettings;
  /** Exports requests as spans of OpenTelemetry. */
  readonly otel?: true;
}

/** Options of `consentform dev` as commander hands them over. */
export interface DevOptions extends StartOptions {
  format: "human" | "json";
  workspace: string[];
  consents?: number;
  log?: true;
}
