import { Construct } from "constructs";
import {
  buildFleet,
  type FleetMaker,
  type FleetSite,
  fleetSteps,
  overridesOf,
  type RolloutStep,
  siteInputs,
} from "../fleet";
import type { BannerDocument } from "../resources/read-banner";
import { attributeText } from "./attribute-text";
import { bannerJson } from "./banner-json";
import {
  BannerTemplate,
  type BannerTemplateConfig,
  DataConsentformTemplate,
  Domain,
  type DomainConfig,
  DomainVerification,
  ScanGate,
  type ScanGateConfig,
  Site,
  type SiteConfig,
  TemplateRollout,
  type TemplateRolloutConfig,
} from "./bindings";
import { type TerraformProvider, Token } from "./library";

/** The gate that must pass before a wave goes to production: arguments of its ScanGate. */
export interface SiteFleetGate
  extends Omit<ScanGateConfig, "siteId" | "sites" | "versionNumber" | "startUrls" | "whenUnverified" | "dependsOn"> {
  /**
   * Treatment of a site without a verified preview host: `fail` refuses it; `skip` promotes it without a scan. Default:
   * `fail`.
   */
  readonly whenUnverified?: "fail" | "skip";
}

/** A template that the fleet owns. Its name's default: the construct's id. */
export interface SiteFleetTemplate
  extends Omit<BannerTemplateConfig, "name" | "document" | "variables" | "fromSiteId"> {
  readonly name?: string;
  readonly document: BannerDocument;
  readonly variables?: Readonly<Record<string, { readonly required?: boolean; readonly default?: string }>>;
}

/** A template that another program owns: an id with a revision, or a data source, which the plan reads. */
export type SharedTemplate =
  | BannerTemplate
  | DataConsentformTemplate
  | string
  | { readonly id: string; readonly revision?: number };

/** The arguments of a SiteFleet. */
export interface SiteFleetConfig {
  /**
   * The template of all sites: one that is shared, or the arguments of one, which the fleet then owns. With an id
   * alone, each rollout keeps the revision that it applied first, and no first rollout goes to production.
   */
  readonly template: SharedTemplate | SiteFleetTemplate;
  /** The sites. `readSites` reads them from a table. */
  readonly sites: readonly FleetSite[];
  /**
   * Names of the waves, in the order in which they are deployed. A site without a wave is in the last one. Default: all
   * sites at once.
   */
  readonly waves?: readonly string[];
  /**
   * A scan that must pass between preview and production: for every wave but the last (for the only one, if there is
   * one), or by the name of the wave. Default: none.
   */
  readonly gate?: SiteFleetGate | Readonly<Record<string, SiteFleetGate>>;
  /** The stage that the sites reach. Default: `"draft"`. */
  readonly release?: "draft" | "preview" | "production";
  /** Arguments that all sites share, such as `settings`. What a row of the table sets wins. */
  readonly site?: Omit<SiteConfig, "name">;
  /** Further arguments of all domains. */
  readonly domain?: Omit<DomainConfig, "siteId" | "host" | "environment">;
  /**
   * True verifies every host: what scans it or brings it live waits until its DNS record can be found. Default: false.
   */
  readonly verify?: boolean;
  /**
   * Further arguments of all rollouts, such as `note`. Each rollout to production gets the `gateOverrides` of the sites
   * that it promotes.
   */
  readonly rollout?: Omit<TemplateRolloutConfig, "name" | "template" | "templateRevision" | "sites" | "release">;
  /** Provider of all parts that name none themselves. Default: the stack's own. */
  readonly provider?: TerraformProvider;
}

/** A DNS record that proves a host. */
export interface FleetChallenge {
  readonly host: string;
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

type Maker = FleetMaker<SiteFleetGate, Site, Domain, DomainVerification, TemplateRollout, ScanGate>;

/** Many sites from one template: sites, domains and, wave by wave, their banners. */
export class SiteFleet extends Construct {
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

  /** `id` names the construct among its siblings, and begins the names of its rollouts. */
  constructor(scope: Construct, id: string, config: SiteFleetConfig) {
    super(scope, id);
    const { provider, release = "draft", waves, gate, sites } = config;
    const variables = isOwned(config.template) ? (config.template.variables ?? {}) : undefined;
    const gateOverrides = knownOverrides(config.rollout);
    const steps = fleetSteps(id, { sites, waves, gate, release, variables, gateOverrides });
    this.template = isOwned(config.template) ? ownTemplate(this, id, config.template, provider) : null;
    const built = buildFleet(sites, steps, this.#maker(id, config));
    ({ sites: this.sites, domains: this.domains, rollouts: this.rollouts, gates: this.gates } = built);
    this.challenges = Object.entries(this.domains).map(([host, { challenge }]) => {
      const { name, type, value } = challenge.dns;
      return { host, name, type, value };
    });
  }

  #maker(id: string, config: SiteFleetConfig): Maker {
    const { provider, domain: sharedDomain, verify = false } = config;
    const { gateOverrides, ...rollout } = config.rollout ?? {};
    return {
      site: (site) => {
        const made = new Site(this, `site-${site.key}`, { provider, ...siteConfig(site, config.site) });
        if (site.adopt !== undefined) made.importFrom(site.adopt);
        return made;
      },
      domain: (host, { id: siteId }, _key, environment) => {
        const own = { provider, ...sharedDomain, siteId, host, ...(environment && { environment }) };
        return new Domain(this, `domain-${host}`, own);
      },
      verification: verify
        ? (host, { id: domainId }) => new DomainVerification(this, `verified-${host}`, { provider, domainId })
        : null,
      rollout: (step, siteOf, dependsOn) =>
        new TemplateRollout(this, `wave${step.suffix}`, {
          provider,
          ...rollout,
          name: `${id}${step.suffix}`,
          release: step.release,
          ...stepOverrides(step, gateOverrides),
          template: templateOf(this.template ?? (config.template as SharedTemplate)),
          sites: recipes(step.sites, siteOf),
          dependsOn: [...(rollout.dependsOn ?? []), ...dependsOn],
        }),
      gate: (step, siteOf, dependsOn, { versionNumbers }) => {
        const published = step.sites.map((site) => {
          return [site.key, { site: siteOf(site).id, versionNumber: versionNumbers.lookup(site.key) }] as const;
        });
        const all = { provider, ...step.gate, sites: Object.fromEntries(published), dependsOn };
        return new ScanGate(this, `wave${step.suffix}-gate`, all);
      },
    };
  }
}

function recipes(sites: readonly FleetSite[], siteOf: (site: FleetSite) => Site): TemplateRolloutConfig["sites"] {
  return Object.fromEntries(
    sites.map((site) => {
      const { key, variables, overrides } = site;
      const own = {
        ...(variables && { variables: texts(variables) }),
        ...(overrides && { overrides: bannerJson(overrides as never) }),
      };
      return [key, { site: siteOf(site).id, ...own }];
    }),
  );
}

type GateOverrides = TemplateRolloutConfig["gateOverrides"];

/** The overrides, unless they are a reference, whose keys only the engine knows. */
function knownOverrides({
  gateOverrides,
}: SiteFleetConfig["rollout"] = {}): Readonly<Record<string, unknown>> | undefined {
  return Token.isUnresolved(gateOverrides)
    ? undefined
    : (gateOverrides as Readonly<Record<string, unknown>> | undefined);
}

/** A reference goes to each rollout to production as it is. */
function stepOverrides(step: RolloutStep, all: GateOverrides): Pick<TemplateRolloutConfig, "gateOverrides"> {
  if (all === undefined || step.release !== "production") return {};
  const known = knownOverrides({ gateOverrides: all });
  return { gateOverrides: known === undefined ? all : (overridesOf(step, known) as GateOverrides) };
}

function isOwned(template: SiteFleetConfig["template"]): template is SiteFleetTemplate {
  return typeof template === "object" && !("id" in template);
}

function ownTemplate(
  fleet: Construct,
  id: string,
  { document, ...template }: SiteFleetTemplate,
  provider: TerraformProvider | undefined,
): BannerTemplate {
  return new BannerTemplate(fleet, "template", { provider, name: id, ...template, document: bannerJson(document) });
}

/** A whole template, so that documents are validated in the plan; or its id, with or without a revision. */
function templateOf(template: SharedTemplate): TemplateRolloutConfig["template"] {
  if (typeof template === "string") return { id: template };
  const isElement = template instanceof BannerTemplate || template instanceof DataConsentformTemplate;
  return isElement ? (Token.asAny(template.fqn) as unknown as TemplateRolloutConfig["template"]) : template;
}

function siteConfig(site: FleetSite, { settings, ...shared }: Omit<SiteConfig, "name"> = {}): SiteConfig {
  const { labels } = site;
  const all = labels === undefined ? settings : { ...settings, labels: { ...settings?.labels, ...texts(labels) } };
  const own = { name: attributeText(site.name ?? site.key), ...(all !== undefined && { settings: all }) };
  return siteInputs(site, shared, own);
}

/** Texts of a table are data: `${` in them begins no expression. */
function texts(map: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(map).map(([name, text]) => [name, attributeText(text)]));
}
