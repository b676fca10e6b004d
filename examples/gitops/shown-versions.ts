import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import * as pulumi from "@pulumi/pulumi";
import type { ReleasedSite } from "./release";
import type { ServedVersion } from "./served-versions";

/** The numbers that production served when the plan was made, by the sites' addresses. ci/deploy.sh looks for it. */
const FILE = "report/served.json";

/** A site of the release, with what production serves of it and the number that the pipeline promoted last. */
export interface PlannedSite extends ReleasedSite {
  readonly served: ServedVersion | undefined;
  readonly promoted: number | undefined;
}

/**
 * In a plan, writes down what production serves. In a deployment with such a file, refuses to go on if someone has
 * moved production since: whoever approved has not seen it. Moves by earlier runs of the pipeline, and by an earlier
 * attempt of this one, are expected.
 */
export function refuseUnseenMoves(sites: readonly PlannedSite[]): void {
  if (pulumi.runtime.isDryRun()) {
    mkdirSync("report", { recursive: true });
    const numbers = sites.map(({ address, served }) => [address, served?.number]);
    writeFileSync(FILE, JSON.stringify(Object.fromEntries(numbers)));
    return;
  }
  if (!existsSync(FILE)) return;
  const shown = JSON.parse(readFileSync(FILE, "utf8")) as Record<string, number>;
  const moved = sites.flatMap(({ key, address, entry, served, promoted }) => {
    if (served === undefined) return [];
    const { number, rolledBackFrom, updatedAt, updatedBy } = served;
    if ([shown[address], promoted, entry].includes(number) || rolledBackFrom === entry) return [];
    const origin = rolledBackFrom === null ? "" : `, a rollback to version ${rolledBackFrom}`;
    return [
      `${key} serves version ${number}${origin}, moved there at ${updatedAt} by ${updatedBy.type} ${updatedBy.id}`,
    ];
  });
  if (moved.length > 0)
    throw new pulumi.RunError(
      `Production was moved after the plan:\n  ${moved.join("\n  ")}\nRun the plan of production again, and approve its report.`,
    );
}
