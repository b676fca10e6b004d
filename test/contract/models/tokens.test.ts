import fc from "fast-check";
import { type Scope, scopes } from "../../../src/consent/contract";
import { endOverlaps } from "../../../src/service/tokens/end-overlaps";
import { type CrashableService, onEveryCrashableDatabase } from "../../support/crashable-service";
import { holdModel, modelTimeoutMs, type Step, step } from "../../support/hold-model";

/**
 * Tokens (contract 2.14) against a model: creation, revocation with an overlap and of trees, expiry by the clock, each
 * reported once, crashes.
 */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface TokenModel {
  readonly id: string;
  readonly secret: string;
  readonly scopes: readonly Scope[];
  /** Index of its maker; null for the first token. */
  readonly maker: number | null;
  /** Model time; Infinity = never. */
  readonly expiresAt: number;
  retiresAt: number;
  revokedAt: number;
}

interface Tokens {
  /** Milliseconds by which the clock was moved in this run, on top of real time, which is too short to matter. */
  now: number;
  readonly tokens: TokenModel[];
}

interface Real {
  readonly service: CrashableService;
  readonly workspaceId: string;
}

type Status = "active" | "retiring" | "revoked" | "expired";

/** Contract 2.14: which end came first decides what it is called. */
function statusOf({ expiresAt, retiresAt, revokedAt }: TokenModel, now: number): Status {
  if (revokedAt <= now) return "revoked";
  const endsAt = Math.min(expiresAt, retiresAt);
  // At equal times of the model the expiry is earlier: the revocation came after the creation.
  if (endsAt <= now) return expiresAt <= retiresAt ? "expired" : "revoked";
  return retiresAt === Number.POSITIVE_INFINITY ? "active" : "retiring";
}
const isLive = (token: TokenModel, now: number) => ["active", "retiring"].includes(statusOf(token, now));
const refusals: Record<Status, string | undefined> = {
  active: undefined,
  retiring: undefined,
  revoked: "token-revoked",
  expired: "token-expired",
};

type TokenStep = Step<Tokens, Real>;
const at = ({ tokens }: Tokens, pick: number): TokenModel => tokens[pick % tokens.length] as TokenModel;

/** The descendants of a token, including itself. */
function treeOf(model: Tokens, token: TokenModel): TokenModel[] {
  const index = model.tokens.indexOf(token);
  return [token, ...model.tokens.filter(({ maker }) => maker === index).flatMap((child) => treeOf(model, child))];
}

function passTime(model: Tokens, { service }: Real, ms: number): void {
  service.advance(ms);
  model.now += ms;
}

/** When a token ended or ends. */
const endOf = ({ expiresAt, retiresAt, revokedAt }: TokenModel) => Math.min(expiresAt, retiresAt, revokedAt);
/** Ended tokens are listed for 30 days. */
const isForgotten = (token: TokenModel, now: number) => endOf(token) <= now - 30 * dayMs;

/** Reports whether the token is accepted; if it is not, the answer says why. */
async function isAccepted(model: Tokens, real: Real, token: TokenModel): Promise<boolean> {
  const answer = await real.service.now().call("getMe", { token: token.secret });
  const refusal = refusals[statusOf(token, model.now)];
  expect([token.id, answer.status, answer.slug]).toEqual([token.id, refusal === undefined ? 200 : 401, refusal]);
  // An address may fail 60 times a minute.
  if (refusal !== undefined) passTime(model, real, 1100);
  return refusal === undefined;
}

const create = (pick: number, asked: readonly Scope[], days: number | null | undefined): TokenStep =>
  step<Tokens, Real>(`token ${pick} makes one with ${asked} for ${days} days`, async (model, real) => {
    const maker = at(model, pick);
    if (!(await isAccepted(model, real, maker))) return;
    const expiry = days === undefined ? {} : days === null ? { expires_at: null } : { expires_in_days: days };
    const answer = await real.service.now().call("createToken", {
      token: maker.secret,
      body: { name: "made", scopes: asked, ...expiry },
    });
    if (!maker.scopes.includes("sites:write")) {
      expect(answer.slug).toBe("insufficient-scope");
      return;
    }
    const expiresAt =
      days === undefined ? maker.expiresAt : days === null ? Number.POSITIVE_INFINITY : model.now + days * dayMs;
    // A token made later for an equal time of the model lives longer.
    const isLonger = days === null ? maker.expiresAt < expiresAt : days !== undefined && expiresAt >= maker.expiresAt;
    if (isLonger || asked.some((scope) => !maker.scopes.includes(scope))) {
      expect([answer.status, answer.slug]).toEqual([403, "token-escalation"]);
      return;
    }
    expect(answer.status).toBe(201);
    const { id, secret } = answer.body;
    model.tokens.push({
      id,
      secret,
      scopes: asked,
      maker: model.tokens.indexOf(maker),
      expiresAt,
      retiresAt: Number.POSITIVE_INFINITY,
      revokedAt: Number.POSITIVE_INFINITY,
    });
  });

const revoke = (by: number, pick: number, afterHours: number, descendants: boolean): TokenStep =>
  step<Tokens, Real>(
    `token ${by} revokes ${pick} after ${afterHours} h${descendants ? " with descendants" : ""}`,
    async (model, real) => {
      const [caller, token] = [at(model, by), at(model, pick)];
      if (!(await isAccepted(model, real, caller))) return;
      const answer = await real.service.now().call("revokeToken", {
        token: caller.secret,
        path: { id: token.id },
        query: { ...(afterHours === 0 ? {} : { after: afterHours }), ...(descendants ? { descendants: true } : {}) },
      });
      if (!caller.scopes.includes("sites:write")) {
        expect(answer.slug).toBe("insufficient-scope");
        return;
      }
      if (isForgotten(token, model.now)) {
        expect(answer.status).toBe(404);
        return;
      }
      const isWithin = token.scopes.every((scope) => caller.scopes.includes(scope));
      if (!isWithin && !treeOf(model, caller).includes(token)) {
        expect([answer.status, answer.slug]).toEqual([403, "token-escalation"]);
        return;
      }
      expect(answer.status).toBe(204);
      for (const ended of descendants ? treeOf(model, token) : [token]) {
        if (!isLive(ended, model.now)) continue;
        if (afterHours === 0) {
          ended.revokedAt = model.now;
        } else {
          ended.retiresAt = Math.min(ended.retiresAt, model.now + afterHours * hourMs);
        }
      }
    },
  );

const use = (pick: number): TokenStep =>
  step<Tokens, Real>(`use ${pick}`, async (model, real) => {
    await isAccepted(model, real, at(model, pick));
  });

const pass = (hours: number): TokenStep =>
  step<Tokens, Real>(`${hours} h pass`, async (model, real) => {
    passTime(model, real, hours * hourMs);
  });

const crash: TokenStep = step<Tokens, Real>("crash", async (_model, real) => real.service.crash());

const look: TokenStep = step<Tokens, Real>("two look for ended overlaps, and all is reported", expectReported);

const crashAtLook: TokenStep = step<Tokens, Real>(
  "crash while two look for ended overlaps",
  async (_model, { service }) => {
    // The process dies in the middle of it.
    const looking = lookTwice(service).catch(() => {});
    await service.crash();
    await looking;
  },
);

function lookTwice(service: CrashableService): Promise<unknown> {
  const running = service.now().service;
  return Promise.all([endOverlaps(running), endOverlaps(running)]);
}

/**
 * Each token but the first was reported when it was made, and each revoked one, now or at the end of its overlap, once
 * more; expiry is not reported so.
 */
async function expectReported(model: Tokens, { service, workspaceId }: Real): Promise<void> {
  await lookTwice(service);
  const rows = await service
    .now()
    .service.store.db.selectFrom("events")
    .select(["kind", "object_id"])
    .where("workspace_id", "=", workspaceId)
    .where("kind", "in", ["token.created", "token.revoked"])
    .execute();
  const made = model.tokens.slice(1).map(({ id }) => `token.created ${id}`);
  const revoked = model.tokens.filter((token) => statusOf(token, model.now) === "revoked");
  expect(rows.map(({ kind, object_id }) => `${kind} ${object_id}`).sort()).toEqual(
    [...made, ...revoked.map(({ id }) => `token.revoked ${id}`)].sort(),
  );
}

/** Every token is accepted or refused as it should be; the list shows each state; each change has its event. */
async function compare(model: Tokens, real: Real): Promise<void> {
  for (const token of model.tokens) await isAccepted(model, real, token);
  const reader = model.tokens.find((token) => isLive(token, model.now) && token.scopes.includes("sites:read"));
  if (reader !== undefined) {
    const { body } = await real.service.now().call("listTokens", {
      token: reader.secret,
      query: { status: ["active", "retiring", "revoked", "expired"], limit: 200 },
    });
    const reported = new Map(body.data.map(({ id, status }: { id: string; status: Status }) => [id, status]));
    const remembered = model.tokens.filter((token) => !isForgotten(token, model.now));
    expect(reported).toEqual(new Map(remembered.map((token) => [token.id, statusOf(token, model.now)])));
  }
  await expectReported(model, real);
}

const pick = fc.nat({ max: 5 });
const asked = fc.constantFrom<readonly Scope[]>(
  ["sites:read"],
  ["sites:read", "sites:write"],
  ["sites:read", "sites:write", "banner:read"],
);
const days = fc.constantFrom(undefined, undefined, null, 1, 3);
const hours = fc.constantFrom(0, 0, 1, 30, 168);

const steps: fc.Arbitrary<TokenStep>[] = [
  fc.tuple(pick, asked, days).map((all) => create(...all)),
  fc.tuple(pick, asked, days).map((all) => create(...all)),
  fc.tuple(pick, pick, hours, fc.boolean()).map((all) => revoke(...all)),
  pick.map(use),
  fc.constantFrom(1, 24, 50, 24 * 31).map(pass),
  fc.nat({ max: 5 }).chain((chosen) => (chosen === 0 ? fc.constantFrom(crash, crashAtLook) : pick.map(use))),
  fc.constant(look),
];

onEveryCrashableDatabase((start) => {
  let service: CrashableService | null;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service?.close());

  test(
    "tokens are accepted, refused and listed as the model says",
    async () => {
      const running = service;
      if (running === null) return;
      let workspaces = 0;
      await holdModel<Tokens, Real>(
        steps,
        async () => {
          const secret = await running.now().token({ workspace: `workspace ${++workspaces}` });
          const { body: me } = await running.now().call("getMe", { token: secret });
          const never = Number.POSITIVE_INFINITY;
          const first: TokenModel = {
            id: me.token.id,
            secret,
            scopes,
            maker: null,
            expiresAt: never,
            retiresAt: never,
            revokedAt: never,
          };
          return {
            model: { now: 0, tokens: [first] },
            real: { service: running, workspaceId: me.workspace.id },
          };
        },
        compare,
      );
    },
    modelTimeoutMs,
  );
});
