import { Problem } from "../http/problem";
import type { RequestLimits } from "../http/request-limits";
import { addressBlocks } from "../runtime/address-blocks";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import { type Admission, createRateLimiter, leaseFromMemory, type Policy, type PolicyName } from "./rate-limit";

/** The budgets of contract 4.2. Each call answers the bucket's state, for the headers. */
export interface RequestBudgets {
  /**
   * Counts a failed authentication: for the address, and for the address with what was shown of the credential, so that
   * the failures of one client behind a proxy leave the reasons of others readable. A valid credential is never asked:
   * whoever shares its address could lock it out.
   */
  countFailure(address: string | null, hint: string): Promise<Admission>;
  /** Step 4. */
  countToken(tokenId: string): Promise<Admission>;
  /** Requests of a signed-in user's session. */
  countSession(bucket: string): Promise<Admission>;
  /** Public routes; null if they are not limited. */
  countPublic(address: string | null): Promise<Admission | null>;
}

const FAILURES_PER_MINUTE = 60;
/** Of one address, with any tokens. */
const FAILURES_OF_ADDRESS_PER_MINUTE = 600;
/** Requests of a session in a minute. */
export const SESSION_REQUESTS_PER_MINUTE = 600;

/**
 * Makes the budgets. A token's is kept in the database, exact over all processes; those of addresses and sessions in
 * each process's memory, because the service stores no address (contract 5.1).
 * @param leaseOfToken from the database, whose code the thread of visitors never loads
 */
export function createRequestBudgets(
  leaseOfToken: Parameters<typeof createRateLimiter>[0],
  runtime: Runtime,
  settings: ServiceSettings,
): RequestBudgets {
  const tokens = createRateLimiter(leaseOfToken, runtime);
  const addresses = createRateLimiter(leaseFromMemory(), runtime);
  const tokenPolicy: Policy = { name: "per-token", ...settings.quota };
  const failurePolicy: Policy = { name: "auth", requests: FAILURES_PER_MINUTE, windowS: 60 };
  const addressFailurePolicy: Policy = { name: "auth", requests: FAILURES_OF_ADDRESS_PER_MINUTE, windowS: 60 };
  const sessionPolicy: Policy = { name: "session", requests: SESSION_REQUESTS_PER_MINUTE, windowS: 60 };
  return {
    countFailure: async (address, hint) => {
      const { customer } = addressBlocks(address);
      const ofAddress = await addresses.take(`failures ${customer}`, addressFailurePolicy);
      return ofAddress.isAdmitted ? addresses.take(`auth ${customer} ${hint}`, failurePolicy) : ofAddress;
    },
    countToken: (tokenId) => tokens.take(tokenId, tokenPolicy),
    countSession: (bucket) => addresses.take(bucket, sessionPolicy),
    countPublic: createPublicBudget(runtime, settings),
  };
}

/** The budget of public routes, in this thread's memory: see {@link RequestBudgets.countPublic}. */
export function createPublicBudget(
  runtime: Pick<Runtime, "now">,
  { publicRequestsPerMinute }: Pick<ServiceSettings, "publicRequestsPerMinute">,
): RequestBudgets["countPublic"] {
  if (publicRequestsPerMinute === 0) return async () => null;
  const addresses = createRateLimiter(leaseFromMemory(), runtime);
  const policy: Policy = { name: "per-ip", requests: publicRequestsPerMinute, windowS: 60 };
  return (address) => addresses.take(addressBlocks(address).customer, policy);
}

/** The result of an authentication; a refusal is counted before it answers. */
export async function counted<T>(countFailure: () => Promise<void>, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof Problem) await countFailure();
    throw error;
  }
}

/** The limits of requests outside /v1, counted with those of the API. */
export function requestLimits(budgets: RequestBudgets, turnOf: RequestLimits["turnOf"]): RequestLimits {
  const spend = (admission: Admission): void => {
    if (!admission.isAdmitted) throw rateLimited(admission);
  };
  const countFailure = async (address: string | null, hint: string) => spend(await budgets.countFailure(address, hint));
  return {
    turnOf,
    countFailure,
    countSession: async (bucket) => spend(await budgets.countSession(bucket)),
    counted: (address, hint, attempt) => counted(() => countFailure(address, hint), attempt),
  };
}

/**
 * The refusal of a request beyond its budget.
 * @param waitS seconds to the end of the window
 */
export function rateLimited({ policy, resetS }: Admission): Problem {
  const what: Record<PolicyName, string> = {
    "per-token": `${policy.requests} requests were made with this token in ${policy.windowS} seconds`,
    auth: `${policy.requests} requests from this address failed to authenticate within ${policy.windowS} seconds`,
    session: `${policy.requests} requests were made in this session in ${policy.windowS} seconds`,
    "per-ip": `${policy.requests} requests were made from this address in ${policy.windowS} seconds`,
  };
  return new Problem(
    "rate-limited",
    {
      detail: `${what[policy.name]}. Try again in ${resetS} seconds.`,
      retry_after: resetS,
      "violated-policies": [policy.name],
    },
    { "Retry-After": String(resetS) },
  );
}
