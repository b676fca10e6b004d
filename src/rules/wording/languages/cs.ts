import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Czech. */
export const cs: Wording = {
  sources: [
    authority("ÚOOÚ, cookie bar recommendations: scrolling or browsing on is not consent"),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    (pokračováním|používáním|užíváním|procházením|zavřením|rolováním|setrváním|prohlížením|využíváním|návštěvou|skrolováním|ignorováním|brouzdáním) *;
    (dalším|dalšího|další|pokračujícím|následným|pokračující) (používáním|používání|užíváním|procházením|prohlížením|užívání|využíváním|prohlížení|procházení|pohybem|setrváním|surfováním);
    (pokud|jestliže|když|jakmile|zůstanete-li|pokračujete-li) … (pokračovat|pokračujete|používat|používáte|zůstanete|zavřete|nezměníte|procházíte|dále|budete|nebudete|neodmítnete|neprovedete|neučiníte|neuděláte|nevznesete|prohlížíte|setrváte|ignorujete|nadále);
    pokračování (v|ve); (používání|užívání|procházení) (webu|stránek|tohoto|těchto|stránky);
    tím že … (pokračujete|zůstáváte|používáte|procházíte); pokračujete li; zůstanete li; bez změny;
    klik* … (mimo|jinam|kamkoli|kamkoliv|kdekoli|kdekoliv|odkazy);
    klik* … (jakýkoli|jakýkoliv|libovolný|kterýkoli|některý|jiný|další) odkaz; mlčení; ledaže`,
  consenting: `souhlas*; přijímá*; přijmete; akceptuj*; svolen*; svoluj*; povol*; (přistupujete|přistoupíte) na; schval*; vyslovujete; akceptací; přijetí`,
  notConsenting: `
    (pokud|jestliže|když) (souhlasíte|přijmete|povolíte|udělíte|s tím souhlasíte|nám|svolíte);
    ledaže (souhlasíte|přijmete|povolíte|udělíte); (pokud|jestliže|když) (budete|nebudete) … souhlasit;
    (přijmout|souhlasit) nebo; odmítáte; (vyžaduje|vyžadují|vyžadujeme|potřebujeme) … souhlas*;
    souhlas* … (potřebný|nutný|třeba); (odvolat|odvoláte) … … … (návštěvou|používáním|zavřením);
    (neznamená|není|nepředstavuje|neuděluje|nesouhlas*|nepovažuje|nepovažujeme|neukládáme|neuložíme|nepoužíváme|nepoužijeme|nevyjadřuje|nevyjadřujete|neudělujete|nezakládá|nejde|nenastavíme|nelze|nestačí|nebudou|nejsou|nedáváte|nespouštíme|nevzniká|nebereme|nenahrazuje|nebudeme|nezávisí);
    bez (souhlasu|vašeho|přijetí|udělení|cookies|odsouhlasení|toho|sledování);
    žádn* … (cookies|souhlas|soubory|údaje|sledování); (nikdy|ani);
    (pouze|jen|výhradně) … (nezbytné|nutné|technické|s|se|pokud|po|když|nezbytně|funkční|ty); i když; i pokud;
    i nadále … i; (můžete|můžeš|lze) … (pokračovat|používat|i|nadále|odmítnout|dál);
    (s|požádáme|žádáme|zeptáme) … souhlas*; bez ohledu; nezávisle; (až|teprve) (po|když|s|pokud); ať už; dokud ne*;
    i tehdy`,
  accepting: `
    přij*; souhlas*; povol*; akceptovat; akceptuji; ano; schvál*; zapnout; všechny cookies; dovolit; odsouhlasit`,
  refusing: `
    nezbytn*; nutn*; technick*; povinn*; odmít*; zamít*; nesouhlas*; ne; bez; (jen|pouze|výhradně); nezbytné; nutné;
    nezbytně; žádné; zakáz*; blokovat; vypnout; nepřij*; nepovol*; odvolat; povinné; minimum; vznést; nechci;
    neakcept*; neuděl*; odepř*`,
  settings: `
    vybran*; zvolen*; označen*; nastav*; přizpůsob*; možnost*; spravovat; správa; předvolby; vybrat; výběr*; volb*;
    konfigur*; uložit; upravit; změn*; účely; partneři; podrobné; zvolit; rozhodnout nyní; preference; individuální`,
  elsewhere: `
    více; další; inform*; podrobnost*; detail*; zobrazit; číst; přečíst; později; teď; nyní; připom*; přeskočit;
    zavřít; ok; rozumím; dobře; pokračovat; dál; opustit; odejít; zpět; zrušit; nápověda; pomoc; skrýt; předplat*;
    zaplatit; přihlásit; zásady; možná; jindy; potvrdit; proč; ignorovat; hotovo; konec; beru na vědomí; dozvědět;
    chápu; domů`,
  withdrawing: `odvol*; (kdykoli|kdykoliv); změn*; vzít … zpět; zruš*; vznést; zpět`,
  advertising: `
    reklam*; marketing*; inzer*; cílen*; retarget*; sponzor*; kampan*; sociální*; profil*; propag*; obchodní*;
    nabíd*`,
};
