import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Norwegian. */
export const nb: Wording = {
  sources: [
    authority("Datatilsynet and Nkom, ekomloven section 3-15: using a website further is not consent"),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    ved å … (fortsette|bruke|surfe|lukke|scrolle|besøke|bli|bla|gå videre|ignorere|navigere|benytte|halde|nytte);
    (hvis|når|dersom|om) du … (fortsetter|fortsett|surfer|bruker|lukker|scroller|blir|ikke|ikkje|besøker|går|ignorerer|navigerer|brukar|held);
    fortsetter du; (fortsatt|videre|vidare) (bruk|surfing|besøk|navigering|lesing);
    (surfe|bruke|surfer|bruker) videre; bruk av (siden|nettstedet|nettsiden|nettsidene|tjenesten|denne siden|denne nettsiden|dette nettstedet|vårt nettsted|våre nettsider|våre tjenester); klikk* (videre|rundt);
    klikk* … (lenker|utenfor|andre|annet); (hvis|når|dersom) du klikker … lenke*; med mindre du; uten å (endre|protestere); din taushet;
    å fortsette å (bruke|surfe)`,
  consenting: `
    godta*; godtek; samtyk*; aksepter*; godkjenn*; tillat*; tillet; enig; gir … (tillatelse|lov); innforstått`,
  notConsenting: `
    (hvis|når|dersom) du (samtykker|godtar|aksepterer|gir|tillater|vil); (godta|samtykke|akseptere) eller;
    med mindre du (samtykker|godtar|aksepterer|gir|tillater|sier ja|har gitt|har godtatt|har samtykket);
    (avslår|avviser) du; krever … samtykke; (tilbake|tilbakekalle) … … … ved å;
    kan du … (trekke|trekkje|tilbakekalle); (bruke|trykke) … (knapp*|lenken);
    (ikke|ikkje|aldri) (som|et|samtyk*|at|det|godta*|aksepter*|nok|ensbetydende|tilstrekkelig|gi*|ditt|regne*|noe|å|sette*|bruke*|anse*|ønsker|vil);
    (ingen|ingenting|verken|hverken); (samtykker|godtar|aksepterer|godkjenner) … ikke;
    uten … (godta|samtykke|samtykket|akseptere|cookies|informasjonskapsler|sporing|gi|ditt);
    (bare|kun|utelukkende) … (nødvendige|hvis|med|når|etter|tekniske|strengt|de|dersom); selv om;
    også (hvis|om|selv); (kan|får) du … (fortsette|fortsatt|likevel|bruke|avslå|også);
    du (kan|får) … (fortsette|bruke|avslå|likevel|fortsatt); (med|ber|spør|innhenter) … samtykke; uansett;
    uavhengig; (først) (når|hvis|etter|dersom)`,
  accepting: `
    godta*; godtek; aksepter*; tillat*; samtyk*; ja; godkjenn*; aktiver*; enig; alle informasjonskapsler;
    greit for meg`,
  refusing: `
    nødvendig*; naudsynt*; teknisk*; påkrevde; avvis*; avslå*; nei; ikke; ikkje; (bare|kun|berre); nødvendige;
    naudsynte; uten; utan; ingen; blokker*; deaktiver*; nekt*; slå av; reserver*; strengt; trekk; motsett*; minimum;
    frabe*; uenig; usamd`,
  settings: `
    valgte; utvalgte; valde; markerte; *innstilling*; *innstillingar; tilpass*; administrer*; *valg; velg*;
    alternativ*; preferans*; konfigurer*; lagre; rediger*; formål; partnere; endre*; styr; bestem*; juster*;
    behandle`,
  elsewhere: `
    mer; meir; les; info*; detaljer; vis; se; senere; nå; no; minn; hopp; lukk; ok; okei; forstår; forstått;
    skjønner; fortsett; videre; forlat; tilbake; avbryt; hjelp; skjul; abonner; betal; logg; kanskje; neste;
    hvorfor; bekreft; ignorer; gå; annen gang; den er grei; personvern`,
  withdrawing: `
    trekk* … (tilbake|samtykket); tilbake*; (når som helst|til enhver tid); endre*; angre*; trekke`,
  advertising: `
    reklam*; annons*; markedsfør*; marknadsfør*; marketing; målret*; retarget*; sponsor*; kampanj*; sosiale medi*;
    profil*; promo*; tilbud`,
};
