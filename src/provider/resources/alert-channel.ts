import type { Schemas } from "@consentform/consent/contract";
import { type Checked, type CheckWork, defineResource, type Finding } from "./definition";
import { named, text } from "./text";

interface Inputs {
  kind?: "email" | "slack";
  addresses?: string[] | null;
  url?: string | null;
}

/** The destination that each kind of channel needs, which the other kind must not have. */
const destinations = [
  { kind: "email", property: "addresses", what: "1 to 10 e-mail addresses" },
  { kind: "slack", property: "url", what: "the https address of the incoming webhook" },
] as const;

/** A destination for alerts: e-mail addresses or a Slack webhook, whose address is a secret. */
export const alertChannel = defineResource<Inputs, Schemas["AlertChannel"]>("AlertChannel", {
  description:
    "A destination for alerts: up to ten e-mail addresses, each confirmed by its owner, or one Slack incoming webhook.",
  operations: {
    create: "createAlertChannel",
    read: "getAlertChannel",
    update: "updateAlertChannel",
    delete: "deleteAlertChannel",
    list: "listAlertChannels",
  },
  properties: {
    addresses: { unordered: true },
    alert_kinds: { unordered: true },
    site_ids: { unordered: true },
    external_key: { internal: true },
    confirmations: { volatile: true },
    status: { volatile: true },
    last_sent_at: { volatile: true },
    last_error: { volatile: true },
    updated_at: { volatile: true },
    updated_by: { volatile: true },
    url_hint: { follows: ["url"] },
  },
  variants: {
    property: "kind",
    requires: Object.fromEntries(destinations.map(({ kind, property }) => [kind, property])),
  },
  isInUse: ({ last_sent_at }) => last_sent_at !== null,
  check: checkDestination,
});

function checkDestination({ inputs, unknownIn }: CheckWork<Inputs>): Checked {
  const { kind } = inputs;
  if (kind === undefined || unknownIn(kind) !== undefined) return {};
  const findings = destinations.flatMap(({ kind: owner, property, what }): Finding[] => {
    // What is not known yet may turn out to be null, and may not.
    if (unknownIn(inputs[property]) !== undefined) return [];
    const isGiven = inputs[property] !== undefined && inputs[property] !== null;
    if (owner === kind && !isGiven) {
      return [
        {
          property: [property],
          message: text`is missing: ${named("kind")} "${kind}" needs ${what}`,
          severity: "error",
          code: "required",
        },
      ];
    }
    if (owner !== kind && isGiven) {
      return [
        {
          property: [property],
          message: text`belongs to kind "${owner}"; remove it, or change ${named("kind")}`,
          severity: "error",
          code: "not-applicable",
        },
      ];
    }
    return [];
  });
  return { findings };
}
