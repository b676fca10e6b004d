/**
 * Compiles the data sets of trackers that the service ships (contract 7). Run it by hand, with files of a new snapshot:
 *
 *   node --conditions=consentform-source --require @swc-node/register tools/catalogue/main.ts \
 *     COOKIES.csv ENTITIES.json ENTITIES_VERSION
 *
 * COOKIES.csv: the Open Cookie Database (Apache-2.0) with the columns platform, category, name, domain, retention,
 * controller and wildcard. ENTITIES.json: `dist/entities-nostats.json` of the npm package third-party-web (MIT) in the
 * version named last. When a snapshot changes, change its date and version in NOTICE too. Beside them go
 * known-names.yaml and known-hosts.yaml, which contain manual classifications.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "../../test/support/repository-folder";
import { compileCookies } from "./compile-cookies";
import { compileHosts } from "./compile-hosts";
import { compileNames } from "./compile-names";
import { knownHosts, knownNames } from "./known";

const [cookiesFile, entitiesFile, entitiesVersion] = process.argv.slice(2);
if (cookiesFile === undefined || entitiesFile === undefined || entitiesVersion === undefined) {
  process.stderr.write("Give COOKIES.csv, ENTITIES.json and the version of the latter's package.\n");
  process.exit(2);
}

const folder = join(repositoryFolder, "src/consent/catalogue/generated");
write("cookies.json", compileCookies(readFileSync(cookiesFile, "utf8"), knownNames()));
write("names.json", compileNames(knownNames()));
write("hosts.json", compileHosts(readFileSync(entitiesFile, "utf8"), entitiesVersion, knownHosts()));

/** One row a line, so that a new snapshot shows as a readable difference. */
function write(name: string, { rows, ...head }: { readonly rows: readonly unknown[] }): void {
  const [opening = ""] = JSON.stringify(head, null, 1).split(/\n?}$/);
  const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
  writeFileSync(join(folder, name), `${opening},\n "rows": [\n${lines}\n]}\n`);
}
