import { type LawFacts, type RegimeRow, rowsFor } from "../regime-row";

/** No row was compared with the text of its act yet, unless it says so itself. */
const reviewed_at = null;

const SINCE = "2026-11-23";

/** Table version that brought the bans on sales. */
const NEW = "2026-11-28";

/** State laws in force or enacted: code, short name, signal duty, first day, source, note. */
const stateLaws: readonly [
  state: string,
  law: string,
  gpc: RegimeRow["gpc"],
  from: string,
  source: string,
  note?: string,
][] = [
  [
    "CA",
    "CCPA, Cal. Civ. Code 1798.120, 1798.121 and 1798.135",
    "required",
    "2020-01-01",
    "https://leginfo.legislature.ca.gov/faces/codes_displayText.xhtml?division=3.&part=4.&lawCode=CIV&title=1.81.5",
    "Signals: rules of the Attorney General since 2020-08-14, 11 CCR 7025(c) since 2023-03-29, status shown since 2026-01-01. Link: 11 CCR 7026(a)(1).",
  ],
  [
    "CO",
    "Colorado Privacy Act, C.R.S. 6-1-1306 and 6-1-1308",
    "required",
    "2023-07-01",
    "https://www.coloradosos.gov/CCR/eDocketDetails.do?trackingNum=2022-00603",
    "SB 21-190 and its rules. A method to opt out outside the privacy notice, directly or by a link: 4 CCR 904-3, rule 4.03(B)(1). Signals since 2024-07-01: rule 5.08(A).",
  ],
  [
    "CT",
    "CTDPA, Conn. Gen. Stat. 42-520",
    "required",
    "2023-07-01",
    "https://www.cga.ct.gov/current/pub/chap_743jj.htm",
    "Link and signals: 42-520(e)(1)(A), signals since 2025-01-01. SB 1295 amends it from 2026-07-01.",
  ],
  [
    "DE",
    "DPDPA, 6 Del. C. ch. 12D",
    "required",
    "2025-01-01",
    "https://delcode.delaware.gov/title6/c012d/index.html",
    "Signals since 2026-01-01. Amended by HB 380 (2026) from 2027-01-01: lower thresholds; no change for banners is known.",
  ],
  [
    "MD",
    "MODPA, Md. Code, Com. Law 14-4706 and 14-4707",
    "required",
    "2025-10-01",
    "https://mgaleg.maryland.gov/2024RS/Chapters_noln/CH_455_sb0541e.pdf",
    "Sale of sensitive data is forbidden, with or without consent. Signals count as an agent's request (Commercial Law 14-4706).",
  ],
  [
    "MN",
    "MCDPA, Minn. Stat. 325M.16",
    "required",
    "2025-07-31",
    "https://www.revisor.mn.gov/statutes/cite/325M",
    "A clear method to opt out outside the privacy notice, for example a link (subdivision 1(b)). The section on signals was not compared.",
  ],
  [
    "MT",
    "MTCDPA, Mont. Code 30-14-2809",
    "required",
    "2024-10-01",
    "https://archive.legmt.gov/bills/mca/title_0300/chapter_0140/part_0280/sections_index.html",
    "SB 384 (2023). Link, and signals since 2025-01-01: 30-14-2809(3).",
  ],
  [
    "NE",
    "NDPA, Neb. Rev. Stat. 87-1111",
    "required",
    "2025-01-01",
    "https://nebraskalegislature.gov/laws/statutes.php?statute=87-1101",
    "Signals count as an agent's request, with exceptions (87-1111(5)).",
  ],
  ["NH", "NHDPA, RSA 507-H", "required", "2025-01-01", "https://gc.nh.gov/rsa/html/NHTOC/NHTOC-LII-507-H.htm"],
  [
    "NJ",
    "NJDPA, N.J.S.A. 56:8-166.6 and 56:8-166.11",
    "required",
    "2025-01-15",
    "https://www.njleg.state.nj.us/bill-search/2022/S332",
    "P.L. 2023, c. 266. Signals since 2025-07-15 (56:8-166.11(b)). A disclosure of the way out, not a link (56:8-166.6(b)).",
  ],
  [
    "OR",
    "OCPA, ORS 646A.578",
    "required",
    "2024-07-01",
    "https://www.oregonlegislature.gov/bills_laws/ors/ors646A.html",
    "Link and signals: 646A.578(5), signals since 2026-01-01.",
  ],
  [
    "TX",
    "TDPSA, Tex. Bus. & Com. Code 541.055 and 541.103",
    "required",
    "2024-07-01",
    "https://statutes.capitol.texas.gov/Docs/BC/htm/BC.541.htm",
    "Signals since 2025-01-01 as an agent's request, with exceptions (541.055(e)). A disclosure of the way out, not a link (541.103).",
  ],
  [
    "FL",
    "FDBR, Fla. Stat. 501.701 et seq.",
    "no",
    "2024-07-01",
    "https://www.flsenate.gov/Session/Bill/2023/262",
    "Controllers with over USD 1bn of revenue; only the notice of a sale of sensitive data binds others.",
  ],
  ["IA", "ICDPA, Iowa Code ch. 715D", "no", "2025-01-01", "https://www.legis.iowa.gov/docs/code/715D.pdf"],
  ["IN", "INCDPA, Ind. Code 24-15", "no", "2026-01-01", "https://iga.in.gov/legislative/2023/bills/senate/5/details"],
  [
    "KY",
    "KCDPA, Ky. Rev. Stat. 367.3611 et seq.",
    "no",
    "2026-01-01",
    "https://apps.legislature.ky.gov/record/24rs/hb15.html",
    "Amended by HB 692 (2026): what smart televisions recognize is collected by consent only from 2027-07-01.",
  ],
  [
    "RI",
    "RIDTPPA, R.I. Gen. Laws 6-48.1",
    "no",
    "2026-01-01",
    "http://webserver.rilegislature.gov/Statutes/TITLE6/6-48.1/INDEX.htm",
  ],
  [
    "TN",
    "TIPA, Tenn. Code 47-18-3201 et seq.",
    "no",
    "2025-07-01",
    "https://wapp.capitol.tn.gov/apps/BillInfo/Default.aspx?BillNumber=HB1181&GA=113",
  ],
  [
    "UT",
    "UCPA, Utah Code 13-61",
    "no",
    "2023-12-31",
    "https://le.utah.gov/xcode/Title13/Chapter61/13-61.html",
    "Amended by HB 418 from 2026-07-01: consumers can correct their data. No change for banners.",
  ],
  [
    "VA",
    "VCDPA, Va. Code 59.1-578",
    "no",
    "2023-01-01",
    "https://law.lis.virginia.gov/vacodefull/title59.1/chapter53/",
  ],
  [
    "OK",
    "Oklahoma Consumer Data Privacy Act, Okla. Stat. tit. 75A, 300 et seq.",
    "no",
    "2027-01-01",
    "https://www.oklegislature.gov/cf_pdf/2025-26%20ENR/SB/SB546%20ENR.PDF",
    "SB 546. `us` until then.",
  ],
  [
    "LA",
    "Louisiana Data Privacy Act, R.S. 51:1780.1 to 51:1780.5",
    "required",
    "2027-01-01",
    "https://legis.la.gov/legis/ViewDocument.aspx?d=1475339",
    "SB 386, Act 502. Signals count as an agent's request, with exceptions (R.S. 51:1780.3(E)).",
  ],
  [
    "AL",
    "Alabama Personal Data Protection Act, Act 2026-552",
    "unknown",
    "2027-05-01",
    "https://alison.legislature.state.al.us/files/pdf/SearchableInstruments/2026RS/HB351-enr.pdf",
    "`us` until then. A signal prevails over a setting that conflicts (section 6(c)(1)); no general signal duty is known.",
  ],
  [
    "VT",
    "Vermont Data Privacy and Online Surveillance Act, 9 V.S.A. 2415a to 2415k",
    "required",
    "2028-01-01",
    "https://legislature.vermont.gov/bill/status/2026/S.71",
    "S.71. `us` until then.",
  ],
];

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
    ...{ regime: `us_${state.toLowerCase()}`, law, model: "opt_out", gpc, from, source_url, note },
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
export const unitedStates: readonly RegimeRow[] = [
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
    ...{ regime: "us_nv", law: "NRS 603A.300 to .360; SB 370 (2023) for health data", model: "opt_out" },
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
