import type { Operation, OperationId } from "@consentform/consent/contract";
import type { Reply } from "../http/handler";
import { type Problem, problemBody } from "../http/problem";
import type { Validation } from "../http/validation";

/** An answer that breaks the contract: a mistake of the service. It becomes internal-error and nothing is committed. */
export class AnswerError extends Error {
  override readonly name = "AnswerError";
}

/**
 * Checks a success answer against the contract, inside its transaction. On in tests and in `consentform dev`.
 * @throws {AnswerError} naming the operation and the first faults
 */
export function checkReply(operation: Operation, reply: Reply<OperationId>, validation: Validation): void {
  const faults = [
    ...(operation.successes.includes(reply.status) ? [] : [`status ${reply.status} is none of its successes`]),
    ...(operation.hasEtag && reply.etag === undefined ? ["the header ETag is missing"] : []),
    ...(needsLocation(operation, reply.status) && reply.location === undefined
      ? ["the header Location is missing"]
      : []),
    ...bodyFaults(operation, reply, validation),
  ];
  if (faults.length > 0)
    throw new AnswerError(`${operation.id} answers outside the contract: ${faults.slice(0, 5).join("; ")}`);
}

/** Entries of a list that are checked where they are long: a page of them would hold the service up. */
const CHECKED_LONG_ENTRIES = 5;
/** Characters of so many entries from which on they are long. */
const LONG_CHARACTERS = 64 * 1024;

/** Content that is sent as it is, such as the contract itself, has no schema to be held against. */
function bodyFaults(operation: Operation, reply: Reply<OperationId>, validation: Validation): string[] {
  if (reply.content !== undefined) return [];
  return validation
    .answer(operation, reply.status, wire(operation.isList ? shortened(reply.body) : reply.body))
    .map(({ pointer, detail }) => `${pointer} ${detail}`);
}

/** The list with its first entries only, if these are long. */
function shortened(list: unknown): unknown {
  const { data, ...rest } = list as { readonly data?: unknown };
  if (!Array.isArray(data)) return list;
  const first = data.slice(0, CHECKED_LONG_ENTRIES);
  return JSON.stringify(first).length > LONG_CHARACTERS ? { data: first, ...rest } : list;
}

function needsLocation(operation: Operation, status: number): boolean {
  return (status === 201 || status === 202) && operation.auth === "token";
}

/** The body as it will be sent. */
function wire(body: unknown): unknown {
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body));
}

/**
 * The same for refusals: the slug must be one that the operation documents, its members those of the slug.
 * @returns the fault, or null
 */
export function checkProblem(
  operation: Operation | null,
  problem: Problem,
  { requestId, url }: { readonly requestId: string; readonly url: URL },
  validation: Validation,
): AnswerError | null {
  if (operation !== null && !operation.problems.includes(problem.slug)) {
    return new AnswerError(`${operation.id} does not document the problem ${problem.slug}`);
  }
  const schema = `${problem.slug.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Problem`;
  const faults = validation.at(["components", "schemas", schema], wire(problemBody(problem, url.pathname, requestId)));
  const [fault] = faults;
  return fault === undefined
    ? null
    : new AnswerError(`${problem.slug} breaks its schema: ${fault.pointer} ${fault.detail}`);
}
