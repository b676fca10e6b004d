import type { Schemas } from "@consentform/consent/contract";
import {
  type Checked,
  type CheckWork,
  type Difference,
  type DiffWork,
  defineResource,
  type Finding,
} from "./definition";
import { DAY_MS } from "./durations";
import { ResourceError } from "./resource-error";
import { named, type Text, text } from "./text";
import { DEFAULT_OVERLAP_HOURS, endPredecessors, notifyKept, origin } from "./token-predecessors";
import { triggerMap } from "./trigger-map";
import type { Observation, Work } from "./work";

interface Inputs {
  scopes: Schemas["Scope"][];
  site_id?: string | null;
  environment?: string | null;
  expires_at?: string | null;
  expires_in_days?: number;
  renew_before_days?: number;
  overlap_hours?: number;
}

type Token = Schemas["Token"];

/** How many names are tried for one token: as many tokens as a workspace has at most. Each taken one is still valid. */
const MAX_NAMES = 100;

/**
 * A credential. Nothing of it can change: every change makes a new token first, and ends the old one with an overlap.
 */
export const token = defineResource<Inputs, Token>("Token", {
  description:
    "A workspace token, optionally bound to one site or one environment. The service returns its `secret` once; keep it out of logs and outputs.",
  operations: { create: "createToken", read: "getToken", delete: "revokeToken", list: "listTokens" },
  isCreatedFirst: true,
  keySuffixLength: `.${MAX_NAMES - 1}`.length,
  failures: [
    {
      message: text`\`${named("scopes")}\` contains a scope that the token of the deployment lacks. A token cannot grant it.`,
      advice: "Remove the scope, or configure a token that has it.",
    },
  ],
  properties: {
    scopes: { unordered: true },
    expires_at: { serverDefault: true },
    expires_in_days: { replaces: true },
    rotation_triggers: {
      replaces: true,
      local: { ...triggerMap, description: "Values that you choose. If any of them changes, a new token is created." },
    },
    renew_before_days: {
      local: {
        type: "integer",
        minimum: 1,
        maximum: 3649,
        description:
          "Number of days before the expiry from which a deployment creates a new token. If omitted, the token is not renewed.",
      },
    },
    overlap_hours: {
      local: {
        type: "integer",
        minimum: 0,
        maximum: 168,
        default: DEFAULT_OVERLAP_HOURS,
        description:
          "Hours for which the old token stays valid after a new one replaces it, 0 to 168. The value deployed before the replacement applies. A destroy ends the token immediately.",
      },
    },
    external_key: { internal: true },
    status: { volatile: true },
    last_used_at: { volatile: true },
    retires_at: { volatile: true },
    revoked_at: { volatile: true },
    secret: { follows: [] },
    hint: { follows: [] },
  },
  check: checkBindingAndExpiry,
  diff: renewInTime,
  create: createWithUniqueName,
  update: revokeUnusedTokens,
  read: goneUnlessActive,
  delete: revoke,
});

function checkBindingAndExpiry({ inputs, unknownIn }: CheckWork<Inputs>): Checked {
  const {
    site_id: siteId,
    environment,
    expires_at: expiresAt,
    expires_in_days: expiresInDays,
    renew_before_days: renewBeforeDays,
  } = inputs;
  const findings: Finding[] = [];
  const refuse = (name: keyof Inputs, message: Text) =>
    findings.push({ property: [name], message, severity: "error", code: "not-together" });
  // What is not known yet may turn out to be null.
  const areSet = (...values: unknown[]) => values.every((value) => value != null && unknownIn(value) === undefined);
  if (areSet(siteId, environment))
    refuse(
      "environment",
      text`a token is bound to one site or to one environment: remove one of ${named("site_id")}, ${named("environment")}`,
    );
  if (areSet(expiresAt, expiresInDays))
    refuse("expires_in_days", text`remove one of ${named("expires_at")}, ${named("expires_in_days")}`);
  if (renewBeforeDays === undefined || unknownIn([renewBeforeDays, expiresInDays]) !== undefined) return { findings };
  if (expiresInDays === undefined)
    refuse(
      "renew_before_days",
      text`needs ${named("expires_in_days")}, or the renewed token would expire at the same time`,
    );
  else if (renewBeforeDays >= expiresInDays)
    refuse(
      "renew_before_days",
      text`${renewBeforeDays} is not less than ${named("expires_in_days")}, ${expiresInDays}: every deployment would create a new token`,
    );
  return { findings };
}

/** The one diff that reads the clock. */
function renewInTime({ inputs, recorded, nowMs }: DiffWork<Inputs>, standard: Difference): Difference {
  const { renew_before_days: renewBeforeDays } = inputs;
  // An unknown value is not a number either.
  if (standard.replaces.length > 0 || typeof renewBeforeDays !== "number" || typeof recorded.expires_at !== "string")
    return standard;
  const isDue = Date.parse(recorded.expires_at) - nowMs < renewBeforeDays * DAY_MS;
  return isDue
    ? { ...standard, kind: standard.kind === "none" ? "remote" : standard.kind, replaces: ["expires_in_days"] }
    : standard;
}

/** Names of this token, in the order in which they are tried; each lives as long as the token that holds it. */
function names({ self: { key } }: Work<Inputs, Token>): string[] {
  return Array.from({ length: MAX_NAMES }, (_, attempt) => (attempt === 0 ? key : `${key}.${attempt}`));
}

async function createWithUniqueName(work: Work<Inputs, Token>): Promise<Token> {
  await refuseMissingScopes(work);
  const holders: string[] = [];
  for (const external_key of names(work)) {
    const answer = await createUnlessTaken(work, external_key, holders);
    if (answer === null) continue;
    if (answer.secret === null) {
      // The secret went to an answer that never arrived: no one can use this token.
      await work.service.call("revokeToken", { path: { id: answer.id } });
      continue;
    }
    work.self.wrote(answer);
    // A holder that the program still manages is the one that this token replaces: the engine deletes it later.
    for (const id of holders.filter((holder) => !work.self.isManaged(holder))) await revokeIfUnused(work, id, answer);
    return answer;
  }
  throw new ResourceError({
    message: `${MAX_NAMES} tokens of this resource are valid (${holders.join(", ")}).`,
    advice: "Revoke those that are not in use, then try again.",
  });
}

/** The new token, or null when another token of this resource holds the name; that one is then among `holders`. */
async function createUnlessTaken(
  work: Work<Inputs, Token>,
  external_key: string,
  holders: string[],
): Promise<Token | null> {
  try {
    return (await work.service.call("createToken", { body: { ...work.self.body("createToken"), external_key } })).data;
  } catch (error) {
    const isTaken = work.service.isProblem(error, "conflict") && error.members.reason === "external-key-taken";
    if (!isTaken || typeof error.members.conflicting_id !== "string") throw error;
    holders.push(error.members.conflicting_id);
    return null;
  }
}

/** Asked before anything is written, so that the answer names all scopes at once. */
async function refuseMissingScopes(work: Work<Inputs, Token>): Promise<void> {
  const held: readonly string[] = (await work.service.me()).token.scopes;
  const missing = work.self.inputs.scopes.filter((scope) => !held.includes(scope));
  if (missing.length === 0) return;
  throw new ResourceError({
    property: ["scopes"],
    message: `the configured token lacks ${missing.join(", ")}, and a token cannot grant scopes it does not have. It has ${held.join(", ")}.`,
    advice: "Remove these scopes, or configure a token that has them.",
  });
}

/** Finishes a creation that made the token and then could not end those that interrupted attempts left. */
async function revokeUnusedTokens(work: Work<Inputs, Token>): Promise<Token | null> {
  if (work.self.unfinished === null) return null;
  const made = await work.service.fetch();
  for (const external_key of names(work)) {
    const { data: page } = await work.service.call("listTokens", { query: { external_key } });
    for (const { id } of page.data.filter((found) => found.id !== work.self.id)) await revokeIfUnused(work, id, made);
    if (page.data.length === 0) break;
  }
  return made;
}

/**
 * Ends what an interrupted attempt left: its secret reached no one, so it was never used. One that was used is the
 * token in use, which this one takes over from: the engine deletes it once everything that depends on it has the new
 * one.
 */
async function revokeIfUnused(work: Work<Inputs, Token>, id: string, made: Token): Promise<void> {
  const { data: found } = await work.service.call("getToken", { path: { id } });
  if (found.status !== "active" || found.last_used_at !== null) return;
  if (found.created_by.id !== made.created_by.id) return notifyKept(work, found);
  const after = overlapHours(work.self.inputs);
  await work.service.call("revokeToken", { path: { id }, query: { after } });
  // Stacks on local backends can have equal names, so this may be another stack's token that no one has used yet.
  work.say.notify(
    `${origin(found)}. It has this resource's key and was never used, so it is treated as left by an interrupted deployment: it ${after === 0 ? "was revoked" : `ends in ${after} hours`}. If another stack created it, set ${work.say.wording.owner} to give each stack its own tokens.`,
  );
}

/** Only an active token will do: a retiring one is about to end, so the next deployment makes a new one. */
async function goneUnlessActive(
  { self: { inputs, origin } }: Work<Inputs, Token>,
  found: Token | null,
): Promise<Observation<Token>> {
  if (found?.status !== "active") return { state: "gone" };
  // The service stores only a token's expiry, so an adoption compares the declared lifetime with it.
  const isCompared = origin === "id only" && inputs.expires_in_days !== undefined;
  return { state: "present", answer: found, ...(isCompared && { inputs: { expires_in_days: lifetimeOf(found) } }) };
}

/** Days from the creation of a token to its expiry; null if it never expires. */
function lifetimeOf({ created_at: from, expires_at: to }: Token): number | null {
  return to === null ? null : Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * Ends the token. Where no other one takes over, its predecessors end as well, so that nothing that this resource made
 * stays valid.
 */
async function revoke(work: Work<Inputs, Token>): Promise<void> {
  if (work.self.hasSuccessor) return work.service.remove<"revokeToken">({ after: overlapHours(work.self.recorded) });
  await work.service.remove<"revokeToken">();
  await endPredecessors(work);
}

function overlapHours({ overlap_hours: hours = DEFAULT_OVERLAP_HOURS }: Partial<Inputs>): number {
  return hours;
}
