import { checkHost } from "@consentform/consent/rules";
import { challengeValue } from "../domains/domain-challenge";
import { coveringParent, type DomainChange } from "../domains/domain-claims";
import { inheritedFrom, pendingFrom } from "../domains/domain-verification";
import { domainView } from "../domains/domain-view";
import { applyEvidence, detachDomain, gatherEvidence, setIncludeSubdomains } from "../domains/verify-domain";
import { actorOf, memberOf } from "../http/caller";
import { conflict } from "../http/conflicts";
import { required } from "../http/found";
import type { Call, OutsideCall, Reply, Routes } from "../http/handler";
import { checkPlanLimit } from "../http/plan-limits";
import { Problem, validationFailed } from "../http/problem";
import { json, type Row } from "../store/database";
import { countDomains, domainAt, insertDomain, reserveCheck } from "../store/domains";

/** Hosts of a site and the proof that the workspace controls them. */
export const domainsRoutes = {
  createDomain: attach,
  getDomain: async ({ found }) => ({ status: 200, body: domainView(required(found, "domain")) }),
  deleteDomain: async (call) => {
    await detachDomain(changeOf(call), required(call.found, "domain"));
    return { status: 204 };
  },
  verifyDomain: { outside: verify },
} satisfies Routes;

async function attach(call: Call<"createDomain">): Promise<Reply<"createDomain">> {
  const { tx, body, now } = call;
  const site = required(call.found, "site");
  // Its only value is *, which was checked with the other parameters.
  const isNewOnly = call.request.header("If-None-Match") !== null;
  const refusal = checkHost(body.host, { isLoopbackAllowed: call.settings.isLocalAllowed });
  if (refusal !== null) {
    throw validationFailed([{ pointer: "/host", code: refusal.code, detail: refusal.detail }]);
  }
  const environment = body.environment ?? "production";
  const includeSubdomains = body.include_subdomains ?? true;
  const existing = await domainAt(tx, site.workspace_id, body.host, environment);
  if (existing !== undefined) {
    return reattach(call, existing, { includeSubdomains, isNewOnly });
  }
  checkPlanLimit("domains", await countDomains(tx, site.id));
  const parent = await coveringParent(tx, site.workspace_id, body.host);
  const { failure: _none, ...state } = parent === null ? pendingFrom(now) : inheritedFrom(parent, now);
  const domain = await insertDomain(tx, {
    id: call.runtime.newId("dom"),
    workspace_id: site.workspace_id,
    site_id: site.id,
    host: body.host,
    include_subdomains: includeSubdomains,
    environment,
    verification_method: body.verification_method ?? "dns_txt",
    challenge: challengeValue(site.id, body.host),
    created_at: now,
    updated_at: now,
    created_by: json(actorOf(call.caller)),
    ...state,
  });
  if (domain === undefined) {
    // Another request attached the host between our look and our insert, and has committed.
    const winner = await domainAt(tx, site.workspace_id, body.host, environment);
    if (winner === undefined) {
      throw new Error(`The domain ${body.host} was attached and detached during one request.`);
    }
    return reattach(call, winner, { includeSubdomains, isNewOnly });
  }
  return { status: 201, body: domainView(domain), location: `/domains/${domain.id}` };
}

/** Attaches a host that the workspace has in this environment already. */
async function reattach(
  call: Call<"createDomain">,
  existing: Row<"domains">,
  { includeSubdomains, isNewOnly }: { includeSubdomains: boolean; isNewOnly: boolean },
): Promise<Reply<"createDomain">> {
  if (existing.site_id !== required(call.found, "site").id) {
    const isHidden = memberOf(call.caller).siteId !== null;
    const detail = `Another site of the workspace has ${existing.host} in ${existing.environment}. Detach it there first.`;
    throw conflict("host-taken", detail, "host", isHidden ? null : existing.id);
  }
  if (isNewOnly) {
    throw new Problem("precondition-failed", {
      detail: `The site already has ${existing.host} in ${existing.environment} as ${existing.id}. To update that domain, send the request without If-None-Match.`,
      conflicting_id: existing.id,
    });
  }
  const domain =
    existing.include_subdomains === includeSubdomains
      ? existing
      : await setIncludeSubdomains(changeOf(call), existing, includeSubdomains);
  return { status: 200, body: domainView(domain), location: `/domains/${domain.id}` };
}

async function verify(
  call: OutsideCall<"verifyDomain">,
): Promise<(call: Call<"verifyDomain">) => Promise<Reply<"verifyDomain">>> {
  const domain = required(call.found, "domain");
  const method = call.body?.method ?? domain.verification_method;
  const isDue = await reserveCheck(call.store.db, domain.id, call.now, method !== domain.verification_method);
  if (!isDue) {
    return async ({ found }) => ({ status: 200, body: domainView(required(found, "domain")) });
  }
  const evidence = await gatherEvidence(call.store.db, domain, method, call.runtime, call.settings);
  return async (applied) => {
    const result = await applyEvidence(changeOf(applied), required(applied.found, "domain"), evidence, "asked");
    if (result.kind === "claimed") {
      throw new Problem("domain-claimed", {
        detail: `${domain.host} is verified by another workspace, whose proof is still published. Remove it there, then verify again.`,
        host: domain.host,
      });
    }
    return { status: 200, body: domainView(result.domain) };
  };
}

function changeOf({
  tx,
  runtime,
  now,
  caller,
}: Pick<Call<"deleteDomain">, "tx" | "runtime" | "now" | "caller">): DomainChange {
  return { tx, runtime, now, caller };
}
