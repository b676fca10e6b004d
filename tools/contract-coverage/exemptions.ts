import type { Operation, ProblemSlug } from "../../src/consent/contract";

/** A problem that contract 1.2 lets operations answer and that tests do not have to provoke on each of them. */
export interface Exemption {
  readonly slug: ProblemSlug;
  readonly applies: (operation: Operation) => boolean;
  /** each: as without an exemption; once: some operation has to be answered with it; never: none of these can be. */
  readonly extent: "each" | "once" | "never";
  /** True if tests can provoke it on PostgreSQL only, which not every machine has. */
  readonly isOfPostgres?: boolean;
  readonly reason: string;
}

const always = () => true;

/** The only reasons for which a documented problem may go without a test. */
export const exemptions: readonly Exemption[] = [
  {
    slug: "internal-error",
    applies: always,
    extent: "once",
    reason: "A mistake of the service, answered in one place for all; a test that provokes it has to make one.",
  },
  {
    slug: "unavailable",
    applies: always,
    extent: "once",
    isOfPostgres: true,
    reason: "The database cannot serve, answered in one place for all.",
  },
  {
    slug: "not-acceptable",
    applies: ({ successes }) => successes.includes(204),
    extent: "never",
    reason: "The answer has no content, so there is none that Accept could exclude.",
  },
  {
    slug: "token-binding-mismatch",
    applies: ({ siteBinding, environmentBinding }) => siteBinding !== "W" && environmentBinding === "-",
    extent: "never",
    reason:
      "What lies outside the binding is not shown at all: not-found, or left out of a list (contract 1.3, S, L and I).",
  },
  {
    slug: "idempotency-key-in-progress",
    applies: always,
    extent: "each",
    isOfPostgres: true,
    reason: "PGlite has one connection: the second request does not begin before the first has ended.",
  },
];
