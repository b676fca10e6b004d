import { runDueWork } from "@consentform/service";
import fc from "fast-check";
import { createEgress } from "../../../src/service/egress/egress";
import { PARALLEL_ATTEMPTS } from "../../../src/service/webhooks/deliver-webhooks";
import { type CrashableService, onEveryCrashableDatabase } from "../../support/crashable-service";
import { holdModel, modelTimeoutMs, type Step, step } from "../../support/hold-model";
import { type HttpReceiver, startHttpReceiver } from "../../support/http-receiver";
import type { OperationRequest, TestAnswer } from "../../support/service-requests";
import { signers, type WebhookKey } from "../../support/webhook-keys";

/**
 * A webhook endpoint (contract 2.12, 4.7) against a model: rotation of its secrets, its status, what it receives, over
 * crashes.
 */

const hourMs = 3_600_000;
const never = Number.POSITIVE_INFINITY;

/** The responses of the receiver. */
type Mood = 204 | 500 | 410;

interface Endpoint {
  now: number;
  id: string;
  /** Oldest first, those that ended included. */
  readonly keys: WebhookKey[];
  rotationId: string | null;
  isEnabled: boolean;
  disabledReason: "gone" | "failures" | null;
  failures: number;
  /** Model time of the first failure in a row. */
  failingSince: number | null;
  mood: Mood;
  sites: number;
}

interface Real {
  readonly service: CrashableService;
  readonly receiver: HttpReceiver;
  readonly token: string;
}

type EndpointStep = Step<Endpoint, Real>;

const call = (
  { service, token }: Real,
  id: Parameters<ReturnType<CrashableService["now"]>["call"]>[0],
  request: OperationRequest,
) => service.now().call(id, { token, ...request });
const signing = ({ keys, now }: Endpoint) => keys.filter(({ endsAt }) => endsAt > now);
const isDisabled = ({ isEnabled, disabledReason }: Endpoint) => !isEnabled || disabledReason !== null;

const rotate = (rotationId: string, graceHours: number): EndpointStep =>
  step<Endpoint, Real>(`rotate ${rotationId} with ${graceHours} h`, async (model, real) => {
    const answer = await call(real, "updateWebhookEndpoint", {
      path: { id: model.id },
      body: { rotation: { id: rotationId, grace_hours: graceHours } },
    });
    if (rotationId === model.rotationId) {
      expect([answer.status, answer.body.secret]).toEqual([200, null]);
      return;
    }
    const newest = model.keys.at(-1);
    const staying = signing(model).filter((key) => key !== newest || graceHours > 0);
    if (staying.length >= 3) {
      expect([answer.status, answer.body.reason]).toEqual([409, "too-many-secrets"]);
      return;
    }
    expect(answer.status).toBe(200);
    expect(answer.body.secret).toMatch(/^whsec_/);
    if (newest !== undefined) newest.endsAt = model.now + graceHours * hourMs;
    model.keys.push({ secret: answer.body.secret, endsAt: never });
    model.rotationId = rotationId;
  });

const enable = (isEnabled: boolean): EndpointStep =>
  step<Endpoint, Real>(isEnabled ? "enable" : "pause", async (model, real) => {
    const answer = await call(real, "updateWebhookEndpoint", { path: { id: model.id }, body: { enabled: isEnabled } });
    expect(answer.status).toBe(200);
    if (isEnabled && !model.isEnabled) Object.assign(model, { disabledReason: null, failures: 0, failingSince: null });
    model.isEnabled = isEnabled;
  });

/** A change that the endpoint receives once, at its first attempt; what failed before is let be by pausing. */
const tell: EndpointStep = step<Endpoint, Real>("tell", async (model, real) => {
  real.receiver.received.length = 0;
  const { body } = await call(real, "createSite", { body: { name: `Site ${++model.sites}` } });
  await runDueWork(real.service.now().service);
  const about = (request: { readonly body: string }) => JSON.parse(request.body).data.object.id === body.id;
  const reported = real.receiver.received.filter(about).length;
  const retries = real.receiver.received.length - reported;
  const wasDisabled = isDisabled(model);
  noteReceived(model, real);
  // Retries are due before it: where they fill the first round and disable the endpoint, it receives no more.
  const isCutOff = isDisabled(model) && retries >= PARALLEL_ATTEMPTS;
  expect(reported).toBe(wasDisabled || isCutOff ? 0 : 1);
});

/** Signed with every secret that it should, and what that does to the endpoint. */
function noteReceived(model: Endpoint, { receiver }: Real): void {
  for (const request of receiver.received) {
    const expected = signing(model);
    expect(signers(model.keys, request)).toEqual(expected);
    expect(String(request.headers["webhook-signature"]).split(" ")).toHaveLength(expected.length);
    noteAttempt(model);
    if (model.mood === 204 && JSON.parse(request.body).type === "webhook.test") model.disabledReason = null;
  }
}

/** Contract 2.12: the state machine of the endpoint. */
function noteAttempt(model: Endpoint): void {
  if (model.mood === 204) {
    Object.assign(model, { failures: 0, failingSince: null });
    return;
  }
  model.failures += 1;
  model.failingSince ??= model.now;
  const isOver = model.now - model.failingSince >= 5 * 24 * hourMs;
  model.disabledReason ??= model.mood === 410 ? "gone" : isOver ? "failures" : null;
}

const test54: EndpointStep = step<Endpoint, Real>("test", async (model, real) => {
  const answer = await call(real, "testWebhookEndpoint", { path: { id: model.id } });
  if (!model.isEnabled) {
    expect([answer.status, answer.body.reason]).toEqual([409, "endpoint-disabled"]);
    return;
  }
  expect(answer.status).toBe(202);
  real.receiver.received.length = 0;
  await runDueWork(real.service.now().service);
  noteReceived(model, real);
});

const turn = (mood: Mood): EndpointStep =>
  step<Endpoint, Real>(`answer ${mood}`, async (model, { receiver }) => {
    model.mood = mood;
    receiver.answer = (response) => void response.writeHead(mood).end();
  });

const pass = (hours: number): EndpointStep =>
  step<Endpoint, Real>(`${hours} h pass`, async (model, { service }) => {
    service.advance(hours * hourMs);
    model.now += hours * hourMs;
  });

const crash: EndpointStep = step<Endpoint, Real>("crash", async (_model, { service }) => service.crash());

async function compare(model: Endpoint, real: Real): Promise<void> {
  const { body }: TestAnswer = await call(real, "getWebhookEndpoint", { path: { id: model.id } });
  expect({ enabled: body.enabled, rotation: body.last_rotation_id, keys: body.keys.length }).toEqual({
    enabled: model.isEnabled,
    rotation: model.rotationId,
    keys: signing(model).length,
  });
  const reason = model.isEnabled ? model.disabledReason : "paused";
  const status = reason !== null ? "disabled" : model.failures >= 3 ? "failing" : "active";
  expect([body.status, body.disabled_reason, body.consecutive_failures]).toEqual([status, reason, model.failures]);
}

const steps: fc.Arbitrary<EndpointStep>[] = [
  fc.tuple(fc.constantFrom("r1", "r2", "r3", "r4", "r5"), fc.constantFrom(0, 1, 24, 168)).map((all) => rotate(...all)),
  fc.tuple(fc.constantFrom("r1", "r2", "r3", "r4", "r5"), fc.constantFrom(0, 24, 168)).map((all) => rotate(...all)),
  fc.boolean().map(enable),
  fc.constant(enable(true)),
  fc.constant(tell),
  fc.constant(tell),
  fc.constant(test54),
  fc.constantFrom<Mood>(204, 204, 500, 410).map(turn),
  fc.constantFrom(2.1, 25).map(pass),
  fc.nat({ max: 4 }).map((chosen) => (chosen === 0 ? crash : tell)),
];

onEveryCrashableDatabase((start) => {
  let service: CrashableService | null;
  let receiver: HttpReceiver;
  beforeAll(async () => {
    receiver = await startHttpReceiver();
    service = await start({
      egress: createEgress({ isLocalAllowed: true, resolveHost: async () => [] }),
      settings: { isLocalAllowed: true },
      // A retry that fell due while the machine was busy would be a second request.
      stillAtMs: Date.now(),
    });
  });
  afterAll(async () => {
    await service?.close();
    await receiver.close();
  });

  test(
    "an endpoint's signatures and health follow the model",
    async () => {
      const running = service;
      if (running === null) return;
      let workspaces = 0;
      await holdModel<Endpoint, Real>(
        steps,
        async () => {
          // What is pending for the endpoint of the run before is nothing to this one.
          await running.now().service.store.db.deleteFrom("webhook_endpoints").execute();
          await runDueWork(running.now().service);
          receiver.answer = (response) => void response.writeHead(204).end();
          const token = await running.now().token({ workspace: `workspace ${++workspaces}` });
          const real = { service: running, receiver, token };
          const { body } = await call(real, "createWebhookEndpoint", {
            body: { url: receiver.url, event_kinds: ["site.created"] },
          });
          const keys = [{ secret: body.secret, endsAt: never }];
          return {
            model: {
              now: 0,
              id: body.id,
              keys,
              rotationId: null,
              isEnabled: true,
              disabledReason: null,
              failures: 0,
              failingSince: null,
              mood: 204,
              sites: 0,
            },
            real,
          };
        },
        compare,
      );
    },
    modelTimeoutMs,
  );
});
