import type { PromiseWording } from "../wording";

/** Hungarian: what texts promise about withdrawing, refusing and purposes. */
export const huPromises: PromiseWording = {
  revoking: `
    visszavon*; vonható … vissza; vonhatja … vissza; visszavonható;
    (döntése|döntés|választása|hozzájárulás) … … (végleges*|visszavonhatatlan*|kötelező)`,
  burdening: `
    (levélben|levélküldéssel|postai|postán|e-mailben|emailben|telefonon|faxon|írásban|írásos|ajánlott|személyesen|űrlap*|nyomtatvány*|ügyfélszolgálat*);
    (írjon|küldjön|küldeni|küldött|hívja|hívjon|forduljon|keresse|írnia|küldenie|lépjen) … …
    (nekünk|levelet|e-mailt|címre|számot|kapcsolatba|ügyfélszolgál*)*;
    (díj*|költség*|forint|euró|személyi*|igazolvány*|másolat*|indok*|indoklás*|fiók*); nem
    (vonható|vonhatja|lehet|lehetséges|tudja) … (vissza*); (visszavonhatatlan*|lehetetlen|végleges*);
    (csak|legkorábban) … … (után|elteltével|múlva|nap); (napon|munkanap*|héten|hónapon) (belül|alatt)*`,
  easing: `
    link*; hivatkozás*; gomb*; ikon*; beállítás*; lábléc*; itt; kattint*; ablak*; ugyanolyan egyszerű*; ugyanilyen
    egyszerű*; oldal alj*; oldalon; menüpont*; sáv*;
    (indokolás|költség|díj|indok|ok) nélkül; ingyen*; díjmentesen; is;
    (ugyanolyan|ugyanilyen|éppoly) … (egyszerű*|könny*);
    (bármikor|mindig)`,
  interest: `
    jogos érdek*`,
  imposing: `
    nem (utasítható|utasíthatók|kapcsolható|kapcsolhatók|tiltható|tilthatók|lehet|mondható) …
    (vissza|el|ki|elutasítani|kikapcsolni|letiltani)*; (hozzájárulás|beleegyezés) nélkül is`,
  disclaiming: `
    (soha|nem|sem|semmi*) … … … (alapoz*|jogos|érdek*|hivatkoz*|támaszk*); soha; (csak|kizárólag) … …
    (hozzájárul*|beleegyez*)`,
  preselecting: `
    (jelölőnégyzet*|négyzet*|kapcsoló*|opció*|cél*|kategóri*|beállítás*|minden|választás*|csúszk*) … … …
    (már|előre|alapértelmez*|eleve|önnek) … (bejelöl*|bekapcsol*|kiválaszt*|aktív*|bepipál*|kipipál*)*;
    (bejelölt*|bekapcsolt*|kiválasztott*|bepipált*|előre bejelöl*|előre kiválaszt*) …
    (előre|alapértelmez*|már|eleve); (előre|alapértelmezetten|eleve) …
    (bejelöl*|bekapcsol*|kiválaszt*|bepipál*|kipipál*|megjelöl*)`,
  required: `
    szükséges*; elengedhetetlen*; technikai*; kötelező*; feltétlenül; működés*`,
  vague: `
    (egyéb|más|különböző|különféle|további|hasonló|többféle|bizonyos) (cél*|dolg*|ok*|igény*|felhasznál*);
    (üzleti|belső|kereskedelmi) (igény*|cél*|szükséglet*|ok*)`,
  pleasing: `
    (javít*|jobb*|optimal*|optimális|legjobb*|kellemes*|tökéletes*|fokoz*) … …
    (élmény*|látogatás*|oldal*|honlap*|szolgáltatás*|böngész*|felhasznál*); (élmény*|felhasználói élmény*)`,
  concrete: `
    mér*; számol*; elem*; statiszt*; nyelv*; régió*; pénznem*; videó*; csevegés*; chat*; térkép*; megjegy*;
    emlék*; bejelentk*; kosár*; kosar*; kedvenc*; betű*; megjelen*; beállít*; lejátsz*; hozzászól*; közösségi;
    sötét*; űrlap*; keres*; üzlet*; helymeghatár*; időjár*; podcast*; tárol*`,
  rewarding: `
    (nyer*|ajándék*|bónusz*|kedvezmény*|kupon*|jutal*|spórol*|ingyen*|pont*|sorsol*|olcsóbb*)`,
};
