import type { Schemas } from "@consentform/consent/contract";
import { digest } from "@consentform/consent/values";
import { type Difference, type DiffWork, defineResource } from "./definition";
import { ResourceError } from "./resource-error";
import { named, text } from "./text";
import { triggerMap } from "./trigger-map";
import type { Work } from "./work";

interface Inputs {
  adopt?: string;
  secret?: string | null;
  rotation_triggers?: Record<string, string>;
  overlap_hours?: number;
}

type Endpoint = Schemas["WebhookEndpoint"];
type Rotation = Schemas["WebhookRotation"];

const DEFAULT_OVERLAP_HOURS = 24;

/**
 * A destination for signed event notifications. The signing secret is returned once, at creation and at each rotation.
 */
export const webhookEndpoint = defineResource<Inputs, Endpoint>("WebhookEndpoint", {
  description: "An address to which the service sends signed events (Standard Webhooks 1.0).",
  operations: {
    create: "createWebhookEndpoint",
    read: "getWebhookEndpoint",
    update: "updateWebhookEndpoint",
    delete: "deleteWebhookEndpoint",
    list: "listWebhookEndpoints",
  },
  properties: {
    event_kinds: { unordered: true },
    site_ids: { unordered: true },
    rotation_triggers: {
      local: {
        ...triggerMap,
        description:
          "A new or changed value gives the endpoint a new signing secret, which is in the output `secret`. Removing values keeps the secret.",
      },
    },
    overlap_hours: {
      local: {
        type: "integer",
        minimum: 0,
        maximum: 168,
        default: DEFAULT_OVERLAP_HOURS,
        description:
          "Hours for which the former secret keeps signing alongside the new one after a rotation, 0 to 168.",
      },
    },
    secret: { follows: ["secret", "rotation_triggers"] },
    external_key: { internal: true },
    last_rotation_id: { volatile: true },
    keys: { volatile: true },
    status: { volatile: true },
    disabled_reason: { volatile: true },
    consecutive_failures: { volatile: true },
    last_success_at: { volatile: true },
    updated_at: { volatile: true },
    updated_by: { volatile: true },
  },
  isInUse: ({ last_success_at }) => last_success_at !== null,
  diff: keepSecret,
  create: createWithKnownSecret,
  update: rotateThenPatch,
});

/** Names the work that is left when an answer with the secret never arrived: ending that secret. */
const LOST_SECRET = "lost-secret";

async function createWithKnownSecret(work: Work<Inputs, Endpoint>): Promise<Endpoint> {
  const { answer, origin } = await work.service.create();
  const isKnown = answer.secret !== null || (origin === "made" && typeof work.self.inputs.secret === "string");
  return isKnown ? answer : endLostSecret(work, answer);
}

/** An endpoint always has a secret: one that is not declared any more stays, so removing it changes nothing. */
function keepSecret({ inputs }: DiffWork<Inputs>, standard: Difference): Difference {
  if (inputs.secret != null) return standard;
  const changed = standard.changed.filter((leaf) => leaf !== "/secret");
  return changed.length === standard.changed.length || changed.length > 0 ? standard : { ...standard, kind: "none" };
}

async function rotateThenPatch(work: Work<Inputs, Endpoint>): Promise<Endpoint | null> {
  const rotation = dueRotation(work);
  const answer = await work.service.update(rotation === null ? {} : { rotation }).catch(async (error: unknown) => {
    const isRefused = work.service.isProblem(error, "conflict") && error.members.reason === "too-many-secrets";
    if (!isRefused) throw error;
    // Nothing was changed. What else differs does not wait for the rotation.
    await work.service.update();
    throw new ResourceError(
      {
        property: ["overlap_hours"],
        message:
          "the secret was not rotated, because the endpoint already has the maximum number of former secrets. Your other changes were applied.",
        advice: text`Deploy again after the overlap of one former secret ends, or set ${named("overlap_hours")} to 0, which ends the current secret immediately.`,
      },
      { cause: error },
    );
  });
  const isLost = rotation !== null && rotation.secret === null && answer?.secret === null;
  return isLost ? endLostSecret(work, answer) : answer;
}

/**
 * The rotation that the inputs ask for, or null. Its id follows from the inputs, so that the service recognizes a
 * repeated attempt and changes nothing.
 */
function dueRotation({
  self: { key, inputs, recorded, unfinished },
  service: { randomId },
}: Work<Inputs, Endpoint>): Rotation | null {
  const {
    secret = null,
    rotation_triggers: rotationTriggers = {},
    overlap_hours: grace_hours = DEFAULT_OVERLAP_HOURS,
  } = inputs;
  // Hashed with this name forever: with another, an interrupted rotation would be repeated.
  const id = digest({ key, secret, rotationTriggers }).slice(-64);
  if (secret !== null && secret !== recorded.secret) return { id, grace_hours, secret };
  const former = recorded.rotation_triggers ?? {};
  // An adoption has nothing to compare triggers with, and the secret in use must stay.
  const isAdoption = inputs.adopt !== undefined && recorded.id === undefined;
  const isTriggered = !isAdoption && Object.entries(rotationTriggers).some(([name, value]) => former[name] !== value);
  if (isTriggered) return { id, grace_hours, secret: null };
  // An unknown secret alone is not lost: that of an adopted or imported endpoint is in use.
  return unfinished?.includes(LOST_SECRET) ? { id: randomId(), grace_hours: 0, secret } : null;
}

/** Rotations that may be answered without the secret, before it is reported. */
const MOST_LOST = 2;

/**
 * The answer with the secret never arrived. No one can use that secret, so it ends at once; older ones keep their end.
 * A request that is repeated on the way loses the new one, too.
 */
async function endLostSecret(work: Work<Inputs, Endpoint>, written: Endpoint): Promise<Endpoint> {
  const { secret = null } = work.self.inputs;
  work.self.wrote(written, [LOST_SECRET]);
  for (let lost = 0; lost < MOST_LOST; lost += 1) {
    const answer = await work.service.update({ rotation: { id: work.service.randomId(), grace_hours: 0, secret } });
    if (answer === null) throw new Error("The rotation that ends the lost secret sent no request.");
    if (secret !== null || answer.secret !== null) return answer;
    work.self.wrote(answer, [LOST_SECRET]);
  }
  throw new Error("The new secret was lost on the way, more than once. Deploy again to get another one.");
}
