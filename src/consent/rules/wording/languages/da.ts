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
  idle: `
    (lukker|lukke|luk|ignorerer|ignorere) … (boksen|beskeden|banneret|vinduet|meddelelsen|denne|dette|den|du);
    tavshed; passivitet; (intet|manglende|uden) (svar|valg|reaktion|indsigelse); (gør|svarer|vælger|reagerer|hører) …
    … (ingenting|intet|ikke|noget); (hører vi ikke|ikke hører); (den|dem|alle|enhver|besøgende) … (der|som) … …
    (bliver|fortsætter|surfer|læser|scroller|lukker|ignorerer|bruger|tier|går); (der|som) ikke
    (svarer|vælger|afviser|gør indsigelse); (bliver|læser|scroller|surfer|bruger|besøger|går|klikker) du; ved … … (at
    blive|at scrolle|at læse|at logge|at besøge|at surfe|at bruge|at lukke); (dit|fortsat|videre)
    (besøg|ophold|læsning|brug); (scrolling|scroll|at scrolle|at blive|at lukke|at fortsætte|rulning); (anden|næste)
    side; (efter|inden for|inden) … (sekunder|minutter); (besøgende|brugere|læsere|dem|alle) … (der|som) … …
    (ignorerer|lukker|bliver|fortsætter|surfer|scroller|læser); (træffer|foretager) … ikke … (valg|beslutning); så
    snart (du|den besøgende) … (scroller|fortsætter|surfer); (efter|inden for|i) … (sekund|sekunder|minut|minutter);
    (stryge|stryger|swipe|swiper)`,
  affirming: `
    (et|som|for) ja; siger du ja; (alle|alt) … (cookies|formål|er|bliver|slås|aktiveres) …
    (til|aktive|aktiveret|sat|aktiveres|tilladt); (aktiverer|sætter|slår|indlæser) vi … … (alle|alt); som
    (tilladelse|godkendelse|samtykke|accept|samtykkende); enig; godkendt; accepteret; samtykket; (betyder|siger) … ja`,
  denying: `
    hverken; aldrig; ikke … (ja|samtykke|accept|godkendelse|antager|anses|betragtes|regnes|tolkes|ud fra); går ikke
    ud; (regnes|betyder|er|som|gælder|betragtes) … (nej|afslag|afvisning|afviser|nægtelse|et nej); (andre|nogle)
    (sider|hjemmesider|websteder); (ingen|intet|ingenting) … …
    (sættes|aktiveres|indlæses|sker|slås|cookies|til|gemmes); (trække|tilbagekalde|ændre|tilbagetrække) … … … …
    (ved|via|på|med|når|hvis|i|under); spørger … igen; ikke … (accepteret|samtykket|godkendt|givet); erstatter … … …
    ikke; erstatter ikke; ikke … (nødvendigt|krævet|påkrævet|obligatorisk); (kun|først) … (knappen|klik|klikket);
    (klikker|trykker|klikke|trykke|klik) … … (accepter|accepter*|tillad*|knappen|ja); (beslut|bestem|afgør) dig`,
  acknowledging: `ok; okay; forstået; jeg forstår; ja; javel; fint; i orden; det er fint; tak; super; modtaget`,
  shaming: `
    (foretrækker|hellere|vil|undværer|giver afkald) … …
    (dårlig*|mindre|kedelig*|langsom*|reklamer|betale|irrelevant*|tilbud|rabat*); (dårlig*|ringere|kedelig*|mindre
    relevant*|ligeglad|ærgerligt|gå glip|fuld pris|irrelevant*)`,
  walling: `
    (kun|alene|udelukkende|først) … … … (hvis|med|efter|når|mod|ved) … …
    (accepterer|samtykker|godkender|samtykke|accept|accepteret|godkendt); uden … … (samtykke|accept|at acceptere|at
    samtykke|at godkende|godkendelse) … … (,)* … … … (ikke|ingen|intet|umuligt|spærret|nægtes); (skal|er nødt til at)
    … (du)* (acceptere|samtykke|godkende); (adgang|læsning|brug|besøg) … … … (kræver|forudsætter|afhænger af|betinget
    af|betingelse) … … … (samtykke|accept|samtykker|accepterer|cookies|godkendelse); (hvis) du (afviser|afslår|ikke
    accepterer|ikke samtykker|siger nej) … (,)* … … … (ikke|ingen|forlade|spærres|sendes); (afviser|afslår) du … (,)*
    … … … (ikke|ingen|forlade|spærres|sendes); (kun|alene) … (den|dem|de|besøgende|læsere) … (der|som) … …
    (accepterer|samtykker|godkender|accepteret|samtykket); (skal|må|tvinges til at) … … forlade`,
  access: `
    adgang; indhold; indholdet; artikel; artikler; artiklerne; læse; læs; siden; side; hjemmesiden; webstedet;
    websitet; tjenesten; bruge; brug; besøge; fortsætte; videre; se; butikken; forlade; tilgængelig; tilgængeligt;
    tilgængelige; komme ind`,
  open: `
    (ikke|aldrig) … … … (afhængig|afhængigt|krav|kræver|behøver|skal|af|forudsætter|betinget|nødvendigt);
    (afhænger|kræver|behøver|skal|er|forudsætter) … … (ikke|intet|ingen); også (uden|hvis|når|selv); selv
    (uden|hvis|om); (uanset|alligevel|frit|gratis|stadig|lige så); (visse|enkelte|nogle|denne|dette) …
    (funktioner|dele|indhold|tjenester|video|videoer|kort);
    (video*|kort|kortet|indlejret|indlejrede|ekstern*|afspiller|tredjepart*);
    (cookies|sporing|teknologier|oplysninger|data|reklamer|statistik|formål) … … …
    (kun|ikke|ingen|kræver|først|efter|med|alene);
    (sætter|bruger|måler|indlæser|viser|behandler|gemmer|spørger|aktiverer) vi; vi … (kun|ikke|ingen|aldrig|beder);
    (abonn*|betal*); (indlæses|sættes|bruges|behandles|videregives|vises|gemmes|deles|overføres) … (kun|først); (til
    at|for at) … … (cookies|måle|statistik); også uden; (forhindrer|hindrer) … … ikke; (tæller|deler|analyserer) vi;
    vi … (tæller|måler|bruger|sætter|indlæser|viser|deler|analyserer)`,
  advertises: `
    (personlig|personlige|personaliserede|målrettet|målrettede|tilpasset|tilpassede|relevant|relevante|interessebaseret|interessebaserede|skræddersyede)
    … (reklame|reklamer|annoncer|annoncering|markedsføring|tilbud); (viser|vise|vises|finansierer) … … …
    (reklame|reklamer|annoncer|annoncering|tilbud fra);
    (annoncepartner*|annoncenetværk*|annoncør*|reklamepartner*|marketingpartner*|marketingspartner*|markedsføringspartner*|reklamenetværk*|datamægler*|reklameformål|marketingformål|markedsføringsformål|reklamekampagne*);
    (til|for|af|og|i) (reklame|reklamer|annoncer|annoncering|markedsføring|marketing|remarketing|retargeting);
    retarget*; remarket*; kampagne*; konvertering*; sponsorer*; (opretter|danner|laver|bygger|skaber|danne) … …
    profil*; profil … … (interesser|adfærd); dine interesser; sociale (medier|netværk) … …
    (genkende|spore|følge|identificere); (øge) … salg*`,
  measures: `
    (statistik|statistikken|statistisk|statistiske|analytics|webanalyse|trafikanalyse|trafikmåling|besøgsmåling|besøgsstatistik|brugsanalyse|adfærdsanalyse|heatmap*|sessionsoptagelse*|kliksporing|a
    b test|a b tests);
    (måler|måle|måling|målinger|tæller|tælle|optælling|analyserer|analysere|analyse|følger|følge|sporer|registrerer|evaluerer|kortlægger|forstå|se)
    … … … … (besøg|besøgene|besøgende|trafik|trafikken|rækkevidde|brugen|brug|klik|adfærd|sidevisninger|bruges|sider
    der læses|bruger|læser); (besøgende|brugere|læsere) … (klikker|læser|ser); musebevægelser; optager … klik`,
  excluding: `
    ikke; aldrig; uden; hverken; ingen; intet; ingenting; undtagen;
    (afvist|afslået|afviser|blokeret|fravalgt|nægtet|indsigelse|afslag); (dit|din|dine|valg|valget|et) …
    (valg|beslutning|samtykke|indstilling|indstillinger|præferencer|svar|cookievalg);
    (svindel|bedrageri|angreb|bots|misbrug|spam|fejl|nedbrud|belastning*|server*|servere|forsøg)`,
  disagreeing: `
    (accepterer|samtykker|godkender|tillader|tillad|accepter|godkend) … ikke; ikke …
    (acceptere|samtykke|godkende|tillade|tillad|enig)`,
};
