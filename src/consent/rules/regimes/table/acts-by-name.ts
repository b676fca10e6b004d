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
  ["DZ", "Loi 18-07", "2023-08-10", "https://anpdp.dz/"],
  ["AO", "Lei 22/11", "2011-06-17", "https://www.apd.ao/"],
  ["BJ", "Loi 2017-20 (Code du numérique), book V", "2018-04-20", "https://apdp.bj/"],
  ["BF", "Loi 001-2021/AN", "2021-03-30", "https://www.cil.bf/"],
  ["CV", "Lei 133/V/2001", "2001-01-22", "https://www.cnpd.cv/"],
  ["CI", "Loi 2013-450", "2013-06-19", "https://www.autoritedeprotection.ci/"],
  [
    "CM",
    "Loi 2024/017",
    "2024-12-23",
    "https://www.prc.cm/files/2b/9f/21/1055fa3c2251b4c4248fd301f584daaf.pdf",
    "Whoever processed data before had to comply by 2026-06-23.",
  ],
  ["SN", "Loi 2008-12", "2008-01-25", "https://www.cdp.sn/"],
  ["MW", "Data Protection Act 3 of 2024", "2024-06-03", "https://macra.mw/"],
  ["MG", "Loi 2014-038", "2015-01-09", "https://www.assemblee-nationale.mg/"],
  [
    "SC",
    "Data Protection Act 24 of 2023",
    "2023-12-22",
    "https://seylii.org/akn/sc/act/2023/24/eng@2023-12-22",
    "The first day was not verified: analyses give two.",
  ],
  ["AZ", "Law 998-IIIQ", "2010-05-11", "https://e-qanun.az/"],
  ["UZ", "Law ZRU-547", "2019-10-01", "https://lex.uz/docs/4396419"],
  ["KG", "Law 58 of 2008", "2008-04-14", "https://cbd.minjust.gov.kg/"],
  ["TJ", "Law 1537 of 2018", "2018-08-03", "http://www.adlia.tj/"],
  ["MN", "Law on Personal Data Protection", "2022-05-01", "https://legalinfo.mn/"],
  ["NP", "Individual Privacy Act 2075", "2018-09-18", "https://lawcommission.gov.np/"],
  [
    "BD",
    "Personal Data Protection Ordinance 61 of 2025",
    "2025-11-06",
    "http://bdlaws.minlaw.gov.bd/",
    "Neither the first day nor an act that may have replaced the ordinance in 2026 was verified.",
  ],
  [
    "BN",
    "Personal Data Protection Order, S 1/2025",
    "2025-01-08",
    "https://www.agc.gov.bn/",
    "It is applied in steps; the first day was not verified.",
  ],
  [
    "KW",
    "CITRA Resolution 26 of 2024",
    "2024-02-26",
    "https://www.citra.gov.kw/",
    "Regulation for providers of communication services and websites; the first day was not verified.",
  ],
  ["SV", "Decreto 144 of 2024 (personal data)", "2024-11-23", "https://www.asamblea.gob.sv/"],
  ["DO", "Ley 172-13", "2013-12-15", "https://www.consultoria.gov.do/"],
  ["CU", "Ley 149 of 2022", "2023-02-21", "https://www.gacetaoficial.gob.cu/"],
  ["BS", "Data Protection (Privacy of Personal Information) Act 2003", "2007-04-02", "http://laws.bahamas.gov.bs/"],
  ["KY", "Data Protection Act (2021 Revision)", "2019-09-30", "https://ombudsman.ky/data-protection"],
  [
    "TT",
    "Data Protection Act 13 of 2011",
    "2012-01-06",
    "https://www.ttparliament.org/",
    "The part about the private sector is not proclaimed as far as is known, so information is enough.",
  ],
];

/** Countries whose act, as far as it is in force, asks a website for no consent. */
const withoutConsent: ReadonlySet<string> = new Set(["PY", "TT"]);

/** Countries whose row links the site of the authority, a parliament or a register, not the act. */
const linkedBySite: ReadonlySet<string> = new Set(
  "DZ AO BJ BF CV CI SN MW MG AZ KG TJ MN NP BD BN KW SV DO CU BS KY TT".split(" "),
);

/**
 * Countries whose act is known by name only. Consent is among the grounds of these acts, so opt-in is the cautious
 * reading: without a reading, nothing weaker can be promised. Codes only warn there.
 */
export const actsByName: readonly RegimeRow[] = acts.flatMap(
  ([country, law, from, source_url, note = "Act known by name only; consent is the cautious reading."]) =>
    rowsFor(country, {
      regime: "none",
      law,
      cautious: true,
      from,
      source_url,
      reviewed_at: null,
      note,
      model: withoutConsent.has(country) ? "notice" : "opt_in",
      since: "2026-11-28",
      ...(linkedBySite.has(country) && { isSite: true }),
    }),
);
