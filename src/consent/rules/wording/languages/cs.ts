import { csPromises } from "../promises/cs-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Czech. */
export const cs: Wording = {
  ...csPromises,
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
    klik* … (jakýkoli|jakýkoliv|libovolný|kterýkoli|některý|jiný|další) odkaz; mlčení; ledaže;
    (čtěte|čtete|číst|pokračujte|procházejte|prohlížejte|surfujte|scrollujte|rolujte) (dál|dále|v|web|stránky);
    (stačí) … (číst|pokračovat|zůstat|procházet|posunout|prohlížet|užívat|používat|kliknout jinam);
    (samotná|samotné|samotným|pouhá|pouhé|pouhým|pouhou|už|již) …
    (návštěva|návštěvou|užívání|používání|prohlížení|procházení|vstup|vstupem|užíváním|používáním|přístupem);
    (nebudete li|nezměníte li|neodmítnete li|zůstáváte li|budete li|neučiníte li|nevyjádříte li);
    (přechodem|přejitím|vstupem|otevřením|stažením|přístupem|přihlášením|setrváváním) …
    (na|do|k|souboru|stránky|další)*; (přejdete|stáhnete|vstoupíte) … …
    (stránku|soubor|odkaz|článek|stránky|web|jinam);
    (kdo|každý kdo|pokud|když|jakmile) … (navštíví|navštívíte|otevře|použije|používá|vstoupí)`,
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
    s … souhlasem; (požádáme|žádáme|zeptáme) … souhlas*; bez ohledu; nezávisle; (až|teprve) (po|když|s|pokud); ať už; dokud ne*;
    i tehdy;
    (nemusíte|nemění|nezmění) …; (není|nejsou) … (podmínkou|nutn*|povinn*);
    (není|nejsou|ani) … (formou|projevem|známkou|druhem|vyjádřením) … souhlasu; (řekněte|sdělte|uveďte|dejte) …
    (zda|jestli); v (obou|každém|všech) (případech|případě); (zeptáme|požádáme|ptáme) … … (znovu|příští|další)*;
    (další|příští) návštěvě; (souhlas|volba|rozhodnutí) … …
    (platí|uchováváme|uložen|uložíme|uchováván|vyprší|ukládáme);
    nikdo nemusí`,
  accepting: `
    přij*; souhlas*; povol*; akceptovat; akceptuji; ano; schvál*; zapnout; všechny cookies; dovolit; odsouhlasit`,
  refusing: `
    nezbytn*; nutn*; technick*; povinn*; odmít*; zamít*; nesouhlas*; ne; bez; (jen|pouze|výhradně); nezbytné; nutné;
    nezbytně; žádné; zakáz*; blokovat; vypnout; nepřij*; nepovol*; odvolat; povinné; minimum; vznést; nechci;
    neakcept*; neuděl*; odepř*`,
  settings: `
    vybran*; zvolen*; označen*; nastav*; přizpůsob*; možnost*; spravovat; správa; předvolby; vybrat; výběr*; volb*;
    konfigur*; uložit; upravit; změn*; účely; partneři; podrobné; zvolit; rozhodnout nyní; preference; individuální;
    části; jednotliv*; zvlášť; účel*; některé`,
  elsewhere: `
    více; další; inform*; podrobnost*; detail*; zobrazit; číst; přečíst; později; teď; nyní; připom*; přeskočit;
    zavřít; ok; rozumím; dobře; pokračovat; dál; opustit; odejít; zpět; zrušit; nápověda; pomoc; skrýt; předplat*;
    zaplatit; přihlásit; zásady; možná; jindy; potvrdit; proč; ignorovat; hotovo; konec; beru na vědomí; dozvědět;
    chápu; domů;
    rozumím; chápu; beru na vědomí; díky; děkuji;
    rozumím`,
  withdrawing: `
    odvol*; (kdykoli|kdykoliv); změn*; vzít … zpět; zruš*; vznést; zpět;
    (odvol*|rozmysl*|vzít zpět|zrušit|později|přehodnot*|stáhn*|vypn*)`,
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
    (odsunutí|odsunutím|přejetí|přejetím);
    (neprovedení|neučinění|neodmítnutí|nevyjádření|nevznesení|nezvolení|neudělení nesouhlasu) …; (kdo|uživatel
    který|návštěvník který|ti kdo) … (nezmění|neodmítne|nevybere|neodpoví|nezvolí|nereaguje|nevyjádří|nevypne);
    (pokud|jestliže|ledaže|dokud) … …
    (nevznesete|nezměníte|neodmítnete|nevyjádříte|nevypnete|nesdělíte|nezvolíte|neodhlásíte|nezakážete|změníte|odmítnete|sdělíte|vypnete)
    …; (neodmítnete|nevyberete|nezměníte|nevznesete|nic neuděláte|nic měnit|nebudete) …;
    (mlčky|mlčk*|automaticky|konkludentn*|implicitn*); (chybějící|chybí|absence|při absenci|bez) …
    (odpověď|reakce|odpovědi|volba|volby|námitky|námitek|nesouhlas|nesouhlasu);
    (předpokládáme|předpokládat|předpokládá|domníváme|usuzujeme|máme za to) … (že)* s tím souhlas*;
    prohlížeč* … … (nastaven*|povoluje|přijímá|umožňuje)`,
  affirming: `
    (za|jako|znamená) ano; říkáte ano; (všechny|všechno|vše) … (cookies|účely|soubory|bude|budou|jsou) …
    (zapnut*|aktivn*|aktivov*|uložen*|spuštěn*|povolen*); (zapneme|aktivujeme|spustíme|uložíme|zapínáme|nastavíme) …
    (všechny|vše|všechno); (za|jako) (svolení|povolení|schválení|přijetí|souhlas); přijal*; souhlasil*; udělil*;
    (za|jako) (přijat*|schválen*); znamená ano;
    (považujeme|považuje|považují|pokládáme|bereme|bere|chápeme|rovná|rovno|předpokládáme|předpokládáno|máme) … …
    (souhlas*|přijat*|schválen*|povolen*|udělen*|ano)`,
  denying: `
    (potřebuje|potřebujeme|žádá|žádáme|vyžaduje|prosíme) … (souhlas|souhlas*|svolení); ani; nikdy;
    (znamená|za|jako|je|představuje|považujeme za|rovná) … (odmítnutí|nesouhlas|ne|zamítnutí); (odmítáte|odmítnete
    vše|zamítáte); (jiné|některé) (weby|stránky); nic … (ne|nezapne|neuloží|nestane);
    (neznamená|nepovažujeme|nepovažuje|nepředpokládáme|nevyvozujeme|nedovozujeme|neberete|neberme|není|nejsou|nedáváte|nebereme|nevykládáme|nepředstavuje|nezapne|neuloží|nedává|neopravňuje|nesouhlasíte);
    (odvolat|změnit|odvoláte|změníte) … … … … (na|v|kliknutím|pomocí|přes|zavřením|otevřením|prostřednictvím); znovu …
    (zeptáme|požádáme|ptát); (nic|nepřijal*|nesouhlasil*|neudělil*|nenahrazuje|nenahrazují); (není|nejsou) …
    (nutný|nutné|potřeba|třeba|podmínkou|povinný); (jen|pouze|až) … (tlačítko|kliknutí);
    (kliknutím|klepnutím|stisknutím|kliknete|stisknete|stiskem) … (na)* …
    (přijmout|přijímám|souhlas*|povolit|tlačítk*); rozhodněte;
    (odmítnut*|odmítnutí|zamítnut*)`,
  acknowledging: `ok; okay; dobře; ano; jasně; v pořádku; fajn; super`,
  shaming: `
    (raději|chci|dávám přednost|vzdávám) … … (horší*|méně|nudn*|pomal*|reklam*|platit|nerelevant*|výhod*);
    (horší*|nudn*|méně relevantní|nerelevantní|nezajímá|je mi to jedno|škoda|přijdu|plnou cenu);
    (nechci|nepotřebuji|nemám rád|nezajímá) … …
    (lepší|dobr*|nejlepší|podporovat|podpořit|pomáhat|šetřit|ušetřit|nabídk*|slev*|výhod*|novinář*|žurnalist*|zážitek|zkušenost|kvalit*|relevantn*);
    (přijít o|přijdu o|ztratit|ztratím|vzdávám|vzdát|nesnáším|zříkám) … …
    (výhod*|nabíd*|slev*|zážit*|kvalit*|komfort*|funkc*)*; (omezen*|horší|zhoršen*|chudší) …
    (zážitek|web|verz*|služb*|obsah*|zkušenost); (škoda|bohužel|na vlastní riziko)`,
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
    … … (opustit|odejít);
    (pokud|jestliže) … … (nechcete|nesouhlasíte|nepřijmete|neudělíte|odmítnete) … … … (,)* …
    (opusťte|opustit|prosím|zavřete|nemůžete|nelze|nebudete|musíte); (cookies|sledování) nechcete … (,)* …
    opusťte; (opusťte|opustit) … … … (pokud) … (nechcete|nesouhlasíte); (souhlas|přijetí|udělení
    souhlasu|akceptace) … … … (je|jsou|představuje) …
    (podmínkou|podmínka|nutné|nutný|nezbytné|nezbytný|povinné|povinný|předpokladem) … … …
    (užívání|používání|přístup*|čtení|web*|vstup*|obsah*|pokračován*|prohlížení); (pro|k|ke|aby) … … …
    (zobrazení|přístup|přístupu|čtení|vstup|vstupu|pokračování|užívání|používání) … … … (je|musíte|nutné|třeba) …
    … (nutné|třeba|nezbytné)* … (přijmout|souhlasit|udělit|souhlas|přijetí|povolit);
    (přijměte|povolte|odsouhlaste|udělte) … … (a|abyste|pro) …
    (odemkněte|odemknout|čtěte|číst|pokračujte|vstupte|otevřete|získejte|odemčení|přístup); (kteří|kdo|který) …
    (nesouhlasí|nepřijmou|nepřijme|neudělí|odmítnou|odmítne) … … (,)* … …
    (přesměrován*|zablokován*|nemoh*|nemůže|muset|musí|vykázán*)`,
  access: `
    přístup; přístupný; přístupné; přístupu; obsah; obsahu; článek; články; článků; číst; čtení; web; webu; stránka;
    stránku; stránky; stránek; služba; služby; službu; používat; používání; navštívit; pokračovat; zobrazit;
    prohlížet; vstup; opustit; dostupný; dostupné; e-shop; obchod;
    opusťte; odemkněte; odemknout; článek; obsah; obsahu; web; webu; stránku; stránky; užívání; používání;
    přístup; přístupu; zprávy; obchod; portál; přesměrováni; přesměrován; číst; čtěte; vstup`,
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
    (nebrání|neznemožní|nezabrání); (počítáme|analyzujeme|sdílíme|předáváme);
    (není|nejsou|nemusíte|nemusí|nikdy|nevyžaduje) … … …
    (podmínkou|podmínka|nutné|nutný|nezbytné|opustit|opouštět|povinné|předpokladem)*; nemusíte;
    (bychom rádi|rádi bychom|chtěli bychom|chceme|bychom chtěli) … …
    (používali|používat|ukládali|ukládat|měřit|zobrazovat|měřili|využívat); (nepřijdete|nebudete
    vyloučeni|neztratíte|neztrácíte|nejste vyloučeni); (nebo|a|abyste) … … (pokračujete|pokračovali|pokračovat)
    bez; v (obou|každém|všech) (případech|případě);
    nikdo nemusí`,
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
  clickingOr: `
    (klik*|stis*|klepn*|zvol*|výběrem|potvrzením) … … … … (nebo|či|anebo)`,
  unopposed: `
    (pokud|jestliže|dokud|ledaže|nebude li|není li) … … … (nevyjádříte
    nesouhlas|nesouhlas|nesdělíte|neodmítnete|nevznesete|neohradíte|neodpovíte|nezareagujete|neřeknete|neohlásíte|nenamítnete|nezakážete|neozvete);
    (bez|při absenci|v případě absence|nedojde li k) … (námitek|námitky|nesouhlasu|odmítnutí|odpovědi|reakce);
    nevyjádříte li nesouhlas; neohradíte li se; neodmítnete li`,
  processing: `
    (spustíme|spouštíme|začneme|zahájíme|uložíme|ukládáme|načteme|zapneme|aktivujeme|použijeme|sdílíme|předáme|předáváme|odešleme|prodáme|sledujeme|vyhodnotíme|vyhodnocujeme|měříme|sbíráme|vytváříme|budeme)
    … … … … …
    (cookie*|sledov*|reklam*|partner*|profil*|marketing*|údaj*|dat*|návštěv*|skript*|pixel*|chován*|třet*);
    (cookie*|sledován*|reklam*|údaje|data|profil*|skript*|vše|všechno) … … …
    (spust*|sdílen*|předá*|zapn*|aktiv*|použi*|prodán*|nač*|uložen*|odesl*|spouští);
    (budou|jsou) … (údaje|cookies|data|profily) … (předán*|sdílen*|prodán*|ukládán*|použit*)`,
  barring: `
    (opusťte|zavřete) (prosím)* … (web|stránku|stránky|tento web); souhlas (s|se)* … je (podmínkou|povinný|nutný
    pro|nezbytný pro|vyžadován); (přístupn*|dostupn*|určen*) (jen|pouze|výhradně) …
    (kdo|kteří|uživatelům|návštěvníkům|těm) … … (souhlas*|přij*|akcept*)*`,
  embracing: `
    vše; všechn*; rád; chci`,
  deferring: `
    teď ne; nyní ne; později; možná`,
};
