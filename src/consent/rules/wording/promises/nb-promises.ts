import type { PromiseWording } from "../wording";

/** Norwegian: what texts promise about withdrawing, refusing and purposes. */
export const nbPromises: PromiseWording = {
  revoking: `
    tilbakekall*; trekke … tilbake; trekker … tilbake; trekkje … tilbake; trekke tilbake; trekkes … tilbake;
    tilbaketrekking;
    (valg|valget|beslutning|samtykke|samtykket) … … (endelig*|ugjenkallelig*|bindende)`,
  burdening: `
    (per|via|med|ved) … … (post|brev|e-post|epost|mail|telefon|faks|rekommandert|oppringning|skjema);
    (brev|skriftlig*|postadresse|rekommandert|telefonisk|faks|håndskrev*|skjema);
    (skriv*|send*|ring*|kontakt*|henvend*) … … (til|oss|et|en|vår|på|kundeservice|deg);
    (gebyr|kostnad*|kroner|legitimasjon|kopi|grunn|begrunn*|konto); (ikke|ikkje|aldri) …
    (lenger|mulig|tilbakekall*|trekkes); (ugjenkallelig*|umulig|endelig*); (først|tidligst|bare|kun) … …
    (etter|dager|når); (innen|behandles|trer) … … … (dager|uker|måneder|virkedager)`,
  easing: `
    lenk*; knapp*; ikon*; innstilling*; bunntekst*; bunnen; her; klikk*; ruten; vindu*; like lett; like enkelt;
    siden; preferans*; banner*;
    uten (begrunn*|gebyr|å oppgi|kostnad*|grunn); gratis; kostnadsfritt; også;
    (like|akkurat like) … (lett|enkelt);
    (når som helst|alltid)`,
  interest: `
    berettiget interesse; berettigede interesser; legitim* interesse*; berettigede interesse`,
  imposing: `
    ikke … (avvises|slås av|velges bort|avslås|motsette|deaktiveres|reservere); (også|selv) uten …
    (samtykke|aksept); enten du vil`,
  disclaiming: `
    (aldri|ikke|ingen|verken|ikkje) … … … (på|berettig*|baserer|grunnlag|støtter); (aldri); (bare|kun|utelukkende)
    … … samtykke`,
  preselecting: `
    (bokser|boksene|brytere|bryterne|valg|valgene|formål|kategorier|avkrysningsbokser|knappene|alt|innstillinger*)
    … … … (allerede|på forhånd|som standard|fra start|for deg) … (avkrysset|krysset av|slått
    på|valgt|markert|aktivert|på)*; (avkrysset|krysset av|slått på|markert|aktivert|forhåndsvalgt) … (allerede|på
    forhånd|som standard|for deg); (forhåndsavkrysse*|forhåndsvalgt*|forhåndskrysset); allerede (avkrysset|slått
    på|aktivert|markert|valgt|krysset)`,
  required: `
    nødvendig*; teknisk*; påkrevd*; obligatorisk*; strengt`,
  vague: `
    (andre|øvrige|forskjellige|diverse|lignende|ytterligere|visse|ulike) (formål|ting|årsaker|behov|mål);
    (forretningsmessige|interne|kommersielle) (behov|formål|grunner)`,
  pleasing: `
    (forbedr*|bedre|optimaliser*|optimal*|best*|hyggelig*|perfekt*|fantastisk*|god) … …
    (opplevelse*|besøk*|nettsted*|tjenest*|side*|service); (opplevelse|opplevelsen|brukeropplevelse*)`,
  concrete: `
    mål*; tell*; analys*; statisti*; språk*; region; valuta; video*; chat*; kart*; husk*; innlogg*; handlekurv*;
    favoritt*; skrift*; visning; innstilling*; spiller*; kommentar*; sosiale; mørk*; skjema*; søk*; butikk*;
    plassering*; vær*; podkast*; lagrer`,
  rewarding: `
    (vinn|gave*|bonus*|rabatt*|kupong*|premie*|spar|gratis|poeng|trekning*|billigere)`,
};
