const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A domain as checks see it (contract 2.2). */
export interface DomainModel {
  readonly id: string;
  /** Its TXT record; null for a host that no one can prove. */
  readonly record: { readonly name: string; readonly value: string } | null;
  isProved: boolean;
  status: "pending" | "verified" | "failed";
  nextCheckAt: number | null;
  pendingSince: number | null;
  failedRechecks: number;
}

/** The news of a check: `well` ends every alert about the domain. */
export type DomainNews = "well" | "domain.recheck_failing" | "domain.failed" | null;

/** A domain that was attached now. */
export function pendingDomain(id: string, record: DomainModel["record"], now: number): DomainModel {
  const times = { nextCheckAt: now + hourMs, pendingSince: now };
  return { id, record, isProved: false, status: "pending", failedRechecks: 0, ...times };
}

/** The effect of a check on a domain. */
export function checkDomain(domain: DomainModel, isAsked: boolean, now: number): DomainNews {
  if (domain.isProved) {
    Object.assign(domain, { status: "verified", nextCheckAt: now + 7 * dayMs, pendingSince: null, failedRechecks: 0 });
    return "well";
  }
  if (domain.status === "verified") return isAsked ? null : failRecheck(domain, now);
  if (domain.status === "failed") {
    Object.assign(domain, { status: "pending", nextCheckAt: now + hourMs, pendingSince: now });
    return null;
  }
  if (!isAsked && now - (domain.pendingSince ?? now) >= 72 * hourMs) return fail(domain);
  domain.nextCheckAt = now + hourMs;
  return null;
}

/** The weekly check, then after 2 and 7 days. */
function failRecheck(domain: DomainModel, now: number): DomainNews {
  const waitDays = [2, 7][domain.failedRechecks];
  if (waitDays === undefined) return fail(domain);
  domain.failedRechecks += 1;
  domain.nextCheckAt = now + waitDays * dayMs;
  return domain.failedRechecks === 1 ? "domain.recheck_failing" : null;
}

function fail(domain: DomainModel): DomainNews {
  Object.assign(domain, { status: "failed", nextCheckAt: null, pendingSince: null, failedRechecks: 0 });
  return "domain.failed";
}

/** A token that expires. */
export interface TokenModel {
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  notices: number;
  isRevoked: boolean;
}

/** Contract 2.11: 14 and 3 days before, each once, and only for a token that was made for longer than that. */
const noticeDays = [14, 3];

/** Reports whether a token's notice is sent now. Of two due notices, only the last is sent. */
export function isNoticed(token: TokenModel, now: number): boolean {
  if (token.isRevoked || token.expiresAt <= now) return false;
  const due = noticeDays.filter((days) => {
    const at = token.expiresAt - days * dayMs;
    return at <= now && token.createdAt <= at;
  });
  const newest = due.length === 0 ? 0 : noticeDays.indexOf(due.at(-1) ?? 0) + 1;
  if (newest <= token.notices) return false;
  token.notices = newest;
  return true;
}
