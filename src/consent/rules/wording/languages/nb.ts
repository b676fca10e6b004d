import { nbPromises } from "../promises/nb-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Norwegian. */
export const nb: Wording = {
  ...nbPromises,
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
    å fortsette å (bruke|surfe);
    (les|lese|leser|surfe|surfer|surf|scrolle|scroll|scroller|klikke|klikk|bla|blar|gå|går|browse) … videre;
    (holder|nok|tilstrekkelig) … (å|at) … (lese|surfe|fortsette|bli|scrolle|bruke|bla); (selve|bare|allerede) …
    (besøket|bruken|besøk|bruk|surfing|lesing); (besøket|bruken|oppholdet|surfing) … … …
    (er|utgjør|betyr|innebærer|anses|regnes|gjelder) … (samtykke|aksept|godkjenning); (når|hvis|idet|mens|dersom)
    (du|de) … (beveger|åpner|besøker|klikker|benytter|navigerer|blar|oppholder|ferdes); (ved|med|gjennom) …
    (å|din|ditt|fortsatt|at) … (fortsette|fortsatt|surfe|lese|navigere|bli|benytte|bruke|bruk|besøk|laste|åpne);
    (laste|laster|åpne|åpning|nedlasting) … … (fil|filer|side|sider|artikkel|lenke|innhold);
    (den som|alle som|hvis du|når du|ved å) … (besøker|besøke|åpner|bruker|leser)`,
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
    du (kan|får) … (fortsette|bruke|avslå|likevel|fortsatt); med (ditt|deres) samtykke; (ber|spør|innhenter) … samtykke; uansett;
    uavhengig; (først) (når|hvis|etter|dersom);
    (ingen|ikke|ikkje) … (form|tegn|uttrykk|slags) (for|på|av) … (samtykke|aksept); (si|fortell|oppgi|angi) … om;
    i (begge|alle|hvert) (tilfeller|tilfelle); (spør|ber) … … (igjen|på nytt); neste besøk; samtykke … …
    (lagres|oppbevares|gjelder for|gjelder bare|gjelder til|utløper|er gyldig); (kreves|krever) … samtykke;
    ingen (må|trenger)`,
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
    behandle;
    enkeltvis; delvis; separat; visse; formål`,
  elsewhere: `
    mer; meir; les; info*; detaljer; vis; se; senere; nå; no; minn; hopp; lukk; ok; okei; forstår; forstått;
    skjønner; fortsett; videre; forlat; tilbake; avbryt; hjelp; skjul; abonner; betal; logg; kanskje; neste;
    hvorfor; bekreft; ignorer; gå; annen gang; den er grei; personvern;
    personvernerklæring; *erklæring; retningslinjer;
    forstått; jeg forstår; skjønner; takk`,
  withdrawing: `
    trekk* … (tilbake|samtykket); tilbake*; (når som helst|til enhver tid); endre*; angre*; trekke;
    (angre*|angr|ombestem*|trekk*|tilbakekall*|seinere|senere|slå av|fjern*)`,
  advertising: `
    reklam*; annons*; markedsfør*; marknadsfør*; marketing; målret*; retarget*; sponsor*; kampanj*; sosiale medi*;
    profil*; promo*; tilbud`,
  idle: `
    (lukker|lukke|lukk|ignorerer|ignorere|klikker bort) …
    (ruten|meldingen|banneret|vinduet|boksen|denne|dette|den|du); taushet; passivitet; (intet|manglende|uten)
    (svar|valg|reaksjon|innvending); (gjør|svarer|velger|reagerer|hører|gjer|svarar|vel) … …
    (ingenting|intet|ikke|noe|ikkje|ikkje noko); (hører vi ikke|ikke hører); (den som|alle som|enhver som|besøkende
    som) … … (blir|fortsetter|surfer|leser|scroller|lukker|ignorerer|bruker|tier|går); som ikke
    (svarer|velger|avslår|avviser); (blir|leser|scroller|surfer|bruker|besøker|går|klikker|bruker|surfar) du; ved … …
    (å bli|å scrolle|å lese|å logge|å besøke|å surfe|å bruke|å lukke); (ditt|fortsatt|videre)
    (besøk|opphold|lesing|bruk); (scrolling|rulling|å scrolle|å bli|å lukke|å fortsette); (annen|andre|neste) side;
    (etter|innen) … (sekunder|minutter); (besøkende|brukere|lesere|de|alle) som …
    (ignorerer|lukker|blir|fortsetter|surfer|scroller|leser); (besøket|nærværet|oppholdet) ditt; (velger|tar) … ikke …
    (valg)*; så snart (du|den besøkende) … (scroller|fortsetter|surfer); (etter|innen|i) …
    (sekund|sekunder|minutt|minutter); (sveipe|sveiper|stryke);
    (den|dem|de|besøkende|brukere|hver|enhver|hvis du|med mindre du|dersom du) … som* … ikke
    (endrer|svarer|velger|avviser|avslår|reagerer|protesterer|gjør|sier|reserverer|motsetter|foretar);
    (manglende|uteblitt|fravær av|uten|ingen) …
    (reaksjon|svar|innvending|valg|avvisning|protest|handling|innvendinger|tilbakemelding); (med mindre) (du|de)
    (reserverer|sier|endrer|melder|gir beskjed|slår av|avviser|protesterer); (etter|innen) … …
    (sekunder|minutter|sekund|minutt); (stilltiende|automatisk|underforstått|taushet|passivitet);
    (lukke|lukker|lukking|lukket|ignorere) … (meldingen|vinduet|boksen|banneret|varselet|krysset)*;
    (sier|protesterer|reagerer|svarer|avslår) (du|de) ikke; nettleser* … … …
    (innstilt|innstilling*|tillater|godtar|satt|konfigurert)`,
  affirming: `
    (et|som|for) ja; sier du ja; (alle|alt) … (informasjonskapsler|cookies|formål|er|blir|slås|aktiveres) …
    (på|aktive|aktivert|satt|aktiveres|tillatt); (aktiverer|setter|slår|laster) vi … … (alle|alt); som
    (tillatelse|godkjenning|samtykke|aksept); enig; samtykker du; godtatt; samtykket; akseptert; (betyr|sier) … ja;
    (anses|betraktes|regnes|tolkes|likestilles|gjelder|forutsettes|antas|oppfattes|å anse|å regne) … … …
    (akseptert|aksept|samtykke|godkjent|ja|gitt|samtykket|godtatt);
    (er|du er) med (på)*; regnes … som samtykke`,
  denying: `
    verken; hverken; aldri; ikke … (ja|samtykke|aksept|godkjenning|antar|anses|regnes|tolkes|ut fra); går ikke ut;
    regner ikke; (regnes|betyr|er|som|gjelder|anses) … (nei|avslag|avvisning|avslår|nektelse|et nei); (andre|noen)
    (sider|nettsteder|nettsider); (ingen|intet|ingenting) … …
    (settes|aktiveres|lastes|skjer|slås|informasjonskapsler|på|lagres); (trekke|tilbakekalle|endre) … … … …
    (ved|via|på|med|når|hvis|i|under); spør … igjen; ikke … (godtatt|samtykket|akseptert|gitt); erstatter … … … ikke;
    erstatter ikke; ikke … (nødvendig|påkrevd|obligatorisk); (bare|kun|først) … (knappen|klikk|klikket);
    (klikker|trykker|klikke|trykke|klikk) … … (godta|godta*|tillat*|knappen|ja); bestem deg;
    (nei|avvisning|avslag|avvist|avslått)`,
  acknowledging: `ok; okei; ja; greit; fint; i orden; den er grei; supert`,
  shaming: `
    (foretrekker|heller|vil|gir avkall) … …
    (dårlig*|mindre|kjedelig*|treg*|reklame|betale|irrelevant*|tilbud|rabatt*); (dårlig*|kjedelig*|mindre
    relevant*|bryr meg ikke|synd|gå glipp|full pris|irrelevant*|verre);
    (vil|ønsker|trenger) … ikke … … …
    (bedre|god|gode|beste|støtte|hjelpe|spare|tilbud|rabatt*|fordeler|journalistikk*|opplevelse|kvalitet|relevant*);
    (gå glipp|går glipp|miste|mister|gi avkall|hater) … … (fordeler|tilbud|rabatt*|opplevelse|kvalitet)*;
    (begrenset|dårligere|forringet|ufullstendig) … (opplevelse|side|versjon|tjeneste|innhold); (dessverre|på eget
    ansvar)`,
  walling: `
    (bare|kun|utelukkende|først) … … … (hvis|med|etter|når|mot|ved|dersom) … …
    (godtar|samtykker|aksepterer|samtykke|aksept|godtatt|samtykket); uten … … (samtykke|aksept|å godta|å samtykke|å
    akseptere|godkjenning) … … (,)* … … … (ikke|ingen|intet|umulig|sperret|nektes); (må) … (du)*
    (godta|samtykke|akseptere); (tilgang|adgang|lesing|bruk|besøk) … … … (krever|forutsetter|avhenger av|betinget
    av|betingelse|avhengig) … … … (samtykke|aksept|samtykker|godtar|informasjonskapsler|cookies); (hvis|dersom) du
    (avslår|avviser|ikke godtar|ikke samtykker|sier nei) … (,)* … … … (ikke|ingen|forlate|sperres|sendes);
    (avslår|avviser) du … (,)* … … … (ikke|ingen|forlate|sperres|sendes); (bare|kun) … (den|de|besøkende|lesere) … som
    … … (godtar|samtykker|aksepterer|godtatt|samtykket); (må|tvinges til å) … … forlate;
    (hvis|dersom) … ikke (ønsker|vil|godtar|samtykker|aksepterer) … … … (,)* … … … (forlate|forlat|lukk|la
    være|kan du ikke|må du|ber vi); (forlat|forlate) … … … (hvis|dersom) … ikke; (aksept|samtykke|godkjenning|å
    godta|å samtykke) … … … (er|utgjør) … (betingelse|vilkår|krav|forutsetning|nødvendig|påkrevd|obligatorisk) … …
    … (bruke|bruk|bruken|tilgang|lese|besøke|fortsette|siden|nettstedet|innhold*); (for å) … … …
    (se|lese|besøke|bruke|få tilgang|fortsette|komme inn) … … … (må|kreves|skal) … … … (godta*|samtyk*|aksepter*);
    (godta|aksepter|gi samtykke) … … … (for å|og) … … … (låse|lese|fortsette|se|få tilgang|åpne|komme); (som) ikke
    (godtar|samtykker|aksepterer) … … (,)* … … (sendes|omdirigeres|nektes|blokkeres|må|kan
    ikke|videresendes|avvises); (uten) … (samtykke|aksept) … … … (ikke|ingen|umulig|nektes|sperret)`,
  access: `
    tilgang; adgang; innhold; innholdet; artikkel; artikler; artiklene; lese; les; siden; side; nettstedet; nettsiden;
    tjenesten; bruke; bruk; besøke; fortsette; videre; se; butikken; forlate; tilgjengelig; tilgjengelige; komme inn;
    forlate; forlat; innholdet; nyheter; artikkelen; butikken; portalen; sendes; siden; nettstedet; lese; se;
    bruke; inn`,
  open: `
    (ikke|aldri|ikkje) … … … (avhengig|krav|krever|trenger|må|av|forutsetter|betinget|nødvendig);
    (avhenger|krever|trenger|må|er|forutsetter) … … (ikke|ingen|intet); også (uten|hvis|når|selv|om); selv
    (uten|om|hvis); (uansett|likevel|fritt|gratis|fortsatt|like godt); (enkelte|visse|noen|denne|dette) …
    (funksjoner|deler|innhold|tjenester|videoen|videoer|kart|kartet);
    (video*|kart|kartet|innebygd*|ekstern*|spiller|tredjepart*);
    (informasjonskapsler|cookies|sporing|teknologier|opplysninger|data|reklame|statistikk|formål) … … …
    (bare|kun|ikke|ingen|krever|først|etter|med); (setter|bruker|måler|laster|viser|behandler|lagrer|spør|aktiverer)
    vi; vi … (bare|kun|ikke|ingen|aldri|ber); (abonn*|betal*);
    (lastes|settes|brukes|behandles|utleveres|vises|lagres|deles|overføres) … (bare|kun|først); (til å|for å) … …
    (informasjonskapsler|cookies|måle|statistikk); også uten; (hindrer|forhindrer) … … ikke; (teller|deler|analyserer)
    vi; vi … (teller|måler|bruker|setter|laster|viser|deler|analyserer);
    (ikke|ingen|aldri|ikkje) … … …
    (betingelse|vilkår|krav|forutsetning|nødvendig|påkrevd|obligatorisk|trenger|forlate); trenger … ikke;
    (vil|ønsker|vi vil) … … (bruke|sette|måle|vise|plassere|benytte); (utelukkes|utestenges|mister|nektes) … ikke;
    ikke … (utelukket|utestengt|noen ulempe); (eller|og|for å) … … (fortsette|fortsetter) uten; i
    (begge|alle|hvert) (tilfeller|tilfelle);
    (ingen) … (må|trenger)`,
  advertises: `
    (personlig|personlige|persontilpasset|persontilpassede|målrettet|målrettede|tilpasset|tilpassede|relevant|relevante|interessebasert|interessebaserte|skreddersydd*)
    … (reklame|annonser|annonsering|markedsføring|tilbud); (viser|vise|vises|finansierer) … … …
    (reklame|annonser|annonsering|tilbud fra);
    (annonsepartner*|annonsenettverk*|annonsør*|reklamepartner*|markedsføringspartner*|reklamenettverk*|datamegler*|reklameformål|markedsføringsformål|reklamekampanje*|annonseformål);
    (til|for|av|og|i) (reklame|annonser|annonsering|markedsføring|remarketing|retargeting); retarget*; remarket*;
    kampanje*; konvertering*; sponset; sponsede; (oppretter|lager|bygger|danner|lage) … … profil*; profil … …
    (interesser|atferd|adferd); dine interesser; interessene dine; sosiale (medier|nettverk) … …
    (gjenkjenne|spore|følge|identifisere); (øke) … salg*`,
  measures: `
    (statistikk|statistikken|statistisk|statistiske|analytics|nettanalyse|webanalyse|trafikkanalyse|trafikkmåling|besøksmåling|besøksstatistikk|bruksanalyse|atferdsanalyse|heatmap*|øktopptak*|klikksporing|a
    b test|a b tester);
    (måler|måle|måling|målinger|teller|telle|opptelling|analyserer|analysere|analyse|følger|følge|sporer|registrerer|evaluerer|kartlegger|forstå|se)
    … … … … (besøk|besøkene|besøkende|trafikk|trafikken|rekkevidde|bruken|bruk|klikk|atferd|sidevisninger|brukes|sider
    som leses|bruker|leser); (besøkende|brukere|lesere) … (klikker|leser|ser); (analyserer|måler|følger) …
    (atferden|adferden|bruken); musebevegelser; tar opp … klikk`,
  excluding: `
    ikke; ikkje; aldri; uten; utan; verken; hverken; ingen; intet; ingenting; unntatt;
    (avslått|avvist|avslår|blokkert|nektet|innvending|avslag|reservert); (ditt|din|dine|valg|valget|valget ditt|et) …
    (valg|beslutning|samtykke|innstilling|innstillinger|preferanser|svar|ditt);
    (svindel|bedrageri|angrep|roboter|misbruk|søppelpost|feil|nedetid|belastning*|server*|servere|forsøk)`,
  disagreeing: `
    (godtar|samtykker|aksepterer|tillater|tillat|godta|aksepter|godkjenner) … (ikke|ikkje); (ikke|ikkje) …
    (godta|samtykke|akseptere|tillat|tillate|enig)`,
  clickingOr: `
    (klikk|klikke|klikker|trykke|trykk|velge) … … … … eller`,
  unopposed: `
    (med mindre) … … (protesterer|reserverer|sier|avslår|motsetter|innvender|reagerer|svarer); (hvis|så
    lenge|dersom) … ikke … (protesterer|reserverer|sier|reagerer|svarer|motsetter|innvender|avslår);
    (uten|manglende|i mangel av|ved manglende|ingen) … (innvending|innvendinger|svar|protest|avslag|reaksjon);
    (hvis|når) vi ikke hører;
    (sier|protesterer|reserverer|reagerer|svarer|avslår) (du|de) ikke … (fra|nei|deg)*`,
  processing: `
    (starter|begynner|setter|laster|aktiverer|slår|bruker|deler|sender|selger|følger|analyserer|måler|samler|oppretter|utleverer|overfører|plasserer|kjører)
    … … … …
    (informasjonskapsl*|cookie*|spor*|reklame*|annons*|partner*|profil*|markedsføring*|opplysninger|data|besøk*|skript*|piksler|atferd*|tredje*);
    (informasjonskapsl*|cookie*|spor*|reklame*|annons*|opplysninger|data|profil*|skript*|alt) … … …
    (settes|deles|aktiveres|utleveres|selges|lastes|slås|startes|brukes|sendes|plasseres|overføres);
    (utleveres|deles|sendes|selges|aktiveres|settes|startes|brukes|lastes) … …
    (opplysninger*|data|informasjonskap*|profil*|annons*|reklame*)`,
  barring: `
    (ber|må|skal|vennligst) (vi|du|deg)* … forlate … (siden|nettstedet|nettsiden); forlat (da|vennligst|så)* …
    (siden|nettstedet); må (informasjonskapsler|cookies) (godtas|aksepteres); (samtykke|aksept) (til|av)* (alle)*
    (informasjonskapsler|cookies)* er (obligatorisk|et krav|et vilkår|en betingelse|nødvendig for|påkrevd);
    (tilgjengelig*|åpen|åpne|synlig*) (bare|kun) for … … … … (godta*|samtyk*|aksepter*)`,
  embracing: `
    alle; alt; samtlige; gjerne; vil`,
  deferring: `
    ikke nå; senere; kanskje`,
};
