import { domainFailure } from "../domains/domain-check";
import type { DomainChange } from "../domains/domain-claims";
import { applyEvidence, type CheckResult, type Evidence, gatherEvidence } from "../domains/verify-domain";
import type { ServiceSettings } from "../settings";
import type { Row, Store, Transaction } from "../store/database";
import { leaseDueDomains, lockDomain } from "../store/domains";
import type { World } from "../world";

/** What the job works with. */
export interface DueCheckParts {
  readonly store: Store;
  readonly world: World;
  readonly settings: Pick<ServiceSettings, "isLocalAllowed" | "localPort">;
}

/** Domains checked in one round; they are looked up at the same time. */
const batchSize = 10;
/** A process that dies in a round leaves its domains due again after this time: longer than any check takes. */
const leaseMs = 5 * 60_000;

/**
 * Makes the checks that are due (contract 2.2: hourly while pending, weekly when verified). Several processes may run it at the
 * same time: each domain is leased to one of them.
 * @returns how many domains were checked; fewer than ten means that no more are due
 */
export async function checkDueDomains(parts: DueCheckParts): Promise<number> {
  const { store, world, settings } = parts;
  const now = world.now();
  const due = await store.transaction((tx) => leaseDueDomains(tx, now, new Date(now.getTime() + leaseMs), batchSize));
  await Promise.all(
    due.map(async (domain) => {
      const evidence = await gatherEvidence(store.db, domain, domain.verification_method, world, settings);
      const result = await record(parts, domain, evidence);
      if (result?.kind === "claimed") {
        await record(parts, domain, { ...evidence, failure: domainFailure("claim-lost"), holder: null });
      }
    }),
  );
  return due.length;
}

/** Thrown to undo the transaction of a proof that lost against another workspace's claim. */
class ClaimedError extends Error {
  override readonly name = "ClaimedError";
}

/** Applies what was found, unless the domain is gone or a caller changed its method meanwhile. */
async function record(
  { store, world }: DueCheckParts,
  domain: Row<"domains">,
  evidence: Evidence,
): Promise<CheckResult | null> {
  const apply = async (tx: Transaction): Promise<CheckResult | null> => {
    const current = await lockDomain(tx, domain.id);
    if (current?.verification_method !== evidence.method) {
      return null;
    }
    const change: DomainChange = { tx, world, now: world.now(), caller: null };
    const result = await applyEvidence(change, current, evidence, "due");
    if (result.kind === "claimed") {
      throw new ClaimedError();
    }
    return result;
  };
  try {
    return await store.transaction(apply);
  } catch (error) {
    if (error instanceof ClaimedError) {
      return { kind: "claimed" };
    }
    throw error;
  }
}

/** A loop that can be ended. */
export interface RunningJob {
  /** Ends the loop after the round that runs. */
  stop(): Promise<void>;
}

/**
 * Runs {@link checkDueDomains} until it is stopped: again at once while there is more to do, else after `intervalMs`.
 * @param reportError told of rounds that failed; the loop goes on
 */
export function startDueChecks(
  parts: DueCheckParts,
  { intervalMs = 60_000, reportError }: { intervalMs?: number; reportError: (error: unknown) => void },
): RunningJob {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const round = async (): Promise<void> => {
    try {
      while (!isStopped && (await checkDueDomains(parts)) === batchSize);
    } catch (error) {
      reportError(error);
    }
    if (!isStopped) {
      timer = setTimeout(() => {
        running = round();
      }, intervalMs);
      // The loop alone is no reason to keep a process alive.
      timer.unref();
    }
  };
  let running = round();
  return {
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
