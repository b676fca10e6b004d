import { type RegimeRow, rowsFor } from "../regime-row";

const acts: readonly [country: string, law: string, from: string, source: string, note?: string][] = [
  ["BY", "Law 99-Z", "2021-11-15", "https://cpd.by/en/national-regulation/the-belarusian-data-protection-act/"],
  ["KZ", "Law 94-V", "2013-11-25", "https://adilet.zan.kz/eng/docs/Z1300000094"],
  [
    "AM",
    "Law HO-49-N",
    "2015-07-01",
    "https://www.moj.am/storage/uploads/Personal_data_protection_law_ENG_OFFICIAL.pdf",
  ],
  [
    "TW",
    "Personal Data Protection Act",
    "2012-10-01",
    "https://law.moj.gov.tw/ENG/LawClass/LawAll.aspx?pcode=I0050021",
  ],
  ["MO", "Act 8/2005", "2006-02-19", "https://bo.io.gov.mo/bo/i/2005/34/lei08.asp"],
  [
    "LK",
    "Personal Data Protection Act 9 of 2022",
    "2025-03-18",
    "https://www.parliament.lk/uploads/acts/gbills/english/6242.pdf",
  ],
  ["QA", "Law 13 of 2016", "2017-01-01", "https://www.almeezan.qa/LawPage.aspx?id=7121&language=en"],
  ["BH", "Law 30 of 2018", "2019-08-01", "https://www.lloc.gov.bh/Legislation/HTM/K3018"],
  ["OM", "Royal Decree 6/2022", "2023-02-13", "https://decree.om/2022/rd20220006/"],
  ["JO", "Law 24 of 2023", "2024-03-17", "https://www.modee.gov.jo/ebv4.0/root_storage/en/eb_list_page/pdpl.pdf"],
  ["MA", "Loi 09-08", "2009-03-05", "https://www.cndp.ma/images/lois/Loi-09-08-Fr.pdf"],
  ["TN", "Loi organique 2004-63", "2004-07-27", "https://www.inpdp.tn/ressources/loi_2004.pdf"],
  [
    "GH",
    "Data Protection Act 843",
    "2012-10-16",
    "https://dataprotection.org.gh/wp-content/uploads/2025/05/Data-Protection-Act-2012-Act-843.pdf",
  ],
  ["RW", "Law 058/2021", "2021-10-15", "https://rwandalii.org/akn/rw/act/law/2021/58/eng@2021-10-15"],
  ["UG", "Data Protection and Privacy Act 2019", "2019-05-03", "https://ulii.org/akn/ug/act/2019/9/eng@2019-05-03"],
  [
    "TZ",
    "Personal Data Protection Act 11 of 2022",
    "2023-05-01",
    "https://www.pdpc.go.tz/media/media/THE_PERSONAL_DATA_PROTECTION_ACT.pdf",
  ],
  ["ZM", "Data Protection Act 3 of 2021", "2021-04-01", "https://www.parliament.gov.zm/node/8853"],
  [
    "ZW",
    "Cyber and Data Protection Act 5 of 2021",
    "2021-12-03",
    "https://zimlii.org/akn/zw/act/2021/5/eng@2022-03-11",
  ],
  [
    "BW",
    "Data Protection Act 18 of 2024",
    "2025-01-14",
    "https://botswanalaws.com/bulletin/principal-legislation/bulletin-2024/act-18-of-2024---data-protection-act",
  ],
  [
    "MU",
    "Data Protection Act 2017",
    "2018-01-15",
    "https://dataprotection.govmu.org/Pages/The%20Law/Data-Protection-Act-2017.aspx",
  ],
  ["ET", "Proclamation 1321/2024", "2024-07-24", "https://pdp.eca.et/pdp-proclamation"],
  [
    "EC",
    "Ley Orgánica de Protección de Datos Personales",
    "2021-05-26",
    "https://www.gob.ec/regulaciones/ley-organica-proteccion-datos-personales",
  ],
  [
    "PA",
    "Ley 81 de 2019",
    "2021-03-29",
    "https://www.gacetaoficial.gob.pa/pdfTemp/28743_A/GacetaNo_28743a_20190329.pdf",
  ],
  [
    "CR",
    "Ley 8968",
    "2011-09-05",
    "http://www.pgrweb.go.cr/scij/Busqueda/Normativa/Normas/nrm_texto_completo.aspx?param1=NRTC&nValor1=1&nValor2=70975",
  ],
  [
    "PY",
    "Ley 6534/2020",
    "2020-10-28",
    "https://www.bacn.gov.py/leyes-paraguayas/9417/",
    "Credit data; Ley 7593/2025, for all personal data, applies 24 months after its publication in November 2025.",
  ],
  [
    "JM",
    "Data Protection Act 2020",
    "2023-12-01",
    "https://laws.moj.gov.jm/legislation/aop/2/7_2020-The%20Data%20Protection%20Act.pdf",
  ],
  [
    "BB",
    "Data Protection Act 2019-29",
    "2021-03-31",
    "https://oag.gov.bb/attachments/Data%20Protection%20Act%2C%202019-29.pdf",
  ],
  [
    "BM",
    "Personal Information Protection Act 2016",
    "2025-01-01",
    "https://www.gov.bm/sites/default/files/Personal-Information-Protection-Act-2016.pdf",
  ],
];

/**
 * Countries whose act is known by name only. "No act" would be untrue there, and without a reading only information is
 * required.
 */
export const actsByName: readonly RegimeRow[] = acts.flatMap(
  ([country, law, from, source_url, note = "Act known by name only; information is the cautious reading."]) =>
    rowsFor(country, {
      ...{ regime: "none", law, model: "notice", cautious: true, from, source_url, reviewed_at: null },
      since: "2026-11-23",
      note,
    }),
);
