import { detachDomain } from "../domains/verify-domain";
import { emit } from "../events/emit";
import { actorOf } from "../http/caller";
import { conflict } from "../http/conflicts";
import type { Call } from "../http/handler";
import { DAY_MS } from "../runtime/durations";
import { emitScanEnd } from "../scans/end-scan";
import { keepChainsOf } from "../store/consent-chains";
import type { Row } from "../store/database";
import { runningScansOfSite } from "../store/scans";
import { deleteSite as deleteSiteRow, domainsOfSite } from "../store/sites";
import { pointersOf } from "../store/stages";
import { tokensOfSite } from "../store/tokens";
import { revokeTokens } from "../tokens/revoke-tokens";
import { effectiveRetention } from "./site-retention";

/** A site fetched by visitors within this time is in use. */
const IN_USE_MS = DAY_MS;

/**
 * Deletes a site for good (contract 2.1): its rows, its domains with their claims, its exports,
 * and the tokens bound to it. Consent records stay, and can be read and exported, until their retention ends.
 * @returns the ids of those tokens
 * @throws {Problem} conflict site-in-use while visitors fetch its banner and `force` is not true; site-live if it has
 *   served production and `never_live` is true
 */
export async function deleteSite(call: Call<"deleteSite">, site: Row<"sites">): Promise<string[]> {
  const { tx, runtime, now, caller, query } = call;
  const { production } = await pointersOf(tx, site.id);
  if (query.never_live === true && production.number !== null) {
    throw conflict(
      "site-live",
      `Production has served the site since ${production.updated_at.toISOString()}. To delete it anyway, send the request without never_live.`,
    );
  }
  const fetchedAt = site.production_last_fetched_at;
  if (query.force !== true && fetchedAt !== null && fetchedAt.getTime() > now.getTime() - IN_USE_MS) {
    throw conflict(
      "site-in-use",
      `Visitors fetched the site's banner at ${fetchedAt.toISOString()}. Remove its script tag and wait 24 hours, or send force=true.`,
    );
  }
  for (const domain of await domainsOfSite(tx, site.id)) await detachDomain(call, domain);
  const tokens = await tokensOfSite(tx, site.workspace_id, site.id);
  await revokeTokens(call, tokens);
  // Their workers find the rows gone and stop; nothing of what they saw is kept.
  for (const scan of await runningScansOfSite(tx, site.id)) {
    await emitScanEnd(tx, runtime, scan, { status: "failed", failure: "site-deleted", counts: scan.counts, at: now });
  }
  await keepChainsOf(tx, site, effectiveRetention(site, now));
  await deleteSiteRow(tx, site.id);
  await emit(tx, runtime, {
    workspaceId: site.workspace_id,
    kind: "site.deleted",
    object: { type: "site", id: site.id },
    siteId: site.id,
    actor: actorOf(caller),
    at: now,
  });
  return tokens.map(({ id }) => id);
}
