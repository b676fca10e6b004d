import { runDueWork } from "@consentform/service";
import fc from "fast-check";
import { createDnsLookup } from "../../../src/service/dns/dns-lookup";
import { type CrashableService, onEveryCrashableDatabase } from "../../support/crashable-service";
import { type DnsResponder, startDnsResponder } from "../../support/dns-responder";
import { holdModel, modelTimeoutMs, type Step, step } from "../../support/hold-model";
import type { OperationRequest } from "../../support/service-requests";

/**
 * Domains of two workspaces that want the same hosts (contract 2.2), proved by DNS, against a model: checks that are
 * asked for and that fall due, claims that pass on, over crashes. No host lies below another one.
 */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface DomainModel {
  readonly id: string;
  readonly owner: number;
  readonly host: string;
  readonly record: { readonly name: string; readonly value: string };
  status: "pending" | "verified" | "failed";
  /** Model time of the next check that no one asks for; null when there is none. */
  nextCheckAt: number | null;
  pendingSince: number | null;
  failedRechecks: number;
  isDeleted: boolean;
}

interface Domains {
  now: number;
  readonly domains: DomainModel[];
  /**
   * `kind id` of each proof and each failure; whether a failing re-check is reported before a claim passes on is a
   * matter of order.
   */
  readonly events: string[];
}

interface Real {
  readonly service: CrashableService;
  readonly dns: DnsResponder;
  /** Two workspaces, with a site each. */
  readonly owners: readonly { readonly token: string; readonly site: string; readonly workspaceId: string }[];
  /** Every event so far, as `kind domain` by id: the service forgets them after 30 days. */
  readonly reported: Map<string, string>;
}

type DomainStep = Step<Domains, Real>;

const call = (
  { service, owners }: Real,
  owner: number,
  id: Parameters<ReturnType<CrashableService["now"]>["call"]>[0],
  request: OperationRequest,
) => service.now().call(id, { token: owners[owner]?.token ?? null, ...request });
const hasProof = ({ record }: DomainModel, { dns }: Real) =>
  dns.names[record.name]?.txt?.includes(record.value) === true;
const live = ({ domains }: Domains) => domains.filter(({ isDeleted }) => !isDeleted);

const onDomain = (
  name: string,
  pick: number,
  run: (domain: DomainModel, model: Domains, real: Real) => Promise<void>,
): DomainStep =>
  step<Domains, Real>(
    `${name} ${pick}`,
    (model, real) => run(model.domains[pick % model.domains.length] as DomainModel, model, real),
    ({ domains }) => domains.length > 0,
  );

function setFailed(model: Domains, domain: DomainModel): void {
  Object.assign(domain, { status: "failed", nextCheckAt: null, pendingSince: null, failedRechecks: 0 });
  model.events.push(`domain.failed ${domain.id}`);
}

/** The effect of a check on a domain. @returns false if it was requested and another workspace's proof is valid */
function check(model: Domains, real: Real, domain: DomainModel, isAsked: boolean): boolean {
  const { now } = model;
  const isProved = hasProof(domain, real);
  const holder = live(model).find(
    (other) => other.host === domain.host && other.owner !== domain.owner && other.status === "verified",
  );
  const isClaimed = isProved && holder !== undefined && hasProof(holder, real);
  if (isClaimed && isAsked) return false;
  if (isProved && !isClaimed) {
    if (holder !== undefined) setFailed(model, holder);
    if (domain.status !== "verified") model.events.push(`domain.verified ${domain.id}`);
    Object.assign(domain, { status: "verified", nextCheckAt: now + 7 * dayMs, pendingSince: null, failedRechecks: 0 });
  } else if (domain.status === "verified") {
    if (!isAsked) noteFailedRecheck(model, domain);
  } else if (domain.status === "failed") {
    Object.assign(domain, { status: "pending", nextCheckAt: now + hourMs, pendingSince: now });
  } else if (!isAsked && now - (domain.pendingSince ?? now) >= 72 * hourMs) {
    setFailed(model, domain);
  } else {
    domain.nextCheckAt = now + hourMs;
  }
  return true;
}

/** A verified domain fails with the third re-check in a row: the weekly one, then after 2 and 7 days. */
function noteFailedRecheck(model: Domains, domain: DomainModel): void {
  const waitDays = [2, 7][domain.failedRechecks];
  if (waitDays === undefined) {
    setFailed(model, domain);
    return;
  }
  domain.failedRechecks += 1;
  domain.nextCheckAt = model.now + waitDays * dayMs;
}

const attach = (owner: number, host: string): DomainStep =>
  step<Domains, Real>(`workspace ${owner} attaches ${host}`, async (model, real) => {
    const answer = await call(real, owner, "createDomain", {
      path: { id: real.owners[owner]?.site ?? "" },
      body: { host },
    });
    const known = live(model).find((domain) => domain.owner === owner && domain.host === host);
    if (known !== undefined) {
      expect([answer.status, answer.body.id]).toEqual([200, known.id]);
      return;
    }
    expect([answer.status, answer.body.status]).toEqual([201, "pending"]);
    const { id, challenge } = answer.body;
    model.domains.push({
      id,
      owner,
      host,
      record: challenge.dns,
      status: "pending",
      failedRechecks: 0,
      isDeleted: false,
      nextCheckAt: model.now + hourMs,
      pendingSince: model.now,
    });
  });

const remove = (pick: number): DomainStep =>
  onDomain("delete", pick, async (domain, _model, real) => {
    const answer = await call(real, domain.owner, "deleteDomain", { path: { id: domain.id } });
    expect(answer.status).toBe(domain.isDeleted ? 404 : 204);
    domain.isDeleted = true;
  });

/** The record of a host: several workspaces may have theirs beside each other. */
const prove = (pick: number, isProved: boolean): DomainStep =>
  onDomain(isProved ? "prove" : "unprove", pick, async ({ host, record }, _model, { dns }) => {
    const others = (dns.names[record.name]?.txt ?? []).filter((value) => value !== record.value);
    dns.names[record.name] = { txt: isProved ? [...others, record.value] : others };
    dns.names[host] = { a: ["198.51.100.1"] };
  });

const verify = (pick: number): DomainStep =>
  onDomain("verify", pick, async (domain, model, real) => {
    // Two checks of one domain are at least 10 s apart.
    real.service.advance(11_000);
    model.now += 11_000;
    const answer = await call(real, domain.owner, "verifyDomain", { path: { id: domain.id } });
    if (domain.isDeleted) expect(answer.status).toBe(404);
    else if (check(model, real, domain, true))
      expect([answer.status, answer.body.status]).toEqual([200, domain.status]);
    else expect([answer.status, answer.slug]).toEqual([409, "domain-claimed"]);
  });

/** Time passes, and what is due is done. */
const pass = (hours: number): DomainStep =>
  step<Domains, Real>(`${hours} h pass`, async (model, real) => {
    real.service.advance(hours * hourMs);
    model.now += hours * hourMs;
    await runDueWork(real.service.now().service);
    const due = live(model).filter(({ nextCheckAt }) => nextCheckAt !== null && nextCheckAt <= model.now);
    // They are checked at the same time: of two proofs of one host, the first one wins.
    const winners = new Set<DomainModel>();
    for (const domain of due) {
      const { body } = await call(real, domain.owner, "getDomain", { path: { id: domain.id } });
      if (body.status === "verified") winners.add(domain);
    }
    for (const domain of due.sort((a, b) => Number(winners.has(b)) - Number(winners.has(a)))) {
      if (domain.nextCheckAt !== null) check(model, real, domain, false);
    }
    await collectEvents(real);
  });

async function collectEvents({ service, owners, reported }: Real): Promise<void> {
  const rows = await service
    .now()
    .service.store.db.selectFrom("events")
    .select(["id", "kind", "object_id"])
    .where("kind", "in", ["domain.verified", "domain.failed"])
    .where(
      "workspace_id",
      "in",
      owners.map(({ workspaceId }) => workspaceId),
    )
    .execute();
  for (const { id, kind, object_id } of rows) reported.set(id, `${kind} ${object_id}`);
}

const crash: DomainStep = step<Domains, Real>("crash", async (_model, { service }) => service.crash());

async function compare(model: Domains, real: Real): Promise<void> {
  for (const { id, owner, isDeleted, status } of model.domains) {
    const { body } = await call(real, owner, "getDomain", { path: { id } });
    expect([id, body.status]).toEqual([id, isDeleted ? 404 : status]);
  }
  // A host is never two workspaces'.
  const verified = live(model).filter(({ status }) => status === "verified");
  expect(new Set(verified.map(({ host }) => host)).size).toBe(verified.length);
  await collectEvents(real);
  expect([...real.reported.values()].sort()).toEqual([...model.events].sort());
}

const pick = fc.nat({ max: 3 });
const steps: fc.Arbitrary<DomainStep>[] = [
  fc.tuple(fc.nat({ max: 1 }), fc.constantFrom("a.example", "b.example")).map((all) => attach(...all)),
  fc.tuple(pick, fc.boolean()).map((all) => prove(...all)),
  pick.map((chosen) => prove(chosen, true)),
  pick.map(verify),
  pick.map(verify),
  // One check falls due in each.
  fc.constantFrom(1, 24, 73, 24 * 7 + 1).map(pass),
  fc.nat({ max: 9 }).chain((chosen) => {
    if (chosen < 2) return fc.constant(crash);
    return chosen === 2 ? pick.map(remove) : pick.map(verify);
  }),
];

onEveryCrashableDatabase((start) => {
  let service: CrashableService | null;
  let dns: DnsResponder;
  beforeAll(async () => {
    dns = await startDnsResponder();
    service = await start({ dns: createDnsLookup({ server: dns.address, timeoutMs: 5000 }) });
  });
  afterAll(async () => {
    await service?.close();
    await dns.close();
  });

  test(
    "domains are proved, lost and passed on as the model says",
    async () => {
      const running = service;
      if (running === null) return;
      let workspaces = 0;
      const owner = async () => {
        const token = await running.now().token({ workspace: `workspace ${++workspaces}` });
        const { body } = await running.now().call("createSite", { token, body: { name: "Shop" } });
        return { token, site: body.id, workspaceId: body.workspace_id };
      };
      await holdModel<Domains, Real>(
        steps,
        async () => {
          // Hosts of the run before are free again.
          await running.now().service.store.db.deleteFrom("domain_claims").execute();
          await running.now().service.store.db.deleteFrom("domains").execute();
          dns.names = {};
          return {
            model: { now: 0, domains: [], events: [] },
            real: { service: running, dns, owners: [await owner(), await owner()], reported: new Map() },
          };
        },
        compare,
        25,
      );
    },
    modelTimeoutMs,
  );
});
