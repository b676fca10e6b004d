import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Danish. */
export const da: Wording = {
  sources: [
    authority("Datatilsynet and Digitaliseringsstyrelsen, guidance on cookies: going on is not consent"),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    ved … (fortsætte|fortsat|bruge|brug|lukke|scrolle|surfe|besøge|forblive|benytte|anvende|at gå videre|ignorere|navigere|lade);
    (hvis|når) du … (fortsætter|lukker|scroller|surfer|bruger|bliver|ikke|benytter|ignorerer|navigerer|besøger);
    fortsætter du;
    (fortsat|fortsatte|videre|yderligere) (brug|brugen|anvendelse|surfing|benyttelse|browsing|besøg|navigation);
    klik* (videre|rundt); klik* … (links|uden for|andet|andre); (hvis|når) du klikker … link*; (surfe|bruge|bruger|surfer) videre; medmindre du;
    (uden) (at ændre|indsigelse); din tavshed; brug af (siden|hjemmesiden|websitet|webstedet|denne side|denne hjemmeside|vores side|vores hjemmeside|vores website|vores tjeneste*)`,
  consenting: `accept*; samtyk*; godkend*; indforstået; tillad*; enig; giver … lov; acceptér*`,
  notConsenting: `
    (hvis|når) du (accepterer|samtykker|giver|godkender|siger); (acceptere|samtykke) eller;
    medmindre du (samtykker|accepterer|giver|godkender|siger ja|tillader|har givet|har accepteret|har samtykket);
    afviser du; kræver … samtykke; (tilbage|tilbagekalde) … … … ved; kan du … (trække|tilbagekalde);
    (bruge|benytte|trykke) … (knap*|linket);
    (ikke|aldrig) (et|en|samtyk*|accept*|som|ensbetydende|at|det|lig|godkend*|nok|betragte*|et|give*|dit|noget|udtryk|ønsker|vil);
    (ingen|hverken|intet samtykke); (samtykker|accepterer|godkender) … ikke;
    uden … (acceptere|samtykke|samtykket|godkende|cookies|sporing|give|accept|afgive);
    (kun|udelukkende|alene) … (nødvendige|tekniske|hvis|med|når|efter|funktionelle|strengt); selv om du; selvom du;
    også (selv|hvis|selvom); (kan|må) (du|gerne) … (fortsætte|stadig|bruge|afvise|sagtens|også);
    du kan … (fortsætte|bruge|afvise|stadig); (med|beder|spørger|indhenter) … samtykke; uanset;
    (først) (når|hvis|efter)`,
  accepting: `
    accept*; acceptér*; godkend*; tillad*; samtyk*; ja; enig; aktiv*; ok til alle; alle cookies; fint med mig`,
  refusing: `
    nødvendig*; teknisk*; påkrævede; afvis*; nej; ikke; kun; udelukkende; nødvendige; uden; ingen; bloker*;
    deaktiv*; frabed*; fravælg*; slå fra; modsæt*; strengt; minimum; tilbagekald; afslå*; nægt*; uenig;
    indsigelse`,
  settings: `
    valgte; udvalgte; markerede; *indstilling*; præferenc*; tilpas*; administrer*; valg; vælg*; mulighed*;
    konfigurer*; gem; rediger*; formål; partnere; styr; håndter*; bestem*; ændr*`,
  elsewhere: `
    mere; læs; info*; detaljer; vis; se; senere; nu; mind; spring; luk; ok; okay; forstået; forstår; fortsæt;
    videre; forlad; tilbage; annuller*; hjælp; skjul; abonn*; betal; log; politik; måske; næste; hvorfor; bekræft;
    ignorer; gå; anden gang; udgang`,
  withdrawing: `
    tilbage*; træk* … tilbage; (når som helst|ethvert tidspunkt|enhver tid); ændr*; fortryd*; til enhver`,
  advertising: `
    reklam*; annonc*; marketing*; markedsfør*; målret*; retarget*; sponsor*; kampagne*; sociale medier; profil*;
    promo*; tilbud`,
};
