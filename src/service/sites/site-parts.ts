import { digest, hasStarter, RULES_VERSION, starterDocument, validateBanner } from "../../rules";
import { validationOf } from "../drafts/save-draft";
import { systemActor } from "../http/caller";
import { defaultSchedule, nextRunOf } from "../scans/scan-schedule";
import { json, type Row, type Transaction } from "../store/database";
import { insertDraft } from "../store/drafts";
import { insertScanSchedule } from "../store/scan-schedules";
import { insertPointers } from "../store/stages";

/** No particular caller: the service made it. */

/**
 * Makes what every site has from its first moment: the starter draft (contract 2.3), two empty stages and the scan
 * schedule.
 */
export async function insertSiteParts(tx: Transaction, site: Row<"sites">): Promise<void> {
  const { id: site_id, workspace_id, created_at: updated_at } = site;
  const { default_language } = site.settings;
  // English says that it is English: a text under a tag of another language would be published unread.
  const document = starterDocument(hasStarter(default_language) ? default_language : "en");
  const evaluation = validateBanner(document, {
    ...{ retentionDays: site.retention, services: [], production: null, day: updated_at.toISOString().slice(0, 10) },
  });
  const made = { site_id, workspace_id, updated_at, updated_by: json(systemActor) };
  await insertDraft(tx, {
    ...made,
    document: JSON.stringify(document),
    digest: digest(document),
    waivers: json([]),
    validation: json(validationOf(evaluation, RULES_VERSION, updated_at)),
  });
  await insertPointers(tx, site_id, updated_at, systemActor);
  const { start_urls, profiles, ...fields } = defaultSchedule;
  await insertScanSchedule(tx, {
    ...made,
    ...fields,
    start_urls: json(start_urls),
    profiles: json(profiles),
    next_run_at: nextRunOf(defaultSchedule, site.settings.timezone, updated_at),
  });
}
