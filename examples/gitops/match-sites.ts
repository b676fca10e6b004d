import type * as consentform from "consentform";

/** A row as a deployment recorded it. */
export interface RecordedRow extends consentform.FleetSite {
  /** The name of the site's resources. Without one, it is the key. */
  readonly address?: string;
}

/**
 * The key that each row's site had in the last deployment; undefined for a new site. A row is the recorded site with
 * the same key and a host in common, else the one with a host in common, else the one with the same key.
 */
export function matchSites(
  table: readonly consentform.FleetSite[],
  recorded: Readonly<Record<string, RecordedRow>>,
): (string | undefined)[] {
  type Pair = (row: consentform.FleetSite, former: RecordedRow) => boolean;
  const isSameKey: Pair = (row, former) => row.key === former.key;
  const hasCommonHost: Pair = (row, former) => former.hosts.some((host) => row.hosts.includes(host));
  const found: (string | undefined)[] = table.map(() => undefined);
  const rules: Pair[] = [
    (row, former) => isSameKey(row, former) && hasCommonHost(row, former),
    hasCommonHost,
    isSameKey,
  ];
  for (const isSame of rules) {
    for (const [index, row] of table.entries()) {
      found[index] ??= Object.values(recorded).find(
        (former) => !found.includes(former.key) && isSame(row, former),
      )?.key;
    }
  }
  return found;
}

/** The name itself, or the first of `name-2`, `name-3` and so on that neither list has. */
export function freeName(name: string, taken: readonly string[], reserved: readonly string[]): string {
  for (let number = 2, free = name; ; free = `${name}-${number++}`) {
    if (!taken.includes(free) && (free === name || !reserved.includes(free))) return free;
  }
}
