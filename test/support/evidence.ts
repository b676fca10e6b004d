import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { extract } from "tar-stream";
import { jobHandlers } from "../../src/service/background/job-handlers";
import { runDueJobs } from "../../src/service/jobs/job-queue";
import type { InProcessService } from "./in-process-service";

/** The files of a tar archive in memory, in its order. */
export async function filesOfTar(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const entries = extract();
  Readable.from([archive]).pipe(entries);
  const files = new Map<string, Buffer>();
  for await (const entry of entries) files.set(entry.header.name, await buffer(entry));
  return files;
}

/** Creates an export of format evidence, builds it, downloads and unpacks it. */
export async function evidenceOf(under: InProcessService, siteId: string, fields: object = {}) {
  const made = await under.call("createExport", { path: { id: siteId }, body: { format: "evidence", ...fields } });
  if (made.status !== 202) throw new Error(`The export was refused: ${JSON.stringify(made.body)}`);
  await runDueJobs(under.service, jobHandlers);
  const response = await under.get(`/v1/exports/${made.body.id}/download`, {
    authorization: `Bearer ${await under.token()}`,
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`The bundle was not built: ${bytes}`);
  return { body: made.body, response: { headers: response.headers, bytes }, files: await filesOfTar(bytes) };
}
