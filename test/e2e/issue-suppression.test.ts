import { join } from "node:path";
import type { Client } from "../../src/provider/client";
import { banner } from "../support/banners";
import { type InlineStack, inlineStack, type ProgramModules } from "../support/inline-stack";
import { type MovableService, startMovableService } from "../support/movable-service";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";
import { scriptTag } from "../support/scannable-site";
import { until } from "../support/until";
import { startWebsite, type Website } from "../support/website";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { declaredNames } from "./state-resource";

/**
 * A suppression from the scan that finds its issue to the destroy that lifts it: real pages, real scans, real engine.
 */

const dayMs = 24 * 3_600_000;
/**
 * The end that the program declares first, how far the clock moves past it and past the 90 days of the default, and an
 * end after that.
 */
const days = { first: 30, clockOffset: 100, second: 120 };

let website: Website;
let service: MovableService;
beforeAll(async () => {
  website = await startWebsite();
  service = await startMovableService({
    isLocalAllowed: true,
    args: ["--local-port", String(website.port), "--browser", "none"],
    workspaces: ["example"],
  });
});
afterAll(async () => {
  await service?.remove();
  await website?.close();
});

/** Pages of a site: one that stores something before consent, and one that does not. */
const bad = (siteId: string) => ({
  "/": { html: `<head>${scriptTag(siteId)}</head>`, headers: { "set-cookie": "_ga=1; Max-Age=100; Secure" } },
});
const good = (siteId: string) => ({ "/": `<head>${scriptTag(siteId)}</head>` });

/** Publishes a banner to the preview of a site, and gives it a host of the website. */
async function makeScannable(client: Client, siteId: string, host: string): Promise<void> {
  const path = { id: siteId };
  await client.call("createDomain", { path, body: { host, environment: "preview" } });
  await client.call("putConfigDraft", { path, body: { document: banner() } });
  await client.call("publishVersion", { path, body: { environment: "preview" } });
}

async function scan(client: Client, siteId: string): Promise<void> {
  const { data: queued } = await client.call("queueScan", { path: { id: siteId }, body: { environment: "preview" } });
  const statusNow = async () => (await client.call("getScan", { path: { id: queued.id } })).data;
  await until(async () => ["completed", "failed"].includes((await statusNow()).status));
  expect(await statusNow()).toMatchObject({ status: "completed", engine: "static" });
}

/** The issue about the page's cookie. */
async function issueOf(client: Client, siteId: string) {
  const query = { rule_id: ["pre-consent-storage" as const] };
  const { data } = (await client.call("listIssues", { path: { id: siteId }, query })).data;
  expect(data).toHaveLength(1);
  if (data[0] === undefined) throw new Error("no scan found the cookie");
  return data[0];
}

interface Args {
  readonly siteId: string;
  readonly fingerprint: string;
  readonly reason: "accepted_risk" | "handled_elsewhere" | "not_applicable";
  readonly expiresAt?: string;
}

const comment = "Known and harmless.";

function suppression({ consentform }: ProgramModules, { siteId, ...declared }: Args): Record<string, unknown> {
  const { id, severity, ruleId } = new consentform.IssueSuppression("accepted", {
    site: siteId,
    environment: "preview",
    comment: "Known and harmless.",
    ...declared,
  });
  return { id, severity, ruleId };
}

const inDays = (count: number) => new Date(Date.now() + count * dayMs).toISOString();
const during = <Result>(action: () => Promise<Result>) => operationsDuring(service.process(), action);

/** Its tests follow each other on one stack. */
describe("an issue that a scan found", () => {
  let client: Client;
  let siteId: string;
  let args: Args;
  let stack: InlineStack<Args>;
  beforeAll(async () => {
    client = service.client();
    siteId = (await client.call("createSite", { body: { name: "Shop" } })).data.id;
    await makeScannable(client, siteId, "shop.localhost");
    website.pages = bad(siteId);
    await scan(client, siteId);
    const { fingerprint } = await issueOf(client, siteId);
    args = { siteId, fingerprint, reason: "accepted_risk", expiresAt: inDays(days.first) };
    stack = inlineStack(suppression, {
      config: {
        "consentform:endpoint": { value: service.endpoint },
        "consentform:token": { value: service.token, secret: true },
      },
    });
  });
  afterAll(() => stack?.remove());

  const issue = () => issueOf(client, siteId);
  /** That state and service agree: nothing to do for the program, nothing to see for a refresh. */
  async function expectSettled(): Promise<void> {
    const again = await during(() => stack.preview(args, { expectNoChanges: true }));
    expect(succeeded(again.run)).toMatchObject({ changes: { same: 1 } });
    expect(again.operations).toEqual([]);
    const refreshed = await during(() => stack.refresh(args, { expectNoChanges: true }));
    expect(succeeded(refreshed.run)).toMatchObject({ changes: { refresh: 1 } });
    expect(refreshed.operations).toEqual(["listSites"]);
  }
  /** A refresh finds no suppression, and the next deployment creates it again. */
  async function expectGone(): Promise<void> {
    expect(await issue()).toMatchObject({ status: "open", suppression: null });
    expect(declaredNames(succeeded(await stack.refresh(args)).state)).toEqual([]);
    expect(succeeded(await stack.preview(args))).toMatchObject({ changes: { create: 1 } });
  }

  test("is suppressed when its fingerprint is known, and stays so through scans", async () => {
    const unknown = await stack.up({ ...args, fingerprint: "f".repeat(64) });
    expect(unknown.exitCode).not.toBe(0);
    expect(outputOf(unknown)).toMatch(
      new RegExp(
        `fingerprint: preview of the site has no issue with it. .*${args.fingerprint} \\(pre-consent-storage, _ga\\)`,
      ),
    );

    const planned = await during(() => stack.preview(args));
    expect(succeeded(planned.run)).toMatchObject({ changes: { create: 1 } });
    expect(planned.operations).toEqual([]);
    const first = await during(() => stack.up(args));
    expect(succeeded(first.run)).toMatchObject({
      changes: { create: 1 },
      outputs: { severity: "error", ruleId: "pre-consent-storage" },
    });
    expect(first.operations).toEqual(["listIssues", "suppressIssue"]);
    const because = { reason: args.reason, comment, expires_at: args.expiresAt };
    expect(await issue()).toMatchObject({ status: "suppressed", suppression: because });
    await expectSettled();

    // Seen again, gone from the page and back: the same issue, and the decision about it holds.
    const { id } = await issue();
    await scan(client, siteId);
    expect(await issue()).toMatchObject({ id, status: "suppressed", suppression: because });
    website.pages = good(siteId);
    await scan(client, siteId);
    expect(await issue()).toMatchObject({ id, status: "resolved", suppression: because });
    await expectSettled();
    website.pages = bad(siteId);
    await scan(client, siteId);
    expect(await issue()).toMatchObject({ id, status: "suppressed", suppression: because });
  });

  test("is suppressed as declared, and someone else's decision is drift", async () => {
    const { id } = await issue();
    const expires_at = args.expiresAt;
    args = { ...args, reason: "handled_elsewhere" };
    const shown = succeeded(await stack.preview(args));
    expect(shown).toMatchObject({ changes: { update: 1 } });
    expect(shown.steps.find(({ op }) => op === "update")?.changedPaths).toEqual(["reason"]);
    const changed = await during(() => stack.up(args));
    expect(succeeded(changed.run)).toMatchObject({ changes: { update: 1 } });
    expect(changed.operations).toEqual(["suppressIssue"]);
    expect(await issue()).toMatchObject({ id, suppression: { reason: "handled_elsewhere", comment, expires_at } });

    // An end that the program no longer declares stays what it is.
    const { expiresAt: _end, ...undated } = args;
    args = undated;
    succeeded(await stack.up(args));
    expect(await issue()).toMatchObject({ suppression: { expires_at } });

    // Someone else decides otherwise, then lifts it: both are seen by a refresh, and only by it.
    const path = { id };
    await client.call("suppressIssue", { path, body: { reason: "not_applicable", comment } });
    succeeded(await stack.refresh(args));
    const drifted = succeeded(await stack.preview(args));
    expect(drifted.steps.find(({ op }) => op === "update")?.changedPaths).toEqual(["reason"]);
    succeeded(await stack.up(args));
    expect(await issue()).toMatchObject({ suppression: { reason: "handled_elsewhere" } });
    await client.call("unsuppressIssue", { path });
    expect(succeeded(await stack.preview(args, { expectNoChanges: true }))).toMatchObject({ changes: { same: 1 } });
    await expectGone();
    succeeded(await stack.up(args));
    expect(await issue()).toMatchObject({ id, status: "suppressed" });
  });

  test("is open again when the suppression has ended, and after a destroy", async () => {
    const { id } = await issue();
    await service.restart({ clockOffsetS: (days.clockOffset * dayMs) / 1000 });
    client = service.client();
    await expectGone();
    const late = await stack.up({ ...args, expiresAt: inDays(days.first) });
    expect(late.exitCode).not.toBe(0);
    expect(outputOf(late)).toMatch(/expiresAt: .*has passed/);
    args = { ...args, expiresAt: inDays(days.second) };
    expect(succeeded(await stack.up(args))).toMatchObject({ changes: { create: 1 } });
    expect(await issue()).toMatchObject({ id, status: "suppressed", suppression: { expires_at: args.expiresAt } });

    const destroyed = await during(() => stack.destroy(args));
    expect(succeeded(destroyed.run)).toMatchObject({ changes: { delete: 1 } });
    expect(destroyed.operations).toEqual(["unsuppressIssue"]);
    expect(await issue()).toMatchObject({ id, status: "open", suppression: null });
  });
});

let example: PulumiStack | undefined;
afterAll(() => example?.remove());

test("the example suppresses an issue by configuration once a scan found it", async () => {
  const { endpoint } = service;
  const token = service.tokens.example ?? "";
  example = await createPulumiStack({
    program: join(repositoryFolder, "examples/issue-suppression"),
    config: { "consentform:endpoint": endpoint },
    secretConfig: { "consentform:token": token },
  });
  const stack = example;
  expect(succeeded(await stack.up())).toMatchObject({ changes: { create: 1 } });
  const siteId = String((await stack.outputs()).siteId);
  const client = service.client(token);
  await makeScannable(client, siteId, "example.localhost");
  website.pages = bad(siteId);
  await scan(client, siteId);
  const { fingerprint } = await issueOf(client, siteId);

  succeeded(await stack.run("config", "set", "--path", `acceptedIssues.${fingerprint}`, comment));
  const accepted = await stack.up();
  expect(succeeded(accepted)).toMatchObject({ changes: { create: 1, same: 1 } });
  expect(accepted.diagnostics.filter(({ severity }) => severity === "warning")).toEqual([]);
  const suppressed = await issueOf(client, siteId);
  expect(suppressed).toMatchObject({ status: "suppressed", suppression: { reason: "accepted_risk", comment } });
  expect(
    Date.parse(String(suppressed.suppression?.expires_at)) - Date.parse(String(suppressed.suppression?.suppressed_at)),
  ).toBe(90 * dayMs);
  const second = await during(() => stack.up("--expect-no-changes"));
  succeeded(second.run);
  expect(second.operations).toEqual([]);
  succeeded(await stack.refresh("--expect-no-changes"));
  const destroyed = await during(() => stack.destroy());
  succeeded(destroyed.run);
  expect(destroyed.operations).toContain("deleteSite");
});
