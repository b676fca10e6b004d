/** A site of a fleet, as a table lists it. Members that the table leaves empty are missing. */
export interface FleetSite {
  /**
   * The program's name for the site: 1 to 64 letters, digits, `.`, `_` and `-`, beginning with a letter or digit.
   * Unique.
   */
  readonly key: string;
  /** Hosts that load the production banner; at least one. */
  readonly hosts: readonly string[];
  /** Hosts that load the preview banner. */
  readonly previewHosts?: readonly string[];
  /** Display name; default: the key. */
  readonly name?: string;
  /** Labels of the site. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Values of the template's variables. */
  readonly variables?: Readonly<Record<string, string>>;
  /** JSON Merge Patch (RFC 7396) that is applied to the template's document for this site. */
  readonly overrides?: Readonly<Record<string, unknown>>;
  /** Wave in which the site is deployed; default: the last one. */
  readonly wave?: string;
  /** Retention of consent records, in days. */
  readonly retention?: number;
  /** False allows the site to be removed. */
  readonly deletionProtection?: boolean;
  /** Id of an existing site that the fleet takes over. Can be removed after the next deployment. */
  readonly adopt?: string;
}
