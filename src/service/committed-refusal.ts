import type { OperationId } from "../contract";
import type { Call, Reply } from "./handler";
import { type Problem, problemBody } from "./problem";

/**
 * A refusal as a reply: unlike a thrown problem it does not undo the transaction, so that what was written about the refusal
 * itself, such as its event, stays.
 */
export function committedRefusal<Id extends OperationId>(call: Pick<Call<Id>, "request">, problem: Problem): Reply<Id> {
  const body = problemBody(problem, call.request.url.pathname, call.request.id);
  return {
    status: problem.status,
    headers: problem.headers,
    content: { type: "application/problem+json", text: JSON.stringify(body) },
  };
}
