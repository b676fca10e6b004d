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
    (om|när) du klickar … (någonstans|var som helst|utanför); (samtycket|samtycke) (anses|antas)`,
  consenting: `
    godkänn*; samtyck*; accepter*; tillåt*; medge*; går … med på; ger … (tillåtelse|medgivande); håller med; överens`,
  notConsenting: `
    (om|när) du (samtycker|godkänner|accepterar|ger|tillåter|vill); (godkänna|samtycka|acceptera) eller;
    inte du (samtycker|godkänner|accepterar|ger|tillåter|lämnar); (avvisar|nekar) du; kräver … samtycke;
    (tillbaka|återkalla) … … … genom; kan du … (återkalla|ta tillbaka|dra tillbaka);
    genom att (besöka|använda|öppna|gå till|klicka på) … (*inställningarna|*inställningar|länken|*knappen|formuläret|ikonen);
    (använda|trycka på) … (knapp*|länken);
    (inte|aldrig|ej) (som|samtyck*|godkänn*|att|ett|accepter*|detsamma|tillräckligt|liktydigt|vara|ge*|använda|sätta|några|ditt|betraktas|något|vill|önskar|lämna*|kakor|cookies|för|nödvändigt|obligatoriskt);
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
    med (godkänn alla|acceptera|tillåt alla|jag godkänner); (frågar|ber) vi … … samtycke`,
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
};
