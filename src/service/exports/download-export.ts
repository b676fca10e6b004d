import type { Caller } from "../http/caller";
import { required } from "../http/found";
import type { Call, Handler, OutsideCall, Reply } from "../http/handler";
import { Problem } from "../http/problem";
import type { Queryable, Row, Store } from "../store/database";
import { findToken } from "../store/tokens";
import { readFile } from "./export-file";
import { exportFailure, isExpired } from "./export-view";

type Format = Row<"exports">["format"];

const fileTypes: Readonly<Record<Format, string>> = {
  ndjson: "application/x-ndjson",
  evidence: "application/x-tar",
};
const fileEndings: Readonly<Record<Format, string>> = { ndjson: "ndjson", evidence: "tar" };

/** Seconds after which a client asks again for a file that is being built. */
const RETRY_AFTER_S = 5;

/**
 * Answers the file of an export. It is read from the store while it is sent, long after the call's own transaction has
 * ended.
 */
export async function downloadExport({ store }: OutsideCall<"downloadExport">): Promise<Handler<"downloadExport">> {
  return async (call) => download(call, store);
}

function download(call: Call<"downloadExport">, store: Store): Reply<"downloadExport"> {
  const file = readyFile(required(call.found, "export"), call.now);
  return {
    status: 200,
    content: {
      type: fileTypes[file.format],
      size: file.size,
      pieces: () => whileNotRevoked(readFile(store.db, file, file.size), store.db, call.caller),
    },
    headers: {
      "X-Content-SHA256": file.sha256,
      "X-Signature-Ed25519": file.signature,
      "X-Signing-Kid": file.kid,
      "Content-Disposition": `attachment; filename="${file.exportId}.${fileEndings[file.format]}"`,
      "Cache-Control": "no-store, no-transform",
    },
  };
}

/**
 * Ends between two pieces once the token is revoked: one that leaked sends no more of a file that takes minutes.
 * @throws {Error} which breaks the connection, as the status has been sent
 */
async function* whileNotRevoked(
  pieces: AsyncIterable<Uint8Array>,
  db: Queryable,
  caller: Caller,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    const token = caller.kind === "token" ? await findToken(db, caller.tokenId) : undefined;
    if (token !== undefined && token.revoked_at !== null) {
      throw new Error(`The token ${token.id} was revoked while it downloaded an export.`);
    }
    yield piece;
  }
}

/** A file that can be sent. */
interface ReadyFile {
  readonly exportId: string;
  readonly format: Format;
  readonly buildId: string;
  readonly size: number;
  readonly sha256: string;
  readonly signature: string;
  readonly kid: string;
}

/** @throws {Problem} export-not-ready, export-failed, export-expired */
function readyFile(row: Row<"exports">, now: Date): ReadyFile {
  if (row.status === "building") throw notReady();
  const failure = exportFailure(row);
  if (failure !== null) throw new Problem("export-failed", { detail: "The export could not be built.", failure });
  const { build_id: buildId, size, sha256, signature, kid } = row;
  const isComplete = buildId !== null && size !== null && sha256 !== null && signature !== null && kid !== null;
  if (!isComplete || isExpired(row, now)) {
    throw new Problem("export-expired", {
      detail: "The file was removed 7 days after it was ready. Create the export again.",
    });
  }
  return { exportId: row.id, format: row.format, buildId, size: Number(size), sha256, signature, kid };
}

function notReady(): Problem {
  return new Problem(
    "export-not-ready",
    {
      detail: `The export is being built. Try again in ${RETRY_AFTER_S} seconds.`,
      export_status: "building",
      retry_after: RETRY_AFTER_S,
    },
    { "Retry-After": String(RETRY_AFTER_S) },
  );
}
