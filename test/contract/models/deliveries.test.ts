import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { createEgress } from "../../../src/service/egress/egress";
import { type CrashableService, onCrashableDatabaseOfRun } from "../../support/crashable-service";
import { holdModel, modelTimeoutMs, type Step, step } from "../../support/hold-model";
import { type HttpReceiver, type ReceivedRequest, startHttpReceiver } from "../../support/http-receiver";
import { type ModelWorkspace, modelWorkspace } from "../../support/model-workspace";
import type { TestAnswer } from "../../support/service-requests";
import { until } from "../../support/until";
import { signers } from "../../support/webhook-keys";
import {
  abandon,
  attempt,
  type DeliveryModel,
  delaysMs,
  type EndpointModel,
  isDisabled,
  isLastFailure,
  type Mood,
  statusOf,
} from "./delivery-model";

/**
 * Deliveries to several endpoints (contract 2.12, 4.7) against a model: each change that was committed reaches each
 * endpoint that chose it, once and signed with every secret that holds, tried again at its times, for any responses of
 * receivers and any crashes.
 */

const hourMs = 3_600_000;
/** Requests to one endpoint at a time; when one of them disables it, the others are under way. */
const parallel = 4;
/** Longer than a process that vanished keeps its deliveries. */
const claimMs = 61_000;
/** How long a receiver may take, in these tests. */
const patienceMs = 5000;
/** Deliveries are forgotten after 30 days; a run ends before. */
const longestRunMs = 29 * 24 * hourMs;

interface Deliveries {
  readonly startedAt: number;
  readonly endpoints: readonly EndpointModel[];
  /** Committed and not passed on yet. */
  readonly waiting: { readonly id: string; readonly kind: string; readonly siteId: string }[];
  /** Ids of all events. */
  readonly events: Set<string>;
  /** Name by id. */
  readonly sites: Map<string, string>;
  changes: number;
}

interface Real extends ModelWorkspace {
  readonly receiver: HttpReceiver;
}

type DeliveryStep = Step<Deliveries, Real>;

const endpointAt = ({ endpoints }: Deliveries, pick: number) => endpoints[pick % endpoints.length] as EndpointModel;
const due = ({ deliveries }: EndpointModel, now: number) =>
  deliveries.filter(({ status, nextAt }) => status === "pending" && nextAt <= now);

/** A change that was committed has left one event behind, and nothing else has. */
async function note(model: Deliveries, { everyEvent }: Real, kind: string, siteId: string): Promise<void> {
  const found = [...(await everyEvent())].filter(([id, event]) => event.startsWith("site.") && !model.events.has(id));
  expect(found.map(([, event]) => event)).toEqual([`${kind} ${siteId}`]);
  for (const [id] of found) {
    model.events.add(id);
    model.waiting.push({ id, kind, siteId });
  }
}

const createSite: DeliveryStep = step<Deliveries, Real>("create a site", async (model, real) => {
  const name = `Site ${++model.changes}`;
  const { body } = await real.call("createSite", { body: { name } });
  model.sites.set(body.id, name);
  await note(model, real, "site.created", body.id);
});

/** @param how `same` changes nothing, `wrong` is refused: neither is an event */
const rename = (pick: number, how: "new" | "same" | "wrong"): DeliveryStep =>
  step<Deliveries, Real>(`rename site ${pick}, ${how}`, async (model, real) => {
    const [id, former] = [...model.sites][pick % model.sites.size] as [string, string];
    const name = { new: `Site ${++model.changes}`, same: former, wrong: "" }[how];
    const answer = await real.call("updateSite", { path: { id }, body: { name } });
    expect(answer.status).toBe(how === "wrong" ? 422 : 200);
    if (how !== "new") return;
    model.sites.set(id, name);
    await note(model, real, "site.updated", id);
  });

/** A crash while a change is on its way: it is there with its event, or neither is. */
const renameAndCrash = (turns: number): DeliveryStep =>
  step<Deliveries, Real>(`crash ${turns} turns after a change`, async (model, real) => {
    const [id, former] = [...model.sites][0] as [string, string];
    const name = `Site ${++model.changes}`;
    const changing = real.call("updateSite", { path: { id }, body: { name } }).catch(() => {});
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    await real.service.crash();
    await changing;
    const found = (await real.call("getSite", { path: { id } })).body.name;
    expect([former, name]).toContain(found);
    if (found === former) return;
    model.sites.set(id, name);
    await note(model, real, "site.updated", id);
  });

/** Passes events on to the endpoints that receive now. */
function fanOut(model: Deliveries, now: number): void {
  for (const { id, kind, siteId } of model.waiting.splice(0)) {
    for (const endpoint of model.endpoints) {
      if (isDisabled(endpoint) || !endpoint.chooses(kind, siteId)) continue;
      endpoint.deliveries.push(pending(id, false, now));
    }
  }
}
const pending = (event: string, isTest: boolean, nextAt: number): DeliveryModel => ({
  event,
  isTest,
  status: "pending",
  tries: 0,
  codes: [],
  nextAt,
});

/** Does what is due, and holds every request against the model. */
async function work(model: Deliveries, real: Real): Promise<void> {
  const { receiver, now } = real;
  receiver.received.length = 0;
  await real.work();
  fanOut(model, now());
  for (const endpoint of model.endpoints) {
    const received = receiver.received.filter(({ path }) => path.endsWith(endpoint.path));
    const sent = attemptsOf(endpoint, received, now());
    expect(received.map(idOf).sort()).toEqual(sent.map(({ event }) => event).sort());
    for (const delivery of sent) attempt(endpoint, delivery, now());
    const holding = endpoint.keys.filter(({ endsAt }) => endsAt > now());
    for (const request of received) expect(signers(endpoint.keys, request)).toEqual(holding);
    await learnTimes(endpoint, sent, real);
  }
}

/**
 * Which deliveries are attempted now: all that are due, unless the first failure disables the endpoint; then those
 * under way with it.
 */
function attemptsOf(endpoint: EndpointModel, received: readonly ReceivedRequest[], now: number): DeliveryModel[] {
  const all = due(endpoint, now);
  if (!isLastFailure(endpoint, now) || all.length <= parallel) return all;
  const reported = received.map(idOf);
  const sent = all.filter(({ event }) => reported.includes(event));
  expect(sent).toHaveLength(parallel);
  return sent;
}

function idOf({ headers, body }: ReceivedRequest): string {
  const { id } = JSON.parse(body);
  expect(headers["webhook-id"]).toBe(id);
  return id;
}

const listed = async ({ id }: EndpointModel, { call }: Real, query: Record<string, unknown> = {}) =>
  (await call("listWebhookDeliveries", { path: { id }, query: { limit: 200, ...query } })).body
    .data as TestAnswer["body"][];

/** When each that failed is tried again: the contract's time, and up to a tenth more. */
async function learnTimes(endpoint: EndpointModel, sent: readonly DeliveryModel[], real: Real): Promise<void> {
  const failed = sent.filter(({ status }) => status === "pending");
  if (failed.length === 0) return;
  const reported = new Map((await listed(endpoint, real)).map((delivery) => [delivery.event_id, delivery]));
  for (const delivery of failed) {
    const delayMs = delaysMs[delivery.tries - 1] ?? 0;
    delivery.nextAt = Date.parse(reported.get(delivery.event).next_attempt_at);
    const waitMs = delivery.nextAt - real.now();
    expect([waitMs, waitMs >= delayMs && waitMs <= delayMs * 1.1 + 1]).toEqual([waitMs, true]);
  }
}

const workStep: DeliveryStep = step<Deliveries, Real>("work", work);

/** The clock goes to the next attempts, the given number of times: a millisecond before, no request is sent. */
const goOn = (times: number): DeliveryStep =>
  step<Deliveries, Real>(`go on ${times} times`, async (model, real) => {
    await work(model, real);
    for (let time = 0; time < times; time += 1) {
      const waiting = model.endpoints.flatMap(({ deliveries }) =>
        deliveries.filter(({ status }) => status === "pending"),
      );
      if (waiting.length === 0) return;
      const nextAt = Math.min(...waiting.map((delivery) => delivery.nextAt));
      if (nextAt - model.startedAt > longestRunMs) return;
      real.service.advance(nextAt - real.now() - 1);
      await work(model, real);
      expect(real.receiver.received).toEqual([]);
      real.service.advance(1);
      await work(model, real);
    }
  });

/** The process dies while every receiver keeps it waiting: what was under way is sent again, with the same id. */
const workAndCrash: DeliveryStep = step<Deliveries, Real>("work and crash", async (model, real) => {
  const { receiver, service, now } = real;
  receiver.received.length = 0;
  const answer = receiver.answer;
  receiver.answer = () => {};
  let hasEnded = false;
  const running = real
    .work()
    .catch(() => {})
    .then(() => {
      hasEnded = true;
    });
  fanOut(model, now());
  const expected = model.endpoints.map((endpoint) => Math.min(due(endpoint, now()).length, parallel));
  const total = expected.reduce((sum, count) => sum + count, 0);
  await until(() => (total === 0 ? hasEnded : receiver.received.length === total));
  await service.crash();
  receiver.dropConnections();
  await running;
  receiver.answer = answer;
  service.advance(claimMs);
});

const turn = (pick: number, mood: Mood): DeliveryStep =>
  step<Deliveries, Real>(`endpoint ${pick} answers ${mood}`, async (model) => {
    endpointAt(model, pick).mood = mood;
  });

/** Receivers take their time until they are given up, once. */
const hang: DeliveryStep = step<Deliveries, Real>("work while receivers hang", async (model, real) => {
  const moods = model.endpoints.map(({ mood }) => mood);
  for (const endpoint of model.endpoints) endpoint.mood = "hang";
  await work(model, real);
  for (const [index, endpoint] of model.endpoints.entries()) endpoint.mood = moods[index] ?? 204;
});

const enable = (pick: number, isEnabled: boolean): DeliveryStep =>
  step<Deliveries, Real>(`${isEnabled ? "enable" : "pause"} ${pick}`, async (model, { call }) => {
    const endpoint = endpointAt(model, pick);
    const answer = await call("updateWebhookEndpoint", { path: { id: endpoint.id }, body: { enabled: isEnabled } });
    expect(answer.status).toBe(200);
    if (!isEnabled) abandon(endpoint);
    else if (!endpoint.isEnabled) Object.assign(endpoint, { disabledReason: null, failures: 0, failingSince: null });
    endpoint.isEnabled = isEnabled;
  });

const rotate = (pick: number, graceHours: number): DeliveryStep =>
  step<Deliveries, Real>(`rotate ${pick} with ${graceHours} h`, async (model, real) => {
    const endpoint = endpointAt(model, pick);
    const rotation = { id: `r${++model.changes}`, grace_hours: graceHours };
    const answer = await real.call("updateWebhookEndpoint", { path: { id: endpoint.id }, body: { rotation } });
    const newest = endpoint.keys.at(-1);
    const holding = endpoint.keys.filter((key) => key.endsAt > real.now() && (key !== newest || graceHours > 0));
    if (holding.length >= 3) {
      expect([answer.status, answer.body.reason]).toEqual([409, "too-many-secrets"]);
      return;
    }
    expect(answer.status).toBe(200);
    if (newest !== undefined) newest.endsAt = real.now() + graceHours * hourMs;
    endpoint.keys.push({ secret: answer.body.secret, endsAt: Number.POSITIVE_INFINITY });
  });

const redeliver = (pick: number, which: number): DeliveryStep =>
  step<Deliveries, Real>(`redeliver ${which} of ${pick}`, async (model, real) => {
    const endpoint = endpointAt(model, pick);
    const delivery = endpoint.deliveries[which % Math.max(endpoint.deliveries.length, 1)];
    if (delivery === undefined) return;
    const [{ id }] = (await listed(endpoint, real, { event_id: delivery.event })) as [TestAnswer["body"]];
    const answer = await real.call("redeliverWebhook", { path: { id } });
    if (isDisabled(endpoint)) {
      expect([answer.status, answer.body.reason]).toEqual([409, "endpoint-disabled"]);
      return;
    }
    expect([answer.status, answer.body.status, answer.body.event_id]).toEqual([202, "pending", delivery.event]);
    Object.assign(delivery, { status: "pending", tries: 0, nextAt: real.now() });
  });

/** The test that a disabled endpoint still gets, and that enables it. */
const test54 = (pick: number): DeliveryStep =>
  step<Deliveries, Real>(`test ${pick}`, async (model, { call, now }) => {
    const endpoint = endpointAt(model, pick);
    const answer = await call("testWebhookEndpoint", { path: { id: endpoint.id } });
    if (!endpoint.isEnabled) {
      expect([answer.status, answer.body.reason]).toEqual([409, "endpoint-disabled"]);
      return;
    }
    expect(answer.status).toBe(202);
    endpoint.deliveries.push(pending(answer.body.event_id, true, now()));
  });

const pass = (hours: number): DeliveryStep =>
  step<Deliveries, Real>(`${hours} h pass`, async ({ startedAt }, { service, now }) => {
    if (now() + hours * hourMs - startedAt < longestRunMs) service.advance(hours * hourMs);
  });

/** Every delivery and attempt is listed, and each endpoint's health follows its receiver. */
async function compare(model: Deliveries, real: Real): Promise<void> {
  for (const endpoint of model.endpoints) {
    const { body } = await real.call("getWebhookEndpoint", { path: { id: endpoint.id } });
    expect([body.status, body.disabled_reason, body.consecutive_failures, body.enabled]).toEqual([
      ...[...statusOf(endpoint), endpoint.failures, endpoint.isEnabled],
    ]);
    const reported = (await listed(endpoint, real)).map(({ event_id, status, attempts }) => [
      ...[event_id, status, attempts.map((one: { status_code: number | null }) => one.status_code)],
    ]);
    expect(reported.sort()).toEqual(
      endpoint.deliveries.map(({ event, status, codes }) => [event, status, codes]).sort(),
    );
  }
}

const pick = fc.nat({ max: 2 });
const steps: fc.Arbitrary<DeliveryStep>[] = [
  fc.constant(createSite),
  fc
    .tuple(pick, fc.constantFrom("new" as const, "new" as const, "same" as const, "wrong" as const))
    .map((all) => rename(...all)),
  fc.tuple(pick, fc.constantFrom<Mood>(204, 500, 500, 410)).map((all) => turn(...all)),
  fc.constant(workStep),
  fc.constant(workStep),
  fc.integer({ min: 2, max: 10 }).map(goOn),
  fc.integer({ min: 2, max: 10 }).map(goOn),
  fc.tuple(pick, fc.constantFrom(true, true, false)).map((all) => enable(...all)),
  fc.tuple(pick, fc.constantFrom(0, 1, 24, 168)).map((all) => rotate(...all)),
  fc.tuple(pick, fc.nat({ max: 9 })).map((all) => redeliver(...all)),
  pick.map(test54),
  // No sum of them is the grace of a rotation, which ends within the time that a request takes.
  fc.constantFrom(1.1, 25, 130).map(pass),
  fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 12 })).map(([rare, turns]) => {
    const rarely = [workAndCrash, workAndCrash, renameAndCrash(turns), hang];
    return rarely[rare] ?? workStep;
  }),
];

/** The selections of a run's endpoints: one kind, all of them, all of the first site. */
const choices: readonly ((kind: string, siteId: string, first: string) => boolean)[] = [
  (kind) => kind === "site.created",
  () => true,
  (_kind, siteId, first) => siteId === first,
];

async function endpoints({ call, receiver }: Real, first: string): Promise<EndpointModel[]> {
  const asked = [
    { event_kinds: ["site.created"] },
    { event_kinds: ["site.*"] },
    { event_kinds: ["site.*"], site_ids: [first] },
  ];
  const made: EndpointModel[] = [];
  for (const [index, more] of asked.entries()) {
    const path = `/${made.length}`;
    const { status, body } = await call("createWebhookEndpoint", { body: { url: `${receiver.url}${path}`, ...more } });
    expect(status).toBe(201);
    made.push({
      id: body.id,
      path,
      deliveries: [],
      mood: index === 1 ? 500 : 204,
      isEnabled: true,
      disabledReason: null,
      failures: 0,
      chooses: (kind, siteId) => choices[index]?.(kind, siteId, first) === true,
      keys: [{ secret: body.secret, endsAt: Number.POSITIVE_INFINITY }],
      failingSince: null,
    });
  }
  return made;
}

onCrashableDatabaseOfRun((start) => {
  let service: CrashableService;
  let receiver: HttpReceiver;
  beforeAll(async () => {
    receiver = await startHttpReceiver();
    service = await start({
      egress: createEgress({ isLocalAllowed: true, resolveHost: async () => [], limits: { timeoutMs: patienceMs } }),
      settings: { isLocalAllowed: true },
      stillAtMs: Date.now(),
    });
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
  });

  test(
    "each change reaches each endpoint once, timed and signed as the model predicts",
    async () => {
      await holdModel<Deliveries, Real>(
        steps,
        async () => {
          await service.now().service.store.db.deleteFrom("webhook_endpoints").execute();
          const real = { ...(await modelWorkspace(service)), receiver };
          const { body } = await real.call("createSite", { body: { name: "First" } });
          await real.work();
          const model: Deliveries = {
            startedAt: real.now(),
            endpoints: await endpoints(real, body.id),
            waiting: [],
            changes: 0,
            sites: new Map([[body.id, "First"]]),
            events: new Set((await real.everyEvent()).keys()),
          };
          receiver.answer = (response, { path }) => {
            const mood = model.endpoints.find((endpoint) => path.endsWith(endpoint.path))?.mood;
            if (mood !== "hang") response.writeHead(mood ?? 204).end();
          };
          return { model, real };
        },
        compare,
        30,
      );
    },
    modelTimeoutMs,
  );
});
