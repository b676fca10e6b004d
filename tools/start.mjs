// `npm start`: the quick start. A real service, a real engine and real programs, all on this machine: one site, then a
// fleet of six. `--keep` leaves the service and the programs in place at the end, so that you can go on with them.
import path from "node:path";
import { ensureEngine } from "./engine/ensure-engine.mjs";
import { formatDuration, withProgress } from "./progress.mjs";
import { setUp } from "./set-up.mjs";
import { showFleet } from "./start/fleet-of-six.mjs";
import { showOneSite } from "./start/one-site.mjs";
import { openPrograms } from "./start/open-programs.mjs";
import { runService } from "./start/run-service.mjs";
import { configure, heading, say, showChanges } from "./start/stage.mjs";

const EXAMPLES = ["quickstart", "quickstart-fleet"];

const isKept = process.argv.includes("--keep");
const startedAt = Date.now();
const interrupted = new AbortController();
/** Steps to undo at the end, last first. */
const cleanUp = [];
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => interrupted.abort());

try {
  await tour();
} catch (error) {
  if (interrupted.signal.aborted) say("\nInterrupted; stopping everything that was started.");
  else process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = interrupted.signal.aborted ? 130 : 1;
}
if (!isKept || process.exitCode) {
  for (const undo of cleanUp.reverse()) await undo();
}

async function tour() {
  say("consentform: consent banners as code. A real service and a real `pulumi up`, all on this machine.");
  heading("Getting ready");
  await setUp();
  const engine = await ensureEngine();
  const { root, programs, remove } = await openPrograms(EXAMPLES, engine, interrupted.signal);
  cleanUp.push(remove);
  const [oneSite, fleet] = programs;
  const service = await withProgress("starting the service", () => runService(root));
  cleanUp.push(service.stop);
  say(`  service   consentform dev --memory, ready at ${service.endpoint}`);
  say(`  engine    ${engine}`);
  say("  programs  copies of examples/quickstart (one site) and examples/quickstart-fleet (six sites)");
  await configure(oneSite, service);
  await showOneSite(oneSite, service);
  await configure(fleet, service);
  await showFleet(fleet, service, path.join(oneSite.folder, "banner.yaml"));
  if (isKept) return showWhatIsKept(programs, service);
  heading("$ pulumi destroy    (in both programs)");
  for (const program of programs) await showChanges(program, service, "destroy");
  showNextSteps();
}

function showWhatIsKept(programs, { endpoint, pid, leaveRunning }) {
  leaveRunning();
  const [{ env }] = programs;
  heading(`Done in ${formatDuration(Date.now() - startedAt)}; kept, as requested`);
  const names = ["PATH", "PULUMI_HOME", "PULUMI_BACKEND_URL", "PULUMI_CONFIG_PASSPHRASE"];
  say(`The service keeps running at ${endpoint}. To stop it: kill ${pid}`);
  say("To go on with the engine and the state of this tour:\n");
  for (const name of names)
    say(`  export ${name}="${name === "PATH" ? env.PATH.replace(process.env.PATH, "$PATH") : env[name]}"`);
  for (const { folder } of programs) say(`  cd ${folder} && pulumi up`);
}

function showNextSteps() {
  heading(`Done in ${formatDuration(Date.now() - startedAt)}; nothing was left behind. Next steps:`);
  say(
    "  npm start -- --keep                                        keep the service and the programs, and edit the banner",
  );
  say("  npx consentform validate examples/quickstart/banner.yaml   validate a banner without a service");
  say("  npm test                                                   run the tests, with the real engine");
}
