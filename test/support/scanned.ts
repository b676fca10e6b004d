import { runDueWork } from "@consentform/service";
import type { InProcessService } from "./in-process-service";
import type { ScannableSite } from "./scannable-site";
import type { TestAnswer } from "./service-requests";

/** Queues a scan, of preview unless `body` says otherwise, and runs it to its end. @returns the scan */
export async function scanned(
  under: InProcessService,
  site: ScannableSite,
  body: Record<string, unknown> = {},
): Promise<TestAnswer["body"]> {
  const queued = await under.call("queueScan", { path: { id: site.id }, body: { environment: "preview", ...body } });
  expect(queued.status).toBe(202);
  await runDueWork(under.service);
  return (await under.call("getScan", { path: { id: queued.body.id } })).body;
}

/** The findings of a scan, in the order of the list. @param query default: the first page */
export async function findingsOf(
  under: InProcessService,
  scanId: string,
  query: Record<string, unknown> = {},
): Promise<TestAnswer["body"]> {
  return (await under.call("listScanFindings", { path: { id: scanId }, query })).body.data;
}
