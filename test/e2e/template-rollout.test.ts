import type { BannerDocument } from "../../src/rules";
import { digest } from "../../src/rules";
import { banner } from "../support/banners";
import type { ProgramModules } from "../support/inline-stack";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { resourceNamed } from "./state-resource";
import { workbench } from "./workbench";

/**
 * A template on its way into sites, on the real engine. What must never happen is in the conformance tests of the kind.
 */

const bench = workbench(4);

interface Args {
  readonly document: BannerDocument;
  /** Titles of the sites' banners by key. */
  readonly titles: Readonly<Record<string, string>>;
  /** True if the first site also has a separate draft. */
  readonly isDrafted?: boolean;
  readonly isRemoved?: boolean;
  /** Title that a second rollout of the same sites writes. */
  readonly second?: string;
  /** True if programs name sites and template by their ids. */
  readonly isById?: boolean;
}

function fleet({ pulumi, consentform }: ProgramModules, args: Args): Record<string, unknown> {
  const settings = { promotionGate: { mode: "off" as const } };
  const keys = Object.keys(args.titles);
  const sites = keys.map((key) => new consentform.Site(key, { settings, deletionProtection: false }));
  const template = new consentform.BannerTemplate("shops", {
    name: "Shops",
    document: args.document as unknown as Record<string, unknown>,
    variables: { title: { required: true } },
  });
  const declared = keys.map((key, index) => {
    const title = pulumi.secret(args.titles[key] ?? "");
    const site = sites[index] ?? "";
    return [key, { site: args.isById && typeof site !== "string" ? site.id : site, variables: { title } }] as const;
  });
  if (args.isDrafted) {
    new consentform.ConfigDraft("own", { site: sites[0] ?? "", document: args.document });
  }
  if (args.isRemoved) return { sites: sites.map(({ id }) => id) };
  const rollout = new consentform.TemplateRollout("live", {
    template,
    release: "production",
    sites: Object.fromEntries(declared),
  });
  if (args.second !== undefined) {
    const recipes = keys.map((key, index) => [key, { site: sites[index] ?? "", variables: { title: args.second } }]);
    new consentform.TemplateRollout("wave", {
      template: args.isById ? template.id : template,
      sites: Object.fromEntries(recipes),
    });
  }
  // Runs in a preview, too, if the value is known there.
  rollout.digests.apply((digests) => pulumi.log.info(`digests: ${JSON.stringify(digests)}`));
  return { sites: sites.map(({ id }) => id), digests: rollout.digests, numbers: rollout.productionNumbers };
}

test("brings a template live, sends only differences, and leaves the sites at the end", async () => {
  const place = bench.place();
  const stack = place.inline(fleet);
  const first = { document: banner("{{title}}"), titles: { nord: "Secret Nord" } };
  const content = digest(banner("Secret Nord"));
  const previewed = succeeded(await stack.preview(first));
  expect(previewed).toMatchObject({ changes: { create: 3 } });
  expect(outputOf(previewed)).toContain(`digests: ${JSON.stringify({ nord: content })}`);

  const made = await operationsDuring(bench.service, () => stack.up(first));
  expect(succeeded(made.run).outputs).toMatchObject({ digests: { nord: content }, numbers: { nord: 1 } });
  expect(made.operations.sort()).toEqual(["applyTemplate", "createSite", "createTemplate"]);
  const [site = ""] = made.run.outputs.sites as string[];
  expect(await place.served(site, "production")).toMatchObject({ number: 1 });
  const { inputs, outputs } = resourceNamed(made.run.state, "live");
  expect(JSON.stringify([inputs, outputs])).not.toContain("Secret Nord");

  const idle = await operationsDuring(bench.service, () => stack.up(first, { expectNoChanges: true }));
  succeeded(idle.run);
  expect(idle.operations).toEqual([]);

  const next = { document: banner("Shop: {{title}}"), titles: { nord: "Nord", sued: "Sued" } };
  const changed = await operationsDuring(bench.service, () => stack.up(next));
  expect(succeeded(changed.run).outputs).toMatchObject({ numbers: { nord: 2, sued: 1 } });
  expect(changed.operations.filter((operation) => operation === "applyTemplate")).toHaveLength(1);

  // An edit by hand is shown, and undone only when that is asked for.
  const dashboard = await place.dashboard();
  await dashboard.call("putConfigDraft", { path: { id: site }, body: { document: banner("By hand") } as never });
  const edited = succeeded(await stack.refresh(next));
  expect(resourceNamed(edited.state, "live").outputs).toMatchObject({ digests: { nord: digest(banner("By hand")) } });
  const asked = await operationsDuring(bench.service, () => stack.up(next));
  expect(succeeded(asked.run)).toMatchObject({ changes: { update: 1 } });
  expect(asked.operations).toEqual(["applyTemplate"]);
  succeeded(await stack.up(next, { refresh: true, expectNoChanges: true }));

  const gone = await operationsDuring(bench.service, () => stack.up({ ...next, isRemoved: true }));
  succeeded(gone.run);
  expect(gone.operations).toEqual([]);
  expect(await place.served(site, "production")).toMatchObject({ number: 2 });
});

test("preview refuses a draft of the same site, and unknown variables", async () => {
  const place = bench.place();
  const stack = place.inline(fleet);
  const args = { document: banner("{{title}}"), titles: { nord: "Nord" } };
  succeeded(await stack.up({ ...args, isRemoved: true }));
  const twice = await operationsDuring(bench.service, () => stack.preview({ ...args, isDrafted: true }));
  expect(twice.run.exitCode).not.toBe(0);
  expect(outputOf(twice.run)).toMatch(
    /(ConfigDraft own and TemplateRollout live|TemplateRollout live and ConfigDraft own) would both write/,
  );
  expect(twice.operations).toEqual([]);
  const misspelled = { ...args, document: banner("{{titel}}") };
  const refused = await stack.preview(misspelled);
  expect(outputOf(refused)).toMatch(/\{\{titel\}\} names no variable/);
});

test.each([false, true])("two writers of a new site are refused in the preview (by id: %s)", async (isById) => {
  const args = { document: banner("{{title}}"), titles: { nord: "Nord" }, isById };
  const stack = bench.place().inline(fleet);
  const refused = async (more: Partial<Args>, message: RegExp) => {
    const { run, operations } = await operationsDuring(bench.service, () => stack.preview({ ...args, ...more }));
    expect(run.exitCode).not.toBe(0);
    expect(outputOf(run)).toMatch(message);
    expect(operations).toEqual([]);
  };
  await refused(
    { isDrafted: true },
    /(ConfigDraft own and TemplateRollout live|TemplateRollout live and ConfigDraft own) would both write/,
  );
  await refused(
    { second: "Other" },
    /TemplateRollout (live|wave) and TemplateRollout (live|wave) would both write the ConfigDraft of .*Site::nord/,
  );
  const both = { ...args, second: "Nord" };
  succeeded(await stack.preview(both));
  expect(JSON.stringify(succeeded(await stack.up(both)).state)).not.toContain("__referred");
  succeeded(await stack.up(both, { expectNoChanges: true }));
});
