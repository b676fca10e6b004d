import { roPromises } from "../promises/ro-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Romanian. */
export const ro: Wording = {
  ...roPromises,
  sources: [
    authority("Law 506/2004, article 4(5), and ANSPDCP: browsing on is not consent"),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    (continuând|continuand|navigând|folosind|utilizând|închizând|rămânând|derulând|vizitând|accesând|ignorând|parcurgând|prin continuarea|prin utilizarea|prin navigarea|prin închiderea|prin folosirea|prin vizitarea|prin simpla|prin derularea|prin accesarea|prin rămânerea);
    (dacă|când|daca|în cazul în care) … (continuați|continui|folosiți|utilizați|rămâneți|închideți|nu|navigați|folosești|navighezi|derulați|ignorați|parcurgeți|închizi|utilizezi);
    (utilizarea|folosirea|navigarea|continuarea) (în|site|acestui|pe|navigării|continuă|utilizării|ulterioară|siteului|site-ului|folosirii);
    (simpla|închiderea|derularea); navigarea; continuați (să|navigarea);
    (folosi*|utiliz*|naviga*|rămân*) … în continuare; tăcerea;
    fără a (modifica|schimba); cu excepția cazului;
    (suficient|ajunge|destul) … (să) … (citiți|continuați|navigați|rămâneți|derulați|citești|continui);
    (citi|citiți|citind|navigați|mergeți|răsfoiți|derulați) … (mai departe|în continuare);
    (simplul|simpla|simplă|doar|numai|chiar) … (fapt|vizitare|vizită|accesare|utilizare|navigare|prezență|acces);
    (prin) …
    (continuarea|vizitarea|utilizarea|accesarea|folosirea|navigarea|rămânerea|deschiderea|descărcarea|parcurgerea|prezența|vizita)
    …; (continuarea|accesarea|vizitarea|utilizarea|deschiderea|descărcarea|rămânerea|trecerea) … …
    (reprezintă|înseamnă|constituie|echivalează|implică|presupune|confirmă|semnifică|valorează);
    (trecând|deschizând|descărcând|intrând|accesând|citind) …; (continuați|continui) …
    (citiți|lectura|navigarea|citești|vizita);
    navigarea … … (echivalează|înseamnă|reprezintă|constituie|implică|valorează);
    (cine|oricine|dacă|când) … (vizitează|vizitați|accesează|accesați|deschide|folosește|intră)`,
  consenting: `accept*; acceptul; acord*; consimț*; consimt*; aprob*; permit*; autoriz*`,
  notConsenting: `
    (dacă|daca|când) (sunteți de acord|ești de acord|acceptați|accepți|consimțiți|vă dați|ne|permiteți);
    (accepta|acceptați) sau;
    (necesită|solicită|cere) … (acord*|consimț*); (înseamnă|reprezintă|echivalează|închizând) … refuz*;
    (retrage|retrageți|modifica) … … … (accesând|folosind|utilizând|vizitând|navigând|închizând);
    (accesând|folosind|utilizând|vizitând) … … (,)* vă puteți (retrage|modifica);
    nu (înseamnă|constituie|reprezintă|echivalează|este|plasăm|vă dați|vă exprimați|vă acordați|folosim|consimțiți|acceptați|vom|implică|considerăm|sunteți|exprimă|valorează|se consideră|se interpretează|se plasează|se instalează|se stochează|utilizăm|stocăm|sunt|ține|activăm|instalăm|semnifică|setăm|echivaleaza|doriți|vreți|dați|acordați|necesită|condiționează|depinde|afectează|influențează);
    fără (a accepta|a consimți|a fi de acord|a vă da|a vă exprima|să acceptați|să accepți|să consimțiți|să fiți de acord|să vă dați);
    fără (acord|acordul|acceptul|consimțământ|consimțământul|cookie|urmărire);
    (niciun|nicio) (modul|cookie|acord|consimțământ|dată|urmărire); (niciodată|nici nu);
    (doar|numai|exclusiv) … (necesare|esențiale|strict|cu|dacă|după|când|tehnice|cele|în); chiar (dacă|și);
    (puteți|poți|se poate) … (continua|naviga|folosi|refuza|utiliza|să);
    (cu|cerem|solicităm|vom cere|solicita) … (acordul|consimțământul); indiferent; independent;
    (rămân) (dezactivate|blocate|inactive); (abia|până) (după|când|nu|la);
    nu … (o formă|un semn|o manifestare|o dovadă|o expresie) de … (consimțământ|acord|acceptare);
    (spuneți|indicați|precizați) … dacă; în (ambele|orice|toate) (cazuri|caz|cazurile);
    (întrebăm|întreba|cerem|cere) … (din nou|iarăși|următoarea); următoarea vizită;
    (acordul|consimțământul|alegerea|decizia) … … (păstrat*|stocat*|valabil*|expiră|salvat*|memorat*);
    nimeni nu`,
  accepting: `accept*; permit*; acord; de acord; consimt*; da; activ*; autoriz*; toate cookie*; aprob*; îngăduie`,
  refusing: `
    necesar*; esențial*; obligatori*; resping*; refuz*; nu; fără; (doar|numai|exclusiv); necesare; esențiale;
    strict; niciun*; dezactiv*; bloch*; opun; opune*; declin*; retrag*; interzi*; obligatorii; minim; neg`,
  settings: `
    alese; bifate; setări*; setare; preferinț*; opțiun*; gestion*; personaliz*; configur*; alege*; alegeri*; salv*;
    select*; modific*; scopuri*; parteneri*; ajust*; administr*; schimb*; adapt*; control*; decide*; particulariz*;
    parțial; separat; individual; câteva; scop`,
  elsewhere: `
    mai; aflați; află; multe; informații; info; detalii; afișează; arată; vezi; citește; citiți; târziu; acum;
    amintește; omite; sari; închide; ok; bine; înțeles; înțeleg; continuă; continuați; mergi; părăs*; ieși*; ieșire;
    înapoi; anulează; ajutor; ascunde; abon*; plătește; autentific*; politica; poate; următor*; altă dată; confirm*;
    ignoră; de ce; gata; am înțeles; altădată;
    am înțeles; înțeles; înțeleg; mulțumesc`,
  withdrawing: `
    retrag*; retrage*; revoc*; (oricând|orice moment); modific*; schimb*; în orice; răzgând*;
    (retra*|retrag*|anul*|mai târziu|revoc*|renunț*|revin*|reveni*|dezactiv*)`,
  advertising: `
    publicit*; reclam*; marketing; ținti*; targhet*; direcțion*; sponsor*; promo*; campani*; rețele; sociale;
    comercial*; profil*; ofert*; anunț*`,
  idle: `
    (închideți|închizi|închiderea|închizând|închide|ignorați|ignorarea|ignorând) …
    (mesajul|mesajului|fereastra|ferestrei|bannerul|bannerului|acest|această|notificarea)*;
    (tăcerea|tăcere|tăcerii|inacțiunea|pasivitatea|inactivitatea); (lipsa|absența|fără) …
    (răspuns|răspunsului|reacție|reacției|opțiune|alegere|opoziție|obiecții|acțiune); nu
    (răspundeți|răspunzi|faceți|alegeți|reacționați|refuzați|vă opuneți|apăsați|primim|auzim); (cine|oricine|cei
    care|utilizatorul care|vizitatorul care|vizitatorii care) … …
    (continuă|rămâne|rămân|navighează|citește|derulează|închide|ignoră|folosește|utilizează); (cine|cei care) nu
    (refuză|răspund*|alege*|se opun*); (vizita|prezența|șederea|simpla|navigarea|continuarea|rămânerea);
    (derulați|derulezi|derularea|rămâneți|rămâi|scroll|scrollul); (a doua|următoarea|altă) pagină; (după|în|timp de) …
    (secunde|minute); (vizitatorii|utilizatorii|cititorii|cei|toți) … (care|ce) …
    (ignoră|închid|rămân|continuă|navighează|derulează); (apăsarea|accesarea|clicul|clic) …
    (oricărui|oricare|orice|altui|vreunui) … (link*|legături); (de îndată ce|imediat ce|odată ce) …
    (derulați|continuați|navigați); (după|în|timp de) … (secundă|secunde|minut|minute); (glisarea|glisați|glisând);
    (dacă|cât timp|atât timp cât|în cazul în care|când) … nu (vă opuneți|te
    opui|refuzați|refuzi|modificați|schimbați|răspundeți|dezactivați|respingeți|alegeți|indicați|obiectați|exprimați);
    (cine|cei care|utilizatorii care|vizitatorii care|utilizatorul care) nu (modifică|refuză|schimbă|se
    opun*|resping*|dezactiv*|răspund*|alege*); (cu excepția cazului|exceptând cazul|doar dacă nu|decât dacă) … …
    (dezactivați|modificați|refuzați|indicați|schimbați|respingeți|opuneți|alegeți); (lipsa|absența|în
    lipsa|neexprimarea|fără) … (unui|unei|oricărui)* …
    (răspuns|reacți*|opțiuni|obiecți*|opoziți*|refuz*|acțiuni|împotriviri|alegeri);
    (tacit*|implicit*|automat|prezumat*|prezumăm);
    (echivalează|egal|echivalent) cu (acordul|consimțământul|acceptul|acceptarea);
    browser* … … (setat*|configurat*|permite|acceptă)`,
  affirming: `
    (ca|un|drept) da; înseamnă da; spuneți da; (ca|drept)
    (permisiune|aprobare|acord|consimțământ|acceptare|încuviințare); (toate|totul|tot) …
    (cookie*|modulele|scopurile|sunt|vor|se) … (activ*|instal*|plas*|porn*); (activăm|instalăm|plasăm|pornim|încărcăm)
    … (toate|tot|totul); considerăm … acceptate;
    (consideră|considerată|considerat|considerăm|prezumă|prezumat|presupunem|prezumăm|interpretată|interpretat|echivalează)
    … … (accept*|acord*|consimț*|acceptate|acceptat|da)`,
  denying: `
    nici; niciodată; (înseamnă|ca|reprezintă|echivalează|este|drept|constituie|valorează) …
    (refuz|refuzul|respingere|nu|dezacord|opoziție); (refuzați|respingeți) (toate|cookie*|totul)*; (alte|unele) site*;
    nimic nu; nu … (nimic|niciun|nicio); nu
    (presupunem|deducem|considerăm|interpretăm|este|înseamnă|reprezintă|echivalează|constituie|valorează|contează|vă
    dați|ne|se|credem|sunteți|acceptați|consimțiți); (retrage|retrageți|modifica|schimba|revoca) … … … …
    (din|în|prin|apăsând|accesând|de|la|oricând); (întreba|cere) din nou; nu (au|a|ați) (acceptat|consimțit|fost); nu
    înlocuie*; nu … (necesar|obligatoriu|cerut|necesară); (doar|numai) … (butonul|clicul);
    (apăsând|apăsați|clic|apăsarea|selectând) … … (accept|acceptă|accept*|de acord|butonul|butonului); decideți;
    (refuz|refuzat*|respins*)`,
  acknowledging: `ok; okay; da; bine; perfect; în regulă; sigur; e în regulă`,
  shaming: `
    (prefer|vreau|aleg|renunț) … …
    (prost*|proast*|puțin|plictisit*|lent*|reclame|plătesc|plăti|irelevant*|avantaj*|reduceri*|slab*); (mai prost*|mai
    proast*|mai slab*|plictisit*|irelevant*|nu îmi pasă|nu-mi pasă|păcat|pierd|preț întreg|puțin relevant*);
    nu (vreau|doresc|am nevoie|îmi plac*) … … (o experiență|experienț*|mai bun*|bun*|să susțin|să
    ajut|susțin|economis*|ofert*|reduceri|avantaje|jurnalis*|calit*|relevant*);
    (pierd|pierzi|pierde|renunț|renunți|ratez|urăsc) … …
    (avantaj*|ofert*|reduceri*|experienț*|beneficii*|calit*|funcți*)*;
    (experiență|versiune|site|serviciu|conținut) … (limitat*|slab*|redus*|inferior*|mai prost*|incomplet*);
    (păcat|din păcate|pe riscul)`,
  walling: `
    (doar|numai|exclusiv|abia) … … … (dacă|cu|după|celor|în urma|prin) … …
    (acceptați|accepți|acceptă|acordul|consimțământul|consimțiți|acceptare|acordului|acceptarea|sunteți de
    acord|consimțământului); fără … … (acord*|consimțământ*|acceptare|a accepta|acceptarea|a consimți|acceptul) … …
    (,)* … … … (nu|imposibil|blocat|interzis|niciun|refuzat); (trebuie|este necesar|sunteți obligat|este obligatoriu)
    … (să)* (acceptați|accepți|consimțiți|fiți de acord|vă dați acordul);
    (accesul|citirea|utilizarea|folosirea|vizitarea|navigarea|intrarea) … … …
    (necesită|presupune|condiționat*|depinde|impune|solicită) … … … (acord*|consimț*|accept*|cookie*); (dacă|în cazul
    în care) (refuzați|respingeți|nu acceptați|nu sunteți de acord|nu consimțiți) … … (,)* … … …
    (nu|părăsi|părăsiți|blocat|redirecționat*|veți fi|pierdeți); (doar|numai|exclusiv) …
    (cine|cei|vizitatorii|cititorii) … … (acceptă|acceptat|consimt*|accept*); (trebuie|obligat) … …
    (părăsească|părăsiți|plecați|iasă);
    (dacă) nu (doriți|vreți|acceptați|sunteți de acord|consimțiți|dorești|accepți) … … … (,)* …
    (părăsi*|ieși*|închide*|vă rugăm|nu veți|nu puteți|trebuie); (părăsi*|ieșiți) … … … (dacă) nu;
    (acceptarea|consimțământul|acordul|a accepta) … … … (este|sunt|reprezintă|constituie) …
    (condiție|obligatori*|necesar*|o cerință|cerință|indispensabil*|esențial*) … … …
    (utiliz*|acces*|citi*|vizit*|folosi*|navig*|site*|conținut*); (pentru a) … … …
    (vedea|citi|accesa|vizita|utiliza|continua|intra|folosi) … … … (este|e|trebuie) … … (necesar*|obligatori*|să)*
    … (accept*|consimț*|acord*); (acceptați|acceptă|permiteți) … … (pentru a|și) … …
    (debloca|citi|accesa|continua|vedea|intra|citiți|deblocați|continuați); (care|cei) nu (acceptă|sunt de
    acord|consimt) … … (,)* … (redirecțion*|blocat*|nu pot|trebuie|exclu*|vor fi)`,
  access: `
    acces; accesul; accesa; accesați; accesului; conținut; conținutul; conținutului; articol; articole; articolele;
    articolelor; citi; citiți; citirea; site; site-ul; site-ului; siteul; pagina; paginii; paginile; serviciul;
    serviciului; serviciile; folosi; utiliza; utilizarea; utilizați; vizita; continua; vedea; intra; părăsi;
    disponibil; disponibile; magazin*;
    părăsi; părăsiți; debloca; articolul; conținutul; site-ul; site-ului; utilizarea; utilizare; accesul; știri;
    știrile; magazin; portal; redirecționați; citi; continua; vedea; pagina; către altă pagină`,
  open: `
    nu (este condiționat|depinde|necesită|trebuie|presupune|este|sunt|limitează|afectează|aveți|impune);
    (și|chiar|inclusiv|de asemenea) (dacă|fără|când|după|și); (indiferent|independent|liber|gratuit|oricum|în
    continuare|integral); (unele|anumite|câteva|acest|această) …
    (funcții|funcționalități|conținuturi|servicii|videoclip|videoclipuri|hartă|hărți|părți|elemente);
    (video*|hart*|hărți*|încorporat*|extern*|player|terți*);
    (cookie*|tehnologii*|date|datele|publicitate|reclame|statistic*|opțional*|scopuri*) … … …
    (doar|numai|nu|necesită|după|niciun);
    (folosim|plasăm|utilizăm|măsurăm|încărcăm|afișăm|prelucrăm|cerem|solicităm|activăm|stocăm|setăm|instalăm);
    (abon*|plăt*); (încărcate|încarcă|plasate|folosite|transmise|prelucrate|afișate|transmit|folosesc|prelucrează)
    (doar|numai); (pentru a) (folosi|utiliza|plasa|măsura); nu … (împiedică|oprește);
    (numărăm|analizăm|transmitem|partajăm);
    (nu|nici|niciodată|nicio) … … …
    (condiție|obligatori*|necesar*|cerință|indispensabil*|trebuie|părăsi*|reprezintă|este);
    (am dori|dorim|vrem|am vrea) … (să)* … (folosim|utilizăm|plasăm|măsurăm|afișăm|stocăm); nu …
    (exclus*|pierdeți|pierzi|privat*|dezavantaj*); (sau|și|pentru a) … … (continua|continuați) fără; în
    (ambele|orice|toate) (cazuri|caz|cazurile);
    nimeni nu (trebuie|este obligat)`,
  advertises: `
    (publicitate|publicității|reclame|reclamele|anunțuri|oferte) …
    (personalizat*|țintit*|direcționat*|relevant*|bazat*|adaptat*|în funcție|comportamental*|potrivit*);
    (afiș*|arat*|prezint*|finanț*|livr*) … … … (publicitate|reclame|reclamelor|anunțuri|publicitare|oferte
    personalizate); (publicitari|publicitare|publicitar|publicitară|agenți de publicitate|advertiseri*|parteneri* de
    marketing|brokeri* de date); (pentru|de|în|și|scop de|scopuri de)
    (publicitate|marketing|remarketing|retargeting|reclame|profilare);
    (remarketing|retargeting|conversii|conversie|conversiilor|sponsorizat*|profilare|profilarea);
    (cre*|constru*|alcătui*|stabil*|întocm*) … … profil*; profil* … …
    (interes*|comportament*|preferinț*|publicitar*|comercial*); interesele (dvs|dumneavoastră|tale); rețele* sociale …
    … (recuno*|urmări*|identific*); (campanii|campaniilor|campaniile); (crește*) … vânzări*`,
  measures: `
    (statistic|statistică|statistice|statistici|statisticile|analitice|analitic|analytics|hărți termice|înregistrarea
    sesiunilor|înregistrări de sesiuni|teste a b);
    (măsur*|număr*|contoriz*|analiz*|urmăr*|evalu*|înregistr*|monitoriz*|studi*|înțeleg*|afl*) … … … …
    (trafic*|vizit*|vizitator*|audienț*|clic*|comportament*|utiliz*|navig*|accesăr*|pagini* citite|pagini*
    vizitate|folosit|folosiți|folosește); (vizitatorii|utilizatorii) … (clic|citesc); clic …
    (vizitatorii|utilizatorii); mișcăr* … mouse*`,
  excluding: `
    nu; niciodată; fără; nici; niciun; nicio; nimic; exceptând; cu excepția;
    (refuz*|respins*|resping*|opus|opoziți*|bloc*|dezactiv*);
    (alegerea|alegerile|alegerii|decizia|deciziile|acordul|consimțământul|preferința|preferințele|preferințelor|setările|opțiunea|opțiunile|opțiunilor|răspunsul);
    (fraud*|atac*|roboți*|boți*|bot|abuz*|spam*|eror*|defecț*|încărc*|server*|încercăr*)`,
  disagreeing: `nu (accept*|sunt de acord|permit*|consimt*|aprob*|autoriz*|îmi dau); nu … de acord`,
  clickingOr: `
    (clic|click|apăsând|apăsați|apasă|apăsarea|selectând|dând clic) … … … … (sau|ori)`,
  unopposed: `
    (dacă|cât timp|atât timp cât|în cazul în care) … … (nu vă opuneți|nu te opui|nu refuzați|nu spuneți|nu
    răspundeți|nu obiectați|nu reacționați|nu ne spuneți); (cu excepția cazului în care|exceptând cazul în care) …
    (opuneți|refuzați|obiectați|spuneți); (în lipsa|lipsa|fără|în absența) … …
    (opoziți*|obiecți*|refuz*|răspuns*|împotrivir*|reacți*)`,
  processing: `
    (începem|pornim|plasăm|încărcăm|activăm|folosim|utilizăm|partajăm|transmitem|trimitem|vindem|urmărim|analizăm|măsurăm|colectăm|creăm|vom|instalăm)
    … … … … …
    (cookie*|urmărir*|publicit*|reclam*|partener*|profil*|marketing|date*|vizit*|script*|pixel*|comportament*|terț*);
    (cookie*|urmărir*|publicit*|date*|profil*|script*|toate|tot) … … …
    (activ*|partajat*|transmis*|folosit*|utilizat*|încărcat*|instalat*|vândut*|porn*|începe*);
    (vor fi|sunt) … … (date*|cookie*|profil*) … (transmis*|partajat*|vândut*|activat*)`,
  barring: `
    (rugăm) (să)* (părăsi*) … (site*|pagina); (acceptarea|consimțământul|acordul) (tuturor|pentru)*
    (cookie-urilor|cookie-uri)* este (obligatori*|o condiție|condiție|necesar* pentru);
    (accesibil*|disponibil*|rezervat*) (doar|numai|exclusiv) (celor|pentru|vizitatorilor|utilizatorilor) … … … …
    (accept*|consimt*|acord)`,
  embracing: `
    tot; toate; cu plăcere; vreau`,
  deferring: `
    nu acum; acum nu; mai târziu; poate`,
};
