import { existsSync, lstatSync, readlinkSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileFailure } from "@consentform/consent/failures";
import type { BannerDocument } from "@consentform/consent/rules";
import { readBanner } from "../../resources/read-banner";
import { starterText } from "../starter-text";

/** The banner that the demo shows. */
export interface DemoBanner {
  /** Path of its file. */
  readonly file: string;
  readonly document: BannerDocument;
  /** True if the demo wrote the file. */
  readonly isWritten: boolean;
}

/** The file of a demo that names none. `consentform init` writes a program for a banner of this name. */
const DEFAULT_FILE = "banner.yaml";

/** The starter without placeholders, because the service publishes none. */
const identity = { controller: "Demo Shop Ltd", email: "privacy@shop.example" };

/**
 * Reads the banner to show. Without a path, that is `banner.yaml` in the current folder, which is written if it is
 * missing: a visitor of the demo needs a file to change.
 *
 * @throws Error for the user if it cannot be read, parsed or written
 */
export function readDemoBanner(path: string | undefined): DemoBanner {
  const file = path ?? DEFAULT_FILE;
  const isWritten = path === undefined && !existsSync(file);
  if (isWritten) writeStarter(file);
  return { file, document: readBanner(file), isWritten };
}

function writeStarter(file: string): void {
  const text = starterText({ language: "en", ...identity });
  const [schema = "", ...rest] = text.split("\n");
  const note = `# ${identity.controller} is an example. Enter your own controller and address before you deploy it.`;
  try {
    writeFileSync(file, [schema, note, ...rest].join("\n"), { flag: "wx" });
  } catch (error) {
    throw new Error(unwritable(file, error));
  }
}

/** The text about a starter that cannot be written: the path, the reason and the remedy. */
function unwritable(file: string, error: unknown): string {
  const path = resolve(file);
  // A link whose target is missing does not exist to a reader, and exists to a writer.
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return `${path} is a link to ${readlinkSync(path)}, which does not exist. Delete the link, or name a banner document.`;
  }
  const reason = fileFailure(error, path) ?? (error as Error).message;
  return `${reason} Run the demo in a folder that you can write to, or name a banner document.`;
}
