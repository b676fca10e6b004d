import type { PromiseWording } from "../wording";

/** Danish: what texts promise about withdrawing, refusing and purposes. */
export const daPromises: PromiseWording = {
  revoking: `
    tilbagekald*; trække … tilbage; trækker … tilbage; trække tilbage; trækkes … tilbage; tilbagetræk*;
    tilbagetrækning;
    (valg|valget|beslutning|samtykke|samtykket) … … (endelig*|uigenkaldelig*|bindende)`,
  burdening: `
    (per|pr|via|med|ved) … … (post|brev|e-mail|email|mail|telefon|fax|anbefalet|opkald|formular|blanket);
    (brev|skriftlig*|skriftligt|postadresse|anbefalet|telefonisk|fax|håndskrev*|blanket);
    (skriv*|send*|mail*|ring*|kontakt*|henvend*) … … (til|os|et|en|vores|på|kundeservice|dig);
    (gebyr|omkostning*|kroner|legitimation|kopi|grund|begrund*|konto); (ikke|aldrig) …
    (længere|muligt|tilbagekald*|trækkes); (uigenkaldelig*|umuligt|endelig*); (først|tidligst|kun) … …
    (efter|dage|når); (inden for|behandles|træder) … … … (dage|uger|måneder|hverdage)`,
  easing: `
    link*; knap*; ikon*; indstilling*; sidefod*; bunden; her; klik*; ruden; vindue*; lige så let; lige så nemt;
    siden; præferenc*; banner*;
    uden (begrund*|gebyr|at angive|omkostning*|grund); gratis; også;
    (lige|ligeså) … (let|nemt|enkelt);
    (når som helst|til enhver tid|altid)`,
  interest: `
    legitim* interesse*`,
  imposing: `
    ikke … (afvises|slås fra|fravælges|afslås|modsætte|deaktiveres|siges nej); (også|selv) uden …
    (samtykke|accept); uanset om du … (vil|samtykker)`,
  disclaiming: `
    (aldrig|ikke|ingen|hverken|intet) … … … (på|legitim*|baserer|grundlag|støtter); (aldrig);
    (kun|udelukkende|alene) … … samtykke`,
  preselecting: `
    (felter|felterne|kontakter|kontakterne|valgmuligheder|formål|kategorier|afkrydsningsfelter|knapperne|alt|indstillinger*|flueben)
    … … … (allerede|på forhånd|som standard|fra start|for dig) … (afkrydset|slået
    til|valgt|markeret|aktiveret|sat|tændt)*; (afkrydset|slået til|markeret|aktiveret|forudvalgt) … (allerede|på
    forhånd|som standard|for dig);
    (forudafkrydsed*|forudvalgt*|forhåndsvalgt*|forhåndsafkrydset*|forudindstillet*); allerede (afkrydset|slået
    til|aktiveret|markeret|valgt|sat); fjern fluebenet`,
  required: `
    nødvendig*; teknisk*; påkrævet; påkrævede; obligatorisk*; strengt`,
  vague: `
    (andre|øvrige|forskellige|diverse|lignende|yderligere|visse) (formål|ting|årsager|behov|mål);
    (forretningsmæssige|interne|kommercielle) (behov|formål|grunde)`,
  pleasing: `
    (forbedr*|bedre|optimer*|optimal*|bedst*|behagelig*|perfekt*|fantastisk*|god) … …
    (oplevelse*|besøg*|hjemmeside*|tjenest*|side*|service); (oplevelse|oplevelsen|brugeroplevelse*)`,
  concrete: `
    mål*; tæl*; analys*; statisti*; sprog*; region; valuta; video*; chat*; kort*; husk*; login*; indkøbskurv*;
    kurv*; favorit*; skrift*; visning; indstilling*; afspiller*; kommentar*; sociale; mørk*; formular*; søg*;
    butik*; placering*; vejr*; podcast*; gemmer`,
  rewarding: `
    (vind|gave*|bonus*|rabat*|kupon*|præmie*|spar|gratis|point|lodtrækning*|billigere)`,
};
