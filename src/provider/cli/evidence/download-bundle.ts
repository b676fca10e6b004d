import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { SignedHeaders } from "@consentform/consent/proof";
import { type Client, type Clock, isProblem } from "../../client";

/** A downloaded bundle. */
export interface DownloadedBundle {
  /** SHA-256 of its bytes. */
  readonly digest: Buffer;
  readonly size: number;
  readonly headers: SignedHeaders;
}

/** The target of a bundle, and the time to wait for it. */
export interface DownloadOptions {
  readonly file: string;
  readonly deadlineMs: number;
  readonly stop: AbortSignal;
  /** Called before each pause. */
  readonly onWait: () => void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Waits until an export is built, and saves it piece by piece.
 * @returns null if it was not built by the deadline
 * @throws {ProblemError} if it failed, expired, or is not visible to the token
 */
export async function downloadBundle(
  client: Client,
  clock: Clock,
  exportId: string,
  { file, deadlineMs, stop, onWait }: DownloadOptions,
): Promise<DownloadedBundle | null> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    const bundle = await attempt(client, exportId, { file, stop, deadlineMs: Math.max(1, deadlineMs - clock.now()) });
    if (bundle !== null) return bundle;
    if (clock.now() >= deadlineMs) return null;
    onWait();
    await clock.sleep(Math.min(pauseMs, Math.max(0, deadlineMs - clock.now())), stop);
  }
}

/** One request; null: it is still being built. */
async function attempt(
  client: Client,
  id: string,
  { file, stop, deadlineMs }: Pick<DownloadOptions, "file" | "stop" | "deadlineMs">,
): Promise<DownloadedBundle | null> {
  let bundle: DownloadedBundle | null = null;
  try {
    await client.call("downloadExport", {
      path: { id },
      lane: "poll",
      signal: stop,
      deadlineMs,
      receive: async (body, headers) => {
        bundle = await save(body, headers, file);
      },
    });
  } catch (error) {
    if (isProblem(error, "export-not-ready")) return null;
    throw error;
  }
  return bundle;
}

async function save(body: AsyncIterable<Uint8Array>, headers: Headers, file: string): Promise<DownloadedBundle> {
  const hash = createHash("sha256");
  let size = 0;
  const meter = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      hash.update(piece);
      size += piece.length;
      done(null, piece);
    },
  });
  // "w": another attempt begins again.
  await pipeline(Readable.from(body), meter, createWriteStream(file, { flags: "w", mode: 0o600 }));
  return {
    digest: hash.digest(),
    size,
    headers: {
      sha256: headers.get("X-Content-SHA256"),
      signature: headers.get("X-Signature-Ed25519") ?? "",
      kid: headers.get("X-Signing-Kid"),
    },
  };
}
