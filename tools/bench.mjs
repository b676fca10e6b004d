// `npm run bench`: sets up what the measurements need, then measures; arguments name single groups (bench/main.ts).
import { ensureEngine } from "./engine/ensure-engine.mjs";
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";
import { setUp } from "./set-up.mjs";

await setUp();
await ensureEngine();
const args = [
  "--conditions=consentform-source",
  "--require",
  "@swc-node/register",
  "bench/main.ts",
  ...process.argv.slice(2),
];
const { status } = await runCommand(process.execPath, args, { cwd: repositoryFolder, isShown: true });
process.exitCode = status;
