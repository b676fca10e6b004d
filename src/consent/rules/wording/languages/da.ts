import { daPromises } from "../promises/da-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Danish. */
export const da: Wording = {
  ...daPromises,
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
    (uden) (at ændre|indsigelse); din tavshed; brug af (siden|hjemmesiden|websitet|webstedet|denne side|denne hjemmeside|vores side|vores hjemmeside|vores website|vores tjeneste*);
    (læs|læse|læser|surfe|surfer|surf|scroll|scrolle|scroller|klikke|klik|browse|gå|går|bladre|bladrer) … videre;
    (nok|tilstrækkeligt) at (læse|surfe|fortsætte|blive|scrolle|bruge|bladre); (selve|blot|alene|allerede) …
    (besøget|besøg|brugen|brug|surfing|læsning); (besøget|brugen|opholdet|surfing) … … …
    (er|udgør|betyder|indebærer|anses|betragtes|gælder) … (samtykke|accept|godkendelse); (når|hvis|idet|mens)
    (du|de) … (bevæger|bevæge|åbner|besøger|klikker|benytter|navigerer|bladrer|opholder|færdes); (ved|med|gennem)
    … (at|din|dit|fortsat) …
    (fortsætte|fortsat|surfe|læse|browse|navigere|blive|benytte|bruge|brug|besøg|downloade|hente|åbne|færdes);
    (download|hente|åbne|åbning) … … (fil|filer|side|sider|artikel|link|indhold);
    (den der|alle der|hvis du|når du|ved at) … (besøger|besøge|åbner|bruger|læser)`,
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
    du kan … (fortsætte|bruge|afvise|stadig); med (dit|deres|jeres) samtykke; (beder|spørger|indhenter) … samtykke; uanset;
    (først) (når|hvis|efter);
    (ingen|ikke) … (form|tegn|udtryk|slags) (for|på|af) … (samtykke|accept); (sig|fortæl|oplys|angiv) … om; i
    (begge|alle|hvert) tilfælde; (spørger|beder) … … (igen|på ny); næste besøg; samtykke … …
    (gemmes|opbevares|gælder for|gælder kun|gælder indtil|udløber|er gyldigt); (kræver) … samtykke;
    ingen (skal|behøver)`,
  accepting: `
    accept*; acceptér*; godkend*; tillad*; samtyk*; ja; enig; aktiv*; ok til alle; alle cookies; fint med mig`,
  refusing: `
    nødvendig*; teknisk*; påkrævede; afvis*; nej; ikke; kun; udelukkende; nødvendige; uden; ingen; bloker*;
    deaktiv*; frabed*; fravælg*; slå fra; modsæt*; strengt; minimum; tilbagekald; afslå*; nægt*; uenig;
    indsigelse`,
  settings: `
    valgte; udvalgte; markerede; *indstilling*; præferenc*; tilpas*; administrer*; valg; vælg*; mulighed*;
    konfigurer*; gem; rediger*; formål; partnere; styr; håndter*; bestem*; ændr*;
    enkeltvis; delvis; separat; visse; formål`,
  elsewhere: `
    mere; læs; info*; detaljer; vis; se; senere; nu; mind; spring; luk; ok; okay; forstået; forstår; fortsæt;
    videre; forlad; tilbage; annuller*; hjælp; skjul; abonn*; betal; log; politik; måske; næste; hvorfor; bekræft;
    ignorer; gå; anden gang; udgang;
    *politik; privatlivspolitik; cookiepolitik; cookiedeklaration;
    forstået; jeg forstår; tak; modtaget`,
  withdrawing: `
    tilbage*; træk* … tilbage; (når som helst|ethvert tidspunkt|enhver tid); ændr*; fortryd*; til enhver;
    (fortryd*|fortrydelse|trække|tilbagekald*|ombestem*|senere|fjern*|slå fra)`,
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
    (stryge|stryger|swipe|swiper);
    (den|dem|de|besøgende|brugere|hver|enhver|hvis du|medmindre du|såfremt du) … (der|som)* … ikke
    (ændrer|svarer|vælger|afviser|afslår|reagerer|protesterer|gør|siger|fravælger|modsætter|foretager);
    (manglende|udebliver|udebleven|fravær af|uden|ingen) …
    (reaktion|svar|indsigelse|valg|afvisning|protest|handling|indsigelser|tilbagemelding); (efter|inden) … …
    (sekunder|minutter|sekund|minut); (stiltiende|automatisk|underforstået|tavshed|passivitet);
    (lukke|lukker|lukning|lukket|ignorere|klikke … væk) … (beskeden|vinduet|boksen|banneret|meddelelsen|krydset)*;
    (siger|protesterer|reagerer|svarer|afviser) (du|de) ikke; browser* … …
    (indstillet|tillader|accepterer|konfigureret)`,
  affirming: `
    (et|som|for) ja; siger du ja; (alle|alt) … (cookies|formål|er|bliver|slås|aktiveres) …
    (til|aktive|aktiveret|sat|aktiveres|tilladt); (aktiverer|sætter|slår|indlæser) vi … … (alle|alt); som
    (tilladelse|godkendelse|samtykke|accept|samtykkende); enig; godkendt; accepteret; samtykket; (betyder|siger) … ja;
    (anses|betragtes|regnes|tolkes|sidestilles|gælder|forudsættes|antages|opfattes|ligestilles) … …
    (accepteret|accept|samtykke|godkendt|ja|givet|samtykket);
    (er|du er) med (på)*; går vi ud fra … … … (med|enig|accept*|samtyk*|indforstået)`,
  denying: `
    hverken; aldrig; ikke … (ja|samtykke|accept|godkendelse|antager|anses|betragtes|regnes|tolkes|ud fra); går ikke
    ud; (regnes|betyder|er|som|gælder|betragtes) … (nej|afslag|afvisning|afviser|nægtelse|et nej); (andre|nogle)
    (sider|hjemmesider|websteder); (ingen|intet|ingenting) … …
    (sættes|aktiveres|indlæses|sker|slås|cookies|til|gemmes); (trække|tilbagekalde|ændre|tilbagetrække) … … … …
    (ved|via|på|med|når|hvis|i|under); spørger … igen; ikke … (accepteret|samtykket|godkendt|givet); erstatter … … …
    ikke; erstatter ikke; ikke … (nødvendigt|krævet|påkrævet|obligatorisk); (kun|først) … (knappen|klik|klikket);
    (klikker|trykker|klikke|trykke|klik) … … (accepter|accepter*|tillad*|knappen|ja); (beslut|bestem|afgør) dig;
    (nej|afvisning|afslag|afvist|afslået);
    kun … hvis du trykker`,
  acknowledging: `ok; okay; ja; javel; fint; i orden; det er fint; super`,
  shaming: `
    (foretrækker|hellere|vil|undværer|giver afkald) … …
    (dårlig*|mindre|kedelig*|langsom*|reklamer|betale|irrelevant*|tilbud|rabat*); (dårlig*|ringere|kedelig*|mindre
    relevant*|ligeglad|ærgerligt|gå glip|fuld pris|irrelevant*);
    (vil|ønsker|behøver) … ikke … … …
    (bedre|god|gode|bedste|støtte|hjælpe|spare|tilbud|rabat*|fordele|journalistik*|oplevelse|kvalitet|relevant*);
    (gå glip|går glip|gå glip af|miste|mister|give afkald|hader) … … (fordele|tilbud|rabat*|oplevelse|kvalitet)*;
    (begrænset|dårligere|forringet|ringere|ufuldstændig) … (oplevelse|side|version|tjeneste|indhold);
    (ærgerligt|desværre|på eget ansvar)`,
  walling: `
    (kun|alene|udelukkende|først) … … … (hvis|med|efter|når|mod|ved) … …
    (accepterer|samtykker|godkender|samtykke|accept|accepteret|godkendt); uden … … (samtykke|accept|at acceptere|at
    samtykke|at godkende|godkendelse) … … (,)* … … … (ikke|ingen|intet|umuligt|spærret|nægtes); (skal|er nødt til at)
    … (du)* (acceptere|samtykke|godkende); (adgang|læsning|brug|besøg) … … … (kræver|forudsætter|afhænger af|betinget
    af|betingelse) … … … (samtykke|accept|samtykker|accepterer|cookies|godkendelse); (hvis) du (afviser|afslår|ikke
    accepterer|ikke samtykker|siger nej) … (,)* … … … (ikke|ingen|forlade|spærres|sendes); (afviser|afslår) du … (,)*
    … … … (ikke|ingen|forlade|spærres|sendes); (kun|alene) … (den|dem|de|besøgende|læsere) … (der|som) … …
    (accepterer|samtykker|godkender|accepteret|samtykket); (skal|må|tvinges til at) … … forlade;
    (hvis) … ikke (ønsker|vil|accepterer|samtykker|godkender) … … … (,)* … (bedes|forlade|forlad|luk|lade være|kan
    du ikke|må du ikke|skal du); (forlad|forlade) … … … (hvis) … ikke; (accept|samtykke|godkendelse|at
    acceptere|at samtykke) … … … (er|udgør) …
    (betingelse|krav|forudsætning|nødvendig|nødvendigt|påkrævet|obligatorisk) … … …
    (bruge|brug|brugen|adgang|læse|besøge|fortsætte|siden|hjemmesiden|indhold*); (for at) … … …
    (se|læse|besøge|bruge|få adgang|fortsætte|komme ind) … … … (skal|kræves|må) … … … (accept*|samtyk*|godkend*);
    (accepter|godkend|giv samtykke) … … … (for at|og) … … … (låse|læse|fortsætte|se|få adgang|åbne|komme);
    (der|som) ikke (accepterer|samtykker|godkender) … … (,)* … … (sendes|omdirigeres|nægtes|blokeres|skal|kan
    ikke|må|viderestilles|afvises); (uden) … (samtykke|accept) … … … (ikke|ingen|umuligt|nægtes|spærret)`,
  access: `
    adgang; indhold; indholdet; artikel; artikler; artiklerne; læse; læs; siden; side; hjemmesiden; webstedet;
    websitet; tjenesten; bruge; brug; besøge; fortsætte; videre; se; butikken; forlade; tilgængelig; tilgængeligt;
    tilgængelige; komme ind;
    forlade; forlad; indholdet; nyheder; artiklen; shoppen; portalen; sendes; siden; læse; se; bruge; ind`,
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
    vi … (tæller|måler|bruger|sætter|indlæser|viser|deler|analyserer);
    (ikke|ingen|aldrig) … … …
    (betingelse|krav|forudsætning|nødvendigt|nødvendig|påkrævet|obligatorisk|behøver|forlade); behøver … ikke;
    (vil|ønsker|vi vil) … … (bruge|sætte|måle|vise|placere|anvende); (udelukkes|afskæres|mister|nægtes) … ikke;
    ikke … (udelukket|afskåret|nogen ulempe); (eller|og|for at) … … (fortsætte|fortsætter) uden; i
    (begge|alle|hvert) (tilfælde);
    (ingen) … (skal|behøver)`,
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
  clickingOr: `
    (klik|klikke|klikker|trykke|tryk|trykker|vælge) … … … … eller`,
  unopposed: `
    (medmindre|med mindre) … … (gør
    indsigelse|indsigelse|siger|protesterer|afviser|reagerer|svarer|fravælger|modsætter); (hvis|så længe|såfremt)
    … ikke … (gør indsigelse|indsigelse|siger|protesterer|reagerer|svarer|afviser|modsætter); (uden|manglende|i
    mangel af|ved manglende|ingen) … (indsigelse|indsigelser|svar|protest|afvisning|reaktion); (hvis|når) vi ikke
    hører;
    (siger|protesterer|gør|reagerer|svarer|afviser) (du|de) ikke … (fra|nej|indsigelse)*`,
  processing: `
    (starter|begynder|sætter|indlæser|aktiverer|slår|bruger|deler|sender|sælger|følger|analyserer|måler|indsamler|opretter|videregiver|overfører|placerer|kører)
    … … … …
    (cookie*|spor*|reklame*|annonc*|partner*|profil*|markedsføring*|oplysninger|data|besøg*|script*|pixels|adfærd*|tredje*);
    (cookie*|spor*|reklame*|annonc*|oplysninger|data|profil*|script*|alt) … … …
    (sættes|deles|aktiveres|videregives|sælges|indlæses|slås|startes|bruges|sendes|placeres|overføres);
    (videregives|deles|sendes|sælges|aktiveres|sættes|startes|bruges|indlæses) … …
    (oplysninger*|data|cookie*|profil*|annonc*|reklame*)`,
  barring: `
    (bedes|må|skal|venligst) (du)* … forlade … (siden|hjemmesiden|webstedet); forlad (venligst|da|så)* …
    (siden|hjemmesiden); (skal|må) cookies (accepteres|godkendes); (samtykke|accept) (til|af)* (alle)* (cookies)*
    er (obligatorisk|et krav|en betingelse|nødvendig* for|påkrævet); (tilgængelig*|åben|åbne|synlig*)
    (kun|udelukkende) for … … … … (accepter*|samtyk*|godkend*)`,
  embracing: `
    alle; alt; samtlige; gerne; vil`,
  deferring: `
    ikke nu; senere; måske`,
};
