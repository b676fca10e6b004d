import type { Schemas } from "@consentform/consent/contract";
import { memberOf } from "../http/caller";
import type { OutsideCall } from "../http/handler";
import type { Row } from "../store/database";

/** A template's revision on its way into drafts and stages. */
export interface Application {
  readonly call: OutsideCall<"applyTemplate">;
  readonly revision: Row<"template_revisions">;
  readonly mode: Schemas["TemplateMode"];
  readonly release: Schemas["TemplateRelease"];
  /** Deployment that owns the drafts afterwards. */
  readonly managedBy: string | null;
}

/**
 * Reports whether the token is bound to production, so that a release to production only promotes what preview already
 * holds.
 */
export function isPromotingOnly({ call, release }: Application): boolean {
  return release === "production" && memberOf(call.caller).environment === "production";
}
