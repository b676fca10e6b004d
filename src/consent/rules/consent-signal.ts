import type { BannerComponents } from "./generated/banner-document";

/** A consent type of Google's consent mode. */
export type ConsentSignal = BannerComponents["ConsentSignal"];

const isSignal: Record<ConsentSignal, true> = {
  ad_storage: true,
  ad_user_data: true,
  ad_personalization: true,
  analytics_storage: true,
  functionality_storage: true,
  personalization_storage: true,
  security_storage: true,
};

/** Every consent type. The compiler sees to it that none of the schema's is missing. */
export const consentSignals = Object.keys(isSignal) as readonly ConsentSignal[];
