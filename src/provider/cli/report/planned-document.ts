/** A banner document that a plan changes: of a draft or template, or of one site of a rollout. */
export interface PlannedDocument {
  /** Address of the resource, with the key of the site for a rollout. */
  readonly address: string;
  /** Site of the banner; null for a template, and for a site that is not known yet. */
  readonly siteId: string | null;
  /** The stored document; undefined if there is none, unknown if the plan does not contain it. */
  readonly before: unknown;
  readonly after: unknown;
  readonly beforeDigest: string | null;
  readonly afterDigest: string | null;
  readonly waivers: unknown;
  /** False for the document of a template, which need not be complete and is evaluated where it is applied. */
  readonly isWhole: boolean;
}
