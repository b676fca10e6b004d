import type { EventKind } from "../../../../src/consent/contract";
import { appliedTogether } from "../../../../src/service/alerts/alert-rules";
import type { Row } from "../../../../src/service/store/database";

const event = (kind: EventKind, site_id: string | null) => ({ kind, site_id }) as Row<"events">;

/** How many of these are applied in one transaction. */
const together = (...events: [EventKind, string | null][]) =>
  appliedTogether(events.map((one) => event(...one))).length;

test.each<[string, number, [EventKind, string | null][]]>([
  ["none", 0, []],
  [
    "events without a rule, whatever their sites",
    3,
    [
      ["site.created", "a"],
      ["site.updated", "b"],
      ["site.created", "c"],
    ],
  ],
  [
    "alerts of several sites, none of them held",
    3,
    [
      ["scan.failed", "a"],
      ["scan.failed", "b"],
      ["token.revoked", null],
    ],
  ],
  [
    "alerts of one site that is held",
    3,
    [
      ["service.discovered", "a"],
      ["issue.opened", "a"],
      ["issue.resolved", "a"],
    ],
  ],
  [
    "until the alert of another site than the one that is held",
    2,
    [
      ["service.discovered", "a"],
      ["site.created", "b"],
      ["scan.failed", "b"],
    ],
  ],
  [
    "until one that holds a site after alerts of another",
    1,
    [
      ["scan.failed", "a"],
      ["install_check.failed", "b"],
    ],
  ],
  [
    "until an alert of no site",
    1,
    [
      ["install_check.failed", "a"],
      ["token.expiring", null],
    ],
  ],
])("one transaction applies %s", (_name, count, events) => {
  expect(together(...events)).toBe(count);
});
