import type { PromiseWording } from "../wording";

/** Swedish: what texts promise about withdrawing, refusing and purposes. */
export const svPromises: PromiseWording = {
  revoking: `
    återkall*; återta*; dra … tillbaka; tar … tillbaka; ta tillbaka; drar … tillbaka;
    (val|valet|beslut|beslutet|samtycke|samtycket) … … (slutgiltig*|oåterkallelig*|bindande)`,
  burdening: `
    (per|via|med|genom) … … (post|brev|e-post|mejl|mail|telefon|fax|rekommenderat|samtal|formulär|blankett);
    (brev|brevledes|skriftlig*|skriftligen|postadress|rekommenderat|telefonledes|fax|handskriv*|blankett);
    (skriv*|skicka*|mejla*|ring*|kontakta*|vänd*|sänd*|höra av) … … (till|oss|ett|vår|på|kundtjänst|dig|er);
    (avgift|kostnad|kronor|id-handling|legitimation|kopia|skäl|motiver*|konto); (inte|ej|aldrig) …
    (längre|möjligt|återkalla*|går att|tas tillbaka|dras); (oåterkallelig*|omöjligt|slutgiltig*);
    (först|tidigast|bara|endast) … … (efter|dagar|när); (inom|behandlas|träder|handläggs) … … …
    (dagar|veckor|månader|arbetsdagar)`,
  easing: `
    länk*; knapp*; ikon*; inställning*; sidfot*; här; klick*; rutan; fönster*; lika enkelt; lika lätt; längst ned;
    sidan; preferenser; banner*;
    utan (att ange|kostnad|motiver*|avgift|skäl|förklaring); kostnadsfritt; gratis; också; även;
    (lika|precis lika) … (enkelt|lätt);
    (när som helst|alltid)`,
  interest: `
    berättigat intresse; berättigade intressen; berättigade intresse`,
  imposing: `
    (inte|ej) … (nekas|avvisas|stängas av|avböjas|väljas bort|motsätta|slås av|säga nej); (även|också) utan …
    (samtycke|godkännande); vare sig du vill`,
  disclaiming: `
    (aldrig|inte|inget|ej|varken) … … … (på|stöd|berättigat|berättigade|stöder|grundar|grund); (aldrig);
    (bara|endast|enbart) … … samtycke`,
  preselecting: `
    (rutor|rutorna|reglage|reglagen|alternativ|alternativen|ändamål|kategorier|knapparna|kryssrutor|allt|val|inställningar*)
    … … … (redan|på förhand|förvalda|förvalt|som standard|från början|åt dig) …
    (ikryssade|på|påslagna|markerade|valda|aktiverade|förkryssade)*;
    (ikryssade|påslagna|markerade|aktiverade|förkryssade|förvalda) … (redan|på förhand|som standard|från början|åt
    dig); (förkryssad*|förvald*|förikryssad*|förmarkerad*); redan (ikryssad*|påslag*|aktivera*|markera*|vald*);
    (bocka|kryssa) ur det`,
  required: `
    nödvändig*; teknisk*; obligatorisk*; strikt; krävs`,
  vague: `
    (andra|övriga|olika|diverse|liknande|ytterligare|vissa) (ändamål|syften|saker|skäl|behov|mål);
    (affärsmässiga|interna|kommersiella|verksamhetens) (behov|syften|skäl|ändamål)`,
  pleasing: `
    (förbättr*|bättre|optimer*|optimal*|bäst*|trevlig*|perfekt*|skön*|fantastisk*) … …
    (upplevelse*|besök*|webbplats*|tjänst*|sida*|service); (upplevelse|upplevelsen|användarupplevelse*)`,
  concrete: `
    mät*; räkn*; analys*; statisti*; språk*; region; valuta; video*; chatt*; kart*; kom ihåg; minns; inlogg*;
    varukorg*; favorit*; typsnitt*; visning; inställning*; spelare*; kommentar*; sociala; mörk*; formulär*; sök*;
    butik*; plats*; väder*; podd*; sparar`,
  rewarding: `
    (vinn*|gåva|present*|bonus*|rabatt*|kupong*|pris|spara|gratis|poäng|utlottning*|värdecheck*|billigare)`,
};
