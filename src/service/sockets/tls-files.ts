import { readFileSync } from "node:fs";
import type { Server } from "node:https";

/** Paths of the files that a server shows its identity with, in PEM. */
export interface TlsFiles {
  readonly certificate: string;
  readonly key: string;
}

/** Certificates are renewed weeks before they expire. */
const LOOK_MS = 60_000;

/** The content of the files. */
export function readTls({ certificate, key }: TlsFiles): { cert: string; key: string } {
  return { cert: readFileSync(certificate, "utf8"), key: readFileSync(key, "utf8") };
}

/**
 * Uses renewed files without a restart. Files that do not fit each other, because only one is written yet, are left for
 * the next look.
 */
export function followTls(server: Server, files: TlsFiles, reportError: (error: unknown) => void): void {
  let used = JSON.stringify(readTls(files));
  const timer = setInterval(() => {
    try {
      const content = readTls(files);
      if (JSON.stringify(content) === used) return;
      server.setSecureContext(content);
      used = JSON.stringify(content);
    } catch (error) {
      reportError(error);
    }
  }, LOOK_MS);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}
