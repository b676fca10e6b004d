import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { repositoryFolder } from "../../support/repository-folder";

/** The endpoints of docs/guides/safari-cookies.md, run as documented. Express calls the same listener as node:http. */

const guide = readFileSync(join(repositoryFolder, "docs/guides/safari-cookies.md"), "utf8");
const name = "cf_consent_3q8m4n5p";

/** The export of a section's module. */
function exportOf<Value>(section: string): Value {
  const [, code = ""] = new RegExp(`^## ${section}\\n\\n\`\`\`js\\n([^]*?)\`\`\``, "m").exec(guide) ?? [];
  // Jest imports no module from text.
  return new Function(code.replace(/^export (?:default )?/m, "return "))() as Value;
}

/** The value of Set-Cookie in the response to a request with these cookies; null without the header. */
type Endpoint = (cookie: string) => Promise<string | null>;

async function throughExpress(cookie: string): Promise<string | null> {
  const server = createServer(exportOf<RequestListener>("Express"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/consent-cookie`, { method: "POST", headers: { cookie } });
  server.closeAllConnections();
  server.close();
  expect(response.status).toBe(204);
  return response.headers.get("set-cookie");
}

async function throughWorker(cookie: string): Promise<string | null> {
  const worker = exportOf<{ fetch(request: Request): Response }>("Cloudflare Worker");
  const request = new Request("https://www.example.com/consent-cookie", { method: "POST", headers: { cookie } });
  const response = worker.fetch(request);
  expect(response.status).toBe(204);
  return response.headers.get("set-cookie");
}

test.each<[string, Endpoint]>([
  ["Express", throughExpress],
  ["Cloudflare Worker", throughWorker],
])("the %s endpoint sends back the stored choice, and nothing else", async (_what, endpoint) => {
  const choice = "1.3.opt_out+gpc.us-opt-out.t0abcd.t9abcd.functional~analytics.stats.0123456789abcdef0123456789abcdef";
  const kept = `${name}=${choice}; Max-Age=34560000; Path=/; Secure; SameSite=Lax`;
  expect(await endpoint(`first=1; ${name}=${choice}; last=2`)).toBe(kept);
  // The script's own cookie is older than that of an earlier response, and so comes first.
  expect(await endpoint(`${name}=${choice}; ${name}=1.0.opt_in.-.1.2.all..-`)).toBe(kept);
  for (const other of ["", "first=1", `x${name}=${choice}`, `${name}=`, `${name}=a<b`, `${name}=${"a".repeat(1001)}`]) {
    expect([other, await endpoint(other)]).toEqual([other, null]);
  }
});
