import type { Schemas } from "../contract";
import { digest } from "../rules";
import {
  type Checked,
  type CheckWork,
  type Difference,
  type DiffWork,
  defineResource,
  type Finding,
  type Observation,
  triggerMap,
  type Work,
} from "./definition";

interface Wishes {
  scopes: Schemas["Scope"][];
  siteId?: string | null;
  environment?: string | null;
  expiresAt?: string | null;
  expiresInDays?: number;
  renewBeforeDays?: number;
  overlapHours?: number;
}

type Token = Schemas["Token"];

const DEFAULT_OVERLAP_HOURS = 24;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How many names are tried for one token: each taken one is a token that an interrupted attempt left behind. */
const MAX_NAMES = 10;

/** A credential. Nothing of it can change: every change makes a new token first, and ends the old one with an overlap. */
export const token = defineResource<Wishes, Token>("Token", {
  description:
    "A workspace token, optionally bound to one site or one environment. Its `secret` is told once, and kept encrypted in state.",
  operations: { create: "createToken", read: "getToken", delete: "revokeToken", list: "listTokens" },
  isCreatedFirst: true,
  properties: {
    scopes: { unordered: true },
    expiresAt: { serverDefault: true },
    expiresInDays: { replaces: true },
    rotationTriggers: {
      replaces: true,
      local: { ...triggerMap, description: "A change of any value makes a new token." },
    },
    renewBeforeDays: {
      local: {
        type: "integer",
        minimum: 1,
        maximum: 3649,
        description:
          "Days before its expiry at which the next deployment makes a new token. Left out, nothing is renewed.",
      },
    },
    overlapHours: {
      local: {
        type: "integer",
        minimum: 0,
        maximum: 168,
        default: DEFAULT_OVERLAP_HOURS,
        description:
          "Hours for which the old token stays valid after a new one took over, 0 to 168. A destroy ends it at once.",
      },
    },
    externalKey: { internal: true },
    status: { volatile: true },
    lastUsedAt: { volatile: true },
    retiresAt: { volatile: true },
    revokedAt: { volatile: true },
  },
  check: checkBindingAndExpiry,
  diff: renewInTime,
  create: createUnderFreeName,
  update: endLeftovers,
  read: goneUnlessActive,
  delete: revoke,
});

function checkBindingAndExpiry({ inputs, unknownIn }: CheckWork<Wishes>): Checked {
  const { siteId, environment, expiresAt, expiresInDays, renewBeforeDays } = inputs;
  const findings: Finding[] = [];
  const refuse = (path: string, message: string) =>
    findings.push({ path, message, severity: "error", code: "not-together" });
  if (siteId != null && environment != null)
    refuse("environment", "a token is bound to one site or to one environment: remove one of siteId, environment");
  if (expiresAt !== undefined && expiresInDays !== undefined)
    refuse("expiresInDays", "remove one of expiresAt, expiresInDays");
  if (renewBeforeDays === undefined || unknownIn([renewBeforeDays, expiresInDays]) !== undefined) return { findings };
  if (expiresInDays === undefined)
    refuse("renewBeforeDays", "needs expiresInDays, or the renewed token would expire at the same time");
  else if (renewBeforeDays >= expiresInDays)
    refuse(
      "renewBeforeDays",
      `${renewBeforeDays} is not less than expiresInDays, ${expiresInDays}: every deployment would make a new token`,
    );
  return { findings };
}

/** The one diff that reads the clock. */
function renewInTime({ inputs, recorded, nowMs }: DiffWork<Wishes>, standard: Difference): Difference {
  const { renewBeforeDays } = inputs;
  if (standard.replaces.length > 0 || renewBeforeDays === undefined || typeof recorded.expiresAt !== "string")
    return standard;
  const isDue = Date.parse(recorded.expiresAt) - nowMs < renewBeforeDays * DAY_MS;
  return isDue
    ? { ...standard, kind: standard.kind === "none" ? "remote" : standard.kind, replaces: ["expiresInDays"] }
    : standard;
}

/**
 * The first name that is tried for a new token. One that takes over from another lives beside it until the engine has deleted the
 * other, so its inputs are part of its name. Without a predecessor they are not: what holds the name then is a leftover, whatever
 * an interrupted attempt wished for.
 */
function firstName({ key, inputs, hasPredecessor }: Work<Wishes, Token>): string {
  return digest(hasPredecessor ? { key, inputs } : { key }).slice(-40);
}

/** A first name and those that follow it, in the order in which they are tried. */
function namesFrom(first: string): string[] {
  return Array.from({ length: MAX_NAMES }, (_, attempt) => (attempt === 0 ? first : `${first}.${attempt}`));
}

async function createUnderFreeName(work: Work<Wishes, Token>): Promise<Token> {
  await refuseMissingScopes(work);
  const leftBehind: string[] = [];
  for (const external_key of namesFrom(firstName(work))) {
    const answer = await createOrFind(work, external_key, leftBehind);
    if (answer === null) continue;
    if (answer.secret === null) {
      // The secret went to an answer that never arrived: nobody can use this token.
      await work.call("revokeToken", { path: { id: answer.id } });
      continue;
    }
    work.wrote(answer);
    for (const id of leftBehind) await revokeWithOverlap(work, id);
    return answer;
  }
  throw new Error(
    `${MAX_NAMES} earlier attempts left tokens behind (${leftBehind.join(", ")}). Revoke them, then try again.`,
  );
}

/** The new token, or null when the name belongs to a token of an earlier attempt, which is then among `leftBehind`. */
async function createOrFind(
  work: Work<Wishes, Token>,
  external_key: string,
  leftBehind: string[],
): Promise<Token | null> {
  try {
    return (await work.call("createToken", { body: { ...work.body("createToken"), external_key } })).data;
  } catch (error) {
    const isTaken = work.isProblem(error, "conflict") && error.members.reason === "external-key-taken";
    if (!isTaken || typeof error.members.conflicting_id !== "string") throw error;
    leftBehind.push(error.members.conflicting_id);
    return null;
  }
}

/** Asked before anything is written, so that the answer names all scopes at once. */
async function refuseMissingScopes(work: Work<Wishes, Token>): Promise<void> {
  const held: readonly string[] = (await work.me()).token.scopes;
  const missing = work.inputs.scopes.filter((scope) => !held.includes(scope));
  if (missing.length === 0) return;
  throw new Error(
    `scopes: the configured token lacks ${missing.join(", ")}, and no token makes one that may do more than itself. It has ${held.join(", ")}. Remove these scopes, or configure a token that has them.`,
  );
}

/** Finishes a creation that made the token and then could not end those that it replaces. */
async function endLeftovers(work: Work<Wishes, Token>): Promise<Token | null> {
  if (!work.isUnfinished) return null;
  const token = await work.fetch();
  const [first] = (token.external_key ?? "").split(".");
  for (const external_key of first ? namesFrom(first) : []) {
    const { data: page } = await work.call("listTokens", { query: { external_key } });
    for (const { id } of page.data.filter((found) => found.id !== token.id)) await revokeWithOverlap(work, id);
    if (page.data.length === 0) break;
  }
  return token;
}

/** Only an active token will do: a retiring one is about to end, so the next deployment makes a new one. */
async function goneUnlessActive(_work: Work<Wishes, Token>, found: Token | null): Promise<Observation<Token>> {
  return found?.status === "active" ? { state: "present", answer: found } : { state: "gone" };
}

async function revoke(work: Work<Wishes, Token>): Promise<void> {
  await work.remove<"revokeToken">(work.hasSuccessor ? { after: overlapHours(work.recorded) } : undefined);
}

async function revokeWithOverlap(work: Work<Wishes, Token>, id: string): Promise<void> {
  await work.call("revokeToken", { path: { id }, query: { after: overlapHours(work.inputs) } });
}

function overlapHours({ overlapHours: hours = DEFAULT_OVERLAP_HOURS }: Partial<Wishes>): number {
  return hours;
}
