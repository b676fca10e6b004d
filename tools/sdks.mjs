// `node tools/sdks.mjs FOLDER [LANGUAGE …]`: writes the SDKs of the native Pulumi plugin, each to a folder named after
// its language. Without a language, it writes all of them. There is none for Java: Pulumi's generator for Java is part
// of pulumi-language-java, which Go's module proxy does not serve. Users of Java run `pulumi package add`.
import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { ensureGoTool } from "./engine/go-tools.mjs";
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

const [folder = "", ...wanted] = process.argv.slice(2);
const languages = wanted.length > 0 ? wanted : ["dotnet", "go", "java", "nodejs", "python"];
const schema = path.join(repositoryFolder, "schema/pulumi.json");
const logo = path.join(repositoryFolder, "docs/public/icon.png");
const generator = await ensureGoTool("pulumi-sdk");
if ("reason" in generator) throw new Error(`No SDK was written: ${generator.reason}`);
await mkdir(folder, { recursive: true });
const { version } = JSON.parse(await readFile(path.join(repositoryFolder, "package.json"), "utf8"));
await copyFile(schema, path.join(folder, "schema.json"));
const targets = languages.map((language) => `${language}=${path.join(folder, language)}`);
const { status, stderr } = await runCommand(generator.executable, [schema, version, logo, ...targets]);
if (status !== 0) throw new Error(`The SDKs could not be generated:\n${stderr}`);
