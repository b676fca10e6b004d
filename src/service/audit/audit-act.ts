import type { AuditActorType, AuditResult } from "../store/tables/audit";

/** The one who acts: a user, a token, a user of the operator's machine, the service, or someone who is none of them. */
export interface AuditActor {
  readonly type: AuditActorType;
  readonly id: string | null;
}

/** Work of the service without a request. */
export const systemActor: AuditActor = { type: "system", id: null };

/** Values by member: never a secret, nor a value of a visitor. */
export type AuditValues = Readonly<Record<string, unknown>>;

/** Something that was done, or refused. */
export interface AuditAct {
  /** An operation id, a command, or an event such as `sign-in`. */
  readonly act: string;
  readonly actor: AuditActor;
  /** Address of the client; null without one. */
  readonly address?: string | null;
  readonly workspaceId?: string | null;
  readonly siteId?: string | null;
  readonly object?: { readonly type: string; readonly id: string | null } | null;
  /** Default: done. */
  readonly result?: AuditResult;
  /** Why it was refused: the problem of an operation, or the reason of a sign-in. */
  readonly reason?: string | null;
  readonly before?: AuditValues | null;
  readonly after?: AuditValues | null;
  readonly at: Date;
}
