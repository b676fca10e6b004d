// `npm start`: the quick start. A real service, a real engine and a real program, all on this machine, with what happens
// and why. `--keep` leaves service, site and program as they are at the end, to go on with.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ensureEngine } from "./engine/ensure-engine.mjs";
import { formatDuration, withProgress } from "./progress.mjs";
import { setUp } from "./set-up.mjs";
import { openProgram } from "./start/open-program.mjs";
import { runService } from "./start/run-service.mjs";

const EXAMPLE = "examples/quickstart";
const BANNER_FILE = "banner.yaml";
/** The line that the tour edits: the first title of the banner document, which is the English heading. */
const TITLE_LINE = /^( *title: )(.+)$/m;
const NEW_TITLE = "Your privacy, your choice";

const isKept = process.argv.includes("--keep");
const startedAt = Date.now();
const interrupted = new AbortController();
/** What to undo at the end, last first. */
const cleanUp = [];
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => interrupted.abort());

const say = (text = "") => process.stdout.write(`${text}\n`);
const heading = (text) => say(`\n${process.stdout.isTTY ? `\x1b[1m${text}\x1b[0m` : text}`);

try {
  await tour();
} catch (error) {
  if (interrupted.signal.aborted) say("\nInterrupted; what was started is being ended.");
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
  const program = await openProgram(EXAMPLE, engine, interrupted.signal);
  cleanUp.push(program.remove);
  const service = await withProgress("starting the service", () => runService(program.root));
  cleanUp.push(service.stop);
  say(`  service   consentform dev --memory, ready at ${service.endpoint}`);
  say(`  engine    ${engine}`);
  say(`  program   a copy of ${EXAMPLE}: one site, one domain, one banner, published and promoted`);
  await configure(program.pulumi, service);
  await deploy(program, service);
  await editAndRevert(program, service);
  if (isKept) return sayWhatIsKept(program, service);
  await destroy(program, service);
  sayWhatNext();
}

async function configure(pulumi, { endpoint, token }) {
  await pulumi(["stack", "init", "dev"]);
  await pulumi(["config", "set", "consentform:endpoint", endpoint]);
  // Through standard input: an argument could be read by every user of the machine.
  await pulumi(["config", "set", "--secret", "consentform:token"], { input: token });
}

async function deploy(program, service) {
  heading("$ pulumi preview");
  say("What would be created. The banner's legal rules are checked here already, without asking the service.\n");
  await program.pulumi(["preview"], { isShown: true });
  say(`\n  ${countOf(await service.countRequests())}`);

  heading("$ pulumi up");
  await sayWhatChanged(program, service);
  await sayWhatIsServed(program, service);

  heading("$ pulumi up    (again, nothing changed)");
  await sayWhatChanged(program, service);
}

async function editAndRevert(program, service) {
  const file = path.join(program.folder, BANNER_FILE);
  const original = await readFile(file, "utf8");
  await writeFile(file, original.replace(TITLE_LINE, `$1${NEW_TITLE}`));
  heading("$ pulumi preview --diff    (after one text of banner.yaml was edited)");
  say("The leaf that changed; a new version, because the document's digest changed; production moving to it.\n");
  await program.pulumi(["preview", "--diff"], { isShown: true });

  heading("$ pulumi up");
  await sayWhatChanged(program, service);
  await sayWhatIsServed(program, service);

  await writeFile(file, original);
  heading("$ git revert, then pulumi up    (the edit is taken back)");
  await sayWhatChanged(program, service);
  await sayWhatIsServed(program, service);
}

async function destroy(program, service) {
  heading("$ pulumi destroy");
  await sayWhatChanged(program, service, "destroy");
}

/** Deploys without showing the engine's whole output, and says what it did and what that cost. */
async function sayWhatChanged({ pulumi }, { countRequests }, command = "up") {
  const [requestsBefore, from] = [await countRequests(), Date.now()];
  const output = await pulumi([command, "--yes", "--skip-preview"]);
  const summary = /^Resources:\n((?: +.+\n)+)/m.exec(output)?.[1] ?? "";
  const changes = summary
    .split("\n")
    // "3 changes. 3 unchanged" repeats what the lines before it counted.
    .map((line) => line.trim().replace(/^\d+ changes?\. /, ""))
    .filter(Boolean);
  const requests = (await countRequests()) - requestsBefore;
  say(`  ${changes.join(", ")}; ${countOf(requests)}, ${formatDuration(Date.now() - from)}`);
}

/** @param {number} requests */
function countOf(requests) {
  return `${requests} request${requests === 1 ? "" : "s"} to the service`;
}

/** Asks the delivery, as a visitor's browser does. */
async function sayWhatIsServed({ pulumi }, { endpoint }) {
  const siteId = (await pulumi(["stack", "output", "siteId"])).trim();
  const answer = await fetch(`${new URL(endpoint).origin}/s/${siteId}/production/config.json`);
  if (!answer.ok) throw new Error(`Production serves nothing: ${answer.url} answered ${answer.status}`);
  const { number, document } = /** @type {any} */ (await answer.json());
  say(`  production serves version ${number}: "${document.texts[document.languages.default].banner.title}"`);
}

function sayWhatIsKept({ folder, env }, { endpoint, pid, leaveRunning }) {
  leaveRunning();
  heading(`Done in ${formatDuration(Date.now() - startedAt)}; kept, as asked`);
  const names = ["PATH", "PULUMI_HOME", "PULUMI_BACKEND_URL", "PULUMI_CONFIG_PASSPHRASE"];
  say(`The service runs on at ${endpoint} until you end it: kill ${pid}`);
  say("Go on in the program's folder, with the engine and the state of this tour:\n");
  say(`  cd ${folder}`);
  for (const name of names)
    say(`  export ${name}="${name === "PATH" ? env.PATH.replace(process.env.PATH, "$PATH") : env[name]}"`);
  say("  pulumi up");
}

function sayWhatNext() {
  heading(`Done in ${formatDuration(Date.now() - startedAt)}; nothing was left behind. What to try next:`);
  say(
    "  npm start -- --keep                                      keep service and program, and edit the banner yourself",
  );
  say("  npx consentform validate examples/quickstart/banner.yaml judge a banner without any service");
  say("  npm test                                                 everything, with the real engine");
}
