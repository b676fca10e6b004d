import { isProblem, type ProblemError } from "../client";
import type { ProblemSlug } from "../contract";
import { type Definition, registry, requiredScopes } from "../resources";
import { programPath } from "./program-path";
import type { Session } from "./session";
import type { Wording } from "./wording";

/** The text of a failure for the user: the resource, what the service refused, in the program's own names, and what to do. */
export function explain(error: unknown, definition: Definition, session: Session): Error {
  if (!(error instanceof Error)) return new Error(`${definition.kind}: ${String(error)}`);
  // The front reacts to these: state may hold an old token.
  if (isProblem(error, "unauthenticated", "token-expired", "token-revoked")) return error;
  const text = isProblem(error) ? refusal(error, definition, session) : error.message;
  return new Error(`${definition.kind}: ${text}`, { cause: error });
}

type Describe = (error: ProblemError, definition: Definition, session: Session) => string;

/** Refusals of which more can be said here than the service knows: the program's names, its kinds, and how to go on. */
const texts: { readonly [slug in ProblemSlug]?: Describe } = {
  "validation-failed": (error, definition) => `${fieldErrors(error, definition)}${quoted(error)}`,
  "insufficient-scope": (error, _definition, session) => `${missingScopes(error, session)}${quoted(error)}`,
  conflict: (error, _definition, { wording }) => conflict(error, wording),
  "precondition-failed": (error, _definition, { wording }) => moved(error, wording),
  "promotion-blocked": (error) => `${error.title}: ${error.detail}${quoted(error)}${listed(error.members.errors)}`,
  "draft-invalid": (error) => `${error.title}: ${error.detail}${quoted(error)}${listed(error.members.errors)}`,
};

function refusal(error: ProblemError, definition: Definition, session: Session): string {
  const describe = error.slug === null ? undefined : texts[error.slug];
  return describe?.(error, definition, session) ?? error.message;
}

function quoted({ requestId }: ProblemError): string {
  return requestId === null ? "" : ` (request ${requestId})`;
}

/** Each refused field by the name that the program uses. */
function fieldErrors({ members, detail }: ProblemError, definition: Definition): string {
  const errors = Array.isArray(members.errors)
    ? (members.errors as { pointer?: string; parameter?: string; detail?: string }[])
    : [];
  if (errors.length === 0) return detail;
  return errors
    .map(
      ({ pointer, parameter, detail: why }) =>
        `${programPath(definition, pointer ?? parameter ?? "")}: ${(why ?? detail).replace(/\.$/, "")}`,
    )
    .join("; ");
}

/** All at once, so that one new token is enough: what the kinds of this run need and the token lacks. */
function missingScopes({ members }: ProblemError, { kinds }: Session): string {
  const held = Array.isArray(members.token_scopes) ? members.token_scopes : [];
  const needed = Object.values(registry)
    .filter(({ kind }) => kinds.has(kind))
    .flatMap(requiredScopes);
  const missing = [...new Set([...needed, String(members.required_scope)])]
    .filter((scope) => !held.includes(scope))
    .sort();
  return `the token lacks ${missing.join(", ")}, which ${[...kinds].sort().join(", ")} need. It has ${held.join(", ") || "no scope"}. Make a token with these scopes and configure it`;
}

function conflict(error: ProblemError, wording: Wording): string {
  const { conflicting_id: id, reason } = error.members;
  if (typeof id !== "string") return error.message;
  // Such an object belongs to another parent, so it can be neither renamed nor taken over.
  if (reason === "host-taken") return `${error.message} It is ${id} there.`;
  return `${error.message} It is taken by ${id}. If this resource was renamed or moved, ${wording.renamed}. To manage that object with this resource, ${wording.takeOver(id)}. Otherwise choose another value.`;
}

/** A draft or a pointer that is not what the program was told it is. */
function moved(error: ProblemError, { refresh }: Wording): string {
  const { current_number: number, moved_by: by, moved_at: at, current_digest: digest } = error.members;
  const advice = `Nothing was changed. Refresh (${refresh}) to see the difference and decide.`;
  if (number !== undefined) {
    const { type = "somebody", id = null } = (by ?? {}) as { type?: string; id?: string | null };
    return `production holds ${number === null ? "nothing" : `version ${String(number)}`}, moved there at ${String(at)} by ${type}${id === null ? "" : ` ${id}`}, not what this program recorded. ${advice}`;
  }
  if (typeof digest === "string")
    return `the draft or the services are not those that the program declares; the service holds ${digest}. ${advice}`;
  return `${error.message} ${advice}`;
}

function listed(findings: unknown): string {
  if (!Array.isArray(findings)) return "";
  return (findings as { code?: string; pointer?: string; message?: string; basis?: string }[])
    .map(
      ({ code, pointer, message, basis }) =>
        `\n  ${pointer ?? ""} [${code ?? "finding"}] ${message ?? ""}${basis === undefined ? "" : ` (${basis})`}`,
    )
    .join("");
}
