import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";
import { freeName, matchSites, type RecordedRow } from "./match-sites";
import type { Promoted } from "./production";
import { servedVersions } from "./served-versions";
import { recordedOutput } from "./stack-outputs";

/** A row of sites.csv, or of an earlier sites.csv, with what the program has to know about its site. */
export interface SiteRow extends consentform.FleetSite {
  /** The name of the site's resources, which stays when its key changes. */
  readonly address: string;
  /** True if the pipeline has promoted a version of the site. */
  readonly isLive: boolean;
}

/** The sites to declare: those of sites.csv, and those that are live although their rows were removed. */
export async function siteRows(): Promise<SiteRow[]> {
  const table = consentform.readSites("sites.csv");
  const recorded = (await recordedOutput<Record<string, RecordedRow>>("workspace", "rows")) ?? {};
  const ids = (await recordedOutput<Record<string, string>>("workspace", "siteIds")) ?? {};
  const promoted = (await recordedOutput<Record<string, Promoted>>("production", "promoted")) ?? {};
  const live = new Set(Object.values(promoted).map(({ site }) => site));
  const formerKeys = matchSites(table, recorded);
  const kept = await stillLive(
    Object.values(recorded).filter(({ key }) => !formerKeys.includes(key)),
    ids,
  );
  const addressOf = ({ address, key }: RecordedRow) => address ?? key;
  const formers = [...formerKeys.flatMap((key) => recorded[key ?? ""] ?? []), ...kept];
  const keys = table.map(({ key }) => key);
  const addresses = formers.map(addressOf);
  const declared = table.map((row, index) => {
    const former = recorded[formerKeys[index] ?? ""];
    const address = former === undefined ? freeName(row.key, addresses, keys) : addressOf(former);
    return { ...row, address, isLive: former !== undefined && live.has(ids[former.key] ?? "") };
  });
  const taken = table.flatMap(({ hosts, previewHosts = [] }) => [...hosts, ...previewHosts]);
  const isFree = (host: string) => !taken.includes(host);
  const left = kept.map((row) => ({
    ...row,
    key: freeName(row.key, keys, Object.keys(recorded)),
    address: addressOf(row),
    isLive: true,
    hosts: row.hosts.filter(isFree),
    previewHosts: row.previewHosts?.filter(isFree) ?? [],
  }));
  return [...declared, ...left];
}

/** The removed rows whose sites production has served, unless an earlier run has allowed their deletion. */
async function stillLive(
  rows: readonly RecordedRow[],
  ids: Readonly<Record<string, string>>,
): Promise<readonly RecordedRow[]> {
  const guarded = rows.filter(({ key, deletionProtection }) => deletionProtection !== false && Object.hasOwn(ids, key));
  const served = await servedVersions(guarded.map(({ key }) => String(ids[key])));
  const kept = guarded.filter(({ key }) => served.has(String(ids[key])));
  for (const { key } of kept)
    await pulumi.log.warn(
      `The site ${key} is live, so it stays although its row was removed. To delete it, add the row again with deletion_protection false, deploy, and remove the row.`,
    );
  return kept;
}
