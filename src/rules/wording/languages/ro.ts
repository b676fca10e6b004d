import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Romanian. */
export const ro: Wording = {
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
    fără a (modifica|schimba); cu excepția cazului`,
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
    (rămân) (dezactivate|blocate|inactive); (abia|până) (după|când|nu|la)`,
  accepting: `accept*; permit*; acord; de acord; consimt*; da; activ*; autoriz*; toate cookie*; aprob*; îngăduie`,
  refusing: `
    necesar*; esențial*; obligatori*; resping*; refuz*; nu; fără; (doar|numai|exclusiv); necesare; esențiale;
    strict; niciun*; dezactiv*; bloch*; opun; opune*; declin*; retrag*; interzi*; obligatorii; minim; neg`,
  settings: `
    alese; bifate; setări*; setare; preferinț*; opțiun*; gestion*; personaliz*; configur*; alege*; alegeri*; salv*;
    select*; modific*; scopuri*; parteneri*; ajust*; administr*; schimb*; adapt*; control*; decide*; particulariz*`,
  elsewhere: `
    mai; aflați; află; multe; informații; info; detalii; afișează; arată; vezi; citește; citiți; târziu; acum;
    amintește; omite; sari; închide; ok; bine; înțeles; înțeleg; continuă; continuați; mergi; părăs*; ieși*; ieșire;
    înapoi; anulează; ajutor; ascunde; abon*; plătește; autentific*; politica; poate; următor*; altă dată; confirm*;
    ignoră; de ce; gata; am înțeles; altădată`,
  withdrawing: `retrag*; retrage*; revoc*; (oricând|orice moment); modific*; schimb*; în orice; răzgând*`,
  advertising: `
    publicit*; reclam*; marketing; ținti*; targhet*; direcțion*; sponsor*; promo*; campani*; rețele; sociale;
    comercial*; profil*; ofert*; anunț*`,
};
