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
    genom att … (fortsätta|surfa|använda|stänga|scrolla|skrolla|besöka|stanna|bläddra|gå vidare|navigera|läsa|ignorera|nyttja);
    (om|när) du … (fortsätter|surfar|använder|stänger|scrollar|skrollar|stannar|bläddrar|inte|besöker|går|navigerar|ignorerar);
    fortsätter du; (fortsatt|fortsatta|vidare) (användning|användande|surfande|surfning|besök|nyttjande|bruk);
    (surfa|surfar|bläddra|använda) vidare; (användning|användandet) av (sidan|webbplatsen|hemsidan|tjänsten|denna sida|denna webbplats|vår sida|vår webbplats|vår hemsida|vår tjänst|våra tjänster); vid fortsatt;
    klick* (vidare|runt); klick* … (länkar|utanför|annan|andra); (om|när) du klickar … länk*;
    såvida (du)* inte; om inte du; utan att (ändra|invända);
    din tystnad`,
  consenting: `
    godkänn*; samtyck*; accepter*; tillåt*; medge*; går … med på; ger … (tillåtelse|medgivande); håller med; överens`,
  notConsenting: `
    (om|när) du (samtycker|godkänner|accepterar|ger|tillåter|vill); (godkänna|samtycka|acceptera) eller;
    inte du (samtycker|godkänner|accepterar|ger|tillåter|lämnar); (avvisar|nekar) du; kräver … samtycke;
    (tillbaka|återkalla) … … … genom; kan du … (återkalla|ta tillbaka|dra tillbaka);
    (använda|trycka på) … (knapp*|länken);
    (inte|aldrig|ej) (som|samtyck*|godkänn*|att|ett|accepter*|detsamma|tillräckligt|liktydigt|vara|ge*|använda|sätta|några|ditt|betraktas|något|vill|önskar|lämna*|kakor|cookies);
    (inga|ingen|inget|varken); (samtycker|godkänner|accepterar) … inte;
    utan … (godkänna|samtycka|samtycke|acceptera|kakor|cookies|spårning|lämna|ge|ditt);
    (bara|endast|enbart) … (nödvändiga|om|med|när|efter|tekniska|strikt|de); även om;
    (kan|får) du … (fortsätta|ändå|använda|neka|fortfarande|också);
    du (kan|får) … (fortsätta|använda|neka|ändå|fortfarande); (med|ber|inhämtar|frågar) … (samtycke|samtycket);
    oavsett; först (när|om|efter); förrän`,
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
  withdrawing: `återkall*; ta* … tillbaka; när som helst; ändra*; dra* … tillbaka; ångra*; dra tillbaka`,
  advertising: `
    reklam*; annons*; marknadsför*; marketing; *annons*; målgrupp*; riktad*; retarget*; sponsor*; kampanj*;
    sociala medier; profil*; promo*; erbjudanden`,
};
