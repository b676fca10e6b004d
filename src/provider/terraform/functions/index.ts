/** The functions of the provider. */
import { bannerFunctions } from "./banner-functions";
import { fleetFunctions } from "./fleet-functions";
import type { ProviderFunction } from "./provider-function";

/** Every function of the provider. */
export const providerFunctions: readonly ProviderFunction[] = [...bannerFunctions, ...fleetFunctions];
