import { svPromises } from "../promises/sv-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Swedish. */
export const sv: Wording = {
  ...svPromises,
  sources: [
    authority("IMY and PTS, guidance on cookies: using a website further is not consent"),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    genom att … (fortsätta|surfa|använda|stänga|scrolla|skrolla|besöka|stanna|bläddra|gå vidare|gå in|navigera|läsa|ignorera|nyttja);
    (om|när) du … (fortsätter|surfar|använder|stänger|scrollar|skrollar|stannar|bläddrar|inte|inget|ingenting|besöker|går|navigerar|ignorerar);
    (fortsätter|stannar) du; (surfar|scrollar|läser|bläddrar|klickar|går) du … vidare;
    (gör|väljer|svarar) du (inget|inte|ingenting|inga);
    (fortsatt|fortsatta|vidare) (användning|användande|surfande|surfning|besök|nyttjande|bruk); så länge du;
    (surfa|surfar|bläddra|bläddrar|använda|läsa|läser|scrollar) vidare;
    (öppna|öppnar|besöka) (en annan|andra|ytterligare|nästa) (sida|sidor);
    (användning|användandet|användningen) av … (sidan|webbplatsen|hemsidan|tjänsten|sida|webbplats|hemsida|tjänst|tjänster) … (innebär|betyder|räknas|utgör|är|tolkas|ses|betraktas|godkänner|samtycker|accepterar);
    vid fortsatt; klick* (vidare|runt); klick* … (länkar|utanför|annan|andra|var som helst);
    (om|när) du klickar … länk*; såvida (du)* inte; om inte du; utan att (ändra|invända|välja); din tystnad;
    (räknas|tolkas|ses|betraktas|gäller|uppfattas) … som (ett|ditt)* (samtycke|godkännande|accept|medgivande);
    (innebär|betyder) … … (samtycke|samtycker|godkännande|godkänner|accepterar);
    (utgår|antar) vi … … (samtycke|samtycker|godkänner|accepterar);
    (vi) (utgår|antar) … … (samtycke|samtycker|godkänner|accepterar);
    (besökare|användare|den) som … (stannar|fortsätter|surfar|använder|läser|bläddrar);
    (alla|den|var och en) som (använder|besöker|fortsätter|stannar|surfar); genom att titta;
    (om|när) du klickar … (någonstans|var som helst|utanför); (samtycket|samtycke) (anses|antas);
    genom att logga in; skulle du (fortsätta|stanna|surfa|läsa); (utgör) … samtycke; besök i vår;
    om du inte lämnar sidan;
    (vid|genom|med|efter) … (fortsatt|fortsätta|din|ditt|att|själva) …
    (användning|besök|surfning|surfande|läsning|fortsätta|surfa|läsa|bläddra|navigera|ladda|stanna|scrolla|rulla);
    (räcker|tillräckligt) … … (läsa|surfa|fortsätta|stanna|bläddra|scrolla); (läs|surfa|bläddra|scrolla|gå)
    (bara|gärna)* vidare; (själva|blotta|enbart|redan) …
    (besöket|användningen|besök|användning|surfandet|läsningen|faktum); (i och med|genom) att (du|ni|man) …
    (surfar|fortsätter|läser|stannar|besöker|använder|bläddrar|scrollar|klickar|går|blir|stänger|ignorerar|inte);
    (ladda|laddar|hämta|hämtar|öppna|öppnar) … … (filer|fil|sida|sidor|artikel|länk|innehåll);
    (den som|alla som|om du|när du|genom att) … (besöker|besöka|öppnar|öppna|använder|använda|läser|går in)`,
  consenting: `
    godkänn*; samtyck*; accepter*; tillåt*; medge*; går … med på; ger … (tillåtelse|medgivande); håller med; överens`,
  notConsenting: `
    (om|när) du (samtycker|godkänner|accepterar|ger|tillåter|vill); (godkänna|samtycka|acceptera) eller;
    inte du (samtycker|godkänner|accepterar|ger|tillåter|lämnar); (avvisar|nekar) du; kräver … samtycke;
    (tillbaka|återkalla) … … … genom; kan du … (återkalla|ta tillbaka|dra tillbaka);
    genom att (besöka|använda|öppna|gå till|klicka på) … (*inställningarna|*inställningar|länken|*knappen|formuläret|ikonen);
    (använda|trycka på) … (knapp*|länken);
    (inte|aldrig|ej) (som|samtyck*|godkänn*|att|ett|accepter*|detsamma|tillräckligt|liktydigt|vara|ge*|använda|sätta|några|ditt|betraktas|något|vill|önskar|lämnat|kakor|cookies|för|nödvändigt|obligatoriskt);
    (inga|ingen|inget|varken) (kakor|cookies|samtycke|spårning|uppgifter|slutsatser|data|andra|valfria|frivilliga|krav|villkor);
    (samtycker|godkänner|accepterar) … inte;
    utan … (godkänna|samtycka|samtycke|acceptera|kakor|cookies|spårning|lämna|ge|ditt);
    (bara|endast|enbart) … (nödvändiga|om|med|när|efter|tekniska|strikt|de); även om;
    (kan|får) du … (fortsätta|ändå|använda|fortfarande|också); du (kan|får) … (fortsätta|använda|ändå|fortfarande);
    med (ditt|ert|era) samtycke; (ber|inhämtar|frågar) … (samtycke|samtycket); oavsett; först (när|om|efter); förrän; är frivilligt;
    (vårdnadshavare|förälder|föräldrar); som (ett)* (nej|avslag|nekande);
    (sparar|kommer ihåg) (vi)* (ditt) (samtycke|val); utan att ha (lämnat|gett|godkänt|samtyckt);
    (välja|klicka på|trycka på|väljer|klickar på) (knappen)* (tillåt|tillåt alla|godkänn|godkänn alla|acceptera|ja|ok);
    genom att (godkänna|samtycka|acceptera);
    (när|om|sedan|efter att) du har (godkänt|samtyckt|gett|lämnat|accepterat);
    efter (ditt|lämnat|ett) (samtycke|godkännande); innan du; vare sig du; har (nekat|avvisat|avböjt);
    med (godkänn alla|acceptera|tillåt alla|jag godkänner); (frågar|ber) vi … … samtycke;
    välj (godkänn|tillåt|acceptera); besöker … igen; (neka|nekat) samtycke; (inget|inte) är … godkänt;
    är (inget|inte) godkänt;
    (ingen|inget|inte) … (form|tecken|uttryck|slags) (av|på|för) … (samtycke|godkännande);
    (säg|berätta|meddela|ange) … (om); i (båda|varje|alla|vilket) (fallen|fall); (frågar|ber) … (igen|på nytt);
    nästa besök; samtycke … … (sparas|lagras|gäller för|gäller bara|gäller tills|upphör|är giltigt);
    om du (går med på|vill|samtycker);
    ingen (måste|behöver)`,
  accepting: `godkänn*; accepter*; tillåt*; samtyck*; ja; medge*; aktivera; alla kakor; alla cookies; jag är med`,
  refusing: `
    nödvändig*; teknisk*; obligatorisk*; avvis*; avböj*; neka*; nej; inte; ej; (endast|bara|enbart); nödvändiga;
    utan; inga; blocker*; inaktiver*; stäng av; avstå; invänd*; strikt; återkalla; avslå; motsätt*; minimum; vägra`,
  settings: `
    valda; utvalda; markerade; *inställning*; anpassa*; anpassning; alternativ; hantera; *val; välj*; preferens*;
    konfigurera; spara; redigera; ändamål; partner; ändra*; styr; bestäm*; justera;
    delvis; enskilt; separat; var för sig; vissa; ändamål`,
  elsewhere: `
    mer; läs; info*; detaljer; visa; se; senare; nu; påminn*; hoppa; stäng; ok; okej; förstår; förstått; fortsätt;
    vidare; lämna; tillbaka; avbryt; hjälp; dölj; prenumerera; betala; logga; policy; kanske; nästa; varför;
    bekräfta; ignorera; gå; annan gång; klart; en annan;
    kakpolicy; cookiepolicy; policy; integritetspolicy;
    jag förstår; förstått; jag fattar; uppfattat; tack`,
  withdrawing: `
    återkall*; ta* … tillbaka; när som helst; dra* … tillbaka; ångra*; dra tillbaka;
    ändra* … … (val|samtycke|*inställning*|beslut|preferenser|åsikt);
    (val|valet|samtycke|samtycket|*inställning*|beslut|preferenser) … … … ändra*;
    (ångra*|återkall*|återta*|ändra dig|ta tillbaka|tar tillbaka|återkallelse*|senare|sluta)`,
  advertising: `
    reklam*; annons*; marknadsför*; marketing; *annons*; målgrupp*; riktad*; retarget*; sponsor*; kampanj*;
    sociala medier; profil*; promo*; erbjudanden`,
  idle: `
    (stänger|stänga|stäng|ignorerar|ignorera|klickar bort|klicka bort) …
    (rutan|meddelandet|bannern|fönstret|denna|den|du|det); (din|en) tystnad; tystnad; passivitet;
    (uteblivet|inget|utan) (svar|val|besked|invändning); (gör|svarar|väljer|reagerar|hör|invänder) …
    (ingenting|inget|inte|aldrig); (hör vi ingenting|hör vi inget|inte hör av); (den som|alla som|var och en
    som|besökare som) … … (stannar|fortsätter|surfar|läser|scrollar|stänger|bläddrar|ignorerar|använder|tiger|går);
    som inte (svarar|väljer|invänder|nekar|avvisar); (stannar|läser|scrollar|surfar|använder|besöker|går) du; genom …
    … (stanna|stanna kvar|besök*|läsa|scrolla|logga|surfa); (ditt|fortsatt|fortsatta)
    (besök|användande|läsning|surfande); (scrollning|scrollande|skrollning|bläddring|att scrolla|att stanna|att
    stänga|att fortsätta); (andra|nästa|annan) sida; (efter|inom) … (sekunder|minuter); klick* … …
    (någon|en|annan|valfri|vilken) … länk; (besökare|användare|läsare|de|alla) som …
    (ignorerar|stänger|stannar|fortsätter|surfar|scrollar|läser); så snart (du|besökaren) …
    (scrollar|fortsätter|surfar|bläddrar); (efter|inom|under) … (sekund|sekunder|minut|minuter); svepa; sveper; sveps;
    (om|såvida|så länge|ifall|när|den som|de som|som) … (inte|ej) …
    (invänder|ändrar|svarar|väljer|nekar|avböjer|avvisar|motsätter|protesterar|reagerar|säger|stänger av|tackar
    nej|agerar); (utebliven|utebli*|avsaknad|brist|frånvaro|utan) …
    (reaktion|svar|val|invändning|åtgärd|invändningar|protest|nekande); (efter|inom) …
    (sekunder|minuter|sekund|minut); (tyst|tyst
    samtycke|underförstått|automatiskt|tystnad|passivitet|stillatigande);
    (stänga|stänger|stängning|ignorera|ignorerar) … (meddelandet|rutan|bannern|fönstret|informationen);
    (om|såvida) … (du|ni) inte (lämnar|stänger|går);
    (webbläsare|webbläsaren|webbläsarens) … … (inställd|inställning*|tillåter|godkänner|konfigurerad)`,
  affirming: `
    (ett|som) ja; säger du ja; (alla|allt) … (kakor|cookies|ändamål|är|blir|slås|aktiveras) …
    (på|aktiva|aktiverade|satta|aktiveras|tillåtna); (aktiverar|sätter|slår|laddar) vi … … (alla|allt); (som)
    (tillåtelse|godkännande|medgivande|samtycke|accept); godkänt; samtyckt; accepterat; godkända; accepterade;
    (betyder|säger|innebär) … ja;
    (anses|betraktas|räknas|tolkas|likställs|jämställs|gäller|antas) … …
    (godkända|godkänd|godkännande|samtyckt|samtycke|accepterat|accepterade|ja|medgivande); (innebär|betyder) …
    (ja|godkännande|samtycke)`,
  denying: `
    varken; vare sig; aldrig; inte … (ja|samtycke|godkännande|medgivande|utgår|antar|anses|räknas|tolkas); utgår inte;
    (räknas|innebär|betyder|är|som|gäller|betraktas) … (nej|avslag|nekande|vägran|avvisar|nekar|avböjande|avvisning);
    (andra|vissa) (sidor|webbplatser|sajter); (inga|ingenting|inget) … …
    (sätts|aktiveras|laddas|händer|slås|kakor|på|sparas); (återkalla|ändra|ta tillbaka|dra tillbaka) … … … …
    (genom|via|på|med|när|om|i); frågar … igen; inte … (godkänt|samtyckt|accepterat|lämnat); ersätter … … … inte;
    ersätter inte; inte … (ersätter|ersätta); (inte) … (nödvändigt|krävs|behövs|obligatoriskt); (behövs|krävs) inte;
    (bara|endast|först) … (knappen|klick|klicket);
    (nej|nekande|nekade|avvisade|avböjda|ett nej)`,
  acknowledging: `ok; okej; ja; visst; bra; det är okej; fint; toppen`,
  shaming: `
    (föredrar|hellre|vill|avstår) … … (sämre|mindre|tråkig*|långsam*|reklam|betala|irrelevant*|erbjudanden|rabatt*);
    (sämre|tråkig*|mindre relevant*|bryr mig inte|strunt samma|synd|missa|fullt pris|irrelevant*);
    (vill|behöver|gillar|önskar) … inte … … …
    (bättre|bra|bästa|stödja|stötta|hjälpa|spara|erbjudanden|rabatter|fördelar|förmåner|journalistik*|upplevelse|kvalitet|relevant*);
    (gå miste|går miste|missa|missar|förlora|förlorar|avstår|avstå|hatar|ger upp) … …
    (förmåner|fördelar|erbjudanden|rabatter|upplevelse|kvalitet|funktioner)*;
    (begränsad|sämre|försämrad|tråkig*|reducerad|ofullständig) …
    (upplevelse|sida|webbplats|version|tjänst|innehåll)*; (synd|tyvärr|på egen risk);
    (stödja|stötta|hjälpa|bry mig|bryr mig) … (er|oss|inte)*`,
  walling: `
    (bara|endast|enbart|först) … … … (om|med|efter|när|mot) … …
    (godkänner|samtycker|accepterar|samtycke|godkännande|samtyckt|godkänt); utan … … (samtycke|godkännande|att
    godkänna|att samtycka|att acceptera|ja) … … (,)* … … … (inte|ingen|inget|inga|omöjligt|spärrad|nekas); (måste) …
    (du)* (godkänna|samtycka|acceptera|godkänner|accepterar);
    (tillgång|åtkomst|läsning|läsa|användning|besök|tillträde) … … … (kräver|förutsätter|beror på|villkorat|villkor) …
    … … (samtycke|godkännande|samtycker|godkänner|accepterar|kakor|cookies); (om) du (nekar|avvisar|avböjer|inte
    godkänner|inte samtycker) … (,)* … … … (inte|ingen|inga|lämna|spärras|skickas); (nekar|avvisar|avböjer) du … (,)*
    … … … (inte|ingen|lämna|spärras|skickas); (bara|endast|enbart) … (den|de|besökare|läsare) … (som) …
    (godkänner|samtycker|accepterar|godkänt|samtyckt); (måste|tvingas) … … lämna;
    (om) … (inte|ej) … … (vill|samtycker|godkänner|accepterar) … … … (,)* … (lämna|lämnar|stäng|sluta|avstå|kan du
    inte|får du inte|måste du); (inte vill ha) (kakor|cookies|spårning) … (,)* … (lämna|lämnar|stäng|sluta);
    (lämna|sluta använda) … … … (om) … inte; (samtycke|godkännande|accept|att godkänna|att samtycka) … … …
    (är|krävs|utgör) … (villkor|krav|förutsättning|nödvändigt|obligatoriskt)* … … …
    (använda|användning|åtkomst|läsa|besöka|tillgång|fortsätta|webbplatsen|innehållet|sajten); (för att) … … … (ta
    del|läsa|besöka|använda|fortsätta|få tillgång|se|komma) … … … … (måste|krävs|behöver) … … …
    (godkän*|samtyck*|accepter*); (godkänn|acceptera|samtyck) … … … (för att|och|så) … … (låsa
    upp|läsa|fortsätta|komma|få tillgång|se|öppna); (den som|de som|besökare som|användare som) (inte|ej) …
    (samtycker|godkänner|accepterar) … … … (skickas|omdirigeras|stängs|nekas|blockeras|måste|kan inte|får
    inte|hänvisas); (utan) … (samtycke|godkännande) … … … … (inte|ingen|omöjligt|stängd|spärrad|nekas|blockerad)`,
  access: `
    tillgång; åtkomst; tillträde; innehåll; innehållet; artikel; artiklar; artiklarna; läsa; läs; sidan; sida;
    webbplatsen; webbplats; sajten; tjänsten; använda; användning; besöka; fortsätta; vidare; titta; butiken; lämna;
    tillgänglig; tillgängligt; tillgängliga;
    lämna; låsa upp; innehållet; innehåll; nyheter; butiken; portalen; sida; sidan; webbplatsen; sajten; artikeln;
    använda; läsa; besöka; ta del`,
  open: `
    (inte|ej|aldrig) … … … (beroende|krav|kräver|behöver|måste|på|förutsätter|att godkänna|villkorat|ditt);
    (beror|kräver|behöver|måste|är|förutsätter) … … (inte|inget|ingen); även (utan|om|när); också (utan|om|när);
    (oavsett|ändå|fritt|gratis|likaväl|fortfarande|hela webbplatsen utan); (vissa|enstaka|några|den här|det här) …
    (funktioner|delar|innehåll|tjänster|videon|videor|kartan|kartor);
    (video*|karta|kartor|kartan|inbäddad*|externa|spelare|filmen|filmer);
    (kakor|cookies|spårare|tekniker|uppgifter|data|reklam|statistik|ändamål) … … …
    (bara|endast|inte|inga|kräver|först|efter|med);
    (sätter|använder|mäter|laddar|visar|behandlar|sparar|frågar|aktiverar) vi; vi … (bara|inte|endast|inga|aldrig);
    (prenum*|betal*); (laddas|sätts|används|behandlas|lämnas|visas|sparas|delas|överförs) … (bara|endast|först); (för
    att|till att) … … (kakor|cookies|mäta|statistik); (även|också) utan; hindrar … … inte;
    (räknar|delar|analyserar|följer) vi; vi … (räknar|mäter|använder|sätter|laddar|visar|delar|analyserar);
    (inte|inget|ej|aldrig|ingen) … … …
    (villkor|krav|förutsättning|nödvändigt|obligatoriskt|krävs|behöver|lämna|måste); (behöver|måste) … inte;
    (vill|vi vill|skulle vilja|önskar) … … (använda|sätta|mäta|visa|placera); (utesluts|utestängs|förlorar|nekas)
    … inte; inte … (utesluten|utestängd|någon nackdel); (eller|och|för att) … … (fortsätta|fortsätter) utan; i
    (båda|varje|alla|vilket) (fallen|fall);
    (ingen) … (måste|behöver)`,
  advertises: `
    (personlig|personliga|personaliserad|personaliserade|riktad|riktade|anpassad|anpassade|relevant|relevanta|intressebaserad*|skräddarsydd*)
    … (reklam|annonser|annonsering|marknadsföring|erbjudanden); (visar|visa|visas|finansier*) … … …
    (reklam|annonser|annonsering|erbjudanden från);
    (annonspartner*|annonsnätverk*|annonsör*|annonspartners|reklampartner*|marknadsföringspartner*|reklamnätverk*|datamäklare*|annonsprofil*|annonssyfte*|marknadsföringssyfte*|reklamsyfte*|reklamkampanj*);
    (för|till|av|och|i) (reklam|annonser|annonsering|marknadsföring|remarketing|retargeting); retarget*; remarket*;
    kampanj*; konvertering*; sponsrad*; (skapar|bygger|upprättar|bygga|skapa|gör) … … profil*; profil … …
    (intressen|beteende); (dina|dina|besökarens) intressen; sociala (medier|nätverk) … …
    (känna|igen|spåra|följa|identifiera); (öka) … försäljning*`,
  measures: `
    (statistik|statistiken|statistiska|analytics|webbanalys|trafikanalys|besöksanalys|besöksmätning|räckviddsmätning|besöksstatistik|användningsanalys|heatmap*|värmekart*|sessionsinspelning*|klickspårning|beteendeanalys|a
    b test|a b tester);
    (mäter|mäta|mätning|mätningar|räknar|räkna|räkning|analyserar|analysera|analys|följer|följa|spårar|registrerar|utvärderar|kartlägger|förstå|se)
    … … … …
    (besök|besöken|besökare|besökarna|trafik|trafiken|räckvidd|användning|användningen|klick|beteende|sidvisningar|används|sidor
    som läses|använder|läser); (besökare|användare|läsare) … (klickar|läser|tittar); musrörelser; (spelar
    in|inspelning) … (klick|besök*)`,
  excluding: `
    inte; ej; aldrig; utan; varken; inga; ingen; inget; ingenting; utom; förutom;
    (nekat|avvisat|avböjt|invänt|blockerat|nekade|avvisade|avslag|vägrat); (ditt|din|dina|val|valet|ett) …
    (val|beslut|samtycke|inställning|inställningar|preferenser|svar|kakval|cookieval);
    (bedräger*|attack*|angrepp|botar|missbruk|skräppost|fel|driftstörning*|belastning*|server*|servrar|försök|överbelast*)`,
  disagreeing: `
    (godkänner|samtycker|accepterar|tillåter|tillåt|godkänn|acceptera|medger) … inte; inte …
    (godkänna|samtycka|acceptera|tillåta)`,
  clickingOr: `
    (klicka*|trycka*|välja|tryck) … … … … (eller|alternativt)`,
  unopposed: `
    (om|såvida|så länge|ifall) … (inte|ej) … … (invänder|nekar|säger|protesterar|svarar|motsätter|avböjer|hör
    av|tackar nej|reagerar|meddelar); (utan|utebliven|i avsaknad av|vid utebliven|frånvaro av) …
    (invändning|invändningar|svar|protest|nekande|reaktion|motsatt); (om|när) vi inte hör; inga invändningar; om
    inget annat (sägs|anges|meddelas)`,
  processing: `
    (startar|börjar|sätter|laddar|aktiverar|slår|använder|delar|skickar|säljer|följer|analyserar|mäter|samlar|skapar|lämnar|överför|placerar|kör)
    … … … …
    (kak*|cookie*|spår*|reklam*|annons*|partner*|profil*|marknadsför*|uppgifter|data|besök*|skript*|pixlar|beteende*|tredje);
    (kak*|cookie*|spår*|reklam*|annons*|uppgifter|data|profil*|skript*|allt) … … …
    (sätts|delas|aktiveras|lämnas|säljs|laddas|slås|startas|används|skickas|placeras|överförs|samlas);
    (lämnas|delas|skickas|säljs|aktiveras|sätts|startas|används|överförs|laddas|förs) … …
    (uppgifter*|data|kak*|cookie*|profil*|annons*|reklam*|spår*); (personanpassning|remarketing)`,
  barring: `
    , (lämna|stäng) (då|i så fall|gärna|vänligen)* … (webbplatsen|sidan|sajten) … … (om)*; (vänligen|ber dig|måste
    du) … lämna … (webbplatsen|sidan|sajten); (samtycke|godkännande) (till|av)* (alla)* (kakor|cookies)* är
    (obligatoriskt|ett krav|ett villkor|nödvändigt för|en förutsättning); (tillgängl*|öppna|öppet|synlig*)
    (bara|endast|enbart) för … … … … (samtyck*|godkän*|accepter*)`,
  embracing: `
    alla; allt; samtliga; gärna; vill; kör`,
  deferring: `
    inte nu; senare; kanske`,
};
