import { entryOf } from "@consentform/consent/values";
import * as pulumi from "@pulumi/pulumi";
import type { FleetMaker, FleetSite, FleetStep, FleetVariable, fleetSteps, GateStep, RolloutStep } from "../fleet";
import { ConsentformComponent } from "./component";
import { formerAliases } from "./former-consent-site";
import {
  BannerTemplate,
  type BannerTemplateArgs,
  Domain,
  type DomainArgs,
  DomainVerification,
  ScanGate,
  type ScanGateArgs,
  Site,
  type SiteArgs,
  TemplateRollout,
  type TemplateRolloutArgs,
} from "./generated";

/** The planner of fleets, loaded by programs that have one. */
const planning = () => require("../fleet") as typeof import("../fleet");

/** The gate that must pass before a wave goes to production: arguments of its ScanGate. */
export interface SiteFleetGate
  extends Omit<ScanGateArgs, "site" | "sites" | "versionNumber" | "startUrls" | "whenUnverified"> {
  /**
   * Treatment of a site without a verified preview host: `fail` refuses it, in the preview where it has no preview host
   * at all; `skip` promotes it without a scan. Default: `fail`.
   */
  whenUnverified?: "fail" | "skip";
}

/** Arguments of a SiteFleet. */
export interface SiteFleetArgs {
  /**
   * The template of all sites: a `BannerTemplate`, what `getTemplate` returns, an id with a `revision`, or the
   * arguments of a template, which the fleet then owns. With an id alone, each rollout keeps the revision that it
   * applied first, and no first rollout goes to production.
   */
  template: TemplateRolloutArgs["template"] | BannerTemplateArgs;
  /** The sites. `readSites` reads them from a table. */
  sites: readonly FleetSite[];
  /**
   * Names of the waves, in the order in which they are deployed. A site without a wave is in the last one. Default: all
   * sites at once.
   */
  waves?: readonly string[];
  /**
   * A scan that must pass between preview and production: for every wave but the last (for the only one, if there is
   * one), or by the name of the wave. Default: none.
   */
  gate?: SiteFleetGate | Record<string, SiteFleetGate>;
  /** The stage that the sites reach. Default: `"draft"`. */
  release?: "draft" | "preview" | "production";
  /** Arguments that all sites share, such as `settings`. What a row of the table sets wins. */
  site?: Omit<SiteArgs, "name">;
  /** Further arguments of all domains. */
  domain?: Omit<DomainArgs, "site" | "host" | "environment">;
  /**
   * Ids of existing domains that the fleet takes over, by host, such as those that someone attached in the dashboard.
   * Can be removed after the next deployment. Default: none.
   */
  adoptDomains?: Readonly<Record<string, string>>;
  /**
   * True verifies every host: what scans it or brings it live waits until its DNS record can be found. `challenges`
   * lists the records. Default: false.
   */
  verify?: boolean;
  /**
   * `ConsentSite`s that became sites of the fleet, by the site's key: the component's name, or its URN if it was part
   * of another component. The fleet takes over their sites and domains without replacing them. Can be removed after the
   * next deployment.
   */
  formerConsentSites?: Readonly<Record<string, string>>;
  /**
   * Further arguments of all rollouts, such as `note`. Each rollout to production gets the `gateOverrides` of the sites
   * that it promotes.
   */
  rollout?: Omit<TemplateRolloutArgs, "name" | "template" | "templateRevision" | "sites" | "release">;
}

/** A DNS record that proves a host. */
export interface FleetChallenge {
  readonly host: string;
  readonly name: pulumi.Output<string>;
  readonly type: pulumi.Output<string>;
  readonly value: pulumi.Output<string>;
}

type Maker = FleetMaker<SiteFleetGate, Site, Domain, DomainVerification, TemplateRollout, ScanGate>;

/** Many sites from one template: sites, domains and, wave by wave, their banners. */
export class SiteFleet extends ConsentformComponent {
  /** By key. */
  readonly sites: Readonly<Record<string, Site>>;
  /** By host; preview hosts included. */
  readonly domains: Readonly<Record<string, Domain>>;
  /** The template, if the fleet owns it; else null. */
  readonly template: BannerTemplate | null;
  /** The rollouts in the order of deployment. */
  readonly rollouts: readonly TemplateRollout[];
  /** The gates by wave; that of a fleet without waves has an empty name. */
  readonly gates: Readonly<Record<string, ScanGate>>;
  /** The DNS records that prove the hosts. */
  readonly challenges: readonly FleetChallenge[];

  /** `name` begins the names of all resources of the fleet. */
  constructor(name: string, args: SiteFleetArgs, opts?: pulumi.ComponentResourceOptions) {
    super("SiteFleet", name, opts);
    const { release = "draft", waves, gate, formerConsentSites = {} } = args;
    const variables = knownVariables(args.template);
    const gateOverrides = knownOverrides(args.rollout);
    const order = { sites: args.sites, waves, gate, release, variables, gateOverrides, formerConsentSites };
    const steps = deploymentSteps(name, order);
    this.template = isTemplateArgs(args.template) ? new BannerTemplate(name, args.template, { parent: this }) : null;
    const built = planning().buildFleet(args.sites, steps, this.#maker(name, args));
    ({ sites: this.sites, domains: this.domains, rollouts: this.rollouts, gates: this.gates } = built);
    this.challenges = Object.entries(this.domains).map(([host, { challenge }]) => {
      const dns = challenge.apply((proof) => unlessMocked(proof, ({ dns: record }) => record));
      return { host, name: dns.name, type: dns.type, value: dns.value };
    });
    // The resources have their own outputs in state.
    this.registerOutputs({});
  }

  #maker(name: string, args: SiteFleetArgs): Maker {
    const { domain: sharedDomain, adoptDomains = {}, formerConsentSites = {} } = args;
    const { gateOverrides, ...rollout } = args.rollout ?? {};
    const shared = { ...rollout, template: this.template ?? (args.template as TemplateRolloutArgs["template"]) };
    const former = (key: string, host?: string) => formerAliases(entryOf(formerConsentSites, key), host);
    return {
      site: (site) => {
        return new Site(`${name}-${site.key}`, siteArgs(site, args.site), { parent: this, aliases: former(site.key) });
      },
      domain: (host, site, key, environment) => {
        const adopt = entryOf(adoptDomains, host);
        const own = { ...sharedDomain, site, host, ...(environment && { environment }), ...(adopt && { adopt }) };
        return new Domain(`${name}-${host}`, own, { parent: this, aliases: former(key, host) });
      },
      verification:
        args.verify === true
          ? (host, domain) => new DomainVerification(`${name}-${host}`, { domain }, { parent: this })
          : null,
      rollout: (step, siteOf, dependsOn) => {
        const sites = recipes(step.sites, siteOf);
        const inputs = { ...shared, ...stepOverrides(step, gateOverrides), sites, release: step.release };
        return new TemplateRollout(`${name}${step.suffix}`, inputs, { parent: this, dependsOn });
      },
      gate: (step, siteOf, dependsOn, scanned) => {
        const inputs = gateArgs(step, siteOf, scanned);
        return new ScanGate(`${name}${step.suffix}`, inputs, { parent: this, dependsOn });
      },
    };
  }
}

type SiteOf = (site: FleetSite) => Site;

function gateArgs({ gate, sites }: GateStep<SiteFleetGate>, siteOf: SiteOf, { versionNumbers }: TemplateRollout) {
  const published = sites.map((site) => [
    site.key,
    {
      site: siteOf(site),
      versionNumber: versionNumbers.apply((all) => unlessMocked(all, () => all[site.key]) ?? 0),
    },
  ]);
  return { ...gate, sites: Object.fromEntries(published) } as ScanGateArgs;
}

function recipes(sites: readonly FleetSite[], siteOf: SiteOf): TemplateRolloutArgs["sites"] {
  return Object.fromEntries(
    sites.map((site) => {
      const { key, variables, overrides } = site;
      return [key, { site: siteOf(site), ...(variables && { variables }), ...(overrides && { overrides }) }];
    }),
  ) as TemplateRolloutArgs["sites"];
}

function siteArgs(site: FleetSite, shared: SiteFleetArgs["site"] = {}): SiteArgs {
  const settings = site.labels === undefined ? shared.settings : mergedSettings(shared.settings, site.labels);
  const { adopt, name = site.key } = site;
  return planning().siteInputs(site, shared, {
    name,
    ...(settings !== undefined && { settings }),
    ...(adopt !== undefined && { adopt }),
  });
}

function mergedSettings(
  settings: SiteArgs["settings"],
  labels: Readonly<Record<string, string>>,
): SiteArgs["settings"] {
  return pulumi
    .output(settings)
    .apply((shared) => ({ ...shared, labels: { ...shared?.labels, ...labels } })) as SiteArgs["settings"];
}

/** A part of an answer. Mocks in tests of programs return inputs, without what the service adds. */
function unlessMocked<Answer, Part>(answer: Answer, read: (answer: Answer) => Part): Part {
  return answer === undefined ? (undefined as Part) : read(answer);
}

/** @throws RunError that the engine prints without a stack trace: what is wrong is in the table or in the arguments. */
function deploymentSteps(...args: Parameters<typeof fleetSteps<SiteFleetGate>>): FleetStep<SiteFleetGate>[] {
  try {
    return planning().fleetSteps(...args);
  } catch (error) {
    throw new pulumi.RunError(error instanceof Error ? error.message : String(error));
  }
}

/** Arguments of a template, and neither a template nor an id, nor an output that will be one. */
function isTemplateArgs(template: SiteFleetArgs["template"]): template is BannerTemplateArgs {
  return (
    typeof template === "object" &&
    !("id" in template) &&
    !pulumi.Resource.isInstance(template) &&
    !pulumi.Output.isInstance(template) &&
    !(template instanceof Promise)
  );
}

/** The variables of a template that the fleet owns; undefined where the program knows them only later. */
function knownVariables(template: SiteFleetArgs["template"]): Readonly<Record<string, FleetVariable>> | undefined {
  if (!isTemplateArgs(template)) return undefined;
  const { variables = {} } = template;
  return isPlain(variables) ? (variables as Readonly<Record<string, FleetVariable>>) : undefined;
}

type GateOverrides = TemplateRolloutArgs["gateOverrides"];

/** The overrides whose keys the program knows now. */
function knownOverrides({
  gateOverrides,
}: SiteFleetArgs["rollout"] = {}): Readonly<Record<string, unknown>> | undefined {
  const isKnown = !pulumi.Output.isInstance(gateOverrides) && !(gateOverrides instanceof Promise);
  return isKnown ? (gateOverrides as Readonly<Record<string, unknown>> | undefined) : undefined;
}

function stepOverrides(step: RolloutStep, all: GateOverrides): Pick<TemplateRolloutArgs, "gateOverrides"> {
  if (all === undefined || step.release !== "production") return {};
  const known = knownOverrides({ gateOverrides: all });
  const { overridesOf } = planning();
  const gateOverrides =
    known === undefined
      ? pulumi.output(all).apply((later) => overridesOf(step, later) ?? {})
      : overridesOf(step, known);
  return gateOverrides === undefined ? {} : { gateOverrides: gateOverrides as NonNullable<GateOverrides> };
}

/** True for a value that has no output or promise in it. */
function isPlain(value: unknown): boolean {
  if (pulumi.Output.isInstance(value) || value instanceof Promise) return false;
  return typeof value !== "object" || value === null || Object.values(value).every(isPlain);
}
