import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { PAPERS, PLATFORMS, repositoryFolder } from "../terraform/provider-package";

/** The program in the archives of the plugin, by whose name the engine starts it. */
const PROGRAM = "pulumi-resource-consentform";

/** Equal contents give equal bytes, whenever they are packed. */
const ANY_TIME = new Date(0);

/**
 * Archives that the engine downloads from a release, by their names: the plugin for each platform.
 *
 * @param folder the plugin, as the build leaves it
 */
export async function pluginArchives(folder: string, version: string): Promise<Map<string, Buffer>> {
  const papers = PAPERS.map((name): [string, string] => [name, path.join(repositoryFolder, name)]);
  // One archive under several names: the same bytes on every platform.
  const archive = await packed([...filesIn(folder), ...papers]);
  return new Map(
    PLATFORMS.map((platform) => [`${PROGRAM}-v${version}-${platform.replace("_", "-")}.tar.gz`, archive] as const),
  );
}

/**
 * Archives of the SDKs, by their names. `pip` installs the one for Python.
 *
 * @param folder a folder for each language
 */
export async function sdkArchives(folder: string, version: string, languages: readonly string[]) {
  const archives = languages.map(async (language) => {
    const name = `consentform-sdk-${language}-v${version}`;
    const files = filesIn(path.join(folder, language)).map(([file, from]): [string, string] => [
      `${name}/${file}`,
      from,
    ]);
    return [`${name}.tar.gz`, await packed(files)] as const;
  });
  return new Map(await Promise.all(archives));
}

/** The files of a folder, by their paths in it. */
function filesIn(folder: string): [name: string, file: string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name): [string, string] => [name.replaceAll(path.sep, "/"), path.join(folder, name)])
    .filter(([, file]) => statSync(file).isFile())
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** A compressed archive of files. Only the plugin's program can be executed. */
function packed(files: readonly (readonly [name: string, file: string])[]): Promise<Buffer> {
  const archive = pack();
  for (const [name, file] of files)
    archive.entry({ name, mode: name === PROGRAM ? 0o755 : 0o644, mtime: ANY_TIME }, readFileSync(file));
  archive.finalize();
  return buffer(archive.pipe(createGzip({ level: 9 })));
}
