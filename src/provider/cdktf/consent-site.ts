import { Construct } from "constructs";
import type { BannerDocument } from "../resources/read-banner";
import { bannerJson } from "./banner-json";
import {
  ConfigDraft,
  type ConfigDraftConfig,
  Domain,
  type DomainConfig,
  Promotion,
  type PromotionConfig,
  Site,
  type SiteConfig,
  Version,
  type VersionConfig,
} from "./bindings";
import type { TerraformProvider } from "./library";

/** The parts of a ConsentSite. Each part takes what its resource takes; references between parts are filled in. */
export interface ConsentSiteConfig {
  /** The site itself. Its name's default: the construct's id. */
  readonly site?: Omit<SiteConfig, "name"> & Partial<Pick<SiteConfig, "name">>;
  /** Domains by host; `true` takes the defaults of `Domain`. Default: none. */
  readonly domains?: Readonly<Record<string, true | Omit<DomainConfig, "siteId" | "host">>>;
  /** The banner document; `readBanner` reads one from a file. */
  readonly document: BannerDocument;
  /** Further arguments of the draft, such as `waivers`. */
  readonly draft?: Omit<ConfigDraftConfig, "siteId" | "document">;
  /** Further arguments of the version, such as `note`. */
  readonly version?: Omit<VersionConfig, "siteId" | "draftDigest" | "waiversDigest" | "acceptedRulesVersion">;
  /** Further arguments of the promotion; `false` publishes to preview only. Default: what is published is promoted. */
  readonly promotion?: false | Omit<PromotionConfig, "siteId" | "versionNumber">;
  /** Provider of all parts that name none themselves. Default: the stack's own. */
  readonly provider?: TerraformProvider;
}

/**
 * A site with its domains, banner, published version and promotion to production: the whole of it in one declaration.
 */
export class ConsentSite extends Construct {
  readonly site: Site;
  /** By host. */
  readonly domains: Readonly<Record<string, Domain>>;
  readonly draft: ConfigDraft;
  readonly version: Version;
  /** Null with `promotion: false`. */
  readonly promotion: Promotion | null;
  /** The HTML script tags to put into pages, of preview and production. */
  readonly snippets: Site["snippets"];

  /** `id` names the construct among its siblings, and is the default of the site's name. */
  constructor(scope: Construct, id: string, config: ConsentSiteConfig) {
    super(scope, id);
    const { provider } = config;
    this.site = new Site(this, "site", { provider, name: id, ...config.site });
    const siteId = this.site.id;
    this.domains = Object.fromEntries(
      Object.entries(config.domains ?? {}).map(([host, more]) => {
        return [host, new Domain(this, host, { provider, ...(more === true ? {} : more), siteId, host })];
      }),
    );
    const document = bannerJson(config.document);
    this.draft = new ConfigDraft(this, "draft", { provider, ...config.draft, siteId, document });
    const { digest: draftDigest, waiversDigest, rulesVersion: acceptedRulesVersion } = this.draft;
    this.version = new Version(this, "version", {
      provider,
      ...config.version,
      siteId,
      draftDigest,
      waiversDigest,
      acceptedRulesVersion,
    });
    this.promotion =
      config.promotion === false
        ? null
        : new Promotion(this, "promotion", {
            provider,
            ...config.promotion,
            siteId,
            versionNumber: this.version.number,
          });
    this.snippets = this.site.snippets;
  }
}
