import { readFile, writeFile } from "node:fs/promises";
import { editTitle } from "./edit-title.mjs";
import { heading, say, servedInProduction, showChanges } from "./stage.mjs";

/**
 * Shows six sites from a template and a table: a deployment in two waves, and one edited text that reaches all of them.
 *
 * @param {import("./open-programs.mjs").Program} program
 * @param {{ endpoint: string, countRequests: () => Promise<number> }} service
 * @param {string} bannerFile the banner that the fleet's template is made from
 */
export async function showFleet(program, service, bannerFile) {
  heading("Many sites: sites.csv has six rows, and all share one template. $ pulumi up");
  say("Sites and domains are created, then the canary wave goes live, then the rest.\n");
  await showChanges(program, service);
  await showServed(program, service);

  await writeFile(bannerFile, editTitle(await readFile(bannerFile, "utf8")));
  heading("$ pulumi up    (after an edit of one text in the shared banner)");
  say("One request changes the template, and one for each wave publishes and promotes the sites in it.\n");
  await showChanges(program, service);
  await showServed(program, service);
}

async function showServed({ pulumi }, { endpoint }) {
  const siteIds = Object.values(JSON.parse(await pulumi(["stack", "output", "siteIds"])));
  const served = await Promise.all(siteIds.map((siteId) => servedInProduction(endpoint, siteId)));
  const titles = new Set(served.map(({ number, title }) => `version ${number}: "${title}"`));
  say(`  ${served.length} sites serve ${[...titles].join(", ")}`);
}
