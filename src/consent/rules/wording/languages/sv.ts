import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Swedish. */
export const sv: Wording = {
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
    om du inte lämnar sidan`,
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
    (med|ber|inhämtar|frågar) … (samtycke|samtycket); oavsett; först (när|om|efter); förrän; är frivilligt;
    (vårdnadshavare|förälder|föräldrar); som (ett)* (nej|avslag|nekande);
    (sparar|kommer ihåg) (vi)* (ditt) (samtycke|val); utan att ha (lämnat|gett|godkänt|samtyckt);
    (välja|klicka på|trycka på|väljer|klickar på) (knappen)* (tillåt|tillåt alla|godkänn|godkänn alla|acceptera|ja|ok);
    genom att (godkänna|samtycka|acceptera);
    (när|om|sedan|efter att) du har (godkänt|samtyckt|gett|lämnat|accepterat);
    efter (ditt|lämnat|ett) (samtycke|godkännande); innan du; vare sig du; har (nekat|avvisat|avböjt);
    med (godkänn alla|acceptera|tillåt alla|jag godkänner); (frågar|ber) vi … … samtycke;
    välj (godkänn|tillåt|acceptera); besöker … igen; (neka|nekat) samtycke; (inget|inte) är … godkänt;
    är (inget|inte) godkänt`,
  accepting: `godkänn*; accepter*; tillåt*; samtyck*; ja; medge*; aktivera; alla kakor; alla cookies; jag är med`,
  refusing: `
    nödvändig*; teknisk*; obligatorisk*; avvis*; avböj*; neka*; nej; inte; ej; (endast|bara|enbart); nödvändiga;
    utan; inga; blocker*; inaktiver*; stäng av; avstå; invänd*; strikt; återkalla; avslå; motsätt*; minimum; vägra`,
  settings: `
    valda; utvalda; markerade; *inställning*; anpassa*; anpassning; alternativ; hantera; *val; välj*; preferens*;
    konfigurera; spara; redigera; ändamål; partner; ändra*; styr; bestäm*; justera`,
  elsewhere: `
    mer; läs; info*; detaljer; visa; se; senare; nu; påminn*; hoppa; stäng; ok; okej; förstår; förstått; fortsätt;
    vidare; lämna; tillbaka; avbryt; hjälp; dölj; prenumerera; betala; logga; policy; kanske; nästa; varför;
    bekräfta; ignorera; gå; annan gång; klart; en annan`,
  withdrawing: `
    återkall*; ta* … tillbaka; när som helst; dra* … tillbaka; ångra*; dra tillbaka;
    ändra* … … (val|samtycke|*inställning*|beslut|preferenser|åsikt);
    (val|valet|samtycke|samtycket|*inställning*|beslut|preferenser) … … … ändra*`,
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
    (scrollar|fortsätter|surfar|bläddrar); (efter|inom|under) … (sekund|sekunder|minut|minuter); svepa; sveper; sveps`,
  affirming: `
    (ett|som) ja; säger du ja; (alla|allt) … (kakor|cookies|ändamål|är|blir|slås|aktiveras) …
    (på|aktiva|aktiverade|satta|aktiveras|tillåtna); (aktiverar|sätter|slår|laddar) vi … … (alla|allt); (som)
    (tillåtelse|godkännande|medgivande|samtycke|accept); godkänt; samtyckt; accepterat; godkända; accepterade;
    (betyder|säger|innebär) … ja`,
  denying: `
    varken; vare sig; aldrig; inte … (ja|samtycke|godkännande|medgivande|utgår|antar|anses|räknas|tolkas); utgår inte;
    (räknas|innebär|betyder|är|som|gäller|betraktas) … (nej|avslag|nekande|vägran|avvisar|nekar|avböjande|avvisning);
    (andra|vissa) (sidor|webbplatser|sajter); (inga|ingenting|inget) … …
    (sätts|aktiveras|laddas|händer|slås|kakor|på|sparas); (återkalla|ändra|ta tillbaka|dra tillbaka) … … … …
    (genom|via|på|med|när|om|i); frågar … igen; inte … (godkänt|samtyckt|accepterat|lämnat); ersätter … … … inte;
    ersätter inte; inte … (ersätter|ersätta); (inte) … (nödvändigt|krävs|behövs|obligatoriskt); (behövs|krävs) inte;
    (bara|endast|först) … (knappen|klick|klicket)`,
  acknowledging: `
    ok; okej; jag förstår; förstått; jag fattar; ja; uppfattat; visst; bra; det är okej; tack; fint; toppen`,
  shaming: `
    (föredrar|hellre|vill|avstår) … … (sämre|mindre|tråkig*|långsam*|reklam|betala|irrelevant*|erbjudanden|rabatt*);
    (sämre|tråkig*|mindre relevant*|bryr mig inte|strunt samma|synd|missa|fullt pris|irrelevant*)`,
  walling: `
    (bara|endast|enbart|först) … … … (om|med|efter|när|mot) … …
    (godkänner|samtycker|accepterar|samtycke|godkännande|samtyckt|godkänt); utan … … (samtycke|godkännande|att
    godkänna|att samtycka|att acceptera|ja) … … (,)* … … … (inte|ingen|inget|inga|omöjligt|spärrad|nekas); (måste) …
    (du)* (godkänna|samtycka|acceptera|godkänner|accepterar);
    (tillgång|åtkomst|läsning|läsa|användning|besök|tillträde) … … … (kräver|förutsätter|beror på|villkorat|villkor) …
    … … (samtycke|godkännande|samtycker|godkänner|accepterar|kakor|cookies); (om) du (nekar|avvisar|avböjer|inte
    godkänner|inte samtycker) … (,)* … … … (inte|ingen|inga|lämna|spärras|skickas); (nekar|avvisar|avböjer) du … (,)*
    … … … (inte|ingen|lämna|spärras|skickas); (bara|endast|enbart) … (den|de|besökare|läsare) … (som) …
    (godkänner|samtycker|accepterar|godkänt|samtyckt); (måste|tvingas) … … lämna`,
  access: `
    tillgång; åtkomst; tillträde; innehåll; innehållet; artikel; artiklar; artiklarna; läsa; läs; sidan; sida;
    webbplatsen; webbplats; sajten; tjänsten; använda; användning; besöka; fortsätta; vidare; titta; butiken; lämna;
    tillgänglig; tillgängligt; tillgängliga`,
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
    (räknar|delar|analyserar|följer) vi; vi … (räknar|mäter|använder|sätter|laddar|visar|delar|analyserar)`,
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
};
