import type { PromiseWording } from "../wording";

/** Polish: what texts promise about withdrawing, refusing and purposes. */
export const plPromises: PromiseWording = {
  revoking: `
    wycof*; cofn*; odwoł*; cofać; wycofanie; cofnięci*;
    (wybór|decyzja|zgoda) … … (ostateczn*|nieodwołaln*|wiążąc*)`,
  burdening: `
    (listem|listownie|pisemnie|pocztą|telefonicznie|faksem|mailem|e-mailem|mailowo|poleconym|pismem|pisemny|pisemne|pisemnego|polecony|formularz*|osobiście);
    (drogą) (pocztową|mailową|elektroniczną|pisemną|telefoniczną);
    (wyśl*|wysył*|napis*|pisz*|zadzwo*|dzwoni*|kontakt*|skontakt*|zgłos*) … …
    (na|do|z|adres|nas|naszym|list|wiadomoś*|biurem|pismo|się);
    (opłat*|koszt*|złotych|zł|euro|dowod*|uzasadn*|powod*|przyczyn*|konto|kopi*); nie
    (można|możesz|mogą|będzie|może) … (wycof*|cofn*|odwoł*|być); (nieodwołaln*|niemożliw*|ostateczn*);
    (dopiero|tylko|najwcześniej) … … (po|upływie|dni); (w ciągu|terminie|rozpatr*|skuteczne) … … …
    (dni|tygodni|miesięcy|roboczych)`,
  easing: `
    link*; przycisk*; ikon*; ustawieni*; stopce; stopka; tutaj; klik*; baner*; okno; okna; równie łatwo; tak samo
    łatwo; preferencj*; stronie; dole; panel*;
    bez (podania|opłat|kosztów|uzasadn*|podawania); bezpłatnie; również; także; nie wpływa;
    (równie|tak samo|tak) … (łatw*|prost*);
    (każdej chwili|dowolnym momencie|zawsze)`,
  interest: `
    (prawnie)* uzasadnion* interes*; uzasadnionego interesu; prawnie uzasadnion*`,
  imposing: `
    nie (można|możesz|da się|sposób) … (odmówić|odrzucić|wyłączyć|zrezygnować|sprzeciwić|ich odrzucić|ich
    wyłączyć); (także|również|nawet) bez … (zgody|akceptacji)`,
  disclaiming: `
    (nigdy|nie|żadn*|ani) … … … (opier*|podstawie|uzasadnion*|powołuj*|prawnie); (nigdy);
    (wyłącznie|tylko|jedynie) … … (zgody|zgodą|zgodzie)`,
  preselecting: `
    (pola|pole|przełączniki|suwaki|opcje|cele|kategorie|kwadraciki|checkboxy|okienka|wszystko|zgody) … … …
    (już|domyślnie|z góry|wstępnie|fabrycznie|za ciebie|uprzednio) …
    (zaznaczon*|włączon*|aktywn*|wybran*|ustawion*)*; (zaznaczon*|włączon*|wybran*) … (domyślnie|z
    góry|wstępnie|już|za ciebie|dla ciebie|fabrycznie); (domyślnie|z góry|wstępnie)
    (zaznaczon*|włączon*|wybran*|aktywn*); odznacz (to|te|czego|co)`,
  required: `
    niezbędn*; konieczn*; technicz*; wymagan*; obowiązkow*; ściśle`,
  vague: `
    (inne|innych|różne|różnych|rozmaite|pozostałe|pozostałych|dalsze|podobne|podobnych|dodatkowe)
    (cele|celów|rzeczy|powody|celach|zastosowania|potrzeby); (potrzeb*|cele|celów) …
    (biznesow*|wewnętrzn*|firmy|handlow*)`,
  pleasing: `
    (popraw*|lepsz*|ulepsz*|optymal*|najleps*|przyjemn*|doskonal*|udoskonal*|wspaniał*) … …
    (doświadcz*|wizyt*|serwis*|stron*|usług*|korzystan*|wrażen*|jakość); (doświadczeni*|wrażeni*|komfort*)`,
  concrete: `
    mierz*; licz*; analiz*; statyst*; język*; region*; walut*; wideo; film*; czat*; map*; zapamięt*; logow*;
    koszyk*; ulubion*; czcion*; wygląd*; preferencj*; ustawie*; odtwarz*; komentarz*; społeczn*; ciemn*;
    formularz*; wyszuk*; sklep*; lokalizac*; pogod*; podcast*`,
  rewarding: `
    (wygraj|wygryw*|prezent*|bonus*|rabat*|zniżk*|kupon*|nagrod*|oszczęd*|gratis|darmow*|punkt*|losowani*|taniej)`,
};
