/**
 * `tools/pulumi/release.ts FOLDER`: writes the archives of a release to `FOLDER/assets`: the plugin, and the SDKs that
 * `tools/sdks.mjs` wrote to FOLDER.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repositoryFolder } from "../terraform/provider-package";
import { pluginArchives, sdkArchives } from "./release-archives";

async function main([folder = ""]: readonly string[]): Promise<void> {
  const manifest = readFileSync(path.join(repositoryFolder, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const assets = path.join(folder, "assets");
  mkdirSync(assets);
  const plugin = await pluginArchives(path.join(repositoryFolder, "dist/pulumi"), version);
  const sdks = await sdkArchives(folder, version, languages);
  for (const [name, bytes] of [...plugin, ...sdks]) writeFileSync(path.join(assets, name), bytes);
}

void main(process.argv.slice(2));
