import type { components } from "@consentform/consent/contract/browser";

type FieldError = components["schemas"]["FieldError"];

/** A problem as the service answers it, with the members that pages show. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly request_id?: string;
  readonly errors?: readonly (FieldError | components["schemas"]["RuleFinding"])[];
  readonly [member: string]: unknown;
}

/** A call that brought no answer to use. */
export class Failure extends Error {
  /** Last segment of the problem's type; `timeout` or `unreachable` if there was no answer. */
  readonly slug: string;
  readonly title: string;
  readonly detail: string;
  readonly problem: Problem | null;

  constructor(slug: string, title: string, detail: string, problem: Problem | null = null) {
    super(`${title}: ${detail}`);
    this.slug = slug;
    this.title = title;
    this.detail = detail;
    this.problem = problem;
  }
}

/** Next steps, by slug; others are explained by the problem's detail alone. */
const steps: Readonly<Record<string, string>> = {
  timeout: "Nothing you entered is lost. Try again; a change is applied once, even if the first attempt arrived.",
  unreachable: "Check your connection and whether the service is running, then try again. Nothing you entered is lost.",
  unauthenticated: "Sign in with a new link in another tab, then try again here. Nothing you entered is lost.",
  "precondition-failed":
    "Load the current state, compare, then apply your change again. What you entered stays on this page.",
  "rate-limited": "Wait a moment, then try again.",
  unavailable: "Try again in a moment.",
  "internal-error": "Try again. If it fails again, look for the request id in the service's log.",
  "insufficient-role": "Nothing was changed. Load this page again to see what your role permits.",
  "insufficient-scope":
    "Your session does not hold this scope. Use a token with the scope and the command line instead.",
};

/** The next step after a failure, or null if its detail says everything. */
export function nextStep({ slug }: Failure): string | null {
  return steps[slug] ?? null;
}

/** Makes a failure of an answer that is not a success. @param body parsed JSON, or text of something between us */
export function failureOf(status: number, body: unknown): Failure {
  if (!isProblem(body)) {
    return new Failure("unreadable", `The service answered ${status}`, "The answer is not one of consentform's.");
  }
  // The service's own words are about tokens, which the console never has.
  if (status === 401) return new Failure("unauthenticated", "Your session has ended", "Nothing was sent or changed.");
  const slug = body.type.split("/").at(-1) ?? "";
  // The service's own title and detail are about headers, which people do not see.
  if (slug === "precondition-failed") {
    return new Failure(slug, "Someone changed this meanwhile", "Nothing was saved or changed.", body);
  }
  return new Failure(slug, body.title, body.detail, body);
}

/** Makes a failure of anything thrown. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
  return isTimeout
    ? new Failure("timeout", "The service takes too long", "There was no answer in 20 seconds.")
    : new Failure("unreachable", "The service cannot be reached", "The request got no answer.");
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "type" in body && "title" in body && "detail" in body;
}
