import { isIP } from "node:net";
import { createSecureContext } from "node:tls";
import type { VendorList } from "@consentform/consent/banner";
import { UsageError } from "@consentform/consent/failures";
import type { Start, StartOptions, TlsFiles } from "@consentform/service/command-line";
import { type Command, Option } from "commander";
import { headerName } from "../dev/option-values";
import { publicUrl } from "../dev/public-url";
import { serviceOptions } from "../dev/service-options";
import { loadService } from "../load-service";
import { wholeNumber } from "../whole-number";

/** Options of `consentform serve` as commander hands them over. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly assetUrl: string;
  readonly data?: string;
  readonly metricsHost?: string;
  readonly metricsPort?: number;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly trustedProxy: string[];
  readonly countryHeader?: string;
  readonly regionHeader?: string;
  readonly quota?: { requests: number; windowS: number };
  readonly auditDays?: number;
  readonly dns?: string;
  readonly browser?: string;
  readonly gvl?: VendorList;
  readonly otel?: true;
  readonly sso?: string;
}

const LOOPBACK = "127.0.0.1";

/** Options of `consentform dev` that would weaken a service that others reach. */
const refused = ["--allow-local", "--fault", "--clock-offset", "--memory", "--consents"];

/** Adds the options of `consentform serve`. */
export function serveOptions(command: Command): Command {
  serviceOptions(command)
    .requiredOption("--public-url <url>", "address of the API and the console, https", publicUrl)
    .requiredOption("--asset-url <url>", "address of scripts for visitors, https, on another host name", publicUrl)
    .option("--host <address>", "IP address to listen on; 0.0.0.0 and :: are all", address("--host"), LOOPBACK)
    .option(
      "--metrics-port <number>",
      "port for /metrics and health checks, by http; /metrics is then on this port only; 0 picks a free one",
      wholeNumber(0, 65_535),
    )
    .option(
      "--metrics-host <address>",
      `IP address for --metrics-port (default: ${LOOPBACK})`,
      address("--metrics-host"),
    )
    .option("--tls-cert <file>", "certificate chain (PEM), read again when it changes; without it, a proxy ends TLS")
    .option("--tls-key <file>", "private key of the certificate (PEM)")
    .option(
      "--country-header <name>",
      "a trusted proxy's header with the visitor's country (default: X-Country-Code)",
      headerName,
    )
    .option(
      "--region-header <name>",
      "a trusted proxy's header with the visitor's region (default: X-Region-Code)",
      headerName,
    )
    .option("--sso <file>", "settings of single sign-on with OpenID Connect (YAML or JSON)")
    .option(
      "--otel",
      "export traces by OpenTelemetry, as OTEL_* variables configure it (needs @opentelemetry/sdk-node)",
    );
  for (const name of refused) {
    command.addOption(new Option(`${name} [value]`).hideHelp()).on(`option:${name.slice(2)}`, () => refuse(name));
  }
  return command;
}

function refuse(name: string): never {
  throw new UsageError(`${name} is for tests on one machine. Use it with \`consentform dev\`.`);
}

function address(option: string): (text: string) => string {
  return (text) => {
    if (isIP(text) !== 0) return text;
    throw new UsageError(`${option}: found ${text}; use an IP address, such as ${LOOPBACK} or 0.0.0.0.`);
  };
}

/**
 * The options as the service starts with them.
 * @throws {UsageError} for combinations that are not safe
 */
export function startOptionsOf({ tlsCert, tlsKey, metricsHost, metricsPort, sso, ...rest }: ServeOptions): Start {
  const options = {
    ...rest,
    ...metricsOptions(rest.port, metricsHost, metricsPort),
    ...(sso === undefined ? {} : { singleSignOn: loadService().readSingleSignOn(sso, process.env) }),
  };
  checkAddress("--public-url", options.publicUrl);
  checkAddress("--asset-url", options.assetUrl);
  // Cookies are the same for all ports of a host.
  if (new URL(options.assetUrl).hostname === new URL(options.publicUrl).hostname) {
    throw new UsageError(
      "--asset-url has the same host name as --public-url. Use another one, so that scripts for visitors never share a host with sessions.",
    );
  }
  if ((tlsCert === undefined) !== (tlsKey === undefined)) {
    throw new UsageError("Use --tls-cert and --tls-key together.");
  }
  if (tlsCert === undefined || tlsKey === undefined) return { ...options, command: "serve" };
  const tls = { certificate: tlsCert, key: tlsKey };
  checkTls(tls);
  return { ...options, command: "serve", tls };
}

function metricsOptions(servicePort: number, host?: string, port?: number): Pick<StartOptions, "metrics"> {
  if (port === undefined) {
    if (host === undefined) return {};
    throw new UsageError(
      "--metrics-host has no effect without --metrics-port. Add the port, or leave the address out.",
    );
  }
  if (port === servicePort && port !== 0) {
    throw new UsageError(`--metrics-port: found ${port}, which is the service's own port (--port). Use another one.`);
  }
  return { metrics: { host: host ?? LOOPBACK, port } };
}

/** Browsers send the cookies of sessions over http to this machine only. */
function checkAddress(option: string, text: string): void {
  const { protocol, hostname } = new URL(text);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost") || hostname.startsWith("127.");
  if (protocol === "https:" || isLocal) return;
  throw new UsageError(`${option}: found ${text}; use https. Sessions must not cross a network in the clear.`);
}

function checkTls(files: TlsFiles): void {
  try {
    createSecureContext(loadService().readTls(files));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `--tls-cert and --tls-key cannot be used: ${why}. Name a certificate chain and its private key, both in PEM.`,
    );
  }
}
