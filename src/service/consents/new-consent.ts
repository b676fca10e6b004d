import type { Schemas } from "@consentform/consent/contract";
import type { Environment } from "../store/environment";

type Decisions = Schemas["ConsentRecord"]["decisions"];

/** A visitor's choice as a banner reports it. What is absent is unknown; the service adds what it knows itself. */
export interface NewConsent {
  readonly siteId: string;
  readonly environment: Environment;
  /** Host on which the visitor chose. */
  readonly host: string;
  /** The visitor's random or external id, 1 to 128 characters. */
  readonly subjectId: string;
  /** The site's own id of a signed-in visitor. Default null. */
  readonly externalId?: string | null;
  readonly tcString?: string | null;
  readonly gppString?: string | null;
  /** The visitor's address; of it only what the site's `record_ip` allows is kept. Default null. */
  readonly address?: string | null;
  readonly event: Pick<Schemas["ConsentEvent"], "type" | "method">;
  /** One for each category of the document; required ones are granted. */
  readonly decisions: Decisions;
  /** The choice for each service by its key; null (default) if it was made by category only. */
  readonly services?: Decisions | null;
  /** ISO 3166-1 and 3166-2 codes, as resolveRegime takes them. Default null: unknown. */
  readonly country?: string | null;
  readonly region?: string | null;
  /** Language that the visitor asked for; the record names the one that was shown. */
  readonly language: string;
  /** True if the browser sent Global Privacy Control. Default false. */
  readonly gpc?: boolean;
  /** Dropped where the document records none. Default null. */
  readonly userAgentFamily?: string | null;
  /** Version that the visitor saw. Default: what the stage holds. */
  readonly versionNumber?: number;
  /**
   * For fixtures: when it happened. Default: now. Never earlier than the record before it in its chain,
   * unless it is the default and the clock was set back.
   */
  readonly at?: Date;
}

/** A choice that cannot be recorded. Nothing of the call was stored. */
export class InvalidConsentError extends Error {
  override readonly name = "InvalidConsentError";
  constructor(
    /** The invalid part: a member of {@link NewConsent}, or a pointer into the record. */
    readonly property: string,
    detail: string,
  ) {
    super(`${property}: ${detail}`);
  }
}
