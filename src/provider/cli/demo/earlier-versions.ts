import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileFailure } from "@consentform/consent/failures";
import type { BannerDocument } from "@consentform/consent/rules";
import { documentFile } from "../document-file";

/** The documents that the demo published, as files to compare with. */
export interface EarlierVersions {
  /** Keeps a document. @returns the path of its file */
  keep(number: number, document: BannerDocument): string;
}

/** Keeps documents in a temporary folder, which outlives the demo: pictures may be drawn after its end. */
export function keepEarlierVersions(): EarlierVersions {
  const folder = temporaryFolder();
  return {
    keep: (number, document) => {
      const path = join(folder, `version-${number}.yaml`);
      writeFileSync(path, documentFile(document, 120));
      return path;
    },
  };
}

function temporaryFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), "consentform-demo-"));
  } catch (error) {
    const reason = fileFailure(error, tmpdir()) ?? (error as Error).message;
    throw new Error(`${reason} Set TMPDIR to a folder that you can write to.`);
  }
}
