import { type RegimeRow, rowsFor } from "../regime-row";
import { nationalAct } from "./national-acts";

/** No row was compared with the text of its act yet, unless it says so itself. */
const reviewed_at = null;

const SINCE = "2026-11-23";

type OwnAct = readonly [country: string, law: string, from: string, source: string];

/** Places whose row links a register, or news of the act, not its text. */
const linkedBySite: ReadonlySet<string> = new Set(["SM", "VA", "GG", "FO"]);

/** Microstates with separate acts. */
const microstates: readonly OwnAct[] = [
  ["AD", "Llei 29/2021", "2022-05-17", "https://www.portaljuridicandorra.ad/L2021029"],
  ["MC", "Loi 1.565 of 2024-12-03", "2024-12-14", "https://legimonaco.mc/tnc/loi/2024/12-03-1.565/"],
  [
    "SM",
    "Legge 171/2018",
    "2019-01-05",
    "https://www.consigliograndeegenerale.sm/on-line/home/archivio-leggi-decreti-e-regolamenti.html",
  ],
  [
    "VA",
    "Decree 657 of 2024 on personal data",
    "2024-04-30",
    "https://vaticanstate.va/it/novita/293-promulgato-dalla-pontificia-commissione-per-lo-stato-della-citta-del-vaticano-il-regolamento-generale-sulla-protezione-dei-dati-personali.html",
  ],
];

/** British islands and Gibraltar. */
const islands: readonly OwnAct[] = [
  ["GG", "Data Protection (Bailiwick of Guernsey) Law, 2017", "2018-05-25", "https://www.guernseylegalresources.gg/"],
  [
    "GI",
    "Gibraltar GDPR and Data Protection Act 2004",
    "2021-01-01",
    "https://www.gibraltarlaws.gov.gi/legislations/data-protection-act-2004-1507",
  ],
  [
    "IM",
    "Data Protection Act 2018 (Isle of Man)",
    "2018-08-01",
    "https://www.inforights.im/organisations/data-protection-law-2018/legislation-and-case-law/the-legislation/",
  ],
  ["JE", "Data Protection (Jersey) Law 2018", "2018-05-25", "https://www.jerseylaw.je/laws/current/l_3_2018"],
];

/** Neighbors and associated territories with separate acts. */
const neighbors: readonly OwnAct[] = [
  ["AL", "Law 124/2024", "2025-01-31", "https://idp.al/wp-content/uploads/2025/04/Law-no.124-2024-DP.pdf"],
  [
    "BA",
    "Law on the Protection of Personal Data 12/25",
    "2025-10-04",
    "https://www.sluzbenilist.ba/page/akt/aCRNh0ohz4nh78h77P7BE=",
  ],
  [
    "ME",
    "Law on Personal Data Protection 79/08",
    "2008-12-31",
    "https://www.azlp.me/storage/docs/zajednicka/zakoni/Zakon%20o%20zastiti%20podataka%20o%20licnosti%20-2024.pdf",
  ],
  ["MK", "Law 42/2020", "2020-02-24", "https://azlp.mk/wp-content/uploads/2022/12/lpdp_2020.pdf"],
  ["RS", "Law 87/2018", "2019-08-21", "https://pravno-informacioni-sistem.rs/eli/rep/sgrs/skupstina/zakon/2018/87/13"],
  [
    "MD",
    "Law 195/2024",
    "2026-08-23",
    "https://datepersonale.md/wp-content/uploads/2024/09/Law-no.-195-2024-on-personal-data-protection-1.pdf",
  ],
  ["UA", "Law 2297-VI", "2011-01-01", "https://zakon.rada.gov.ua/laws/show/2297-17"],
  ["GE", "Law 3144 of 2023", "2024-03-01", "https://matsne.gov.ge/en/document/view/5827307"],
  ["XK", "Law 06/L-082", "2019-03-11", "https://gzk.rks-gov.net/ActDetail.aspx?ActID=18616"],
  ["FO", "Act 80/2020", "2021-01-01", "https://dat.fo/"],
  [
    "GL",
    "Danish Act 502/2000, by Order 1238 of 2016",
    "2016-12-01",
    "https://www.retsinformation.dk/eli/lta/2016/1238",
  ],
  [
    "SJ",
    "Personopplysningsloven (LOV-2018-06-15-38)",
    "2018-07-20",
    "https://lovdata.no/dokument/NL/lov/2018-06-15-38",
  ],
];

/** The French act where the GDPR itself does not hold. */
const frenchAct = {
  law: "Loi 78-17, article 82",
  model: "opt_in",
  cautious: true,
  from: "2019-06-01",
  source_url: "https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000886460",
  reviewed_at,
  since: SINCE,
  note: "Applicable there by its articles 125 and 126; a warning until that is read.",
} as const;

/** Rows under the GDPR and the national act that transposes the ePrivacy Directive. */
function european(codes: string, facts: Pick<RegimeRow, "from" | "reviewed_at" | "note">): RegimeRow[] {
  return codes.split(" ").flatMap((country) => {
    const act = nationalAct(country);
    return rowsFor(country, {
      regime: "gdpr",
      law: `${act.law}; GDPR`,
      act,
      model: "opt_in",
      source_url: act.url,
      ...facts,
    });
  });
}

/** Rows of places whose own act follows European law. */
function ownActs(acts: readonly OwnAct[], regime: string, note: string): RegimeRow[] {
  return acts.flatMap(([country, law, from, source_url]) =>
    rowsFor(country, {
      regime,
      law,
      model: "opt_in",
      cautious: true,
      from,
      source_url,
      reviewed_at,
      since: SINCE,
      ...(linkedBySite.has(country) && { isSite: true }),
      note,
    }),
  );
}

/** European Union, European Economic Area, United Kingdom, Switzerland and neighbours whose law follows the GDPR. */
export const europe: readonly RegimeRow[] = [
  ...european("AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE", {
    from: "2018-05-25",
    reviewed_at: SINCE,
    note: "The act transposes Directive 2002/58/EC, article 5(3), which was compared.",
  }),
  ...european("IS LI NO", {
    from: "2018-07-20",
    reviewed_at: SINCE,
    note: "EEA, by Decision of the EEA Joint Committee 154/2018.",
  }),
  ...european("AX GF GP MF MQ RE YT", {
    from: "2018-05-25",
    reviewed_at,
    note: "Part of Finland (AX) or of France with its own ISO code; the Treaties apply (TFEU 349, 355(1) and (4)).",
  }),
  ...rowsFor("BL PM", { ...frenchAct, regime: "gdpr" }),
  ...rowsFor("NC PF WF TF", { ...frenchAct, regime: "gdpr_like" }),
  ...ownActs(microstates, "gdpr", "Own act after the GDPR; consent for tracking is the cautious reading."),
  ...rowsFor("GB", {
    regime: "uk_gdpr",
    law: "PECR, regulation 6 and schedule A1; UK GDPR",
    model: "opt_in",
    from: "2021-01-01",
    source_url: "https://www.legislation.gov.uk/uksi/2003/2426/contents",
    reviewed_at: "2026-11-25",
    note: "Consent for storage and access: PECR, Schedule A1, paragraph 2. Since 2026-02-05 the Data (Use and Access) Act 2025 exempts some analytics and appearance storage, with notice and objection.",
  }),
  ...ownActs(islands, "uk_gdpr", "Own act after European law; the British exemptions of 2026 are not assumed."),
  ...rowsFor("CH", {
    regime: "ch_fadp",
    law: "TCA, article 45c; FADP, article 19",
    model: "opt_out",
    cautious: true,
    choiceAbout: "tracking",
    healthData: true,
    from: "2023-09-01",
    source_url: "https://www.fedlex.admin.ch/eli/cc/2022/491/en",
    reviewed_at,
    note: "Notice and a right to refuse; explicit consent for sensitive data and high-risk profiling (FADP 6(7)).",
  }),
  ...ownActs(
    neighbors,
    "gdpr_like",
    "Own act after the GDPR or Convention 108+; consent for tracking is the cautious reading.",
  ),
  ...rowsFor("TR", {
    regime: "kvkk",
    law: "KVKK (Law 6698), article 5",
    model: "opt_in",
    from: "2016-04-07",
    source_url: "https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=6698&MevzuatTur=1&MevzuatTertip=5",
    reviewed_at,
    note: "Consent, or another of its grounds.",
  }),
];
