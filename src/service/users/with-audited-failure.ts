import { countFailedSignIn, type FailedSignIn, type SignInMethod } from "../audit/record-sign-in";
import type { ContentService } from "../http/handler";
import { Problem } from "../http/problem";

/** Says why a sign-in will fail, if that is more than its problem, and whom the issuer named. */
export type NoteFailure = (failure: Pick<FailedSignIn, "reason" | "subject" | "workspaceId">) => void;

/**
 * Signs in, and writes a failure to the audit log. Nothing that was sent is in its row. Failures beyond the budget of
 * an address are not written: a network has more addresses than the log has room.
 */
export async function withAuditedFailure<Result>(
  { store, ...parts }: Pick<ContentService, "store" | "runtime" | "keys">,
  { method, address }: { readonly method: SignInMethod; readonly address: string | null },
  signIn: (note: NoteFailure) => Promise<Result>,
): Promise<Result> {
  let noted: Partial<FailedSignIn> = {};
  try {
    return await signIn((failure) => {
      noted = failure;
    });
  } catch (error) {
    if (error instanceof Problem && error.slug !== "rate-limited") {
      const failure = { method, address, reason: error.slug, ...noted, at: parts.runtime.now() };
      await countFailedSignIn(store.db, parts, failure);
    }
    throw error;
  }
}
