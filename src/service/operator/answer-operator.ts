import type { AuditActor } from "../audit/audit-act";
import { type Erasure, erasePerson, type Person } from "../consents";
import type { Service } from "../index";
import { manageUsers, type UserAnswer, type UserParts, type UserRequest } from "./manage-users";
import { type AuditAnswer, type AuditRequest, readAudit } from "./read-audit";
import { rotateDeploymentKey } from "./rotate-deployment-key";

/** A request to erase a person's records; a rehearsal counts them only. */
interface EraseRequest {
  readonly kind: "erase";
  readonly site: string;
  readonly person: Person;
  readonly isRehearsal: boolean;
}

/** A request to replace a key. */
type KeyRequest = { readonly kind: "rotate-export-key" } | { readonly kind: "rotate-deployment-key" };

/** A request of an operator, which no token allows: whoever can open the database can do it. */
export type OperatorRequest = UserRequest | EraseRequest | KeyRequest | AuditRequest;

/** The answer to a request of the same kind. */
export type OperatorAnswer =
  | UserAnswer
  | AuditAnswer
  /** Null if there is no such site. */
  | { readonly kind: "erase"; readonly erasure: Erasure | null }
  | { readonly kind: "rotate-export-key"; readonly kid: string }
  | { readonly kind: "rotate-deployment-key" };

/** The answer to one request. */
export type AnswerTo<Request extends OperatorRequest> = Extract<OperatorAnswer, { kind: Request["kind"] }>;

/** The parts of a service that requests of operators need. */
export interface OperatorParts extends Pick<Service, "store" | "runtime" | "rotateExportKey" | "useDeploymentKeys"> {
  readonly settings: UserParts["settings"];
  /** Null if the database is PostgreSQL. */
  readonly dataFolder: string | null;
}

/**
 * Does what an operator asked, and writes its row of the audit log in the same transaction.
 * @param user of the operating system; null if the command did not send it
 * @throws {Error} whose message is for the operator
 */
export async function answerOperator(
  parts: OperatorParts,
  request: OperatorRequest,
  user: string | null,
): Promise<OperatorAnswer> {
  const actor: AuditActor = { type: "operator", id: user };
  switch (request.kind) {
    case "erase": {
      const { site, person, isRehearsal } = request;
      return { kind: "erase", erasure: await erasePerson(parts, site, person, { isRehearsal, actor }) };
    }
    case "rotate-export-key":
      return { kind: "rotate-export-key", kid: await parts.rotateExportKey(actor) };
    case "rotate-deployment-key":
      await rotateDeploymentKey(parts, parts.dataFolder, actor);
      return { kind: "rotate-deployment-key" };
    case "audit":
    case "audit-chained":
    case "audit-verify":
      return readAudit(parts, request);
    default:
      return manageUsers(parts, request, actor);
  }
}
