import { partialWording } from "../partial-wording";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Slovenian: implied consent and labels. */
export const sl: Wording = {
  ...partialWording,
  sources: [authority("ZEKom-2, article 225: browsing on is not consent"), edpbScrolling, edpbLabels],
  goingOn: `
    (nadaljevanjem|uporabo|brskanjem|ostajanjem|zapiranjem|obiskom|pomikanjem|nadaljnjo|deskanjem|ogledom);
    (če|ko|dokler) … (nadaljujete|uporabljate|ostanete|brskate|zaprete|obiščete|nadaljujete
    z|ostajate|deskate|drsate); (uporaba|nadaljevanje|brskanje|nadaljnja|obisk|ogled) … … …
    (pomeni|šteje|velja|predstavlja|je soglasje)`,
  idle: `
    (molk|molkom|nedejavnost|neodzivnost); (zaprtje|zapiranje|zaprete|prezrete|pomikanje|drsenje); če … ne
    (ugovarjate|zavrnete|izberete|odgovorite|spremenite|nasprotujete|odzovete|izrazite); (brez|odsotnost) …
    (odgovora|ugovora|izbire|odziva|zavrnitve); (po|v) … (sekundah|minutah|minuti); (vaš obisk|vaša prisotnost);
    (razen če) …; kdor … (ostane|nadaljuje|ne zavrne)`,
  consenting: `soglas*; strinja*; sprejm*; sprejem*; privol*; dovol*; odobr*`,
  affirming: `
    (kot|za) (da|soglasje|privolitev|dovoljenje); (vsi) … piškotki … (vklop*|aktivir*|sprejet*)`,
  unopposed: `
    razen če … (ugovarjate|zavrnete|nasprotujete); (če|dokler) … ne (ugovarjate|zavrnete|nasprotujete|poveste|odgovorite|izrazite); (brez|ob
    odsotnosti) … (ugovora|zavrnitve|odgovora|nasprotovanja)`,
  processing: `
    (začn*|naloži*|aktivir*|deli*|posred*|pošl*|proda*|sled*|mer*|zbir*|vklop*|uporab*|nastav*|zaže*) … … … …
    (piškot*|oglaš*|oglas*|partner*|profil*|podat*|sledenj*|trženj*|obisk*|skript*)`,
  clickingOr: `(klikom|kliknite|pritiskom|pritisnite) … … … ali`,
  notConsenting: `
    (ne|ni|niso|brez|nikoli|niti) … …
    (soglas*|strinja*|pomeni|šteje*|sprejm*|privol*|predstavlja|je|uporabljamo|nastavimo|zahteva|dovol*|potreb*|velja|odvisn*);
    če (soglašate|se strinjate|sprejmete|privolite|dovolite); (samo|le|izključno) … (nujn*|z|če|po|s); (lahko) …
    (nadaljujete|uporabljate|brskate|zavrnete|ostanete); (z|s) … soglasjem; (nič|noben*); tudi če`,
  denying: `
    (kot|pomeni|je) … zavrnit*; zavračate; (preklic*|sprem*) … … … (v|na|s klikom|prek);
    (kliknite|klikom|pritisn*) … … (sprejm*|strinjam*|gumb*)`,
  accepting: `sprejm*; sprejem*; soglaš*; strinja*; dovol*; da; privol*; vklop*; odobr*`,
  refusing: `nujn*; potrebn*; zavrn*; zavrač*; ne; brez; samo; le; nič; blokir*; izklop*; tehničn*`,
  settings: `nastavit*; izbir*; izber*; upravlj*; prilagod*; možnost*; shrani; spremen*`,
  elsewhere: `
    več; informacij*; preberi*; podrobn*; zapri; nadaljuj*; naprej; pozneje; kasneje; razumem; ok; v redu; presk*;
    nazaj; izhod; opomni*`,
  disagreeing: `ne (soglaš*|strinja*|sprej*)`,
  acknowledging: `ok; da; v redu`,
};
