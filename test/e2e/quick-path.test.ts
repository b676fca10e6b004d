import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Definition, type Kind, registry } from "../../src/provider/resources";
import type { ProgramModules } from "../support/inline-stack";
import { repositoryFolder } from "../support/repository-folder";
import { bannerTitled, titleOf } from "./banner";
import { operationsDuring } from "./operations-during";
import { succeeded } from "./output-of";
import { workbench } from "./workbench";

const bench = workbench(2);

test("the quick start: five requests to go live, one per change, one to destroy", async () => {
  const place = bench.place();
  const stack = await place.commandLine(join(repositoryFolder, "examples/quickstart"));
  const during = <Result>(action: () => Promise<Result>) => operationsDuring(bench.service, action);

  const preview = await during(() => stack.preview());
  succeeded(preview.run);
  expect(preview).toMatchObject({ run: { changes: { create: 5 } }, operations: [] });

  const first = await during(() => stack.up());
  expect(succeeded(first.run)).toMatchObject({ changes: { create: 5 } });
  expect(first.operations.sort()).toEqual([
    "createDomain",
    "createSite",
    "promoteVersion",
    "publishVersion",
    "putConfigDraft",
  ]);
  const outputs = await stack.outputs();
  expect(outputs).toMatchObject({ liveVersion: 1, challenge: expect.stringMatching(/^_consent-challenge\..+ TXT .+/) });
  const siteId = String(outputs.siteId);
  expect(titleOf((await place.served(siteId, "production"))?.document)).toBe("Your privacy");

  const second = await during(() => stack.up("--show-preview"));
  succeeded(second.run);
  expect(second).toMatchObject({ run: { changes: { same: 5 } }, operations: [] });

  expect(succeeded(await stack.refresh("--expect-no-changes"))).toMatchObject({ changes: { refresh: 5 } });
  const afterRefresh = await during(() => stack.up("--expect-no-changes"));
  succeeded(afterRefresh.run);
  expect(afterRefresh).toMatchObject({ operations: [] });

  const banner = readFileSync(join(stack.folder, "banner.yaml"), "utf8");
  stack.write("banner.yaml", banner.replace("title: Your privacy", "title: Your choice"));
  const edited = await during(() => stack.up());
  succeeded(edited.run);
  expect(edited.operations).toEqual(["putConfigDraft", "publishVersion", "promoteVersion"]);
  expect(titleOf((await place.served(siteId, "production"))?.document)).toBe("Your choice");

  const destroyed = await during(() => stack.destroy());
  succeeded(destroyed.run);
  expect(destroyed).toMatchObject({ run: { changes: { delete: 5 } }, operations: ["deleteSite"] });
  expect(await place.served(siteId, "production")).toBeNull();
});

/** A kind that exists with its site is set by an update. */
const creationOf = ({ operations: { create, update } }: Definition) => create ?? update;

/** One of each kind that needs nothing from outside. */
function everyKind({ consentform }: ProgramModules, { document }: { document: ReturnType<typeof bannerTitled> }) {
  const site = new consentform.Site("shop", { retention: 730 });
  new consentform.Domain("www", { site, host: "www.shop.example", includeSubdomains: false });
  const draft = new consentform.ConfigDraft("banner", { site, document });
  const version = new consentform.Version("version", { site, draftDigest: draft.digest, note: "first" });
  new consentform.Promotion("live", { site, versionNumber: version.number });
  new consentform.ScanSchedule("nightly", { site, frequency: "daily", hour: 2, profiles: ["gdpr", "us_ca"] });
  new consentform.AlertChannel("mail", {
    name: "Mail",
    kind: "email",
    addresses: ["b@shop.example", "a@shop.example"],
  });
  new consentform.WebhookEndpoint("hook", {
    url: "https://hooks.example/x",
    eventKinds: ["version.*", "site.deleted"],
  });
  new consentform.Token("ci", { name: "CI", scopes: ["banner:write", "banner:read"], site, expiresInDays: 90 });
  new consentform.BannerTemplate("brands", {
    name: "Brands",
    document: { identity: { controller_name: "{{company}}" } },
    variables: { company: { required: true } },
    lockedPaths: ["/identity"],
  });
  new consentform.TrackedService("stats", {
    site,
    key: "stats",
    name: "Stats",
    company: "Stats Ltd",
    category: "analytics",
    hosts: ["b.stats.example", "a.stats.example"],
    storage: [{ pattern: "_ex_*", kind: "cookie", party: "first", duration: "P13M", purpose: { en: "Ids." } }],
  });
  return { siteId: site.id };
}

/** The other kinds need a verified host, a scan or a separate site; their examples declare them. */
const kindsHere = (Object.keys(registry) as Kind[]).filter((kind) =>
  everyKind.toString().includes(`consentform.${kind}(`),
);

test("one request for each created resource, and one GET /me because of a token", async () => {
  const stack = bench.place().inline(everyKind);
  const args = { document: bannerTitled("Hello") };
  const count = kindsHere.length;

  const first = await operationsDuring(bench.service, () => stack.up(args));
  expect(succeeded(first.run)).toMatchObject({ changes: { create: count } });
  const created = first.run.steps.filter(({ type }) => type.includes("consentform:"));
  expect(created.map(({ type }) => type.slice(type.lastIndexOf(":") + 1)).sort()).toEqual([...kindsHere].sort());
  expect(first.operations.sort()).toEqual([...kindsHere.map((kind) => creationOf(registry[kind])), "getMe"].sort());

  const second = await operationsDuring(bench.service, () => stack.up(args, { expectNoChanges: true }));
  succeeded(second.run);
  expect(second).toMatchObject({ run: { changes: { same: count } }, operations: [] });

  expect(succeeded(await stack.refresh(args, { expectNoChanges: true }))).toMatchObject({
    changes: { refresh: count },
  });
  const third = await operationsDuring(bench.service, () => stack.up(args, { expectNoChanges: true }));
  succeeded(third.run);
  expect(third).toMatchObject({ run: { changes: { same: count } }, operations: [] });
});
