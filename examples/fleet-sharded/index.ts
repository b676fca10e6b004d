import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { LocalWorkspace, type UpResult } from "@pulumi/pulumi/automation";
import * as consentform from "consentform";

// One table, several stacks: each deploys its part of the sites, all at the same time and with one token. Run it with
// `npx tsc && node index.js`. Endpoint and token come from CONSENTFORM_ENDPOINT and CONSENTFORM_TOKEN.
const SHARDS = Number(process.env.SHARDS ?? 4);

// Assigned by a hash of the key, so that a site stays in its stack when others are added or removed. Choose SHARDS
// once: changing it moves sites between stacks, which no single stack can do.
const shardOf = (key: string) => createHash("sha256").update(key).digest().readUInt32BE(0) % SHARDS;

const document = consentform.readBanner("banner.yaml");
const sites = consentform.readSites("sites.csv");

async function deploy(shard: number): Promise<UpResult> {
  const name = `shops-${shard}`;
  const program = async () => {
    const part = sites.filter(({ key }) => shardOf(key) === shard);
    if (part.length === 0) return;
    const fleet = new consentform.SiteFleet(name, {
      template: {
        name: `Shops ${shard}`,
        document, // with {{company}}, which is the column var.company of sites.csv
        variables: { company: { required: true } },
      },
      sites: part,
      release: "production",
      // Both are for a trial. Leave them out in production: a shop is then protected from deletion.
      site: { deletionProtection: false, allowDeleteWhileServed: true },
    });
    return { siteIds: Object.fromEntries(Object.entries(fleet.sites).map(([key, { id }]) => [key, id])) };
  };
  // A folder for each stack, because the stacks write their settings at the same time. `main` says where the program's
  // packages are.
  const workDir = join(__dirname, ".stacks", name);
  mkdirSync(workDir, { recursive: true });
  const projectSettings = { name: "fleet-sharded", runtime: "nodejs" as const, main: __dirname };
  const stack = await LocalWorkspace.createOrSelectStack(
    { projectName: projectSettings.name, stackName: name, program },
    { workDir, projectSettings },
  );
  return stack.up();
}

async function main(): Promise<void> {
  const results = await Promise.allSettled(Array.from({ length: SHARDS }, (_, shard) => deploy(shard)));
  results.forEach((result, shard) => {
    if (result.status === "fulfilled")
      console.log(`shops-${shard}`, JSON.stringify(result.value.summary.resourceChanges));
    else console.error(`shops-${shard}`, result.reason);
  });
  // If a shard fails, the others are still deployed. The next run does what is missing.
  if (results.some(({ status }) => status === "rejected")) process.exitCode = 1;
}

void main();
