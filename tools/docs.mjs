// `npm run docs` builds the documentation as a website in .site; `npm run docs:dev` serves it and follows changes.
// VitePress is installed outside the repository, because nothing else needs it.
import path from "node:path";
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

const command = process.argv[2] ?? "build";
const { stdout } = await runCommand(
  process.execPath,
  [path.join(repositoryFolder, "tools/npm-tool.mjs"), "vitepress"],
  {
    onLine: (line) => line.startsWith("{") || process.stderr.write(`${line}\n`),
  },
);
/** @type {{ file: string } | { reason: string }} */
const tool = JSON.parse(stdout);
if ("reason" in tool) throw new Error(tool.reason);
const { status } = await runCommand(process.execPath, [tool.file, command, "docs", ...process.argv.slice(3)], {
  cwd: repositoryFolder,
  isShown: true,
});
process.exitCode = status;
