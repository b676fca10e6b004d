import type { BannerDocument } from "@consentform/consent/rules";
import type * as pulumi from "@pulumi/pulumi";
import { ConsentformComponent } from "./component";
import type { DeepInput } from "./deep-input";
import {
  ConfigDraft,
  type ConfigDraftArgs,
  Domain,
  type DomainArgs,
  Promotion,
  type PromotionArgs,
  Site,
  type SiteArgs,
  Version,
  type VersionArgs,
} from "./generated";

/** Arguments of a ConsentSite. Each part takes what its resource takes; what connects them is filled in. */
export interface ConsentSiteArgs {
  /** The site itself. Default: the component's name, and the defaults of `Site`. */
  site?: SiteArgs;
  /** Domains by host; `true` takes the defaults of `Domain`. Default: none. */
  domains?: Record<string, true | Omit<DomainArgs, "site" | "host">>;
  /** The banner document; `readBanner` reads one from a file. */
  document: DeepInput<BannerDocument>;
  /** Further arguments of the draft, such as `waivers`. */
  draft?: Omit<ConfigDraftArgs, "site" | "document">;
  /** Further arguments of the version, such as `note`. */
  version?: Omit<VersionArgs, "site" | "draftDigest" | "waiversDigest" | "acceptedRulesVersion">;
  /** Further arguments of the promotion; `false` publishes to preview only. Default: what is published is promoted. */
  promotion?: false | Omit<PromotionArgs, "site" | "versionNumber">;
}

/**
 * A site with its domains, banner, published version and promotion to production: the whole of it in one declaration.
 */
export class ConsentSite extends ConsentformComponent {
  readonly site: Site;
  /** By host. */
  readonly domains: Readonly<Record<string, Domain>>;
  readonly draft: ConfigDraft;
  readonly version: Version;
  /** Null with `promotion: false`. */
  readonly promotion: Promotion | null;
  /** The HTML script tags to put into pages, of preview and production. */
  readonly snippets: Site["snippets"];

  /** `name` is the component's name in the program, and the default of the site's. */
  constructor(name: string, args: ConsentSiteArgs, opts?: pulumi.ComponentResourceOptions) {
    super("ConsentSite", name, opts);
    const child = { parent: this };
    const site = new Site(name, args.site, child);
    const domains = Object.entries(args.domains ?? {}).map(([host, more]) => {
      return [host, new Domain(`${name}-${host}`, { ...(more === true ? {} : more), site, host }, child)] as const;
    });
    this.site = site;
    this.domains = Object.fromEntries(domains);
    this.draft = new ConfigDraft(name, { ...args.draft, site, document: args.document }, child);
    const { digest: draftDigest, waiversDigest, rulesVersion: acceptedRulesVersion } = this.draft;
    this.version = new Version(
      name,
      { ...args.version, site, draftDigest, waiversDigest, acceptedRulesVersion },
      child,
    );
    this.promotion =
      args.promotion === false
        ? null
        : new Promotion(name, { ...args.promotion, site, versionNumber: this.version.number }, child);
    this.snippets = site.snippets;
    // The site's own state has the rest.
    this.registerOutputs({ siteId: site.id });
  }
}
