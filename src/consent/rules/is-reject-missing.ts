import type { ResolvedBannerDocument } from "./generated/resolved-banner-document";
import type { EffectiveRule } from "./rule-choice";

/** Reports whether a first layer accepts and has no reject button. */
export function acceptsWithoutReject({ first_layer }: Pick<EffectiveRule, "first_layer">): boolean {
  return first_layer.includes("accept_all") && !first_layer.includes("reject_all");
}

/**
 * Reports whether a visitor of an opt-in place can accept on the first layer, and refuse neither by a button nor in the
 * way that the rule declares.
 */
export function isRejectMissing(
  { layout }: Pick<ResolvedBannerDocument, "layout">,
  rule: Pick<EffectiveRule, "first_layer" | "refuse_by">,
  country: string | null,
): boolean {
  const isRefusedByClosing = rule.refuse_by === "close" && layout.close_button === "reject" && country === "IT";
  return acceptsWithoutReject(rule) && rule.refuse_by !== "pay" && !isRefusedByClosing;
}
