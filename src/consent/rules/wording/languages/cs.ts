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
  idle: `
    (zavření|zavřením|zavřete|zavře|zavřít|zavíráte|ignorování|ignorujete|ignorováním|skrytí|skrytím) …
    (okna|okno|lišty|lištu|oznámení|zprávy|zprávu|banneru|banner|této|toto|jen|ho|tohoto)*; mlčení; mlčením;
    nečinnost*; (absence|neexistence|bez) (odpovědi|reakce|volby|nesouhlasu|námitek);
    (neodpovíte|neodpovídáte|nezareagujete|nereagujete|nezvolíte|nevyberete|neuděláte|neodmítnete|neprojevíte|nevyjádříte|nekliknete|neozvete);
    (neuslyšíme|neobdržíme); (kdo|ten kdo|každý kdo|návštěvník který|uživatel který) … …
    (pokračuje|zůstane|zůstává|prochází|prohlíží|čte|posouvá|zavře|ignoruje|používá|neodmítne|mlčí|dál);
    (vaše|samotná|pouhá) (návštěva|přítomnost|prohlížení);
    (setrvání|setrváním|setrváte|zůstanete|zůstáváte|posouvání|posouváním|posunutí|rolování|listování|scrollování|prohlížení|procházení|další
    návštěva); (druhou|další|druhé|následující) (stránku|stránky|stránce); (po|do|během) …
    (sekundách|sekund|vteřin|minutách|minut); (návštěvníci|uživatelé|čtenáři|ti|všichni) … (kteří|kdo|co) …
    (ignorují|zavřou|zavírají|zůstanou|pokračují|procházejí|čtou|zavřeli); (vaši|vaše|samotnou)
    (návštěvu|přítomnost|návštěva); ignorují; (nevyberete|nezvolíte|neprovedete) … (volbu)*; jakmile …
    (posun*|pokrač*|přejd*); (po|do|během) … (sekundě|vteřině|minutě|minuty|sekundách);
    (odsunutí|odsunutím|přejetí|přejetím)`,
  affirming: `
    (za|jako|znamená) ano; říkáte ano; (všechny|všechno|vše) … (cookies|účely|soubory|bude|budou|jsou) …
    (zapnut*|aktivn*|aktivov*|uložen*|spuštěn*|povolen*); (zapneme|aktivujeme|spustíme|uložíme|zapínáme|nastavíme) …
    (všechny|vše|všechno); (za|jako) (svolení|povolení|schválení|přijetí|souhlas); přijal*; souhlasil*; udělil*;
    (za|jako) (přijat*|schválen*); znamená ano`,
  denying: `
    (potřebuje|potřebujeme|žádá|žádáme|vyžaduje|prosíme) … (souhlas|souhlas*|svolení); ani; nikdy;
    (znamená|za|jako|je|představuje|považujeme za|rovná) … (odmítnutí|nesouhlas|ne|zamítnutí); (odmítáte|odmítnete
    vše|zamítáte); (jiné|některé) (weby|stránky); nic … (ne|nezapne|neuloží|nestane);
    (neznamená|nepovažujeme|nepovažuje|nepředpokládáme|nevyvozujeme|nedovozujeme|neberete|neberme|není|nejsou|nedáváte|nebereme|nevykládáme|nepředstavuje|nezapne|neuloží|nedává|neopravňuje|nesouhlasíte);
    (odvolat|změnit|odvoláte|změníte) … … … … (na|v|kliknutím|pomocí|přes|zavřením|otevřením|prostřednictvím); znovu …
    (zeptáme|požádáme|ptát); (nic|nepřijal*|nesouhlasil*|neudělil*|nenahrazuje|nenahrazují); (není|nejsou) …
    (nutný|nutné|potřeba|třeba|podmínkou|povinný); (jen|pouze|až) … (tlačítko|kliknutí);
    (kliknutím|klepnutím|stisknutím|kliknete|stisknete|stiskem) … (na)* …
    (přijmout|přijímám|souhlas*|povolit|tlačítk*); rozhodněte`,
  acknowledging: `
    ok; okay; rozumím; chápu; dobře; ano; jasně; v pořádku; beru na vědomí; díky; děkuji; fajn; super`,
  shaming: `
    (raději|chci|dávám přednost|vzdávám) … … (horší*|méně|nudn*|pomal*|reklam*|platit|nerelevant*|výhod*);
    (horší*|nudn*|méně relevantní|nerelevantní|nezajímá|je mi to jedno|škoda|přijdu|plnou cenu)`,
  walling: `
    (jen|pouze|výhradně|teprve|až) … … … (pokud|se|s|po|když|při|za) … …
    (souhlasem|souhlasíte|souhlasu|přijmete|udělení|souhlasí|přijetí|souhlas|udělíte); bez … …
    (souhlasu|přijetí|udělení|odsouhlasení) … … (,)* … … …
    (nelze|není|nemůžete|nemáte|nebude|nezobrazí|nejde|nedostupn*|nepřístupn*); (musíte|je nutné|je třeba|je nutno) …
    (souhlasit|přijmout|odsouhlasit); (přístup|čtení|používání|užívání|návštěva|prohlížení|vstup) … … …
    (vyžaduje|podmíněn*|závisí|předpokládá|podmínkou) … … … (souhlas*|přijetí*|přijetím|cookies|přijmete);
    (pokud|když|jestliže) (odmítnete|nepřijmete|nesouhlasíte|neudělíte|zamítnete) … … (,)* … … …
    (nelze|nemůžete|nebude|opustit|přesměrov*|ztratíte|zablokov*); (jen|pouze|výhradně) …
    (ten|ti|kdo|návštěvníci|čtenáři) … … … (přijme|přijmou|souhlasí|udělí|přijal*|souhlasil*); (musí|musíte|je nucen)
    … … (opustit|odejít)`,
  access: `
    přístup; přístupný; přístupné; přístupu; obsah; obsahu; článek; články; článků; číst; čtení; web; webu; stránka;
    stránku; stránky; stránek; služba; služby; službu; používat; používání; navštívit; pokračovat; zobrazit;
    prohlížet; vstup; opustit; dostupný; dostupné; e-shop; obchod`,
  open: `
    (nevyžaduje|nezávisí|není|nejsou|nemusíte|netřeba|nepodmiňujeme|neomezuje|nemá vliv|nepotřebujete|není
    třeba|nepředpokládá); (i|také|rovněž) (bez|když|pokud|po|s); (bez ohledu|nezávisle|volně|zdarma|stejně|i
    nadále|celý web); (některé|určité|tato|toto|tyto|část) … (funkce|obsahy|služby|video|videa|mapa|mapy|prvky|části);
    (video*|mapa|mapy|vložen*|extern*|přehrávač|třetích);
    (cookies|soubory|technologie|údaje|reklam*|statistik*|volitelné|účely|měření) … … …
    (jen|pouze|ne*|až|vyžadují|teprve|žádné);
    (používáme|ukládáme|měříme|načítáme|zobrazujeme|zpracováváme|žádáme|potřebujeme|spouštíme|nepoužíváme|neukládáme|použijeme|uložíme);
    (předplat*|zaplat*|plac*); (předávají|načtou|ukládají|používají|zpracovávají|zobrazí) (,)* (jen|pouze|teprve|až);
    (jen|pouze|teprve|až) … …
    (načítají|ukládají|používají|zpracovávají|předávají|zobrazí|zobrazují|načtou|předány|používány|načteny); (s
    použitím|k používání|k použití|pro použití) … (cookies)*; (s cookies|k měření|pro statistiku);
    (nebrání|neznemožní|nezabrání); (počítáme|analyzujeme|sdílíme|předáváme)`,
  advertises: `
    (cílen*|personalizovan*|přizpůsoben*|relevantní|na míru|zájmov*|behaviorální) … (reklam*|inzer*|nabíd*|nabídk*);
    (zobraz*|zobrazuje|zobrazování|ukazuje|financ*) … … … (reklam*|inzer*|nabídky partnerů); reklam* … …
    (zobraz*|cílen*|personaliz*|přizpůsob*|podle|na základě|partner*|financ*);
    (reklamním*|reklamních|reklamními|reklamní|inzerent*|marketingov* partner*|marketingov* účel*|marketingov*
    síť*|obchodníkům s daty|zprostředkovatel* dat|datovým brokerům); (pro|na|k|do|za účelem|a)
    (reklam*|marketing*|remarketing*|retargeting*|reklamě); retarget*; remarket*; kampan*; konverz*; sponzorovan*;
    (vytvář*|vytvoř*|buduje|sestav*) … … profil*; profil* … … (zájm*|chování); (vašich|vaše) zájm*; profilován*;
    sociální* (sítí*|sítě|sítím|médi*) … … (rozpozn*|sledov*|identifik*); (zvýš*|zvyš*) … prodej*`,
  measures: `
    (statistik*|statistick*|analytik*|analytick*|analytics|heatmap*|tepeln* map*|nahrávání relací|záznam* relac*|a b
    testy|a b testování|a b testů);
    (měř*|počítá*|počítání|analyzuj*|analýza|analýzy|analýzu|sleduj*|sledování|vyhodnoc*|zaznamenáv*|zkoum*|zjišť*|pochopit)
    … … … …
    (návštěvnost*|návštěv|návštěvy|návštěvník*|provoz*|dosah*|užívání|používání|kliknut*|kliků|chování|zobrazení
    stránek|jak web|používáte|přečten* stránk*); (návštěvníci|uživatelé|čtenáři) … (klikají|čtou|dívají); pohyb* myš*`,
  excluding: `
    ne; nikdy; bez; ani; žádn*; nic; kromě;
    (nepouž*|neslouž*|nejsou|není|nesled*|neměř*|nezobraz*|nepřed*|nezahrn*|neukl*|nesd*|nevytv*|neanaly*|nepočít*);
    (odmít*|nesouhlas*|zablok*|vypnut*|odmítnut*|zamít*|námitk*); (vaši|vaše|vašeho|tuto|o|volbu|vašich) …
    (volb*|volbu|rozhodnut*|souhlas*|preferenc*|nastaven*|odpově*|výběr*);
    (podvod*|útok*|robot*|botů|zneužit*|spam*|chyb*|výpad*|zátěž*|zatížen*|server*|pokus*)`,
  disagreeing: `nesouhlas*; nepřijím*; nepřijm*; nepovol*; neakcept*; neuděl*; nechci (přijmout|povolit)`,
};
