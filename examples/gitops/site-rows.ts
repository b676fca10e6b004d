import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";
import type { Promoted } from "./production";
import { servedNumbers } from "./served-numbers";
import { recordedOutput } from "./stack-outputs";

type Row = consentform.FleetSite;

/** A row of sites.csv, or of an earlier sites.csv, with what the program has to know about its site. */
export interface SiteRow extends Row {
  /** The key that the site had in the last deployment, if it has another one now. */
  readonly formerKey?: string;
  /** True if the pipeline has promoted a version of the site. */
  readonly isLive: boolean;
}

/**
 * The sites to declare: those of sites.csv, and those that are live although their rows were removed. A new row with
 * the hosts of a removed one is the same site under another key.
 */
export async function siteRows(): Promise<SiteRow[]> {
  const table = consentform.readSites("sites.csv");
  const recorded = (await recordedOutput<Record<string, Row>>("workspace", "rows")) ?? {};
  const ids = (await recordedOutput<Record<string, string>>("workspace", "siteIds")) ?? {};
  const promoted = (await recordedOutput<Record<string, Promoted>>("production", "promoted")) ?? {};
  const live = new Set(Object.values(promoted).map(({ site }) => site));
  const removed = Object.values(recorded).filter(({ key }) => !table.some((row) => row.key === key));
  const renamed = new Set<string>();
  // Of several new rows with hosts of one removed row, the first is its site.
  const formerKeyOf = (row: Row) => {
    if (Object.hasOwn(recorded, row.key)) return undefined;
    const isSame = ({ key, hosts }: Row) => !renamed.has(key) && hosts.some((host) => row.hosts.includes(host));
    const former = removed.find(isSame)?.key;
    if (former !== undefined) renamed.add(former);
    return former;
  };
  const declared = table.map((row) => {
    const formerKey = formerKeyOf(row);
    return { ...row, isLive: live.has(ids[formerKey ?? row.key] ?? ""), ...(formerKey && { formerKey }) };
  });
  const taken = declared.flatMap(({ hosts, previewHosts = [] }) => [...hosts, ...previewHosts]);
  const isFree = (host: string) => !taken.includes(host);
  const left = removed.filter(({ key }) => !renamed.has(key));
  const kept = await stillLive(left, ids);
  return [
    ...declared,
    ...kept.map((row) => ({
      ...{ ...row, isLive: true, hosts: row.hosts.filter(isFree) },
      previewHosts: row.previewHosts?.filter(isFree) ?? [],
    })),
  ];
}

/** The removed rows whose sites production has served, unless an earlier run has allowed their deletion. */
async function stillLive(rows: readonly Row[], ids: Readonly<Record<string, string>>): Promise<Row[]> {
  const guarded = rows.filter(({ key, deletionProtection }) => deletionProtection !== false && Object.hasOwn(ids, key));
  const served = await servedNumbers(guarded.map(({ key }) => String(ids[key])));
  const kept = guarded.filter(({ key }) => served.has(String(ids[key])));
  for (const { key } of kept)
    await pulumi.log.warn(
      `The site ${key} is live, so it stays although its row was removed. To delete it, add the row again with deletion_protection false, deploy, and remove the row.`,
    );
  return kept;
}
