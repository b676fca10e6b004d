// A token for a pipeline: one site, three scopes, renewed in time.
import * as consentform from "consentform";

const site = new consentform.Site("shop");

const token = new consentform.Token("ci", {
  name: "CI of the shop",
  site,
  scopes: ["sites:read", "banner:write", "banner:publish"],
  expiresInDays: 90,
  // The first deployment in the last 30 days creates a new token. The old one stays valid for a day.
  renewBeforeDays: 30,
  overlapHours: 24,
});

// A secret output: encrypted in state, to be passed on to the pipeline's own secret store.
export const secret = token.secret;
