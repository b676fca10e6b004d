import { X509Certificate } from "node:crypto";
import type { ListeningAddress } from "./listener";

/**
 * The variable by which the engines' plugin library identifies itself: name and value are the same for every provider.
 * Without it, a user started the program by hand.
 */
const magicCookie = {
  name: "TF_PLUGIN_MAGIC_COOKIE",
  value: "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2",
} as const;

/** Version of the plugin library's own protocol. */
const LIBRARY_PROTOCOL = 1;

/** Version of the provider protocol, of which any minor version is understood. */
export const PROTOCOL_VERSION = 6;

/** True when an engine started this process. */
export function isStartedByEngine(environment: NodeJS.ProcessEnv): boolean {
  return environment[magicCookie.name] === magicCookie.value;
}

/**
 * The certificate of the engine, PEM. The engine makes one for each start, and only the holder of its key may call.
 *
 * @returns null if the engine runs without one (TF_DISABLE_PLUGIN_TLS)
 * @throws Error if the variable does not contain a certificate
 */
export function clientCertificate(environment: NodeJS.ProcessEnv): string | null {
  const certificate = environment.PLUGIN_CLIENT_CERT;
  if (certificate === undefined || certificate === "") return null;
  try {
    return new X509Certificate(certificate).toString();
  } catch (cause) {
    throw new Error(
      "The environment variable PLUGIN_CLIENT_CERT, which the engine sets, does not contain a certificate.",
      {
        cause,
      },
    );
  }
}

/**
 * The one line on standard output by which the engine finds the provider.
 *
 * @param certificate our certificate, DER; null when nothing is encrypted
 */
export function handshakeLine({ network, address }: ListeningAddress, certificate: Buffer | null): string {
  const encoded = certificate === null ? "" : certificate.toString("base64").replace(/=+$/, "");
  return `${[LIBRARY_PROTOCOL, PROTOCOL_VERSION, network, address, "grpc", encoded].join("|")}\n`;
}
