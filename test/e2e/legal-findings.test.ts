import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { repositoryFolder } from "../support/repository-folder";
import { bannerTitled, changedBanner } from "./banner";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { workbench } from "./workbench";

const bench = workbench(8);
const QUICKSTART = join(repositoryFolder, "examples/quickstart");

interface Args {
  readonly document: ReturnType<typeof bannerTitled>;
  readonly waivers?: { code: string; reason: string; approvedBy: string }[];
  /** Links a page with an address that no preview of a new site knows. */
  readonly isLinked?: boolean;
}

interface FleetArgs {
  readonly document: Record<string, unknown>;
  /** Links a page with an address that is not known before the deployment. */
  readonly isLinked?: boolean;
}

const publishedBanner = (
  { consentform }: { consentform: typeof import("../../src/provider/index") },
  { document, waivers = [], isLinked = false }: Args,
) => {
  const site = new consentform.Site("shop", { deletionProtection: false });
  const imprint = { en: site.id.apply((id) => `/imprint?site=${id}`) };
  const links = isLinked ? { links: { ...document.links, imprint } } : {};
  const draft = new consentform.ConfigDraft("banner", {
    site,
    document: { ...document, ...links },
    ...(waivers.length > 0 ? { waivers } : {}),
  });
  const digests = { draftDigest: draft.digest, waiversDigest: draft.waiversDigest };
  const version = new consentform.Version("version", { site, ...digests });
  return { siteId: site.id, number: version.number, waivers: version.waivers };
};

test("a legal error fails the preview with code, place, law and fix; nothing is sent", async () => {
  const stack = bench.place().inline(publishedBanner);
  const document = changedBanner(({ links }) => {
    delete links.cookie_policy;
    delete links.privacy_policy;
  });
  const { run, operations } = await operationsDuring(bench.service, () => stack.preview({ document }));
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toMatch(
    /document at \/links\S* \[policy-link-missing\]: .*waivers: \[\{ code: "policy-link-missing".*\(GDPR article 13/s,
  );
  expect(outputOf(run)).toContain("`npx consentform validate FILE` names the line");
  expect(operations).toEqual([]);
});

test("refuses an unwaivable finding despite a waiver or an unknown value", async () => {
  const stack = bench.place().inline(publishedBanner);
  const document = changedBanner(({ regimes }) => {
    regimes.rules = [
      { id: "germany", match: { countries: ["DE"] }, model: "opt_in", first_layer: ["accept_all", "customize"] },
    ];
  });
  const waivers = [{ code: "reject-missing", reason: "marketing wants it so", approvedBy: "CMO" }];
  for (const args of [{ document }, { document, waivers }, { document, isLinked: true }]) {
    const run = await stack.preview(args);
    expect(run.exitCode).not.toBe(0);
    expect(outputOf(run)).toMatch(/document at \/regimes\/rules\/0\S* \[reject-missing\]/);
  }
  // The unknown address alone fails nothing, and the preview names what it could not evaluate.
  const lawful = await stack.preview({ document: bannerTitled("A"), isLinked: true });
  expect(outputOf(succeeded(lawful))).toContain(
    "document [not-evaluated]: has a value that is not known yet, at /links/imprint/en. Not evaluated without it: url-scheme and link-placeholder.",
  );
});

test("an unknown value hides no error of newer rules in an existing site of a fleet", async () => {
  const stack = bench.place().inline<FleetArgs>(({ consentform }, { document, isLinked = false }) => {
    const site = new consentform.Site("shop", { deletionProtection: false });
    const linked = isLinked ? new consentform.Site("next", { deletionProtection: false }) : site;
    const imprint = { en: linked.id.apply((id) => `/imprint?site=${id}`) };
    const template = new consentform.BannerTemplate("shops", { name: "Shops", document });
    const sites = { shop: { site, overrides: { links: { imprint } } } };
    return { digests: new consentform.TemplateRollout("all", { template, sites }).digests };
  });
  const fleet = (document: unknown) => document as Record<string, unknown>;
  succeeded(await stack.up({ document: fleet(bannerTitled("A")) }));
  const insecure = changedBanner((document) => {
    document.storage = { kind: "cookie", same_site: "none", secure: false };
  });
  const refused = await stack.preview({ document: fleet(insecure), isLinked: true });
  expect(refused.exitCode).not.toBe(0);
  expect(outputOf(refused)).toMatch(/sites\.shop at \/storage\/secure \[same-site-none-insecure\]/);
});

test("a waiver passes a finding, and the version records who accepted it", async () => {
  const place = bench.place();
  const stack = place.inline(publishedBanner);
  const document = changedBanner(({ links }) => {
    delete links.cookie_policy;
    delete links.privacy_policy;
  });
  const reason = "the shop's policies are printed on its door";
  const waivers = [{ code: "policy-link-missing", reason, approvedBy: "Legal <legal@shop.example>" }];
  const run = await stack.up({ document, waivers });
  succeeded(run);
  expect(run.outputs.waivers).toEqual([expect.objectContaining(waivers[0])]);
  const path = { id: String(run.outputs.siteId), number: Number(run.outputs.number) };
  const { data: published } = await place.own.call("getVersion", { path });
  expect(published.warnings).toContainEqual(
    expect.objectContaining({
      code: "policy-link-missing",
      waived: { reason, approved_by: "Legal <legal@shop.example>" },
    }),
  );
  // Only the waiver's words change: the document's digest is the same, and yet it is published.
  const reworded = [
    { ...waivers[0], code: "policy-link-missing", reason: `${reason}, in two languages`, approvedBy: "Legal" },
  ];
  const again = await operationsDuring(bench.service, () => stack.up({ document, waivers: reworded }));
  succeeded(again.run);
  expect(again).toMatchObject({ run: { outputs: { number: 2 } } });
  expect(again.operations).toEqual(["putConfigDraft", "publishVersion"]);
});

test("shows five warnings and a count once per document, and fails nothing", async () => {
  const stack = bench.place().inline(publishedBanner);
  const wordy = (title: string) => {
    const document = bannerTitled(title);
    // One warning for each language that has no texts.
    return {
      document: {
        ...document,
        languages: { ...document.languages, available: ["en", "de", "fr", "es", "it", "nl", "pl", "sv", "da"] },
      },
    };
  };
  const shown = (run: Parameters<typeof outputOf>[0]) =>
    run.diagnostics
      .flatMap(({ message }) => message.split("\n"))
      .filter((line) => line.includes("warning: ConfigDraft"));

  const first = succeeded(await stack.up(wordy("A")));
  expect(shown(first)).toHaveLength(6);
  expect(shown(first)[0]).toMatch(/warning: ConfigDraft.* document at \/\S+ \[\S+\]: /);
  expect(shown(first)[5]).toMatch(/\d+ more/);
  expect(shown(await stack.up(wordy("A")))).toEqual([]);
  expect(shown(await stack.up(wordy("B")))).toHaveLength(6);
});

test("previews of a new and of an existing stack need no token and send nothing", async () => {
  const place = bench.place();
  const fresh = place.inline(publishedBanner, { token: null });
  const preview = await operationsDuring(bench.service, () => fresh.preview({ document: bannerTitled("A") }));
  succeeded(preview.run);
  expect(preview).toMatchObject({ run: { changes: { create: 3 } }, operations: [] });

  const stack = await place.commandLine(QUICKSTART);
  succeeded(await stack.up());
  await stack.run("config", "rm", "consentform:token");
  const broken = changedBanner(({ links }) => {
    delete links.cookie_policy;
    delete links.privacy_policy;
  });
  for (const [document, exitCode] of [
    [bannerTitled("B"), 0],
    [broken, 1],
  ] as const) {
    writeFileSync(join(stack.folder, "banner.yaml"), stringify(document));
    const { run, operations } = await operationsDuring(bench.service, () => stack.preview());
    expect({ exitCode: run.exitCode, output: run.stdout }).toMatchObject({ exitCode });
    expect(operations).toEqual([]);
  }
});

test("a banner file that cannot be read fails the preview without a stack trace", async () => {
  const program = 'require("consentform").readBanner("banner.yaml");\n';
  const stack = await bench.place().commandLine({ "index.js": program, "banner.yaml": "schema_version: [" });
  const broken = await stack.preview();
  expect(broken.exitCode).not.toBe(0);
  expect(outputOf(broken)).toMatch(/readBanner: banner\.yaml:\d+:\d+: /);
  expect(outputOf(broken)).not.toMatch(/\n\s+at .*\d+:\d+|unhandled exception/i);
  rmSync(join(stack.folder, "banner.yaml"));
  expect(outputOf(await stack.preview())).toContain("readBanner: banner.yaml does not exist.");
});
