import { cataloguedService } from "@consentform/consent/catalogue";
import type { Schemas } from "@consentform/consent/contract";
import { type RuleContext, type ValidationResult, validateBanner, type Waiver } from "@consentform/consent/rules";
import { canonicalJson, digestOfCanonical } from "@consentform/consent/values";
import type { Queryable, Row } from "../store/database";
import { recordedRulesVersions, versionInStage } from "../store/versions";
import { appliedTemplate } from "./applied-template";
import { storedDocument } from "./draft-view";
import { servicesOf } from "./live-services";

/** The input of an evaluation beside the site's data. */
export interface EvaluationOptions {
  readonly waivers: readonly Waiver[];
  /** The rules_version a client names among the recorded ones. */
  readonly acceptedRulesVersion?: string | undefined;
  /** False: the locks of the linked template are not evaluated. */
  readonly isLocked: boolean;
  /** The service's clock: the law of this day counts. */
  readonly now: Date;
  /** Only for a publish. */
  readonly reconsent?: Schemas["Version"]["reconsent"];
  /** Only for a publish: version of the operator's vendor list, or null. */
  readonly vendorListVersion?: number | null;
  /** Only for a publish: why the logo is not served, or null. */
  readonly logoFault?: string | null;
  /** Frozen services of a version that is evaluated again; absent: those of the site. */
  readonly services?: NonNullable<RuleContext["services"]>;
  /** The version that production serves, or null; absent: it is read. */
  readonly production?: Row<"versions"> | null;
  /** The digest of the document, if it is stored; absent: it is computed. */
  readonly digest?: string;
}

/** The result of the rules. A document that came as a request or was stored always has a digest. */
export type Evaluation = ValidationResult & { readonly digest: string };

/** Evaluates a document with everything that the site knows (contract 3.2, inputs). */
export async function evaluateDocument(
  tx: Queryable,
  site: Row<"sites">,
  draft: Row<"drafts">,
  document: unknown,
  options: EvaluationOptions,
): Promise<Evaluation> {
  const template = options.isLocked ? await appliedTemplate(tx, draft) : null;
  const production =
    options.production === undefined ? await versionInStage(tx, site.id, "production") : options.production;
  const canonical = canonicalJson(document);
  const digest = options.digest ?? digestOfCanonical(canonical);
  const accepted = await acceptedRulesVersion(tx, draft, digest, options.acceptedRulesVersion);
  const result = validateBanner(document, {
    canonical,
    day: options.now.toISOString().slice(0, 10),
    retentionDays: site.retention,
    services: options.services ?? (await servicesOf(tx, site.id)).evaluated,
    catalogue: cataloguedService,
    production: production === null ? null : consentBasis(production),
    waivers: options.waivers,
    ...(template === null ? {} : { template }),
    ...(accepted === null ? {} : { acceptedRulesVersion: accepted }),
    ...(options.vendorListVersion === undefined ? {} : { vendorListVersion: options.vendorListVersion }),
    ...(options.logoFault === undefined ? {} : { logoFault: options.logoFault }),
    ...(options.reconsent === undefined ? {} : { publishReconsent: options.reconsent }),
  });
  return { ...result, digest };
}

/** Document and services of a version. */
export function consentBasis(version: Pick<Row<"versions">, "document" | "services">): {
  document: Schemas["BannerDocument"];
  services: Schemas["FrozenService"][];
} {
  return { document: storedDocument(version), services: frozenServices(version) };
}

/** The services that a version froze. */
export function frozenServices(version: Pick<Row<"versions">, "services">): Schemas["FrozenService"][] {
  return JSON.parse(version.services) as Schemas["FrozenService"][];
}

/**
 * The rules that accepted this very document before: the recorded one that the client names, else the oldest recorded
 * one, so that later rules refuse no accepted document. null: it was never evaluated.
 */
async function acceptedRulesVersion(
  tx: Queryable,
  draft: Row<"drafts">,
  digest: string,
  named: string | undefined,
): Promise<string | null> {
  const frozen = await recordedRulesVersions(tx, draft.site_id, digest);
  const recorded = draft.digest === digest ? [...frozen, draft.validation.rules_version] : frozen;
  return recorded.find((version) => version === named) ?? recorded.sort()[0] ?? null;
}
