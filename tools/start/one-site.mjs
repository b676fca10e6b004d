import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { editTitle } from "./edit-title.mjs";
import { heading, requestCount, say, servedInProduction, showChanges } from "./stage.mjs";

/**
 * Shows one site: preview, deployment, an edited text, and the way back.
 *
 * @param {import("./open-programs.mjs").Program} program
 * @param {{ endpoint: string, countRequests: () => Promise<number> }} service
 */
export async function showOneSite(program, service) {
  heading("$ pulumi preview");
  say(
    "What a deployment would create. The preview checks the banner's legal rules without a request to the service.\n",
  );
  await program.pulumi(["preview"], { isShown: true });
  say(`\n  ${requestCount(await service.countRequests())}`);

  heading("$ pulumi up");
  await showChanges(program, service);
  await showServed(program, service);

  heading("$ pulumi up    (again, nothing changed)");
  await showChanges(program, service);

  const file = path.join(program.folder, "banner.yaml");
  const original = await readFile(file, "utf8");
  await writeFile(file, editTitle(original));
  heading("$ pulumi preview --diff    (after an edit of one text in banner.yaml)");
  say("The changed text. The document's digest changed, so a new version is published and production moves to it.\n");
  await program.pulumi(["preview", "--diff"], { isShown: true });

  heading("$ pulumi up");
  await showChanges(program, service);
  await showServed(program, service);

  await writeFile(file, original);
  heading("$ git revert, then pulumi up    (the way back)");
  await showChanges(program, service);
  await showServed(program, service);
}

async function showServed({ pulumi }, { endpoint }) {
  const siteId = (await pulumi(["stack", "output", "siteId"])).trim();
  const { number, title } = await servedInProduction(endpoint, siteId);
  say(`  production serves version ${number}: "${title}"`);
}
