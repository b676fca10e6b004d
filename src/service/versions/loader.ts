import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { resolvedView } from "../../rules";
import { consentSignals } from "../../rules/consent-signal";
import { storedDocument } from "../drafts/draft-view";
import type { Environment } from "../store/environment";
import type { Bundle, DeliveredVersion } from "./bundle";

/** What {@link loaderOf} needs to know beside the version. */
export interface LoaderPlace {
  readonly environment: Environment;
  /** Address of the loader itself, for browsers that do not tell a script where it came from. */
  readonly url: string;
}

/** The script, without comments and indentation: what remains is sent (at most 4 kB with its settings). */
const script = readFileSync(join(__dirname, "loader-script.js"), "utf8")
  .replace(/^\s*\/\/.*\n/gm, "")
  .replace(/^\s+/gm, "")
  .replace(/;\s*$/, "");

type Document = ReturnType<typeof resolvedView>;

/**
 * The loader of a stage (contract 4.11): sets the consent defaults to the strictest of the document before anything else, then loads
 * config.json. It draws nothing. The same arguments give the same bytes.
 */
export function loaderOf(version: DeliveredVersion, { environment, url }: LoaderPlace): Bundle {
  const document = resolvedView(storedDocument(version));
  const mode = document.consent_mode?.enabled === true ? document.consent_mode : null;
  const settings = {
    site: version.site_id,
    environment,
    loader: url,
    decisions: Object.fromEntries(
      document.categories.map(({ key, required }) => [key, required ? "granted" : "denied"]),
    ),
    signals: mode === null ? null : { ...signalDefaults(document), wait_for_update: mode.wait_for_update_ms },
    redact: mode?.ads_data_redaction === true,
    passthrough: mode?.url_passthrough === true,
  };
  const text = `${script}(${inScript(settings)});\n`;
  return { text, sha256: createHash("sha256").update(text, "utf8").digest("hex") };
}

/** Every signal denied but those of required categories. What the document grants by region waits for the banner, which knows the region. */
function signalDefaults({ categories }: Document): Record<string, "granted" | "denied"> {
  const granted = new Set(categories.flatMap(({ required, signals }) => (required ? signals : [])));
  return Object.fromEntries(consentSignals.map((signal) => [signal, granted.has(signal) ? "granted" : "denied"]));
}

/** JSON that is a JavaScript expression and ends no script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
