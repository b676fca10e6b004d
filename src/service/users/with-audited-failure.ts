import { countFailedSignIn, type SignInMethod } from "../audit/record-sign-in";
import type { ContentService } from "../http/handler";
import { Problem } from "../http/problem";

/**
 * Signs in, and writes a failure to the audit log. Nothing that was sent is in its row. Failures beyond the budget of
 * an address are not written: a network has more addresses than the log has room.
 */
export async function withAuditedFailure<Result>(
  { store, runtime }: Pick<ContentService, "store" | "runtime">,
  { method, address }: { readonly method: SignInMethod; readonly address: string | null },
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof Problem && error.slug !== "rate-limited") {
      await countFailedSignIn(store.db, runtime, { method, address, reason: error.slug, at: runtime.now() });
    }
    throw error;
  }
}
