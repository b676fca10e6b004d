import type { Schemas } from "@consentform/consent/contract";
import { draftSummary } from "../drafts/draft-view";
import type { Queryable } from "../store/database";
import type { DraftHead } from "../store/drafts";
import type { Environment } from "../store/environment";
import { type StagedHead, stagedHeads } from "../store/stages";
import { newestRevisions } from "../store/template-revisions";

/** The members of a site about its draft and its stages. */
export interface SiteStagesParts {
  readonly stages: Schemas["SiteStages"];
  /** The template that the draft is linked to, or null. */
  readonly template: Schemas["SiteTemplate"] | null;
}

/**
 * `stages` and `template` of several sites, by site id; every site has an entry. One query, and one more if a draft has
 * a template.
 */
export async function stagesOf(
  tx: Queryable,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, SiteStagesParts>> {
  if (siteIds.length === 0) {
    return new Map();
  }
  const heads = await stagedHeads(tx, siteIds);
  const templateIds = heads.flatMap(({ template_ref }) => (template_ref === null ? [] : [template_ref.id]));
  const newest = await newestRevisions(tx, templateIds);
  return new Map(
    heads.map((head) => [
      head.site_id,
      {
        stages: {
          draft: draftSummary(head),
          preview: pointerIn(head, "preview"),
          production: pointerIn(head, "production"),
        },
        template: templateOf(head, newest),
      },
    ]),
  );
}

function templateOf(head: DraftHead, newest: ReadonlyMap<string, number>): Schemas["SiteTemplate"] | null {
  const { template_ref } = head;
  return template_ref === null
    ? null
    : {
        id: template_ref.id,
        revision: template_ref.revision,
        up_to_date: newest.get(template_ref.id) === template_ref.revision,
      };
}

function pointerIn(head: StagedHead, stage: Environment): Schemas["StagePointer"] | null {
  const number = head[`${stage}_number`];
  const config_digest = head[`${stage}_config_digest`];
  const services_digest = head[`${stage}_services_digest`];
  const updatedAt = head[`${stage}_updated_at`];
  const updated_by = head[`${stage}_updated_by`];
  // All of them are there if the stage holds a version.
  if (number === null || config_digest === null || services_digest === null || updatedAt === null) return null;
  if (updated_by === null) return null;
  const rolled_back_from = head[`${stage}_rolled_back_from`];
  return { number, config_digest, services_digest, rolled_back_from, updated_at: updatedAt.toISOString(), updated_by };
}
