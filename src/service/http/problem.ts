import { PROBLEM_TYPE_BASE, type ProblemSlug, problems } from "@consentform/consent/contract";

/** The details of one refusal: the sentence for people and the slug's extension members. */
export interface ProblemDetails {
  /** The finding, the allowed values and the remedy. Never a secret. */
  readonly detail: string;
  readonly [member: string]: unknown;
}

/**
 * A refusal of the contract (RFC 9457). Thrown anywhere below the pipeline, which rolls the transaction back and
 * answers it. `headers` go beside the universal ones, for example Retry-After.
 */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly slug: ProblemSlug;
  readonly status: number;
  readonly details: ProblemDetails;
  readonly headers: Readonly<Record<string, string>>;

  constructor(slug: ProblemSlug, details: ProblemDetails, headers: Readonly<Record<string, string>> = {}) {
    super(`${slug}: ${details.detail}`);
    this.slug = slug;
    this.status = problems[slug].status;
    this.details = details;
    this.headers = headers;
  }
}

/** One entry of a validation-failed problem. */
export interface ValidationError {
  /** JSON Pointer into the body. */
  readonly pointer?: string;
  /** Or the name of a parameter. */
  readonly parameter?: string;
  /** Stable, such as unknown-key or read-only. */
  readonly code: string;
  readonly detail: string;
}

/** Contract: the most errors that an answer lists. */
const MAX_ERRORS = 100;

/**
 * A validation-failed problem; its detail names the first error and counts the others, of which it lists {@link
 * MAX_ERRORS}.
 */
export function validationFailed(errors: readonly ValidationError[]): Problem {
  const [first] = errors;
  const place = first?.pointer ?? first?.parameter ?? "";
  const others = errors.length > 1 ? ` (${errors.length - 1} more in "errors")` : "";
  return new Problem("validation-failed", {
    detail: `${place || "The body"}: ${first?.detail ?? ""}${others}`,
    errors: errors.slice(0, MAX_ERRORS),
  });
}

/**
 * not-found for an object named by an id; the same for absent, foreign, malformed and deleted ids (contract 4.12, step
 * 9).
 * @param detail only for an object that the caller may know about
 */
export function notFound(
  resource: string,
  id: string,
  detail = `There is no ${resource.replaceAll("_", " ")} with this id that the token can see.`,
): Problem {
  return new Problem("not-found", { detail, resource, id });
}

/** not-found for a path that nothing serves. */
export function unknownPath(): Problem {
  return new Problem("not-found", { detail: "This path does not exist.", resource: null, id: null });
}

/** The body of a problem, members in the order people read them. */
export function problemBody(problem: Problem, instance: string, requestId: string): Record<string, unknown> {
  const { detail, ...members } = problem.details;
  const { title } = problems[problem.slug];
  return {
    type: PROBLEM_TYPE_BASE + problem.slug,
    title,
    status: problem.status,
    detail,
    instance,
    request_id: requestId,
    ...members,
  };
}
