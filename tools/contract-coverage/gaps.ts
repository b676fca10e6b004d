import { type Operation, operations, type ProblemSlug } from "../../src/consent/contract";
import { type Exemption, exemptions } from "./exemptions";

/** Written where tests for PostgreSQL ran on PGlite, because none is installed. */
export const withoutPostgres = "without postgres";

/**
 * The responses that the contract documents and no test received: each operation's successes (304 included, where
 * If-None-Match is honored) and each of its problems.
 * @param lines `operation status slug`, `-` for a success, or `without postgres`; empty ones are ignored
 * @param excused problems that not every operation has to be answered with
 * @returns a sentence each, in the order of the contract
 */
export function gapsOf(lines: readonly string[], excused: readonly Exemption[] = exemptions): string[] {
  const seen = new Set(lines.map((line) => line.trim()));
  const answers = new Set(
    [...seen].map((line) => line.split(" ")).map(([id, status, slug]) => `${id} ${slug === "-" ? status : slug}`),
  );
  const slugs = new Set([...seen].map((line) => line.split(" ")[2]));
  const isExcused = (operation: Operation, slug: ProblemSlug): boolean => {
    const exemption = excused.find((candidate) => candidate.slug === slug && candidate.applies(operation));
    if (exemption === undefined) return false;
    return exemption.extent !== "each" || (exemption.isOfPostgres === true && seen.has(withoutPostgres));
  };
  const ofOperations = Object.values(operations).flatMap((operation) =>
    [...successesOf(operation).map(String), ...operation.problems.filter((slug) => !isExcused(operation, slug))]
      .filter((answer) => !answers.has(`${operation.id} ${answer}`))
      .map((answer) => `${operation.id} was never answered ${answer}`),
  );
  const ofAll = excused
    .filter(({ slug, extent }) => extent === "once" && !slugs.has(slug))
    .filter(({ isOfPostgres }) => isOfPostgres !== true || !seen.has(withoutPostgres))
    .map(({ slug }) => `no operation was ever answered ${slug}`);
  return [...ofOperations, ...ofAll];
}

function successesOf({ successes, honoursIfNoneMatch }: Operation): number[] {
  return [...successes, ...(honoursIfNoneMatch ? [304] : [])];
}
