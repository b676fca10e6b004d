import type { BannerDocument } from "../../src/consent/rules";
import type { Client } from "../../src/provider/client";
import { bannerTitled } from "../e2e/banner";
import type { Member } from "./fleet";

/** A deployment of the cases: one owns a template, the other has its id alone. */
export type Side = "owner" | "sharer";

/** A change to a program, and what must hold of its plan and its apply. */
export interface Case {
  readonly title: string;
  readonly side: Side;
  readonly fleet: (facts: Facts) => readonly Member[];
  /** Does what someone else does before the plan. */
  readonly beforehand?: (client: Client, facts: Facts) => Promise<void>;
  /** Does what someone else does after the plan. */
  readonly between?: (client: Client, facts: Facts) => Promise<void>;
  /** Sites whose production the apply changes. Everything else has to stay as it is. */
  readonly moves: readonly string[];
  /** Further things that the plan says. */
  readonly says?: readonly RegExp[];
  /** True where the plan is refused. */
  readonly isRefused?: true;
  /** The failure of the apply. */
  readonly fails?: RegExp | undefined;
  /** The same where the engine refreshes before it plans: it has shown what others moved, so the apply goes on. */
  readonly afterRefresh?: Pick<Case, "moves" | "fails">;
}

/** Ids that the service gave: of the template, and of sites by name. */
export interface Facts {
  readonly template: string;
  readonly sites: Readonly<Record<string, string>>;
}

const settings = { promotionGate: { mode: "off" }, allowDirectProduction: true };
const idOf = (member: string) => ({ $output: [member, "id"] as const });
/** A value that no plan knows before `member` exists. */
const onceMade = (member: string, value: string) => ({ $output: [member, "id"] as const, $then: value });

function site(name: string): Member {
  return { kind: "Site", name, inputs: { name, settings, deletionProtection: false, allowDeleteWhileServed: true } };
}

/** The owner's template, a site that gets it as a whole, and one whose version goes to production at once. */
function owning(title: string, straight = `Straight ${title}`, production: unknown = "production"): Member[] {
  const document = bannerTitled(`${title} {{title}}`);
  const variables = { title: { default: "Shops" } };
  const members = { workspaceId: { $output: ["texts", "workspaceId"] }, revision: { $output: ["texts", "revision"] } };
  const rollout = {
    name: "own",
    release: production,
    sites: { xylo: { site: idOf("xylo") } },
    template: { id: idOf("texts"), ...members, document, variables },
  };
  return [
    { kind: "BannerTemplate", name: "texts", inputs: { name: "Texts", document, variables } },
    site("xylo"),
    { kind: "TemplateRollout", name: "own", inputs: rollout },
    ...released("straight", bannerTitled(straight), production),
  ];
}

interface Sharing {
  /** The rollout's sites by name, and their variables. */
  readonly rows: Readonly<Record<string, object>>;
  readonly revision?: number;
  /** Title of a site with draft, version and promotion, and of one whose version goes to production at once. */
  readonly single?: string;
  readonly isDirectGone?: true;
  /** Name of the promotion. */
  readonly promotion?: string;
}

function sharing({ template }: Facts, { rows, revision, single = "Single", ...more }: Sharing): Member[] {
  const sites = Object.entries(rows).map(([name, variables]) => [name, { site: idOf(name), variables }]);
  const rollout = {
    name: "shared",
    release: "production",
    template: { id: template },
    sites: Object.fromEntries(sites),
    ...(revision !== undefined && { templateRevision: revision }),
  };
  return [
    ...Object.keys(rows).map(site),
    { kind: "TemplateRollout", name: "shared", inputs: rollout },
    ...released("single", bannerTitled(single), "preview"),
    promotion(more.promotion ?? "single-live", idOf("single"), numberOf("single")),
    ...(more.isDirectGone ? [] : released("direct", bannerTitled(`Direct ${single}`), "production")),
  ];
}

function promotion(name: string, siteId: unknown, versionNumber: unknown): Member {
  return { kind: "Promotion", name, inputs: { siteId, versionNumber } };
}

const numberOf = (name: string) => ({ $output: [`${name}-version`, "number"] as const });

function released(name: string, document: BannerDocument, environment: unknown): Member[] {
  const draftDigest = { $output: [`${name}-banner`, "digest"] };
  return [
    site(name),
    { kind: "ConfigDraft", name: `${name}-banner`, inputs: { siteId: idOf(name), document } },
    { kind: "Version", name: `${name}-version`, inputs: { siteId: idOf(name), draftDigest, environment } },
  ];
}

async function rollBack(client: Client, id: string, number: number): Promise<void> {
  await client.call("rollbackVersion", { path: { id, number }, body: { reason: "Emergency of today" } });
}

/** Adds a tracker to each of these sites, which the next version of a site has. */
async function track(client: Client, sites: Facts["sites"], ...names: readonly string[]): Promise<void> {
  const body = { name: "Tracker", company: "Tracker Ltd", category: "necessary" };
  for (const name of names)
    await client.call("createService", { path: { id: sites[name] ?? "" }, body: { ...body, key: `tracker-${name}` } });
}

const three = { rows: { alpha: {}, bravo: {}, carol: { title: idOf("bravo") } } };

/** The sharer's program in the last cases. */
const last = { rows: { bravo: {}, carol: { title: idOf("bravo") } }, revision: 2, isDirectGone: true } as const;

/** Changes of what visitors get, one case after the other. */
export const cases: readonly Case[] = [
  {
    title: "the owner of a template brings it to its own site",
    side: "owner",
    fleet: () => owning("One"),
    moves: ["xylo", "straight"],
  },
  {
    title: "a first rollout of an id alone",
    side: "sharer",
    fleet: (facts) => sharing(facts, { rows: { alpha: {} } }),
    isRefused: true,
    moves: [],
    says: [/template.*: is only an id.*getTemplate.*template_?[rR]evision/],
  },
  {
    title: "a first rollout of a named revision, a promotion and a version that goes to production",
    side: "sharer",
    fleet: (facts) => sharing(facts, { rows: { alpha: {} }, revision: 1 }),
    moves: ["alpha", "single", "direct"],
  },
  {
    title: "the owner changes the template, and gets trackers that someone else added",
    side: "owner",
    beforehand: (client, { sites }) => track(client, sites, "xylo", "straight"),
    fleet: () => owning("Two"),
    moves: ["xylo", "straight"],
  },
  {
    title: "a row more while the template is ahead, a value that no plan knows, new texts, and trackers of others",
    side: "sharer",
    beforehand: (client, { sites }) => track(client, sites, "single", "direct"),
    fleet: (facts) => sharing(facts, { ...three, single: "Changed" }),
    moves: ["bravo", "carol", "single", "direct"],
    says: [/the template has a newer revision than 1, which this rollout keeps/],
  },
  {
    title: "the newer revision by its number, while someone rolls a site back after the plan",
    side: "sharer",
    fleet: (facts) => sharing(facts, { ...three, single: "Changed", revision: 2 }),
    between: async (client, { sites }) => {
      const [path, draft] = [{ id: sites.alpha ?? "" }, bannerTitled("By hand")];
      await client.call("putConfigDraft", { path, body: { document: draft } });
      await client.call("publishVersion", { path, body: { environment: "production" } });
      await rollBack(client, path.id, 1);
    },
    moves: ["bravo", "carol"],
    fails: /1 of 3 sites failed.*alpha/,
  },
  {
    title: "the same again, after one site was not done",
    side: "sharer",
    fleet: (facts) => sharing(facts, { ...three, single: "Changed", revision: 2 }),
    moves: [],
    afterRefresh: { moves: ["alpha"] },
    says: [/alpha.*production holds version 3, a rollback to 1, moved there at .* by token tok_/],
    fails: /1 of 1 sites failed.*alpha/,
  },
  {
    title: "a text for a destination that no plan knows",
    side: "owner",
    fleet: () => [site("late"), ...owning("Later", "Straight later", onceMade("late", "production"))],
    moves: ["xylo", "straight"],
    says: [/production of .*xylo.* gets this if release, which/, /production of .* gets this version if environment/],
  },
  {
    title: "the end of a site that is live",
    side: "sharer",
    fleet: (facts) => sharing(facts, { ...last, single: "Changed" }),
    moves: ["direct", "alpha"],
  },
  {
    title: "a promotion under another name, after someone rolled its site back",
    side: "sharer",
    beforehand: (client, { sites }) => rollBack(client, sites.single ?? "", 1),
    fleet: (facts) => sharing(facts, { ...last, single: "Changed", promotion: "single-prod" }),
    moves: [],
    says: [/production of site_\w+: 3 → 2; it holds version 3, a rollback to 1, moved there at .* by token tok_/],
    fails: /holds version 3, moved there at .* has not recorded it/,
  },
  {
    title: "the same promotion in another program",
    side: "owner",
    fleet: ({ sites }) => [...owning("Later", "Straight later"), promotion("foreign", sites.single, 2)],
    moves: [],
    says: [/production of site_\w+: 3 → 2; it holds version 3, a rollback to 1, moved there at .* by token tok_/],
    fails: /holds version 3, moved there at .* has not recorded it/,
  },
  {
    title: "a new text, while someone moves production after the plan",
    side: "sharer",
    fleet: (facts) => sharing(facts, { ...last, single: "Third" }),
    between: (client, { sites }) => rollBack(client, sites.single ?? "", 2),
    moves: [],
    says: [/production of site_\w+: 3 → a version that is published later; it holds version 3, a rollback to 1, moved/],
    fails: /holds version 4, moved there at/,
  },
  {
    title: "a version straight to production, while someone takes back another one after the plan",
    side: "owner",
    fleet: () => owning("Later", "Straight on"),
    between: (client, { sites }) => rollBack(client, sites.straight ?? "", 1),
    moves: [],
    fails: /production of site_\w+ holds version 4, moved there at .* has not recorded it/,
  },
  {
    title: "the same version again",
    side: "owner",
    fleet: () => owning("Later", "Straight on"),
    moves: [],
    says: [/production of site_\w+: 4 → a new version; it holds version 4, a rollback to 1, moved .* by token .*: 4\./],
    fails: /production of site_\w+ holds version 4, moved there at .* has not recorded it/,
  },
];
