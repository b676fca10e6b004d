import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testInBrowser } from "../support/browser";
import { startIssuer } from "../support/issuer";
import { repositoryFolder } from "../support/repository-folder";
import { runCommandLine, startServe } from "../support/serve-process";
import { signInAt } from "../support/sso-laboratory";
import { startBrowser } from "../support/start-browser";

/** docs/guides/run-for-a-team.md, with the file of the page, and addresses of this machine. */

const folder = mkdtempSync(join(tmpdir(), "consentform-team-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

testInBrowser(
  "the guide leads from an empty folder to a signed-in publisher",
  async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const issuer = await startIssuer({ origin });
    await issuer.know({
      "1": { name: "Carla", groups: ["consent-legal"], email: "carla@example.com", email_verified: true },
    });
    const guide = readFileSync(join(repositoryFolder, "docs/guides/run-for-a-team.md"), "utf8");
    const [, file = ""] = /```yaml\n# sso\.yaml\n(.*?)```/s.exec(guide) ?? [];
    const { issuer: address, clientId, clientSecret } = issuer.settings;
    const own = file
      .replace(/^issuer: .*$/m, `issuer: ${address}`)
      .replace(/^client_id: .*$/m, `client_id: ${clientId}`);
    writeFileSync(join(folder, "sso.yaml"), `${own}private_issuer: true\n`);
    writeFileSync(join(folder, "client-secret"), `${clientSecret}\n`);
    const data = join(folder, "data");
    const serve = await startServe([
      ...["--data", data, "--port", String(port), "--public-url", origin, "--asset-url", `http://localhost:${port}`],
      ...["--trusted-proxy", "127.0.0.1", "--sso", join(folder, "sso.yaml")],
    ]);
    const browser = await startBrowser();
    const page = await browser?.newPage();
    if (page === undefined) throw new Error("There is no browser.");
    await signInAt(page, origin, "1");
    await page.waitForFunction(`document.querySelector("header")?.innerText.includes("Carla, publisher, default")`);
    const list = await runCommandLine(["users", "list", "--data", data]);
    expect(list.stdout).toMatch(/^default {2}Carla {2}usr_\w+ {2}publisher .* 1 session\n$/);
    const link = await runCommandLine(["users", "link", "--name", "emergency", "--data", data]);
    expect([link.status, link.stdout.startsWith(`${origin}/sign-in?code=`)]).toEqual([0, true]);
    const [, id = ""] = /(usr_\w+)/.exec(list.stdout) ?? [];
    const removed = await runCommandLine(["users", "remove", "--id", id, "--data", data]);
    expect([removed.status, removed.stdout]).toEqual([0, `Removed Carla (${id}) from workspace default.\n`]);
    expect(serve.output()).toContain(`There are no users. People sign in at ${origin} through ${address}`);
    expect(serve.output()).not.toContain(clientSecret);
    await browser?.close();
    await serve.end("SIGTERM");
    await issuer.stop();
  },
  120_000,
);
