import { setTimeout as sleep } from "node:timers/promises";
import { digest } from "../../src/consent/values/canonical-json";
import { ownToken } from "../../src/provider/client/own-token";
import { bannerDocument } from "../conformance/rows/prepared";
import { whatServiceHas } from "../e2e/faults/agreement";
import { type FaultKind, faultKinds } from "../e2e/faults/fault-cases";
import { type FaultSettings, firstSettings } from "../e2e/faults/fault-program";
import { block, jsonEncoded, reference } from "../support/hcl";
import { type MovableService, startMovableService } from "../support/movable-service";
import { isRunning, type RunningProcess } from "../support/process-tree";
import type { Prey, TrapPoint } from "../support/request-trap";
import { extent, isSample } from "../support/sample";
import { providerBlocks } from "../support/terraform-configuration";
import { onEveryTerraformEngine, type TerraformEngine } from "../support/terraform-engine";
import type { TerraformRun } from "../support/terraform-output";
import { builtProvider } from "../support/terraform-provider";
import { expectSettled } from "../support/terraform-steps";
import { createTerraformWorkspace, outputOf, succeeded, type TerraformWorkspace } from "../support/terraform-workspace";
import { until } from "../support/until";

/** The killed processes. A provider that outlives its engine has to notice. */
type Victims = "engine and provider" | "provider alone" | "engine alone";

interface Case {
  readonly kind: FaultKind;
  readonly point: TrapPoint;
  readonly victims: Victims;
  /**
   * Tried with both engines: every point and every victim once, in CI only the first. What a kind does about a lost
   * answer is the provider's part, the same with each.
   */
  readonly withBoth?: "always" | "in the soak";
  /**
   * Not tried in CI: the point and the victim are those of another case, and what the kind does about a lost answer is
   * tried on Pulumi's engine (test/e2e/faults/killed.test.ts) and without one (test/conformance/recovery.test.ts).
   */
  readonly isSoaked?: true;
}

/** Every kind that can be orphaned or doubled, every point and every victim, at least once; in CI not every kind. */
const cases: readonly Case[] = [
  { kind: "Site", point: "after commit, before answer", victims: "engine and provider", withBoth: "always" },
  { kind: "Site", point: "before send", victims: "provider alone", withBoth: "in the soak" },
  { kind: "ConfigDraft", point: "after commit, before answer", victims: "engine alone" },
  { kind: "Version", point: "after answer, before save", victims: "engine and provider" },
  { kind: "Promotion", point: "after commit, before answer", victims: "provider alone", isSoaked: true },
  { kind: "Token", point: "after commit, before answer", victims: "engine and provider" },
  { kind: "WebhookEndpoint", point: "after commit, before answer", victims: "provider alone", isSoaked: true },
  { kind: "WebhookEndpoint", point: "after answer, before save", victims: "engine alone", withBoth: "in the soak" },
];

/** Time for an answer to get through a provider: who would save it is stopped, so a longer one changes nothing. */
const ANSWER_PASSES_MS = 400;
/** How often a new apply may say what has to be imported first. */
const MAX_IMPORTS = 3;
/** A provider whose engine is gone ends itself within this time. */
const ORPHAN_ENDS_MS = 15_000;

let count = 0;

onEveryTerraformEngine((engine) => {
  let service: MovableService;
  const opened: TerraformWorkspace[] = [];
  beforeAll(async () => {
    service = await startMovableService();
  });
  afterEach(() => {
    for (const workspace of opened.splice(0)) workspace.remove();
  });
  afterAll(() => service?.remove());

  const open = (settings: FaultSettings) => {
    const workspace = openWorkspace(engine, service, program(settings));
    opened.push(workspace);
    return workspace;
  };
  const newSettings = () => firstSettings(`${engine.name.toLowerCase()}-${++count}`);

  const isFirstEngine = engine.name === "Terraform" || isSample;
  const isTried = ({ withBoth, isSoaked }: Case) => {
    if (extent === "full") return isFirstEngine || withBoth !== undefined;
    return isFirstEngine ? !isSoaked : withBoth === "always";
  };
  test.each(cases.filter(isTried))(
    "$kind, $victims killed $point: the next applies leave one of each, no remains",
    async (one) => {
      const settings = newSettings();
      const workspace = open(settings);
      const providers = await crash(workspace, service, { ...one, ...faultKinds[one.kind] });

      await applyWithImports(workspace);
      await expectSettled(workspace);
      await expectOneOfEach(workspace, service, settings);
      await until(() => !providers.some(isRunning), ORPHAN_ENDS_MS);
      expect(workspace.sockets()).toEqual([]);
    },
  );

  // What a rollout does about a lost answer, and the refusal of a second apply, is the same with each engine.
  if (isFirstEngine) {
    test("a rollout killed in three applies publishes nothing twice and ends live", async () => {
      const { prefix } = newSettings();
      const workspace = openWorkspace(engine, service, rolloutProgram(prefix, "One"));
      opened.push(workspace);
      const applied = { method: "POST", path: /\/apply$/ };
      await crash(workspace, service, { ...applied, point: "before send", victims: "engine and provider" });
      expect(await publishedBy(service, prefix)).toEqual(onlyVersions());
      const apply = { ...applied, point: "after commit, before answer" } as const;
      await crash(workspace, service, { ...apply, victims: "engine and provider" });
      expect(await publishedBy(service, prefix)).toEqual(onlyVersions("One"));
      await applyWithImports(workspace);
      await expectSettled(workspace);

      workspace.write("main.tf", rolloutProgram(prefix, "Two"));
      await crash(workspace, service, { ...apply, victims: "provider alone" });
      succeeded(await workspace.apply());
      await expectSettled(workspace);
      expect(await publishedBy(service, prefix)).toEqual(onlyVersions("One", "Two"));
    });

    test("two applies at once on one state: the second is refused, the first goes on", async () => {
      const settings = newSettings();
      const workspace = open(settings);
      const held = service.trap.set({ method: "POST", path: /^\/v1\/sites$/, point: "before send" });
      const first = workspace.start("apply", "-auto-approve");
      await held.caught;
      const second = await workspace.apply("-lock-timeout=0s");
      expect(outputOf(second)).toMatch(/state lock/i);
      held.cut();
      succeeded(await first.finished);
      await expectOneOfEach(workspace, service, settings);
    });

    test("the second of two applies on two states is refused and advised to import", async () => {
      const settings = newSettings();
      const [mine, theirs] = [open(settings), open(settings)];
      const held = service.trap.set({ method: "POST", path: /^\/v1\/sites$/, point: "after commit, before answer" });
      const first = mine.start("apply", "-auto-approve");
      await held.caught;
      const second = await theirs.apply();
      expect(second.exitCode).toBe(1);
      expect(importBlocks(second)).toEqual([
        expect.stringMatching(/^import \{\s+to\s*= consentform_site\.site\s+id\s*= "site_\w+"\s+\}$/),
      ]);
      await held.deliver();
      succeeded(await first.finished);
      await expectOneOfEach(mine, service, settings);
    });
  }
});

function openWorkspace(engine: TerraformEngine, { endpoint, token }: MovableService, main: string) {
  return createTerraformWorkspace({
    engine,
    cliConfiguration: builtProvider,
    files: { "provider.tf": providerBlocks({ endpoint, token }), "main.tf": main },
  });
}

/**
 * The six kinds that can be orphaned or doubled, one after the other, so that each can be the one that a fault hits.
 */
function program({ prefix, retention, title, scopes, eventKinds }: FaultSettings): string {
  const siteId = reference("consentform_site.site.id");
  const after = (address: string) => ({ depends_on: reference(`[${address}]`) });
  return [
    block("resource", ["consentform_site", "site"], {
      name: prefix,
      retention,
      deletion_protection: false,
      allow_delete_while_served: true,
    }),
    block("resource", ["consentform_config_draft", "draft"], {
      site_id: siteId,
      document: jsonEncoded(bannerDocument(title)),
    }),
    block("resource", ["consentform_version", "version"], {
      site_id: siteId,
      draft_digest: reference("consentform_config_draft.draft.digest"),
    }),
    block("resource", ["consentform_promotion", "live"], {
      site_id: siteId,
      version_number: reference("consentform_version.version.number"),
    }),
    block("resource", ["consentform_token", "token"], { name: prefix, scopes, ...after("consentform_promotion.live") }),
    block("resource", ["consentform_webhook_endpoint", "hook"], {
      url: `https://hooks.example.com/${prefix}`,
      event_kinds: eventKinds,
      ...after("consentform_token.token"),
    }),
  ].join("\n");
}

/** Three sites, live with one banner from a template. */
function rolloutProgram(prefix: string, title: string): string {
  return [
    block("resource", ["consentform_site", "shop"], {
      count: 3,
      name: reference(`"${prefix}-\${count.index}"`),
      deletion_protection: false,
    }),
    block("resource", ["consentform_banner_template", "shops"], {
      name: prefix,
      document: jsonEncoded(bannerDocument(title)),
    }),
    block("resource", ["consentform_template_rollout", "shops"], {
      name: prefix,
      template: reference("consentform_banner_template.shops"),
      sites: reference("{ for site in consentform_site.shop : site.name => { site = site.id } }"),
      release: "production",
    }),
  ].join("\n");
}

/** Contents of all versions of each of the three sites, oldest first, and the number that production serves. */
async function publishedBy(service: MovableService, prefix: string) {
  const client = service.client();
  const published = [0, 1, 2].map(async (index) => {
    const { data: sites } = (await client.call("listSites", { query: { name: `${prefix}-${index}` } })).data;
    const [{ id, stages } = { id: "", stages: null }] = sites;
    const { data: versions } = (await client.call("listVersions", { path: { id } })).data;
    const contents = versions.sort((one, other) => one.number - other.number).map((one) => one.config_digest);
    return { sites: sites.length, contents, live: stages?.production?.number };
  });
  return Promise.all(published);
}

/** Three sites that have published these titles, once each, and serve the last one. */
function onlyVersions(...titles: string[]) {
  const contents = titles.map((title) => digest(bannerDocument(title)));
  return Array(3).fill({ sites: 1, contents, live: titles.length || undefined });
}

/** The request at which an apply is killed, and what is killed. */
type Crash = Pick<Case, "point" | "victims"> & Pick<Prey, "method" | "path">;

/** Applies and kills at the point. @returns the providers that ran then */
async function crash(workspace: TerraformWorkspace, { trap }: MovableService, { method, path, point, victims }: Crash) {
  const held = trap.set({ method, path, point });
  const command = workspace.start("apply", "-auto-approve");
  await Promise.race([
    held.caught,
    command.finished.then((run) => {
      throw new Error(`the apply ended before the fault could hit it:\n${outputOf(run)}`);
    }),
  ]);
  const providers: RunningProcess[] = command.providers();
  expect(providers.length).toBeGreaterThan(0);
  if (point === "after answer, before save") {
    const stopped = victims === "provider alone" ? providers : [command.engine];
    for (const { pid } of stopped) process.kill(pid, "SIGSTOP");
    await held.deliver();
    await sleep(ANSWER_PASSES_MS);
  }
  if (victims === "engine and provider") command.killAll();
  else if (victims === "engine alone") command.killEngine();
  else command.killProviders();
  const run = await command.finished;
  expect(run.exitCode).not.toBe(0);
  held.cut();
  return providers;
}

/** Applies, as a user does who reads errors: what an error says is to be imported is imported. */
async function applyWithImports(workspace: TerraformWorkspace): Promise<void> {
  const blocks: string[] = [];
  for (let left = MAX_IMPORTS; ; left -= 1) {
    const run = await workspace.apply();
    if (run.exitCode === 0) return;
    const advised = importBlocks(run);
    if (advised.length === 0 || left === 0) succeeded(run);
    blocks.push(...advised);
    workspace.write("imports.tf", blocks.join("\n"));
  }
}

/**
 * The import blocks that the errors advise. A provider does not get the names of resources: the reader of an error adds
 * them.
 */
function importBlocks({ diagnostics }: TerraformRun): string[] {
  return diagnostics.flatMap(({ detail, context }) =>
    (detail.match(/import \{[^}]*\}/g) ?? []).map((text) =>
      text.replace("<name>", /"([^"]*)"$/.exec(context ?? "")?.[1] ?? "<name>"),
    ),
  );
}

/** The service has one object of each kind, and state names that one. */
async function expectOneOfEach(workspace: TerraformWorkspace, service: MovableService, settings: FaultSettings) {
  const listed = await whatServiceHas(service.client(), settings.prefix);
  const state = workspace.state();
  const recorded = (type: string) =>
    Object.entries(state).flatMap(([address, { attributes }]) => (address.startsWith(`${type}.`) ? [attributes] : []));
  const numberOf = (type: string) => recorded(type)[0]?.number;
  const [token] = recorded("consentform_token");
  const { data: me } = await service.client(String(token?.secret)).call("getMe", {});
  expect(listed).toEqual({
    sites: recorded("consentform_site").map(({ id }) => ({ id, retention: settings.retention })),
    draft: recorded("consentform_config_draft")[0]?.digest,
    doubledVersions: 0,
    preview: numberOf("consentform_version"),
    production: numberOf("consentform_promotion"),
    tokens: [{ id: ownToken(me).token.id, scopes: settings.scopes }],
    usableTokens: [token?.id],
    hooks: recorded("consentform_webhook_endpoint").map(({ id }) => ({
      id,
      eventKinds: settings.eventKinds,
      secrets: 1,
    })),
  });
}
