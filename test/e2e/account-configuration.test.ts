import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import type { Scope } from "../../src/consent/contract";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";
import { userErrors } from "../support/user-errors";
import { succeeded } from "./output-of";
import { type Place, workbench } from "./workbench";

const bench = workbench(13);

const bannerFile = join(repositoryFolder, "examples/quickstart/banner.yaml");

const site = `
const { Site } = require("consentform");
new Site("shop", { deletionProtection: false });
`;

const threeSites = `
const { Site } = require("consentform");
for (const name of ["a", "b", "c"]) new Site(name, { retention: 400, deletionProtection: false });
`;

let stack: PulumiStack;
afterEach(() => stack?.remove());

/** A stack with exactly this configuration. */
async function configured(
  { endpoint, token }: { endpoint?: string; token?: string },
  program = site,
): Promise<PulumiStack> {
  stack = await createPulumiStack({
    program: { "index.js": program },
    ...(endpoint === undefined ? {} : { config: { "consentform:endpoint": endpoint } }),
    ...(token === undefined ? {} : { secretConfig: { "consentform:token": token } }),
  });
  return stack;
}

/** Runs `up`, which must fail with one error. @returns its text */
async function refusalOf(one: PulumiStack): Promise<string> {
  const run = await one.up();
  expect(run.exitCode).not.toBe(0);
  const errors = userErrors(run);
  expect(errors).toHaveLength(1);
  return errors[0] ?? "";
}

/** A token made by the place's own, with what a test wants. */
async function tokenIn({ own }: Place, body: { scopes: Scope[]; site_id?: string }): Promise<string> {
  const { data } = await own.call("createToken", { body: { name: "made for a test", ...body } });
  if (data.secret === null) throw new Error("a new token came without its secret");
  return data.secret;
}

describe("missing or malformed configuration fails before any request", () => {
  const requests = () => bench.service.accessLog().length;

  test("a missing token fails and names its setting", async () => {
    const before = requests();
    const text = await refusalOf(await configured({ endpoint: bench.service.endpoint }));
    expect(text).toContain("pulumi config set --secret consentform:token");
    expect(text).toContain("CONSENTFORM_TOKEN");
    expect(requests()).toBe(before);
  });

  test("a missing endpoint fails and names its setting", async () => {
    const one = await configured({ token: bench.place().token });
    expect((await one.preview()).stdout).toMatch(/warning: No endpoint is configured, so `pulumi up` would fail/);
    const text = await refusalOf(one);
    expect(text).toContain("pulumi config set consentform:endpoint");
    expect(text).toContain("CONSENTFORM_ENDPOINT");
  });

  // Every refusal of an endpoint: test/unit/provider/client/endpoint.test.ts.
  test("an endpoint with a password is refused without repeating it", async () => {
    const endpoint = "https://user:planted-password@consent.example";
    const text = await refusalOf(await configured({ endpoint, token: "planted-token" }));
    expect(text).toContain("consentform:endpoint");
    expect(text).toContain("remove them");
    expect(text).not.toContain("planted");
  });

  test("a limit that is not a number is refused in the preview", async () => {
    const one = await configured({ endpoint: bench.service.endpoint, token: bench.place().token });
    await one.run("config", "set", "consentform:maxRequestsPerMinute", "plenty");
    const run = await one.preview();
    expect(run.exitCode).not.toBe(0);
    expect(userErrors(run)).toEqual([
      expect.stringMatching(/consentform:maxRequestsPerMinute.*"plenty".*whole number/),
    ]);
  });
});

describe("an address at which no service answers is named, with what to check", () => {
  test("an endpoint where nothing listens is reported", async () => {
    const port = await closedPort();
    const text = await refusalOf(
      await configured({ endpoint: `http://127.0.0.1:${port}`, token: bench.place().token }),
    );
    expect(text).toContain(`127.0.0.1:${port}`);
    expect(text).toMatch(/check that the service runs/);
  });

  test("something else answers there", async () => {
    const text = await refusalOf(
      await configured({ endpoint: `${bench.service.endpoint}/elsewhere`, token: bench.place().token }),
    );
    expect(text).toContain("pulumi config set consentform:endpoint");
  });
});

describe("a token that the service refuses", () => {
  test("an unknown token: the key to set is named, the token is not", async () => {
    const text = await refusalOf(
      await configured({ endpoint: bench.service.endpoint, token: "cst_planted-unknown-token" }),
    );
    expect(text).toContain("consentform:token");
    expect(text).not.toContain("planted");
  });

  test("an unknown token is spelled out once for all resources, in every operation", async () => {
    const one = await configured({ endpoint: bench.service.endpoint, token: bench.place().token }, threeSites);
    succeeded(await one.up());
    await one.run("config", "set", "--secret", "consentform:token", "cst_planted-unknown-token");
    one.write("index.js", threeSites.replaceAll("retention: 400", "retention: 500"));
    for (const run of [await one.up(), await one.refresh("--run-program"), await one.destroy("--run-program")]) {
      expect(run.exitCode).not.toBe(0);
      const errors = new Set(userErrors(run));
      expect([...errors].filter((text) => text.includes("pulumi config set --secret"))).toHaveLength(1);
      expect([...errors].filter((text) => text.includes("see the error of another resource"))).toHaveLength(1);
      // The host of dynamic providers prints a line for each error, too: it must not repeat the text.
      const ofHost = run.diagnostics.filter(({ severity }) => severity === "info#err").map(({ message }) => message);
      expect(ofHost.filter((text) => !/^Site [abc]: failed; see its own error message$/.test(text.trim()))).toEqual([]);
    }
  });

  test("a token bound to another site cannot create one", async () => {
    const place = bench.place();
    const { data: other } = await place.own.call("createSite", { body: { name: "other" } });
    const token = await tokenIn(place, { scopes: ["sites:read", "sites:write"], site_id: other.id });
    const text = await refusalOf(await configured({ endpoint: bench.service.endpoint, token }));
    expect(text).toMatch(/bound/);
    expect(text).toContain(other.id);
  });

  test("missing scopes are all named at once, not one a run", async () => {
    const place = bench.place();
    const one = await configured({ endpoint: bench.service.endpoint, token: place.token });
    expect(await one.up()).toMatchObject({ exitCode: 0 });

    const weak = await tokenIn(place, { scopes: ["sites:read", "sites:write", "banner:read"] });
    await one.run("config", "set", "--secret", "consentform:token", weak);
    one.write(
      "index.js",
      `${site.replace("new Site", "const shop = new Site")}
const { ConfigDraft, ScanSchedule, readBanner } = require("consentform");
new ConfigDraft("draft", { site: shop, document: readBanner(${JSON.stringify(bannerFile)}) });
new ScanSchedule("scans", { site: shop, hour: 4 });
`,
    );
    const run = await one.up();
    expect(run.exitCode).not.toBe(0);
    const errors = userErrors(run);
    expect(errors.length).toBeGreaterThan(0);
    for (const text of errors) {
      expect(text).toContain("banner:write");
      expect(text).toContain("scans:run");
      expect(text).toMatch(/ConfigDraft, ScanSchedule/);
    }
  });
});

/** A port of loopback at which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
