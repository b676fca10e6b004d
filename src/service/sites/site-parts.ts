import {
  hasStarter,
  RULES_VERSION,
  starterDocument,
  type ValidationResult,
  validateBanner,
} from "@consentform/consent/rules";
import { digest } from "@consentform/consent/values";
import { LRUCache } from "lru-cache";
import { validationOf } from "../drafts/save-draft";
import { systemActor } from "../http/caller";
import { defaultSchedule, nextRunOf } from "../scans/scan-schedule";
import { json, type Row, type Transaction } from "../store/database";
import { insertDraft } from "../store/drafts";
import { insertScanSchedule } from "../store/scan-schedules";
import { insertPointers } from "../store/stages";

/**
 * Makes what every site has from its first moment: the starter draft (contract 2.3), two empty stages and the scan
 * schedule.
 */
export async function insertSiteParts(tx: Transaction, site: Row<"sites">): Promise<void> {
  const { id: site_id, workspace_id, created_at: updated_at } = site;
  const starter = starterOf(site);
  const made = { site_id, workspace_id, updated_at, updated_by: json(systemActor) };
  await insertDraft(tx, {
    ...made,
    document: starter.document,
    digest: starter.digest,
    waivers: json([]),
    validation: json(validationOf(starter.evaluation, RULES_VERSION, updated_at)),
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

/** A starter draft and what the rules find in it. */
interface Starter {
  /** JSON. */
  readonly document: string;
  readonly digest: string;
  readonly evaluation: ValidationResult;
}

/** The starters made last: sites of a fleet are created with the same one, and the rules take most of a creation. */
const starters = new LRUCache<string, Starter>({ max: 20 });

function starterOf({ settings, retention, created_at }: Row<"sites">): Starter {
  const { default_language } = settings;
  // English says that it is English: a text under a tag of another language would be published unread.
  const language = hasStarter(default_language) ? default_language : "en";
  const day = created_at.toISOString().slice(0, 10);
  const key = JSON.stringify([language, retention, day]);
  const known = starters.get(key);
  if (known !== undefined) return known;
  const document = starterDocument(language);
  const evaluation = validateBanner(document, { retentionDays: retention, services: [], production: null, day });
  const starter = { document: JSON.stringify(document), digest: digest(document), evaluation };
  starters.set(key, starter);
  return starter;
}
