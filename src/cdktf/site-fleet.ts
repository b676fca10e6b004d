import { Construct } from "constructs";
import { type FleetSite, fleetWaves, type Wave } from "../fleet";
import type { BannerDocument } from "../resources/read-banner";
import { attributeText } from "./attribute-text";
import { bannerJson } from "./banner-json";
import {
  BannerTemplate,
  type BannerTemplateConfig,
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

/** What has to pass before a wave goes to production: arguments of its ScanGate. */
export interface SiteFleetGate
  extends Omit<ScanGateConfig, "siteId" | "sites" | "versionNumber" | "startUrls" | "whenUnverified" | "dependsOn"> {
  /** What happens to a site without a verified preview host: `fail` refuses it; `skip` promotes it without a scan. Default: `fail`. */
  readonly whenUnverified?: "fail" | "skip";
}

/** A template that the fleet owns. Its name's default: the construct's id. */
export interface SiteFleetTemplate
  extends Omit<BannerTemplateConfig, "name" | "document" | "variables" | "fromSiteId"> {
  readonly name?: string;
  readonly document: BannerDocument;
  readonly variables?: Readonly<Record<string, { readonly required?: boolean; readonly default?: string }>>;
}

/** What a SiteFleet is made of. */
export interface SiteFleetConfig {
  /** The template of all sites: a `BannerTemplate`, its id, or the arguments of one, which the fleet then owns. */
  readonly template: BannerTemplate | string | SiteFleetTemplate;
  /** The sites. `readSites` reads them from a table. */
  readonly sites: readonly FleetSite[];
  /** Names of the waves, in the order in which they are deployed. A site without a wave is in the last one. Default: all sites at once. */
  readonly waves?: readonly string[];
  /**
   * A scan that must pass between preview and production: for every wave but the last (for the only one, if there is one), or by the name
   * of the wave. Default: none.
   */
  readonly gate?: SiteFleetGate | Readonly<Record<string, SiteFleetGate>>;
  /** How far the sites go. Default: `"draft"`. */
  readonly release?: "draft" | "preview" | "production";
  /** Arguments that all sites share, such as `settings`. What a row of the table sets wins. */
  readonly site?: Omit<SiteConfig, "name">;
  /** Further arguments of all domains. */
  readonly domain?: Omit<DomainConfig, "siteId" | "host" | "environment">;
  /** True verifies every host: what scans it or brings it live waits until its DNS record can be found. Default: false. */
  readonly verify?: boolean;
  /** Further arguments of all rollouts, such as `note`. */
  readonly rollout?: Omit<TemplateRolloutConfig, "name" | "template" | "templateRevision" | "sites" | "release">;
  /** Provider of all parts that name none themselves. Default: the stack's own. */
  readonly provider?: TerraformProvider;
}

/** Many sites from one template: sites, domains and, wave by wave, their banners. */
export class SiteFleet extends Construct {
  /** By key. */
  readonly sites: Readonly<Record<string, Site>>;
  /** By host; preview hosts included. The challenge of each is the DNS record that proves it. */
  readonly domains: Readonly<Record<string, Domain>>;
  /** The template, if the fleet owns it; else null. */
  readonly template: BannerTemplate | null;
  /** The rollouts in the order of deployment. */
  readonly rollouts: readonly TemplateRollout[];
  /** The gates by wave; that of a fleet without waves has an empty name. */
  readonly gates: Readonly<Record<string, ScanGate>>;

  /** `id` names the construct among its siblings, and begins the names of its rollouts. */
  constructor(scope: Construct, id: string, config: SiteFleetConfig) {
    super(scope, id);
    const { provider, release = "draft", waves, gate, sites } = config;
    const variables = isOwned(config.template) ? (config.template.variables ?? {}) : undefined;
    const planned = withName(id, () => fleetWaves({ sites, waves, gate, release, variables }));
    this.template = isOwned(config.template) ? ownTemplate(this, id, config.template, provider) : null;
    this.sites = Object.fromEntries(
      sites.map((site) => [
        site.key,
        new Site(this, `site-${site.key}`, { provider, ...siteConfig(site, config.site) }),
      ]),
    );
    this.domains = this.#makeDomains(config);
    const deployed = this.#deploy(id, config, planned);
    this.rollouts = deployed.rollouts;
    this.gates = deployed.gates;
  }

  #makeDomains({ sites, domain, provider }: SiteFleetConfig): Record<string, Domain> {
    const make = (key: string, host: string, environment?: "preview") => {
      const all = { provider, ...domain, siteId: this.#siteId(key), host, ...(environment && { environment }) };
      return [host, new Domain(this, `domain-${host}`, all)] as const;
    };
    return Object.fromEntries(
      sites.flatMap(({ key, hosts, previewHosts = [] }) => [
        ...hosts.map((host) => make(key, host)),
        ...previewHosts.map((host) => make(key, host, "preview")),
      ]),
    );
  }

  /** Each wave depends on the last resource of the one before it, so a wave that fails stops those after it. */
  #deploy(id: string, config: SiteFleetConfig, waves: readonly Wave<SiteFleetGate>[]) {
    const { provider, verify = false, release = "draft", rollout } = config;
    const rollouts: TemplateRollout[] = [];
    const gates: Record<string, ScanGate> = {};
    const verified = verify ? this.#verify(provider) : new Map<string, DomainVerification>();
    // What is only drafted or published to preview need not wait for a host to be verified.
    const verificationsOf = (hosts: readonly string[]) => hosts.flatMap((host) => verified.get(host) ?? []);
    let before: (TemplateRollout | ScanGate)[] = [];
    const roll = (part: string, name: string, sites: readonly FleetSite[], stage: typeof release) => {
      const hosts = stage === "production" ? sites.flatMap((site) => site.hosts) : [];
      const made = new TemplateRollout(this, part, {
        ...{ provider, ...rollout, name, release: stage },
        template: templateOf(this.template ?? (config.template as BannerTemplate | string)),
        sites: this.#recipes(sites),
        dependsOn: [...(rollout?.dependsOn ?? []), ...before, ...verificationsOf(hosts)],
      });
      rollouts.push(made);
      before = [made];
      return made;
    };
    for (const { name: wave, sites, gate } of waves) {
      const name = wave === "" ? id : `${id}-${wave}`;
      const part = wave === "" ? "wave" : `wave-${wave}`;
      if (gate === null) {
        roll(part, name, sites, release);
        continue;
      }
      const { versionNumbers } = roll(part, name, sites, "preview");
      const scanned = sites.filter(({ previewHosts = [] }) => previewHosts.length > 0);
      if (scanned.length > 0) {
        const versions = scanned.map(({ key }) => {
          return [key, { site: this.#siteId(key), versionNumber: versionNumbers.lookup(key) }] as const;
        });
        const hosts = scanned.flatMap((site) => site.previewHosts ?? []);
        const made = new ScanGate(this, `${part}-gate`, {
          ...{ provider, ...gate, sites: Object.fromEntries(versions) },
          dependsOn: [...before, ...verificationsOf(hosts)],
        });
        gates[wave] = made;
        before = [made];
      }
      roll(`${part}-live`, `${name}-live`, sites, "production");
    }
    return { rollouts, gates };
  }

  #verify(provider: TerraformProvider | undefined): ReadonlyMap<string, DomainVerification> {
    const verifications = Object.entries(this.domains).map(([host, { id: domainId }]) => {
      return [host, new DomainVerification(this, `verified-${host}`, { provider, domainId })] as const;
    });
    return new Map(verifications);
  }

  #recipes(sites: readonly FleetSite[]): TemplateRolloutConfig["sites"] {
    return Object.fromEntries(
      sites.map(({ key, variables, overrides }) => [
        key,
        {
          site: this.#siteId(key),
          ...(variables && { variables: texts(variables) }),
          ...(overrides && { overrides: bannerJson(overrides as never) }),
        },
      ]),
    );
  }

  #siteId(key: string): string {
    const site = this.sites[key];
    if (site === undefined) throw new Error(`There is no site ${key} in the fleet.`);
    return site.id;
  }
}

function isOwned(template: SiteFleetConfig["template"]): template is SiteFleetTemplate {
  return typeof template === "object" && !(template instanceof BannerTemplate);
}

function ownTemplate(
  fleet: Construct,
  id: string,
  { document, ...template }: SiteFleetTemplate,
  provider: TerraformProvider | undefined,
): BannerTemplate {
  return new BannerTemplate(fleet, "template", { provider, name: id, ...template, document: bannerJson(document) });
}

/** A whole template, so that documents are validated in the plan; or its id alone. */
function templateOf(template: BannerTemplate | string): TemplateRolloutConfig["template"] {
  if (typeof template === "string") return { id: template };
  return Token.asAny(template.fqn) as unknown as TemplateRolloutConfig["template"];
}

function siteConfig(
  { key, name, labels, retention, deletionProtection }: FleetSite,
  { settings, ...shared }: Omit<SiteConfig, "name"> = {},
): SiteConfig {
  const all = labels === undefined ? settings : { ...settings, labels: { ...settings?.labels, ...texts(labels) } };
  return {
    // Once production serves a site, nothing but its removal takes its banner down, so a row that allows one allows the other.
    ...(deletionProtection === false && { allowDeleteWhileServed: true }),
    ...shared,
    name: attributeText(name ?? key),
    ...(all !== undefined && { settings: all }),
    ...(retention !== undefined && { retention }),
    ...(deletionProtection !== undefined && { deletionProtection }),
  };
}

/** Texts of a table are data: `${` in them begins no expression. */
function texts(map: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(map).map(([name, text]) => [name, attributeText(text)]));
}

/** Errors of the plan begin with the fleet that they are about. */
function withName<T>(id: string, plan: () => T): T {
  try {
    return plan();
  } catch (error) {
    throw new Error(`SiteFleet ${id}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
