import { type BannerDocument, evaluateBanner } from "@consentform/consent/rules";
import type { CommandContext } from "../command-context";
import { exitCodes } from "../exit-status";
import { printOf } from "../paint";
import { bannerSources } from "../validate/banner-sources";
import { humanReport } from "../validate/human-report";
import { fileReport } from "../validate/located-finding";

/** A banner document to draw. */
export interface ShownBanner {
  /** Null if the document does not match the schema, so that nothing can be drawn. */
  readonly document: BannerDocument | null;
  /** Exit status of the command: 1 for a document with errors, drawn or not. */
  readonly status: number;
}

/**
 * Reads and validates a document. Errors are printed to standard error, as `consentform validate` reports them. A
 * document that breaks a law can still be drawn, one that breaks the schema cannot.
 *
 * @throws Error for the user if it cannot be read or parsed
 */
export function readShownBanner(path: string, { stderr, ...terminal }: CommandContext): ShownBanner {
  const { name, read } = singleSource(path);
  const file = read();
  const result = evaluateBanner(file.value, { day: new Date().toISOString().slice(0, 10) });
  if (result.valid) return { document: file.value as BannerDocument, status: exitCodes.success };
  const report = fileReport(name, { ...result, warnings: [] }, file);
  for (const line of humanReport([report], [], printOf(terminal))) stderr(line);
  const isInForm = result.errors.every(({ level }) => level !== "S");
  return { document: isInForm ? (file.value as BannerDocument) : null, status: exitCodes.findings };
}

function singleSource(path: string) {
  const sources = bannerSources([path]);
  const [source] = sources;
  if (source === undefined || sources.length > 1) throw new Error(`${path} is a folder. Name one banner document.`);
  return source;
}
