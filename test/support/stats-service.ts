import type { PublishedService } from "../../src/consent/banner/make-slices";

/** A service for analytics, as a banner publishes it, with these changes. */
export const statsService = (changes: Partial<PublishedService>): PublishedService => ({
  key: "stats",
  category: "analytics",
  hosts: [],
  scripts: [],
  blocking: "auto",
  storage: [],
  ...changes,
});
