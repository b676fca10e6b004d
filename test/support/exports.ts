import { jobHandlers } from "../../src/service/background/job-handlers";
import { runDueJobs } from "../../src/service/jobs/job-queue";
import type { InProcessService } from "./in-process-service";

/** A downloaded export. */
export interface DownloadedExport {
  readonly id: string;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** Its lines, parsed; none of an archive. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read members of many kinds of lines
  readonly lines: any[];
}

/** Downloads the file of an export. */
export async function download(under: InProcessService, id: string, token: string): Promise<DownloadedExport> {
  const response = await under.get(`/v1/exports/${id}/download`, { authorization: `Bearer ${token}` });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isArchive = response.headers.get("content-type") === "application/x-tar";
  const lines = isArchive ? [] : bytes.toString("utf8").split("\n").slice(0, -1);
  return {
    id,
    status: response.status,
    headers: response.headers,
    bytes,
    lines: lines.map((line) => JSON.parse(line)),
  };
}

/** Creates an export, builds it, and downloads it. */
export async function exported(
  under: InProcessService,
  siteId: string,
  body: Record<string, unknown> = {},
): Promise<DownloadedExport> {
  const { body: made } = await under.call("createExport", { path: { id: siteId }, body });
  await runDueJobs(under.service, jobHandlers);
  return download(under, made.id, await under.token());
}
