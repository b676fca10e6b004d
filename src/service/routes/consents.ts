import { storedRecord } from "../consents/consent-record";
import { maskedRecord } from "../consents/masking";
import { hasScope, memberOf } from "../http/caller";
import { required } from "../http/found";
import type { Routes } from "../http/handler";
import { pageOf } from "../http/paging";
import { listConsents } from "../store/consents";

/** Consent records, masked without logs:export. */
export const consentsRoutes = {
  listConsents: async ({ tx, found, query, page, caller, keys }) => {
    const site = required(found, "recorded_site");
    const { environment: bound } = memberOf(caller);
    const filter = {
      environments: query.environment ?? [bound ?? "production"],
      from: query.from,
      to: query.to,
      subjectId: query.subject_id,
      externalId: query.external_id,
      eventTypes: query.event_type,
      regimes: query.regime,
      versionNumber: query.version_number,
    };
    const isMasked = !hasScope(caller, "logs:export");
    const body = pageOf(
      page,
      await listConsents(tx, site, filter, page),
      ({ event_at, id }) => [event_at.toISOString(), id],
      (row) => (isMasked ? maskedRecord(storedRecord(row), site.workspace_id, keys) : storedRecord(row)),
    );
    return { status: 200, body };
  },
} satisfies Routes;
