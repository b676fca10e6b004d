/**
 * The act and section that binds a website in a state of the European Union or the European Economic Area: it puts
 * article 5(3) of the ePrivacy Directive into national law.
 */
export interface NationalAct {
  law: string;
  /** Official text, or the register of national measures. */
  url: string;
  /** First day on which the section held in this form, `YYYY-MM-DD` in UTC; null if that was not verified. */
  from: string | null;
  /** Day on which someone read the section; null if no one has. */
  read_at: string | null;
}

/** National measures under Directive 2009/136/EC, which gave article 5(3) its form; for acts of unsure address. */
const REGISTER = "https://eur-lex.europa.eu/legal-content/EN/NIM/?uri=CELEX:32009L0136";

const READ = "2026-11-28";

const acts: readonly [country: string, law: string, from: string | null, url?: string, read_at?: string][] = [
  [
    "AT",
    "TKG 2021, section 165(3)",
    "2021-11-01",
    "https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20011678",
  ],
  [
    "BE",
    "Act of 30 July 2018 on personal data, article 10/2",
    "2022-01-10",
    "https://www.ejustice.just.fgov.be/eli/loi/2018/07/30/2018040581/justel",
  ],
  ["BG", "Electronic Commerce Act, article 4a", null],
  ["HR", "Electronic Communications Act (NN 76/22), article 43(4)", "2022-07-12"],
  ["CY", "Law 112(I)/2004, section 99(5)", null],
  ["CZ", "Act 127/2005, section 89(3)", "2022-01-01", "https://www.e-sbirka.cz/sb/2005/127"],
  [
    "DK",
    "Order 1148 of 2011 (cookies), sections 3 and 4",
    "2011-12-14",
    "https://www.retsinformation.dk/eli/lta/2011/1148",
  ],
  ["EE", "Electronic Communications Act, as far as it has a rule on storage", null],
  ["FI", "Act 917/2014, section 205", "2015-01-01", "https://www.finlex.fi/fi/laki/ajantasa/2014/20140917"],
  [
    "FR",
    "Loi 78-17, article 82",
    "2019-06-01",
    "https://www.legifrance.gouv.fr/loda/article_lc/LEGIARTI000037813978",
    READ,
  ],
  ["DE", "TDDDG, section 25", "2021-12-01", "https://www.gesetze-im-internet.de/ttdsg/__25.html", READ],
  ["GR", "Law 3471/2006, article 4(5)", null],
  ["HU", "Act C of 2003, section 155(4)", null, "https://njt.hu/jogszabaly/2003-100-00-00"],
  [
    "IE",
    "S.I. 336/2011, regulation 5(3)",
    "2011-07-01",
    "https://www.irishstatutebook.ie/eli/2011/si/336/made/en/print",
  ],
  [
    "IT",
    "Codice privacy (d.lgs. 196/2003), article 122",
    null,
    "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2003-06-30;196~art122",
    READ,
  ],
  ["LV", "Law on Information Society Services, section 7.1", null],
  ["LT", "Law on Electronic Communications, article 73(4)", null],
  ["LU", "Loi du 30 mai 2005, article 4(3)(e)", null],
  ["MT", "Subsidiary Legislation 586.01, regulation 5", null, "https://legislation.mt/eli/sl/586.1/eng"],
  [
    "NL",
    "Telecommunicatiewet, article 11.7a",
    null,
    "https://wetten.overheid.nl/BWBR0009950/#Hoofdstuk11_Paragraaf11.1_Artikel11.7a",
  ],
  [
    "PL",
    "Electronic Communications Law (Dz.U. 2024, item 1221), article 399",
    "2024-11-10",
    "https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001221",
  ],
  ["PT", "Lei 41/2004, article 5", null],
  ["RO", "Legea 506/2004, article 4(5)", null],
  ["SK", "Act 452/2021, section 109(8)", "2022-02-01", "https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/2021/452/"],
  ["SI", "ZEKom-2, article 225", "2022-11-10"],
  ["ES", "LSSI (Ley 34/2002), article 22.2", null, "https://www.boe.es/buscar/act.php?id=BOE-A-2002-13758", READ],
  [
    "SE",
    "LEK (2022:482), chapter 9, section 28",
    "2022-06-03",
    "https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/lag-2022482-om-elektronisk-kommunikation_sfs-2022-482/",
  ],
  ["IS", "Fjarskiptalög 70/2022, as far as it has a rule on storage", null],
  ["LI", "Kommunikationsgesetz, as far as it has a rule on storage", null],
  ["NO", "Ekomloven, section 3-15", "2025-01-01", "https://lovdata.no/dokument/NL/lov/2024-12-13-76"],
];

const actsByCountry: ReadonlyMap<string, NationalAct> = new Map(
  acts.map(([country, law, from, url = REGISTER, read_at]) => [country, { law, url, from, read_at: read_at ?? null }]),
);

/** The states that a territory with its own country code belongs to, and whose act holds there. */
const statesOfTerritories: Readonly<Record<string, string>> = {
  AX: "FI",
  GF: "FR",
  GP: "FR",
  MF: "FR",
  MQ: "FR",
  RE: "FR",
  YT: "FR",
};

/**
 * The act of a state, or of the state that a territory belongs to.
 *
 * @throws RangeError for a place without one
 */
export function nationalAct(country: string): NationalAct {
  const act = actsByCountry.get(statesOfTerritories[country] ?? country);
  if (act === undefined) throw new RangeError(`There is no national act for ${country}.`);
  return act;
}
