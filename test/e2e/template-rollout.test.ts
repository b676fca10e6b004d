import type { BannerDocument } from "../../src/consent/rules";
import { digest } from "../../src/consent/values/canonical-json";
import { banner } from "../support/banners";
import type { InlineRun, ProgramModules } from "../support/inline-stack";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { resourceNamed } from "./state-resource";
import { workbench } from "./workbench";

/**
 * A template on its way into sites, on the real engine. What must never happen is in the conformance tests of the kind.
 */

const bench = workbench(5);

interface Args {
  readonly document: BannerDocument;
  /** Titles of the sites' banners by key. */
  readonly titles: Readonly<Record<string, string>>;
  /** True if the first site also has a separate draft. */
  readonly isDrafted?: boolean;
  readonly isRemoved?: boolean;
  /** Sites whose own gate blocks what was not scanned. */
  readonly blocked?: readonly string[];
  /** Title that a second rollout of the same sites writes. */
  readonly second?: string;
  /** True if programs name sites and template by their ids. */
  readonly isById?: boolean;
}

function fleet({ pulumi, consentform }: ProgramModules, args: Args): Record<string, unknown> {
  const keys = Object.keys(args.titles);
  const sites = keys.map((key) => {
    const mode = args.blocked?.includes(key) ? ("block" as const) : ("off" as const);
    return new consentform.Site(key, { settings: { promotionGate: { mode } }, deletionProtection: false });
  });
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

const TITLES = { nord: "Nord", ost: "Ost", sued: "Sued" };
const contentsOf = (text: string) =>
  Object.fromEntries(Object.entries(TITLES).map(([key, title]) => [key, digest(banner(`${text} ${title}`))]));

test("sites that cannot take a change fail alone; the next up sends only these, once", async () => {
  const place = bench.place();
  const stack = place.inline(fleet);
  const dashboard = await place.dashboard();
  let ids: readonly string[] = [];
  const edit = (index: number, title: string) => {
    const document = banner(title);
    return dashboard.call("putConfigDraft", { path: { id: ids[index] ?? "" }, body: { document } });
  };
  /** Numbers of all versions of each site, and the number that its production holds. */
  const published = () =>
    Promise.all(
      ids.map(async (id) => {
        const { data } = await place.own.call("listVersions", { path: { id } });
        return [data.data.map(({ number }) => number).sort(), (await place.served(id, "production"))?.number];
      }),
    );
  const recorded = ({ state }: InlineRun) => {
    const { digests, versionNumbers, productionNumbers } = resourceNamed(state, "live").outputs ?? {};
    return { digests, versionNumbers, productionNumbers };
  };
  const applied = async (args: Args) => {
    const { run, operations } = await operationsDuring(bench.service, () => stack.up(args));
    return { run, applications: operations.filter((operation) => operation === "applyTemplate").length };
  };

  // A creation of which one site is held by its gate.
  const first = { document: banner("One {{title}}"), titles: TITLES, blocked: ["sued"] };
  const created = await stack.up(first);
  expect(outputOf(created)).toMatch(
    /1 of 3 sites failed\. The other 2 succeeded[\s\S]*sites\.sued: reached preview, then/,
  );
  ids = ((await place.own.call("listSites", {})).data.data ?? [])
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ id }) => id);
  expect(await published()).toEqual([
    [[1], 1],
    [[1], 1],
    [[1], undefined],
  ]);
  expect(recorded(created)).toEqual({
    digests: contentsOf("One"),
    versionNumbers: { nord: 1, ost: 1, sued: 1 },
    productionNumbers: { nord: 1, ost: 1 },
  });
  // Remaining work is not drift.
  succeeded(await stack.refresh(first, { expectNoChanges: true }));
  // A site that is done is not sent again: it would be refused, because someone has edited its draft.
  await edit(0, "By hand");
  const open = { ...first, blocked: [] };
  const finished = await applied(open);
  expect(succeeded(finished.run).outputs.numbers).toEqual({ nord: 1, ost: 1, sued: 1 });
  expect(finished.applications).toBe(1);
  await edit(0, "One Nord");
  succeeded(await stack.up(open, { expectNoChanges: true }));

  // A change that one site cannot take, because someone has edited its draft, and that another one's gate holds.
  await edit(1, "By hand");
  const next = { document: banner("Two {{title}}"), titles: TITLES, blocked: ["sued"] };
  const changed = await stack.up(next);
  expect(outputOf(changed)).toMatch(/2 of 3 sites failed\. The other 1 succeeded/);
  expect(outputOf(changed)).toMatch(/sites\.ost: the draft was last changed at .* by token tok_.*after this program/);
  expect(outputOf(changed)).toMatch(/sites\.sued: reached preview, then failed/);
  expect(await published()).toEqual([
    [[1, 2], 2],
    [[1], 1],
    [[1, 2], 1],
  ]);
  expect(recorded(changed)).toEqual({
    digests: { ...contentsOf("Two"), ost: digest(banner("One Ost")) },
    versionNumbers: { nord: 2, ost: 1, sued: 2 },
    productionNumbers: { nord: 2, ost: 1, sued: 1 },
  });
  await edit(0, "By hand");
  await edit(1, "One Ost");
  const rest = await applied({ ...next, blocked: [] });
  expect(succeeded(rest.run).outputs).toMatchObject({
    digests: contentsOf("Two"),
    numbers: { nord: 2, ost: 2, sued: 2 },
  });
  expect(await published()).toEqual([
    [[1, 2], 2],
    [[1, 2], 2],
    [[1, 2], 2],
  ]);
  succeeded(await stack.up({ ...next, blocked: [] }, { expectNoChanges: true }));
});

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
  await dashboard.call("putConfigDraft", { path: { id: site }, body: { document: banner("By hand") } });
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
  // The engine asks for them in any order, and the rollout may announce what it would do, for which it reads.
  expect(twice.operations.filter((operation) => !/^(get|list)/.test(operation))).toEqual([]);
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
