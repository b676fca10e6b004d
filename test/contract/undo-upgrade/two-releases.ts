import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { ulid } from "../../../src/service/runtime/ulid";
import { banner } from "../../support/banners";
import { accepted } from "../../support/consents";
import { type DevService, startDevService } from "../../support/dev-service";
import { repositoryFolder } from "../../support/repository-folder";
import { commandLineFile } from "../../support/spawned-service";

/** The last commit before releases had ranges. */
const FORMER_COMMIT = "11486568";

/** The command line of that commit, which looks at ranges by the patch beside this file. */
export function formerCommandLine(): string {
  const tool = join(repositoryFolder, "tools/former-build.mjs");
  const printed = execFileSync(process.execPath, [tool, FORMER_COMMIT, join(__dirname, "range.patch")], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const found = JSON.parse(printed) as { file: string } | { reason: string };
  if ("reason" in found) throw new Error(found.reason);
  return found.file;
}

/** Starts the built command line of a release. */
export type StartRelease = (file?: string, deploymentKeys?: string) => Promise<DevService>;

/** Starts releases on one database. */
export function releasesOn(place: { url: string } | { folder: string }, deploymentKey: string): StartRelease {
  return (file = commandLineFile, deploymentKeys = deploymentKey) =>
    startDevService({
      command: [process.execPath, file],
      args: ["--trusted-proxy", "127.0.0.0/8"],
      ...("folder" in place
        ? { dataFolder: place.folder }
        : { env: { DATABASE_URL: place.url, CONSENTFORM_DEPLOYMENT_KEY: deploymentKeys } }),
    });
}

/** Calls an operation with the token of a service. @returns the answer, also a refusal */
// biome-ignore lint/suspicious/noExplicitAny: a wrong path fails the test
export async function call({ endpoint, token }: DevService, method: string, path: string, body?: object): Promise<any> {
  const response = await fetch(`${endpoint}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, ...(text === "" ? {} : JSON.parse(text)) };
}

/** Creates a site that is live, with a host. @returns its id */
export async function liveSite(service: DevService, host: string): Promise<string> {
  const made = async (method: string, path: string, body: object) => {
    const answer = await call(service, method, path, body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer));
    return answer;
  };
  const { id } = await made("POST", "/sites", { name: host, settings: { promotion_gate: { mode: "off" } } });
  await made("PUT", `/sites/${id}/config/draft`, { document: banner() });
  await made("POST", `/sites/${id}/versions`, {});
  await made("POST", `/sites/${id}/versions/1/promote`, {});
  await made("POST", `/sites/${id}/domains`, { host });
  return id;
}

/** Sends a choice, as a page on the site's host does. @returns the record's id */
export async function choose({ endpoint }: DevService, site: string, host: string, visitor = 1): Promise<string> {
  const now = new Date();
  const response = await fetch(`${endpoint}/s/${site}/production/consents`, {
    method: "POST",
    headers: {
      origin: `https://${host}`,
      "content-type": "text/plain",
      "x-forwarded-for": `10.0.${visitor >> 8}.${visitor & 255}`,
    },
    body: JSON.stringify({
      id: ulid(now, crypto.getRandomValues(new Uint8Array(10))).toUpperCase(),
      given_at: now.toISOString(),
      event: "given",
      method: "banner",
      decisions: accepted,
      language: "en",
      version_number: 1,
    }),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

/** The ids of all records of a site. */
export async function recordsOf(service: DevService, site: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = ""; ; ) {
    const page = await call(service, "GET", `/sites/${site}/consents?limit=100${cursor}`);
    if (page.status !== 200) throw new Error(JSON.stringify(page));
    ids.push(...page.data.map(({ id }: { id: string }) => id));
    if (page.next_cursor === null) return ids;
    cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
}

/** Opens a sign-in link in a browser and presses its button. @returns the status, and the session's cookie */
export async function signIn({ endpoint }: DevService, link: string): Promise<{ status: number; cookie: string }> {
  const url = `${endpoint}${new URL(link).pathname}${new URL(link).search}`;
  const cookies = (response: Response) =>
    response.headers
      .getSetCookie()
      .filter((header) => !header.includes("Max-Age=0"))
      .map((header) => header.split(";")[0])
      .join("; ");
  const page = await fetch(url);
  const fields = [...(await page.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)];
  const done = await fetch(`${endpoint}/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: cookies(page), origin: endpoint, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields.map(([, name = "", value = ""]): [string, string] => [name, value])).toString(),
  });
  return { status: done.status, cookie: cookies(done) };
}
