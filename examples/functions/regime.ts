import * as consentform from "consentform";

const california = consentform.getRegimeOutput({ country: "US", region: "US-CA" });

export const model = california.model;
export const isSignalBinding = california.gpcRequired;
