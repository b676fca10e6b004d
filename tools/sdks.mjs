// `node tools/sdks.mjs FOLDER [LANGUAGE …]`: writes the SDKs of the native Pulumi provider, each in a folder named
// after its language; without one, all. None for Java: Pulumi's generator for it is part of pulumi-language-java, which
// Go's module proxy does not serve, so its users run `pulumi package add`.
import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { ensureGoTool } from "./engine/go-tools.mjs";
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

const [folder = "", ...wanted] = process.argv.slice(2);
const languages = wanted.length > 0 ? wanted : ["dotnet", "go", "nodejs", "python"];
const schema = path.join(repositoryFolder, "schema/pulumi.json");
const logo = path.join(repositoryFolder, "docs/public/icon.png");
const generator = await ensureGoTool("pulumi-sdk");
if ("reason" in generator) throw new Error(`no SDK was written: ${generator.reason}`);
await mkdir(folder, { recursive: true });
const { version } = JSON.parse(await readFile(path.join(repositoryFolder, "package.json"), "utf8"));
await copyFile(schema, path.join(folder, "schema.json"));
const targets = languages.map((language) => `${language}=${path.join(folder, language)}`);
const { status, stderr } = await runCommand(generator.executable, [schema, version, logo, ...targets]);
if (status !== 0) throw new Error(`the SDKs could not be generated:\n${stderr}`);
