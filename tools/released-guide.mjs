// Run by `npm run release:version`: puts the version of the release into the guide that shows it.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { repositoryFolder } from "./repository.mjs";

const guide = path.join(repositoryFolder, "docs/guides/terraform.md");
const { version } = JSON.parse(await readFile(path.join(repositoryFolder, "package.json"), "utf8"));
const text = await readFile(guide, "utf8");
await writeFile(guide, text.replace(/(terraform-provider consentform\/consentform )\S+/, `$1${version}`));
