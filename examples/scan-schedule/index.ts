// When a site is scanned for trackers.
import * as consentform from "consentform";

const site = new consentform.Site("shop", { settings: { timezone: "Europe/Berlin" } });

// Every site has a schedule. Only the properties declared here are managed; remove one to restore its default.
const schedule = new consentform.ScanSchedule("nightly", {
  site,
  frequency: "daily",
  hour: 3,
  maxPages: 200,
  profiles: ["gdpr", "us_ca"],
});

export const hour = schedule.hour;
