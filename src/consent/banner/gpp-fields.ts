import type { SliceCategory } from "./slice";

/** Values of a section's fields by name. A list field gets one value for all of its entries. */
export type GppFields = Readonly<Record<string, number | boolean>>;

/** The facts that the fields of a section depend on. */
export interface GppVisitor {
  readonly categories: readonly SliceCategory[];
  readonly rule: { readonly limit_link?: boolean };
  isOn(category: string): boolean;
  /** True if the browser sends Global Privacy Control. */
  readonly signal: boolean;
}

const NOT_APPLICABLE = 0;
const YES = 1;
const NO = 2;

/**
 * The fields of every section of the United States; a section uses those that it has. One denied category of a kind
 * counts as an opt-out. The document does not say which kinds of sensitive data there are: a refusal counts for all of
 * them, and a grant for none.
 */
export function gppFields({ categories, rule, isOn, signal }: GppVisitor): GppFields {
  const optional = categories.filter(({ required }) => !required);
  const sold = optional.filter(({ sale_or_share }) => sale_or_share);
  const notice = sold.length > 0 ? YES : NOT_APPLICABLE;
  const isOptedOut = sold.some(({ key }) => !isOn(key));
  const optOut = sold.length === 0 ? NOT_APPLICABLE : isOptedOut ? YES : NO;
  const isLimited = optional.some(({ key, sensitive }) => sensitive && !isOn(key));
  const limitNotice = isLimited || rule.limit_link ? YES : NOT_APPLICABLE;
  return {
    SharingNotice: YES,
    ProcessingNotice: YES,
    SaleOptOutNotice: notice,
    SharingOptOutNotice: notice,
    TargetedAdvertisingOptOutNotice: notice,
    SensitiveDataProcessingOptOutNotice: limitNotice,
    SensitiveDataOptOutNotice: limitNotice,
    SensitiveDataLimitUseNotice: limitNotice,
    SaleOptOut: optOut,
    SharingOptOut: optOut,
    TargetedAdvertisingOptOut: optOut,
    SensitiveDataProcessing: isLimited ? YES : NOT_APPLICABLE,
    MspaCoveredTransaction: NO,
    Gpc: signal,
  };
}
