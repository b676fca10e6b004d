import { formatDuration } from "../progress.mjs";

/** Prints one line of the tour. */
export const say = (text = "") => process.stdout.write(`${text}\n`);

/** Prints a heading, bold on a terminal. */
export const heading = (text) => say(`\n${process.stdout.isTTY ? `\x1b[1m${text}\x1b[0m` : text}`);

/**
 * Creates the stack `dev` of a program and configures the service's address and token.
 *
 * @param {import("./open-programs.mjs").Program} program
 * @param {{ endpoint: string, token: string }} service
 */
export async function configure({ pulumi }, { endpoint, token }) {
  await pulumi(["stack", "init", "dev"]);
  await pulumi(["config", "set", "consentform:endpoint", endpoint]);
  // Through standard input: every user of the machine can read arguments.
  await pulumi(["config", "set", "--secret", "consentform:token"], { input: token });
}

/**
 * Deploys without the engine's full output, and prints what changed, the number of requests and the time.
 *
 * @param {import("./open-programs.mjs").Program} program
 * @param {{ countRequests: () => Promise<number> }} service
 * @param {"up" | "destroy"} command
 */
export async function showChanges({ pulumi }, { countRequests }, command = "up") {
  const [requestsBefore, from] = [await countRequests(), Date.now()];
  const output = await pulumi([command, "--yes", "--skip-preview"]);
  const summary = /^Resources:\n((?: +.+\n)+)/m.exec(output)?.[1] ?? "";
  const changes = summary
    .split("\n")
    // "3 changes. 3 unchanged" repeats the counts of the lines before it.
    .map((line) => line.trim().replace(/^\d+ changes?\. /, ""))
    .filter(Boolean);
  const requests = (await countRequests()) - requestsBefore;
  say(`  ${changes.join(", ")}; ${requestCount(requests)}, ${formatDuration(Date.now() - from)}`);
}

/** @param {number} requests */
export function requestCount(requests) {
  return `${requests} request${requests === 1 ? "" : "s"} to the service`;
}

/**
 * The configuration that a site serves to visitors in production.
 *
 * @param {string} endpoint
 * @param {string} siteId
 * @returns {Promise<{ number: number, title: string }>} version number, and the banner's title in the default language
 */
export async function servedInProduction(endpoint, siteId) {
  const answer = await fetch(`${new URL(endpoint).origin}/s/${siteId}/production/config.json`);
  if (!answer.ok) throw new Error(`Production serves nothing: ${answer.url} answered ${answer.status}`);
  const { number, document } = /** @type {any} */ (await answer.json());
  return { number, title: document.texts[document.languages.default].banner.title };
}
