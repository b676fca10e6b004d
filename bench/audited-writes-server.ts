/**
 * A service in a separate process, whose measured operations are audited or not as its parent asks. Sends the parent
 * what requests need, and answers each {@link Phase} with the processor time used so far.
 */
import { createFirstToken, createService, type DatabaseLocation, listen } from "@consentform/service";
import { type OperationId, operations } from "../src/consent/contract";
import { linkEvents } from "../src/service/audit/link-events";
import { BENCH_OPTIONS } from "./bench-service";
import { databaseProcessorMs } from "./database-processor-ms";

/** A part of the measurement that begins. The one before it has ended. */
export interface Phase {
  /** False if the writes of this phase have no rows in the audit log. */
  readonly isAudited: boolean;
  /** True if the rows of the phase before are chained first. A running service does it each second. */
  readonly isChaining: boolean;
}

/** The target of the measured requests. */
export interface AuditedServer {
  readonly endpoint: string;
  readonly token: string;
}

const MEASURED: readonly OperationId[] = ["createSite", "updateSite", "putConfigDraft", "revokeToken"];

async function main(database: DatabaseLocation): Promise<void> {
  let isAudited = true;
  // By the contract, because no setting of the service leaves a row out.
  for (const id of MEASURED) Object.defineProperty(operations[id], "isAudited", { get: () => isAudited });
  const service = await createService({ ...BENCH_OPTIONS, database });
  const made = await createFirstToken(service.store, service.runtime, { workspace: "default", name: "bench" });
  const { port } = await listen((request) => service.fetch(request, { address: "127.0.0.1" }), "127.0.0.1", 0);
  const ofDatabase = database.kind === "postgres" ? await databaseProcessorMs(service.store) : () => 0;
  process.on("message", async (phase: Phase) => {
    if (phase.isChaining) while (await linkEvents(service));
    isAudited = phase.isAudited;
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000 + ofDatabase());
  });
  process.send?.({ endpoint: `http://127.0.0.1:${port}`, token: String(made?.secret) } satisfies AuditedServer);
}

void main(JSON.parse(String(process.argv[2]))).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
