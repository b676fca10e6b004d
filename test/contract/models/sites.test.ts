import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { type CrashableService, onEveryCrashableDatabase } from "../../support/crashable-service";
import { holdModel, modelTimeoutMs, type Step, step } from "../../support/hold-model";
import type { OperationRequest, TestAnswer } from "../../support/service-requests";
import { type BannerChoice, bannerOf, contentOf, isPromptNeeded, type SiteModel, type Stage } from "./site-model";

/** Sites with drafts, services, versions and stages (contract 2.1 to 2.4, 2.7) against a model, over crashes. */

interface Workspace {
  readonly sites: SiteModel[];
  /** `kind object` of every change, in order. */
  readonly events: string[];
}

interface Real {
  readonly service: CrashableService;
  readonly token: string;
  readonly workspaceId: string;
}

type SiteStep = Step<Workspace, Real>;

const call = (
  { service, token }: Real,
  id: Parameters<ReturnType<CrashableService["now"]>["call"]>[0],
  request: OperationRequest,
) => service.now().call(id, { token, ...request });

/** A step on one of the sites, deleted ones included; `pick` chooses it. */
const onSite = (
  name: string,
  pick: number,
  run: (site: SiteModel, real: Real, model: Workspace) => Promise<void>,
): SiteStep =>
  step<Workspace, Real>(
    `${name} of site ${pick}`,
    (model, real) => run(siteAt(model, pick), real, model),
    ({ sites }) => sites.length > 0,
  );
function siteAt({ sites }: Workspace, pick: number): SiteModel {
  const site = sites[pick % sites.length];
  if (site === undefined) throw new Error("There is no site to choose from.");
  return site;
}

/** Reports whether the site is there; if it is not, the answer must say so. */
function isThere(site: SiteModel, answer: TestAnswer): boolean {
  if (site.isDeleted) expect([answer.status, answer.slug]).toEqual([404, "not-found"]);
  return !site.isDeleted;
}

type Expected = "none" | "current" | "stale";
const expectedState = fc.constantFrom<Expected>("none", "current", "stale");
const header = (expected: Expected, current: string): Record<string, string> =>
  expected === "none" ? {} : { "if-match": expected === "current" ? current : '"stale"' };

const create = (n: number): SiteStep =>
  step<Workspace, Real>(`create ${n}`, async (model, real) => {
    const isTaken = model.sites.some(({ externalKey, isDeleted }) => externalKey === `key-${n}` && !isDeleted);
    const idempotencyKey = `create-${model.sites.length}`;
    const body = {
      name: "new",
      external_key: `key-${n}`,
      settings: { allow_direct_production: true, promotion_gate: { mode: "off" } },
    };
    const answer = await call(real, "createSite", { body, headers: { "idempotency-key": idempotencyKey } });
    if (isTaken) {
      expect([answer.status, answer.body.reason]).toEqual([409, "external-key-taken"]);
      return;
    }
    expect(answer.status).toBe(201);
    const { id } = answer.body;
    model.sites.push({
      id,
      name: "new",
      externalKey: `key-${n}`,
      labels: {},
      isDeleted: false,
      services: new Map(),
      versions: [],
      draft: { banner: null, managedBy: null, revision: 0 },
      preview: { number: null, consentRevision: 0 },
      production: { number: null, consentRevision: 0 },
      creation: { body, idempotencyKey },
    });
    model.events.push(`site.created ${id}`);
  });

/** The stored answer outlives the process, and the site. */
const repeatCreate = (pick: number): SiteStep =>
  onSite("repeat creation", pick, async ({ creation, id }, real) => {
    const answer = await call(real, "createSite", {
      body: creation.body,
      headers: { "idempotency-key": creation.idempotencyKey },
    });
    expect([answer.status, answer.body.id]).toEqual([201, id]);
    expect(answer.headers.get("idempotency-replayed")).toBe("true");
  });

const patch = (pick: number, change: { name?: string; labels: Record<string, string | null> }, expected: Expected) =>
  onSite(`patch ${JSON.stringify(change)} if ${expected}`, pick, async (site, real, model) => {
    const path = { id: site.id };
    const etag = (await call(real, "getSite", { path })).body.etag ?? '"none"';
    const { labels, ...rest } = change;
    const answer = await call(real, "updateSite", {
      path,
      body: { ...rest, settings: { labels } },
      headers: header(expected, etag),
    });
    if (!isThere(site, answer)) return;
    const after = { name: change.name ?? site.name, labels: { ...site.labels } };
    for (const [key, value] of Object.entries(labels)) {
      if (value === null) delete after.labels[key];
      else after.labels[key] = value;
    }
    const isChange = after.name !== site.name || !sameEntries(after.labels, site.labels);
    if (isChange && expected === "stale") {
      expect([answer.status, answer.slug]).toEqual([412, "precondition-failed"]);
      return;
    }
    expect(answer.status).toBe(200);
    if (isChange) model.events.push(`site.updated ${site.id}`);
    Object.assign(site, after);
  });
const sameEntries = (a: Record<string, string>, b: Record<string, string>) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

const remove = (pick: number): SiteStep =>
  onSite("delete", pick, async (site, real, model) => {
    const answer = await call(real, "deleteSite", { path: { id: site.id } });
    if (!isThere(site, answer)) return;
    expect(answer.status).toBe(204);
    site.isDeleted = true;
    model.events.push(`site.deleted ${site.id}`);
  });

const put = (pick: number, banner: BannerChoice, managedBy: string | null, expected: Expected): SiteStep =>
  onSite(`put ${JSON.stringify({ banner, managedBy })} if ${expected}`, pick, async (site, real, model) => {
    const { draft } = site;
    const answer = await call(real, "putConfigDraft", {
      path: { id: site.id },
      body: { document: bannerOf(banner), ...(managedBy === null ? {} : { managed_by: managedBy }) },
      headers: header(expected, `"r${draft.revision}"`),
    });
    if (!isThere(site, answer)) return;
    const isChange = JSON.stringify(draft.banner) !== JSON.stringify(banner) || draft.managedBy !== managedBy;
    if (isChange && expected === "stale") {
      expect([answer.status, answer.body.current_etag]).toEqual([412, `"r${draft.revision}"`]);
      return;
    }
    expect(answer.status).toBe(200);
    if (isChange) {
      site.draft = { banner, managedBy, revision: draft.revision + 1 };
      model.events.push(`config.draft_updated ${site.id}`);
    }
    expect(answer.body.etag).toBe(`"r${site.draft.revision}"`);
  });

const addService = (pick: number, key: string): SiteStep =>
  onSite(`add service ${key}`, pick, async (site, real) => {
    const body = { key, name: key, company: "Example", category: "analytics" };
    const answer = await call(real, "createService", { path: { id: site.id }, body });
    if (!isThere(site, answer)) return;
    if (site.services.has(key)) {
      expect([answer.status, answer.body.reason]).toEqual([409, "key-taken"]);
      return;
    }
    expect(answer.status).toBe(201);
    site.services.set(key, answer.body.id);
  });

const removeService = (pick: number, key: string): SiteStep =>
  onSite(`remove service ${key}`, pick, async (site, real) => {
    const id = site.services.get(key);
    if (id === undefined) return;
    const answer = await call(real, "deleteService", { path: { id } });
    if (!isThere(site, answer)) return;
    expect(answer.status).toBe(204);
    site.services.delete(key);
  });

type Reconsent = "auto" | "force" | "never";
type Environment = "preview" | "production";

/** A pointer moves: the counter of its stage follows from what the stage held. */
function enter(site: SiteModel, environment: Environment, number: number, reconsent: Reconsent): void {
  const before: Stage = site[environment];
  const held = before.number === null ? null : versionOf(site, before.number);
  const version = versionOf(site, number);
  const isRaised = reconsent === "force" || (reconsent === "auto" && isPromptNeeded(held, version));
  site[environment] = { number, consentRevision: before.consentRevision + (isRaised ? 1 : 0) };
  if (environment === "production") version.wasInProduction = true;
}
function versionOf(site: SiteModel, number: number) {
  const version = site.versions[number - 1];
  if (version === undefined) throw new Error(`The model has no version ${number}.`);
  return version;
}

const publish = (pick: number, environment: Environment, reconsent: Reconsent, publishKey: string | null): SiteStep =>
  onSite(`publish ${JSON.stringify({ environment, reconsent, publishKey })}`, pick, async (site, real, model) => {
    const body = { environment, reconsent, ...(publishKey === null ? {} : { publish_key: publishKey }) };
    const answer = await call(real, "publishVersion", { path: { id: site.id }, body });
    if (!isThere(site, answer)) return;
    const { banner } = site.draft;
    const content = { banner, services: [...site.services.keys()].sort() };
    const { number } = site[environment];
    const held = number === null ? null : versionOf(site, number);
    const isRepeated = held !== null && held.publishKey !== null && held.publishKey === publishKey;
    if (held !== null && contentOf(held) === contentOf(content) && (reconsent !== "force" || isRepeated)) {
      expect([answer.status, answer.body.number]).toEqual([200, number]);
      return;
    }
    if (banner === null) {
      expect([answer.status, answer.slug]).toEqual([422, "draft-invalid"]);
      return;
    }
    site.versions.push({ ...content, banner, reconsent, publishKey, wasInProduction: false, rolledBackFrom: null });
    enter(site, environment, site.versions.length, reconsent);
    expect([answer.status, answer.body.number]).toEqual([201, site.versions.length]);
    model.events.push(`version.published ${site.id}/${site.versions.length}`);
  });

/** The caller's expectation about production: right, wrong or none. */
const expectation = (expected: Expected, { production }: SiteModel) =>
  expected === "none"
    ? {}
    : { expected_production_number: expected === "current" ? production.number : (production.number ?? 0) + 1 };

const promote = (pick: number, number: number, expected: Expected): SiteStep =>
  onSite(`promote ${number} if ${expected}`, pick, async (site, real, model) => {
    const answer = await call(real, "promoteVersion", {
      path: { id: site.id, number },
      body: expectation(expected, site),
    });
    if (!isThere(site, answer)) return;
    if (number > site.versions.length) expect(answer.status).toBe(404);
    else if (site.production.number === number) expect([answer.status, answer.body.number]).toEqual([200, number]);
    else if (expected === "stale") {
      expect([answer.status, answer.body.current_number]).toEqual([412, site.production.number]);
    } else if (site.preview.number !== number && versionOf(site, number).wasInProduction) {
      expect([answer.status, answer.slug]).toEqual([409, "version-not-promotable"]);
    } else {
      expect([answer.status, answer.body.number]).toEqual([200, number]);
      enter(site, "production", number, versionOf(site, number).reconsent);
      model.events.push(`version.promoted ${site.id}/${number}`);
    }
  });

const rollBack = (pick: number, number: number, expected: Expected): SiteStep =>
  onSite(`roll back to ${number} if ${expected}`, pick, async (site, real, model) => {
    const body = { reason: "because", ...expectation(expected, site) };
    const answer = await call(real, "rollbackVersion", { path: { id: site.id, number }, body });
    if (!isThere(site, answer)) return;
    if (number > site.versions.length) {
      expect(answer.status).toBe(404);
      return;
    }
    const target = versionOf(site, number);
    const live = site.production.number;
    if (live !== null && contentOf(versionOf(site, live)) === contentOf(target)) {
      expect([answer.status, answer.body.number]).toEqual([200, live]);
    } else if (expected === "stale") {
      expect([answer.status, answer.body.current_number]).toEqual([412, live]);
    } else if (!target.wasInProduction) {
      expect([answer.status, answer.slug]).toEqual([409, "version-not-promotable"]);
    } else {
      site.versions.push({ ...target, reconsent: "auto", publishKey: null, rolledBackFrom: number });
      enter(site, "production", site.versions.length, "auto");
      expect([answer.status, answer.body.number]).toEqual([201, site.versions.length]);
      model.events.push(`version.rolled_back ${site.id}/${site.versions.length}`);
    }
  });

/** A crash while a change is on its way: it is there with its event, or neither is; if it was answered, it is there. */
const crash = (pick: number, turns: number): SiteStep =>
  step<Workspace, Real>(`crash ${turns} turns after a change of site ${pick}`, async (model, real) => {
    const site = model.sites.length === 0 ? undefined : siteAt(model, pick);
    const name = `changed before crash ${model.events.length}`;
    let isAnswered = false;
    const changing =
      site === undefined
        ? Promise.resolve()
        : call(real, "updateSite", { path: { id: site.id }, body: { name } }).then(
            ({ status }) => {
              isAnswered = status === 200;
            },
            () => {},
          );
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    const wasAnswered = isAnswered;
    await real.service.crash();
    await changing;
    if (site === undefined || site.isDeleted) return;
    const found = (await call(real, "getSite", { path: { id: site.id } })).body.name;
    expect(wasAnswered ? [name] : [name, site.name]).toContain(found);
    if (found === name) model.events.push(`site.updated ${site.id}`);
    site.name = found;
  });

/** Everything that the service returns about a site matches the model, and every change has its one event. */
async function compare(model: Workspace, real: Real): Promise<void> {
  for (const site of model.sites) {
    const path = { id: site.id };
    const answer = await call(real, "getSite", { path });
    if (!isThere(site, answer)) continue;
    const versions = (await call(real, "listVersions", { path, query: { limit: 200 } })).body.data;
    const { name, settings, stages } = answer.body;
    const draft = (await call(real, "getConfigDraft", { path })).body;
    const stage = (environment: Environment) => {
      const number = stages[environment]?.number ?? null;
      const held = versions.find((version: { number: number }) => version.number === number);
      return { number, consentRevision: held?.consent_revision[environment] ?? 0 };
    };
    expect({
      name,
      labels: settings.labels,
      revision: draft.revision,
      managedBy: draft.managed_by,
      title: draft.revision === 0 ? null : draft.document.texts.en.banner.title,
      preview: stage("preview"),
      production: stage("production"),
      versions: versions
        .map((version: TestAnswer["body"]) => [
          ...[version.number, version.rolled_back_from, version.first_in_production_at !== null, version.state],
        ])
        .reverse(),
    }).toEqual({
      name: site.name,
      labels: site.labels,
      revision: site.draft.revision,
      managedBy: site.draft.managedBy,
      title: site.draft.banner?.title ?? null,
      preview: site.preview,
      production: site.production,
      versions: site.versions.map(({ rolledBackFrom, wasInProduction }, index) => [
        ...[index + 1, rolledBackFrom, wasInProduction],
        site.production.number === index + 1
          ? "production"
          : site.preview.number === index + 1
            ? "preview"
            : "superseded",
      ]),
    });
  }
  const rows = await real.service
    .now()
    .service.store.db.selectFrom("events")
    .select(["kind", "object_id"])
    .where("workspace_id", "=", real.workspaceId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  expect(rows.map(({ kind, object_id }) => `${kind} ${object_id}`).sort()).toEqual([...model.events].sort());
}

const pick = fc.nat({ max: 2 });
const number = fc.integer({ min: 1, max: 5 });
const banner = fc.record<BannerChoice>({ title: fc.constantFrom("A", "B"), hasExtra: fc.boolean() });
const service = fc.constantFrom("s1", "s2");
const labels = fc.dictionary(fc.constantFrom("a", "b"), fc.constantFrom("x", "y", null), { maxKeys: 2 });
const name = fc.constantFrom("Shop", "Blog");
const reconsent = fc.constantFrom<Reconsent>("auto", "auto", "force", "never");
const environment = fc.constantFrom<Environment>("preview", "production");
const publishKey = fc.constantFrom("p1", "p2", null);

const steps: fc.Arbitrary<SiteStep>[] = [
  fc.nat({ max: 2 }).map(create),
  pick.map(repeatCreate),
  fc.tuple(pick, fc.record({ name, labels }, { requiredKeys: ["labels"] }), expectedState).map((all) => patch(...all)),
  fc.tuple(pick, banner, fc.constantFrom("ci", null), expectedState).map((all) => put(...all)),
  fc.tuple(pick, banner, fc.constantFrom("ci", null), fc.constant<Expected>("none")).map((all) => put(...all)),
  fc.tuple(pick, service).map((all) => addService(...all)),
  fc.tuple(pick, service).map((all) => removeService(...all)),
  fc.tuple(pick, environment, reconsent, publishKey).map((all) => publish(...all)),
  fc.tuple(pick, environment, reconsent, publishKey).map((all) => publish(...all)),
  fc.tuple(pick, number, expectedState).map((all) => promote(...all)),
  fc.tuple(pick, number, expectedState).map((all) => rollBack(...all)),
  // Rare: they take long, or leave little to look at.
  fc.nat({ max: 9 }).chain((chosen) => {
    if (chosen === 0) return pick.map(remove);
    return chosen < 4
      ? fc.tuple(pick, fc.nat({ max: 12 })).map((all) => crash(...all))
      : fc.nat({ max: 2 }).map(create);
  }),
];

onEveryCrashableDatabase((start) => {
  let service: CrashableService | null;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service?.close());

  test(
    "sites, drafts, versions and stages follow the model in any order of requests",
    async () => {
      const running = service;
      if (running === null) return;
      let workspaces = 0;
      await holdModel<Workspace, Real>(
        steps,
        async () => {
          const token = await running.now().token({ workspace: `workspace ${++workspaces}` });
          const { body: me } = await running.now().call("getMe", { token });
          return { model: { sites: [], events: [] }, real: { service: running, token, workspaceId: me.workspace.id } };
        },
        compare,
      );
    },
    modelTimeoutMs,
  );
});
