import { partialWording } from "../partial-wording";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Estonian: implied consent and labels. */
export const et: Wording = {
  ...partialWording,
  sources: [authority("AKI, guidance on cookies: browsing on is not consent"), edpbScrolling, edpbLabels],
  goingOn: `
    (jätkates|kasutades|sirvides|jäädes|sulgedes|külastades|kerides|lugedes); (kui|kuni) …
    (jätkate|kasutate|sirvite|jääte|sulgete|külastate|kerite|jätkad);
    (kasutamine|sirvimine|jätkamine|külastamine|viibimine|edasine|kerimine) … … … (tähendab|loetakse|on
    nõusolek|käsitatakse|võrdub)`,
  idle: `
    (vaikimine|vaikimist|tegevusetus|tegevusetust); (sulgemine|eiramine|kerimine|sulgemist); (kui|kuni) … ei
    (vaidle|keeldu|vali|vasta|muuda|esita|reageeri|ütle); (vastuse|vastuväite|valiku) puudumine; ilma
    (vastuväiteta|vastuseta); (pärast|jooksul) … (sekundit|minutit|sekundi|minuti); teie (külastus|kohalolek)`,
  consenting: `nõus*; nõustu*; nõusolek*; aktsepteeri*; luba*; lubate`,
  affirming: `(nõusolekuna|nõusolekuks|jaatusena); kõik … küpsised … (aktiveeri*|lülita*|lubatud)`,
  unopposed: `
    (kui|kuni) … (ei vaidle|ei keeldu|ei esita vastuväidet|ei ütle|ei vasta|vastu ei vaidle|ei vaidlusta);
    (vastuväite|vastuse|keeldumise) (puudumisel|korral)`,
  processing: `
    (alusta*|laadi*|käivita*|aktiveeri*|jaga*|edasta*|saada*|müü*|jälgi*|mõõda*|kogu*|kasuta*|lülita*) … … … …
    (küpsis*|reklaam*|partner*|profiil*|andme*|jälgimi*|turundus*|külastus*)`,
  clickingOr: `(klõpsates|klõpsake|vajutades|vajutage) … … … või`,
  notConsenting: `
    (ei|ilma|mitte|kunagi|pole) … … (nõus*|tähenda|loeta|ole|luba|aktsepteeri*|kasuta|vaja|nõua|käsita*|paigalda);
    (nõusolekuta|nõustumata); kui (nõustute|lubate|olete nõus|aktsepteerite); (ainult|üksnes|vaid) …
    (vajalik*|teie|kui|pärast|nõusolekul); (võite|saate) … (jätkata|kasutada|sirvida|keelduda|jääda);
    (midagi|ühtegi|mingeid); isegi`,
  denying: `
    (keeldumisena|keeldumiseks|keeldumine); keeldute; (tagasi võtta|muuta|muutke) … … …; (klõps*|vajut*) … …
    (nõustu*|nupp*|luba*)`,
  accepting: `nõustu*; nõus; luba*; jah; aktsepteeri*; lülita sisse`,
  refusing: `
    vajalik*; keeldu*; lükka*; ei; ilma; ainult; üksnes; mitte; blokeeri*; välja; tehnili*; nõusolekuta`,
  settings: `seade*; valiku*; vali*; halda*; kohanda*; eelistus*; salvesta*; muuda`,
  elsewhere: `
    rohkem; lisateave; info*; loe*; üksikas*; sulge*; jätka*; edasi; hiljem; sain aru; selge; ok; jäta vahele;
    tagasi; lahku*; meelde`,
  disagreeing: `ei (nõustu|luba|aktsepteeri|ole nõus)`,
  acknowledging: `ok; jah; hästi`,
};
