import type { ProblemSlug } from "@consentform/consent/contract";
import { isProblem, type ProblemError } from "../../client";
import {
  type Definition,
  type Fault,
  faultOf,
  heldText,
  heldVersion,
  joined,
  ResourceError,
  registry,
  requiredScopes,
  text,
} from "../../resources";
import type { Wording } from "../../resources/wording";
import { refusedPlace } from "./refused-place";

/** The kinds of this run, and how the engine calls its settings. */
export interface Speech {
  readonly kinds: ReadonlySet<string>;
  readonly wording: Wording;
}

/**
 * A failure for the user: the resource, what the service refused, by the names of the definition, and what to do.
 * Refusals of the calling token stay as they are: fronts react to them.
 */
export function explain(error: unknown, definition: Definition, speech: Speech): Error {
  if (isProblem(error, "unauthenticated", "token-expired", "token-revoked")) return error;
  const fault = isProblem(error) ? refusal(error, definition, speech) : faultOf(error);
  return new ResourceError({ ...fault, kind: definition.kind }, { cause: error });
}

type Refusal = Partial<Fault> & Pick<Fault, "message">;
type Describe = (error: ProblemError, definition: Definition, speech: Speech) => Refusal;

/**
 * Refusals that the provider can explain better than the service: with the definition's names, its kinds and the next
 * step.
 */
const refusals: { readonly [slug in ProblemSlug]?: Describe } = {
  "validation-failed": fieldErrors,
  "insufficient-scope": missingScopes,
  conflict,
  "precondition-failed": moved,
  "promotion-blocked": withListed,
  "draft-invalid": withListed,
};

function refusal(error: ProblemError, definition: Definition, speech: Speech): Refusal {
  const describe = error.slug === null ? undefined : refusals[error.slug];
  return describe?.(error, definition, speech) ?? { message: error.message };
}

function quoted({ requestId }: ProblemError): string {
  return requestId === null ? "" : ` (request ${requestId})`;
}

interface FieldError {
  pointer?: string;
  parameter?: string;
  detail?: string;
}

/** Each refused field by its place; a single one is what the failure is about. */
function fieldErrors(error: ProblemError, definition: Definition): Refusal {
  const { members, detail } = error;
  const refused = Array.isArray(members.errors) ? (members.errors as FieldError[]) : [];
  const fields = refused.map(({ pointer, parameter, detail: why = detail }) => {
    const place = refusedPlace(definition, pointer ?? parameter ?? "");
    const inside = place.pointer === "" ? "" : `At ${place.pointer}: `;
    return { property: place.property, message: `${inside}${why.replace(/\.$/, "")}` };
  });
  const [only] = fields;
  if (only === undefined) return { message: `${detail}${quoted(error)}` };
  if (fields.length === 1) return { ...only, message: `${only.message}${quoted(error)}` };
  const listed = fields.map(({ property, message }) =>
    property.length === 0 ? message : text`${{ property }}: ${message}`,
  );
  return { message: text`${joined(listed, "; ")}${quoted(error)}` };
}

/** All at once, so that one new token is enough: what the kinds of this run need and the token lacks. */
function missingScopes(error: ProblemError, _definition: Definition, { kinds }: Speech): Refusal {
  const { members } = error;
  const held = Array.isArray(members.token_scopes) ? members.token_scopes : [];
  const needed = Object.values(registry)
    .filter(({ kind }) => kinds.has(kind))
    .flatMap(requiredScopes);
  const missing = [...new Set([...needed, String(members.required_scope)])]
    .filter((scope) => !held.includes(scope))
    .sort();
  return {
    message: `the token lacks ${missing.join(", ")}, which ${[...kinds].sort().join(", ")} need. It has ${held.join(", ") || "no scope"}.`,
    advice: `Create a token with these scopes and configure it${quoted(error)}`,
  };
}

function conflict(error: ProblemError, definition: Definition, { wording }: Speech): Refusal {
  const { conflicting_id: id, reason } = error.members;
  if (typeof id !== "string") return { message: error.message };
  // Such an object belongs to another parent, so it can be neither renamed nor taken over.
  const { replaced } = wording;
  if (reason === "host-taken")
    return { message: `${error.message} It is ${id} there.`, ...(replaced !== "" && { advice: replaced }) };
  const advice = [
    `If this resource was renamed or moved, ${wording.renamed}.`,
    ...(replaced === "" ? [] : [replaced]),
    ...(definition.notImportable === undefined
      ? [`To manage that object with this resource, ${wording.takeOver(id)}.`]
      : []),
    "Otherwise choose another value.",
  ];
  return { message: `${error.message} It is taken by ${id}.`, advice: advice.join(" ") };
}

/** A draft or a pointer that is not what the program expects. */
function moved(error: ProblemError, _definition: Definition, { wording: { refresh } }: Speech): Refusal {
  const { current_number: number, current_digest: digest } = error.members;
  const advice = `Nothing was changed. Refresh (${refresh}) to see the difference and decide.`;
  if (number !== undefined) {
    const held = heldVersion(error);
    const holds = held === null ? "nothing" : `${heldText(held)},`;
    return { message: `production holds ${holds} not what this program recorded.`, advice };
  }
  if (typeof digest === "string") {
    const message = `the draft or the services are not those that the program declares; the service holds ${digest}.`;
    return { message, advice };
  }
  return { message: error.message, advice };
}

interface ListedFinding {
  code?: string;
  pointer?: string;
  message?: string;
  basis?: string;
}

/** A refusal with the findings that it lists. */
function withListed(error: ProblemError): Refusal {
  const { errors } = error.members;
  const lines = (Array.isArray(errors) ? (errors as ListedFinding[]) : []).map(
    ({ code = "finding", pointer = "", message = "", basis }) =>
      `\n  ${pointer} [${code}] ${message}${basis === undefined ? "" : ` (${basis})`}`,
  );
  return { message: `${error.title}: ${error.detail}${quoted(error)}${lines.join("")}` };
}
