import { type RegimeRow, rowsFor } from "../regime-row";
import { actsByName } from "./acts-by-name";
import { countryLaws } from "./country-laws";

/** No row was compared with the text of its act yet. */
const reviewed_at = null;

const SINCE = "2026-11-23";

/** Countries whose row links the site of the authority, not the act. */
const linkedBySite: ReadonlySet<string> = new Set(["NG"]);

const india = { regime: "dpdp", reviewed_at } as const;

const chile = { regime: "ley_21719", cautious: true, reviewed_at } as const;

/** Every country with a row outside Europe and North America, Mexico included. */
export const restOfWorld: readonly RegimeRow[] = [
  ...countryLaws.flatMap(([country, regime, law, model, certainty, from, source_url, note = ""]) =>
    rowsFor(country, {
      regime,
      law,
      model,
      cautious: certainty !== "stated",
      ...(certainty === "cautious about tracking" && { choiceAbout: "tracking" }),
      from,
      source_url,
      reviewed_at,
      note,
      ...(linkedBySite.has(country) && { isSite: true }),
    }),
  ),
  ...rowsFor("RU", {
    regime: "ru_152fz",
    law: "Federal Law 152-FZ, articles 6 and 9",
    model: "opt_in",
    cautious: true,
    from: "2011-07-27",
    source_url: "http://pravo.gov.ru/proxy/ips/?docbody=&nd=102108261",
    reviewed_at,
    since: SINCE,
    note: "Courts and Roskomnadzor treat cookies as personal data; a warning until that is read.",
  }),
  ...actsByName,
  ...rowsFor("IN", {
    ...india,
    law: "IT Act 2000, s. 43A; SPDI Rules 2011",
    model: "notice",
    from: "2011-04-11",
    to: "2027-05-13",
    source_url: "https://www.indiacode.nic.in/handle/123456789/1999",
    note: "Of the DPDP Act 2023, ss. 1(2), 2, 18 to 26, 35, 38 to 43, 44(1) and (3) are in force since 2025-11-13, consent managers since November 2026. Consent (s. 6) starts in May 2027.",
  }),
  ...rowsFor("IN", {
    ...india,
    law: "DPDP Act 2023, s. 6",
    model: "opt_in",
    from: "2027-05-13",
    source_url: "https://www.meity.gov.in/static/uploads/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf",
    note: "18 months after the rules of 2025-11-13; the day needs a legal reader.",
  }),
  ...rowsFor("CL", {
    ...chile,
    law: "Ley 19.628, artículo 4",
    model: "notice",
    from: "2018-01-01",
    to: "2026-12-01",
    source_url: "https://www.bcn.cl/leychile/navegar?idNorma=141599",
    note: "Before Ley 21.719 is in force.",
  }),
  ...rowsFor("CL", {
    ...chile,
    law: "Ley 21.719, artículo 12 de la Ley 19.628",
    model: "opt_in",
    choiceAbout: "tracking",
    from: "2026-12-01",
    source_url: "https://www.bcn.cl/leychile/navegar?idNorma=1209272",
  }),
];
