import type { PromiseWording } from "../wording";

/** Romanian: what texts promise about withdrawing, refusing and purposes. */
export const roPromises: PromiseWording = {
  revoking: `
    retrag*; retrage*; retras*; revoc*; retragerea; anul* … consimț*;
    (decizia|alegerea|acordul|consimțământul|opțiunea) … … … (definitiv*|finală|final|irevocabil*|obligatorie|nu
    mai poate); (definitiv*|irevocabil*) (pentru|până|timp)`,
  burdening: `
    (prin|în|la|pe) … … (poștă|scrisoare|e-mail|email|mail|telefon|fax|scris|recomandată|curier|formular|cerere
    scrisă); (scrisoare|poștă|recomandată|telefonic|fax|olograf*|în scris|curier);
    (trimit*|scri*|sun*|contact*|adres*|apel*) … … (ne|la|o|un|pe|nouă|nostru|cu|către);
    (tax*|cost*|lei|euro|carte de identitate|act de identitate|copie|motiv*|justific*|cont|contul); nu
    (poate|puteți|mai|este posibil|se poate) … (fi|retra*|revoc*); (irevocabil*|imposibil|definitiv*);
    (doar|numai|abia) … … (după|trecerea|zile|expirarea); (în termen|procesat*|efect|termen) … … …
    (zile|săptămâni|luni|lucrătoare);
    (definitivă|definitiv|finală) (pentru|până|timp|și)*; nu mai (poate|pot|puteți) … …; navigarea`,
  easing: `
    link*; buton*; pictogram*; setări*; subsol*; aici; clic*; banner*; fereastr*; la fel de ușor; la fel de
    simplu; pagin*; preferinț*; partea de jos;
    fără (motiv*|cost*|justific*|taxe|explicați*|a); gratuit; de asemenea; și;
    (la fel de) … (ușor|simplu);
    (oricând|orice moment)`,
  interest: `
    interes* … legitim*; legitim* interes*`,
  imposing: `
    nu (pot|poate|puteți|se pot|se poate) … (fi)* … (refuz*|dezactiv*|respins*|opri*|opune*); (și|chiar și) fără …
    (consimț*|acord*)`,
  disclaiming: `
    (niciodată|nu|niciun|nici) … … … (baz*|interes*|întemei*|invoc*|legitim*|pe); niciodată; (doar|numai|exclusiv)
    … … (consimț*|acord*)`,
  preselecting: `
    (casetele|căsuțele|bifele|comutatoarele|opțiunile|scopurile|categoriile|butoanele|toate|setările) … … …
    (deja|dinainte|implicit|în prealabil|pentru dvs|din start) …
    (bifate|activate|selectate|pornite|active|marcate)*; (bifate|activate|selectate|pornite) …
    (deja|dinainte|implicit|în prealabil|din start|pentru dvs); (prebifate|preselectate|preactivate|pre bifate|pre
    selectate); deja (bifate|activate|selectate|pornite|active); debifați (ce|ceea|cele)`,
  required: `
    necesar*; esențial*; tehnic*; obligatori*; strict`,
  vague: `
    (alte|diverse|diferite|anumite|similare|celelalte|variate) (scopuri|lucruri|motive|utilizări|obiective|nevoi);
    (nevoi*|scopuri*|motive) (comerciale|interne|de afaceri|ale companiei|afacerii)`,
  pleasing: `
    (îmbunătăț*|mai bun*|optimiz*|optim*|plăcut*|perfect*|excelent*) … …
    (experienț*|vizit*|site*|servici*|navig*); experienț*`,
  concrete: `
    măsur*; număr*; analiz*; statist*; limb*; regiun*; moned*; video*; chat*; hart*; hărț*; rețin*; reține*;
    autentific*; coș*; favorit*; font*; aspect*; preferinț*; setăr*; player*; comentari*; sociale; întunecat*;
    formular*; căut*; magazin*; locați*; vrem*; podcast*; salv*; memor*`,
  rewarding: `
    (câștig*|cadou*|bonus*|reduc*|voucher*|cupon*|premiu*|economis*|gratuit*|puncte|tombol*|ieftin*)`,
};
