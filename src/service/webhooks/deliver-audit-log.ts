import { type AuditEvent, auditEvent } from "../audit/audit-event";
import { ExpectedFailure } from "../jobs/expected-failure";
import type { JobHandler, JobParts } from "../jobs/job-handler";
import type { JobPayloads } from "../jobs/job-kinds";
import { endlessRetryAt } from "../jobs/run-job";
import { MINUTE_MS } from "../runtime/durations";
import type { AuditWebhookSettings } from "../runtime/settings";
import { markDelivered, readAuditChain, undeliveredCount } from "../store/audit-chain";
import { chainedEvents } from "../store/audit-events";
import { postSigned } from "./post-signed";

/** Rows that are read at once. */
const ROWS_AT_ONCE = 100;

/**
 * Sends the rows of the audit log to the operator's webhook, one after the other, in the order of the chain. There is
 * one such job at a time. A row that is not accepted holds up those behind it, and is sent until it is accepted.
 */
export const deliverAuditLog: JobHandler<JobPayloads["deliver-audit-log"]> = {
  leaseMs: MINUTE_MS,
  retryAt: endlessRetryAt,
  run: async (parts, { signal }) => {
    const { auditWebhook } = parts.settings;
    // The setting was removed, or another process has it.
    if (auditWebhook === null) return;
    for (let accepted = 0; ; ) {
      const { delivered_count } = await readAuditChain(parts.store.db);
      const rows = await chainedEvents(parts.store.db, { after: delivered_count, until: null, limit: ROWS_AT_ONCE });
      if (rows.length === 0) return;
      for (const row of rows) {
        const error = await sendRow(parts, auditWebhook, auditEvent(row), signal);
        // What was accepted ends this job, so that the delays of the next one begin at the shortest.
        if (error !== null && accepted > 0) return;
        if (error !== null) throw await failureOf(parts, auditEvent(row), error);
        await markDelivered(parts.store.db, row.sequence ?? 0);
        accepted += 1;
      }
    }
  },
};

/** @returns why the receiver did not accept the row; null if it did */
async function sendRow(
  { runtime }: JobParts,
  { url, secret }: AuditWebhookSettings,
  event: AuditEvent,
  signal: AbortSignal,
): Promise<string | null> {
  const body = JSON.stringify({ type: "audit.recorded", timestamp: event.at, data: event });
  const message = { purpose: "audit-webhook", url, id: event.id, at: runtime.now(), body, secrets: [secret] } as const;
  const result = signal.aborted ? null : await postSigned(runtime, message, signal);
  if (result === null) throw new ExpectedFailure("The process stops, or another one delivers the audit log.");
  return result.error;
}

/** The error for the log of the service. It names no address, which may contain a secret. */
async function failureOf({ store }: JobParts, { sequence, id }: AuditEvent, error: string): Promise<Error> {
  const waiting = undeliveredCount(await readAuditChain(store.db));
  return new Error(
    `The audit webhook did not accept the row of sequence ${sequence} (${id}): ${error} Rows that wait: ${waiting}. It is tried again.`,
  );
}
