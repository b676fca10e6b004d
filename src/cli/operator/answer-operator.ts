import type { Service } from "../../service";
import { type Erasure, erasePerson, type Person } from "../../service/consents";
import { manageUsers, type UserAnswer, type UserRequest } from "../../service/users";

/** A request to erase a person's records; a rehearsal counts them only. */
export interface EraseRequest {
  readonly kind: "erase";
  readonly site: string;
  readonly person: Person;
  readonly isRehearsal: boolean;
}

/** A request of an operator, which no token allows: whoever can open the database can do it. */
export type OperatorRequest = UserRequest | EraseRequest;

/** The answer to a request of the same kind. */
export type OperatorAnswer =
  | UserAnswer
  /** Null if there is no such site. */
  | { readonly kind: "erase"; readonly erasure: Erasure | null };

/** The answer to one request. */
export type AnswerTo<Request extends OperatorRequest> = Extract<OperatorAnswer, { kind: Request["kind"] }>;

/** The parts of a service that requests of operators need. */
export interface OperatorParts extends Pick<Service, "store" | "runtime"> {
  readonly settings: Pick<Service["settings"], "origin">;
}

/**
 * Does what an operator asked.
 * @throws {Error} whose message is for the operator
 */
export async function answerOperator(parts: OperatorParts, request: OperatorRequest): Promise<OperatorAnswer> {
  if (request.kind !== "erase") return manageUsers(parts, request);
  const { site, person, isRehearsal } = request;
  return { kind: "erase", erasure: await erasePerson(parts, site, person, isRehearsal) };
}
