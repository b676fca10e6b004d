import { type LawFacts, type RegimeRow, rowsFor } from "../regime-row";
import { stateLaws } from "./state-laws";

/** No row was compared with the text of its act yet, unless it says so itself. */
const reviewed_at = null;

const SINCE = "2026-11-23";

/** Table version that brought the bans on sales. */
const NEW = "2026-11-28";

/** The change that an amendment makes to a state's row, from a day on. */
type Amendment = Pick<RegimeRow, "from" | "saleBan" | "since"> & { note: string };

/** Amendments that change what a banner may do, by state. */
const amendments: Readonly<Record<string, Amendment>> = {
  CT: {
    from: "2026-10-01",
    saleBan: "precise_location",
    note: "Sale of precise location is forbidden (Public Act 26-64).",
  },
  NJ: {
    from: "2026-06-30",
    saleBan: "sensitive",
    since: NEW,
    note: "Sale of sensitive data is forbidden, with or without consent (56:8-166.12(a)(6), P.L. 2026, c. 25).",
  },
  OR: {
    from: "2026-01-01",
    saleBan: "precise_location",
    note: "Sale of precise location is forbidden (646A.578(2), HB 2008 of 2025).",
  },
  VA: {
    from: "2026-07-01",
    saleBan: "precise_location",
    note: "Sale of precise location for money is forbidden (59.1-578(A)(6), SB 338 of 2026).",
  },
};

/** Cautious rows: Florida's act binds few, and the other acts are not in force yet. */
const cautiousStates: ReadonlySet<string> = new Set(["FL", "OK", "LA", "AL", "VT"]);

/** Days on which a state's row was compared with the text of the act. */
const compared: ReadonlyMap<string, string> = new Map([
  ...["LA", "MD"].map((state) => [state, SINCE] as const),
  // The sections that the notes name: on signals, on the link or the disclosure, and on the day they take effect.
  ...["CA", "CO", "CT", "MT", "NJ", "OR", "TX"].map((state) => [state, "2026-11-25"] as const),
]);

/** States whose rows were written after the first table. */
const enacted: ReadonlySet<string> = new Set(["OK", "LA", "AL", "VT"]);

/** No act asks for anything before processing starts: the notice is advice, lest the site deceive. */
const unregulated = {
  regime: "us",
  law: "FTC Act s. 5",
  model: "notice",
  cautious: true,
  source_url: "https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section45&num=0&edition=prelim",
  reviewed_at,
} as const;

/** Since when the table speaks about the United States; earlier days are of no use to a banner. */
const CCPA_START = "2018-01-01";

/** The rows of a state: before its act, under it, and since the amendment if there is one. */
function rowsOfState([state, law, gpc, from, source_url, note = ""]: (typeof stateLaws)[number]): RegimeRow[] {
  const place = `US-${state}`;
  const amendment = Object.hasOwn(amendments, state) ? amendments[state] : undefined;
  const act: LawFacts = {
    regime: `us_${state.toLowerCase()}`,
    law,
    model: "opt_out",
    gpc,
    from,
    source_url,
    note,
    reviewed_at: compared.get(state) ?? reviewed_at,
    cautious: cautiousStates.has(state),
    ...(state === "MD" && { saleBan: "sensitive" }),
    ...(enacted.has(state) && { since: SINCE }),
  };
  return [
    ...rowsFor(place, { ...unregulated, from: CCPA_START, to: from, note: "Before the state's own act." }),
    ...(amendment === undefined
      ? rowsFor(place, act)
      : [
          ...rowsFor(place, { ...act, to: amendment.from }),
          ...rowsFor(place, { ...act, ...amendment, note: [note, amendment.note].filter(Boolean).join(" ") }),
        ]),
  ];
}

/** The country as a whole, its 50 states and the District of Columbia, and the territories that come as countries. */
const rows: readonly RegimeRow[] = [
  ...rowsFor("US", { ...unregulated, from: CCPA_START, note: "Visitor whose state is not known." }),
  ...rowsFor("PR GU VI AS MP", { ...unregulated, from: CCPA_START, note: "Territory with its own ISO 3166-1 code." }),
  ...rowsFor(
    "US-AK US-AR US-AZ US-DC US-GA US-HI US-ID US-IL US-KS US-MA US-ME US-MI US-MO US-MS US-NC US-ND US-NM US-NY US-OH US-PA US-SC US-SD US-WI US-WV US-WY",
    { ...unregulated, from: CCPA_START, note: "No comprehensive act." },
  ),
  ...rowsFor("US-WA", {
    ...unregulated,
    from: CCPA_START,
    to: "2024-03-31",
    note: "Before the My Health My Data Act.",
  }),
  ...rowsFor("US-WA", {
    ...unregulated,
    law: "FTC Act s. 5; My Health My Data Act for health data",
    cautious: false,
    healthData: true,
    from: "2024-03-31",
    source_url: "https://app.leg.wa.gov/RCW/default.aspx?cite=19.373.030",
    reviewed_at: SINCE,
    since: SINCE,
    note: "No comprehensive act. Health data needs consent first (RCW 19.373.030(1)).",
  }),
  ...rowsFor("US-NV", { ...unregulated, from: CCPA_START, to: "2019-10-01", note: "Before NRS 603A.345." }),
  ...rowsFor("US-NV", {
    regime: "us_nv",
    law: "NRS 603A.300 to .360; SB 370 (2023) for health data",
    model: "opt_out",
    cautious: true,
    healthData: true,
    from: "2019-10-01",
    source_url: "https://www.leg.state.nv.us/NRS/NRS-603A.html",
    reviewed_at: SINCE,
    since: SINCE,
    note: "Opt-out of sale for money, at a designated address (603A.333, .345); health data by consent since 2024-03-31 (.500).",
  }),
  ...stateLaws.flatMap(rowsOfState),
];

/** All rows. The choice is about sale, advertising and sensitive data, and never about measuring the audience. */
export const unitedStates: readonly RegimeRow[] = rows.map((row) => ({ ...row, choiceAbout: "tracking" }));
