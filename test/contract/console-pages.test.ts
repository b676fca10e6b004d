import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type InProcessService, startInProcessService } from "../support/in-process-service";

/** How the service serves the files of the built console. */

let service: InProcessService;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "consentform-console-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><script src=/assets/app-1a2b.js></script>");
  writeFileSync(join(folder, "assets/app-1a2b.js"), "start()");
  writeFileSync(join(folder, "secret.txt"), "not an asset");
  const hosts = { origin: "http://127.0.0.1:4071", assetUrl: "http://localhost:4071" };
  service = await startInProcessService({ settings: { ...hosts, consoleFolder: folder } });
}, 60_000);
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(["/", "/sites", "/sites/site_01/versions", "/inbox", "/developers/tokens", "/billing"])(
  "serves the console at %s, uncached, in no frame and without inline script",
  async (path) => {
    const { status, headers, body } = await service.send({ path: `/${path}` });
    expect([status, body.slice(0, 15)]).toEqual([200, "<!doctype html>"]);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect([headers.get("cache-control"), headers.get("x-content-type-options")]).toEqual(["no-store", "nosniff"]);
  },
);

test("serves assets with their type, kept for a year", async () => {
  const { status, headers, body } = await service.send({ path: "//assets/app-1a2b.js" });
  expect([status, body]).toEqual([200, "start()"]);
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test.each([
  "assets/..%2Fsecret.txt",
  "assets/%2e%2e%2fsecret.txt",
  "secret.txt",
  "assets/",
  "assets/none.js",
  "nothing",
])("does not serve /%s", async (path) => expect((await service.send({ path: `//${path}` })).slug).toBe("not-found"));

test("the host of scripts for visitors serves neither the console nor the sign-in page", async () => {
  for (const path of ["/", "/sites", "/assets/app-1a2b.js", "/sign-in?code=x"]) {
    for (const method of ["GET", "DELETE"]) {
      const response = await service.service.fetch(new Request(`http://localhost:4071${path}`, { method }));
      expect(response.status).toBe(404);
    }
  }
});

test("an installation without a console says so", async () => {
  const bare = await startInProcessService({ settings: { consoleFolder: join(folder, "none") } });
  const { status, headers, body } = await bare.send({ path: "//" });
  await bare.close();
  expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(body).toContain("has no console");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
}, 60_000);
