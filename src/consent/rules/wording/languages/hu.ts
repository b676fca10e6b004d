import { huPromises } from "../promises/hu-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Hungarian. */
export const hu: Wording = {
  ...huPromises,
  sources: [authority("NAIH, guidance on cookies: using a website further is not consent"), edpbScrolling, edpbLabels],
  goingOn: `
    (további|folyamatos|folytatólagos|puszta) (használatával|használata|böngészéssel|böngészés|használat|böngészésével|látogatásával|böngészése|görgetés|látogatása);
    (böngészés|használat|látogatás|oldal|honlap|weboldal) (folytatásával|folytatása|használatával|bezárásával|használata|további|görgetésével|látogatásával|böngészésével);
    (a|az|oldalon) (folytatással|görgetéssel|továbblépéssel|bezárással|maradással|böngészéssel|továbbhaladással|használattal);
    (ha|amennyiben|amikor) … (tovább|folytatja|böngészi|használja|nem|bezárja|marad|folytatod|görget|továbblép|böngész|továbbra|bezárod|böngészel|használod);
    (tovább|továbbra) (böngész*|használ*); továbbra is … (böngész*|használ*|látogat*); azzal hogy … (folytatja|használja|böngészi|tovább|bezárja);
    hallgatás*; bezárásával; görgetésével; folytatásával; (hacsak) *;
    (tovább|továbbra is) (olvas*|böngész*|lapoz*|görget*|halad*|használ*); (elég|elegendő|elegendő ha) … …
    (tovább|olvas*|böngész*|maradnia|folytat*|görget*); (már|puszta|maga|önmagában) … (a|az) …
    (látogatás|használat|böngészés|belépés|tény|olvasás|megnyitás*);
    (maradva|böngészve|görgetve|olvasva|használva|látogatva|folytatva|továbblépve|megnyitva|letöltve|belépve|továbbhaladva);
    (böngészés|használat|látogatás|olvasás) (folytatásával|folytatása|során|révén|által|útján);
    (letöltésével|megnyitásával|használatával|böngészésével|látogatásával|továbbolvasással|továbbgörgetéssel|igénybevételével|meglátogatásával|felkeresésével|belépéssel);
    (aki|mindenki aki|ha|amikor) … (meglátogatja|felkeresi|megnyitja|használja|látogatja|olvassa)`,
  consenting: `
    elfogad*; hozzájárul*; beleegyez*; egyetért*; engedélyez*; jóváhagy*; hozzájárulásnak; beleegyezésnek;
    tudomásul veszi és;
    fogadja … el; egyezik bele; fogadd … el; hozzájárulásnak; hozzájárulsz; egyetértünk`,
  notConsenting: `
    (ha|amennyiben) (hozzájárul|elfogadja|beleegyezik|engedélyezi|elfogadod|ön hozzájárul|ön elfogadja);
    (elfogadhatja|elfogadni) vagy; (hozzájárulás|hozzájárulása) … (szükséges|szükség|kell);
    (kell|igényel) … hozzájárulás*; (bezárásával|folytatásával|görgetésével) … elutasítja;
    visszavon* … … … (használatával|látogatásával|bezárásával);
    (nem|sem|soha) (minősül|jelent|jelenti|számít|tekinthető|tekintjük|helyezünk|használunk|fogadja|járul|egyezik|elegendő|adja|ad|elég|vesszük|állítunk|alkalmazunk|töltünk|értelmezhető|indítunk|eredményez|tárolunk|szeretne|kíván|akar|ért|engedélyezi|használjuk);
    (hozzájárulás|elfogadás|beleegyezés|sütik|süti|engedély|hozzájárulása|követés|elfogadása|beleegyezése|engedélye|ezek) nélkül;
    (nem|semmilyen|egyetlen) … (helyezünk|használunk|süti*);
    (csak|kizárólag) … (szükséges|ha|az|hozzájárulásával|elengedhetetlen|technikai|akkor|a|működéshez|feltétlenül);
    akkor is; (elutasítás|elutasítja) … (esetén|is); (kérjük|kérni|kérünk) … hozzájárul*; (függetlenül|attól);
    (böngészhet|használhatja|folytathatja); (is) (böngészhet|használhatja|folytathatja);
    hozzájárulásával … (használunk|töltjük|mérjük);
    visszavon* … … … … (meglátogatásával|felkeresésével|megnyitásával);
    (nem) … (formája|jele|kifejezése|módja); (mondja meg|jelezze|közölje|mondd meg) …; egyetért e;
    (mindkét|minden|bármely) esetben; (kérdezzük|megkérdezzük|kérjük) … (újra|ismét|legközelebb);
    (következő|legközelebbi) látogatás*; (hozzájárulása|hozzájárulását|döntése|választása|beleegyezése) … … …
    (tároljuk|érvényes|megőrizzük|lejár|vonatkozik);
    senkinek (sem|nem) kell`,
  accepting: `
    elfogad*; engedélyez*; hozzájárul*; beleegyez*; egyetért*; igen; jóváhagy*; bekapcsol*; minden süti;
    rendben mind; mindet elfogad*`,
  refusing: `
    szükséges*; elengedhetetlen*; kötelező*; elutasít*; visszautasít*; megtagad*; nem; ne; (csak|kizárólag);
    szükséges*; elengedhetetlen; nélkül; egyik; letilt*; tilt*; kikapcsol*; ellenez*; tiltakoz*; feltétlenül;
    visszavon*; kötelező*; mellőz*`,
  settings: `
    kijelölt*; választott*; *beállítás*; beállít*; testreszab*; *lehetőség*; kezel*; preferenci*; választ*;
    kiválaszt*; mentés; ment*; módosít*; szerkeszt*; célok; partnerek; konfigur*; személyre; választás*; opciók;
    dönt*; részletes beállít*;
    részben; egyenként; külön; célonként`,
  elsewhere: `
    több; további; információ*; részlet*; megjelenít*; mutat*; megtekint*; olvas*; később; most; emlékeztet*;
    kihagy*; bezár*; ok; oké; rendben; értem; értettem; tovább; folytat*; elhagy*; kilép*; vissza; mégse; súgó;
    elrejt*; előfizet*; fizet*; bejelentkez*; tájékoztató; talán; máskor; megerősít*; miért; következő; tudjon;
    tudj; kész; figyelmen;
    *szabályzat; szabályzat; irányelvek;
    értem; értettem; köszönöm; megértettem; tudomásul veszem`,
  withdrawing: `
    visszavon*; bármikor; módosít*; megváltoztat*; változtat*; visszavonhat*;
    (visszavon*|meggondol*|módosít*|később|töröl*|megszüntet*|kikapcsol*)`,
  advertising: `
    hirdet*; reklám*; marketing*; célzott; célzás; szponzor*; kampány*; közösségi; profiloz*; promóci*; ajánlat*`,
  idle: `
    (bezárása|bezárásával|bezárja|bezárod|bezárjuk|figyelmen kívül|elrejtése|bezár|becsukja|becsukása);
    (hallgatás*|hallgat|tétlenség*|passzivitás*|válasz hiánya|reakció hiánya|válasz elmaradása|visszajelzés hiánya);
    (nem) (válaszol*|tesz|reagál*|választ*|jelez|tiltakozik|utasítja|kattint*|nyilatkozik|hallunk|kapunk);
    (görgetés*|görgeti|görget|görgetése|lapozás|továbblapoz*|továbblép*|olvas*
    tovább|maradás|maradása|marad|tartózkodás*|látogatása|jelenléte|böngészés|böngészése); (aki|mindenki aki|az a
    látogató aki|látogatók akik) … … (folytatja|tovább|marad|böngészik|görget|bezárja|használja|olvas|hallgat); aki
    nem (válaszol|utasít|választ|tiltakozik); (oldal|honlap|webhely|weboldal|webáruház) …
    (használata|használatával|látogatása|megtekintése|megnyitása); (második|következő|másik) oldal*; (másodperc|perc)
    (után|múlva|elteltével|alatt); (látogatók|felhasználók|olvasók|azok) … (akik|aki) … … (figyelmen
    kívül|bezárják|maradnak|folytatják|böngésznek|görgetnek); (bármely|bármelyik|valamely|más|egy) …
    (hivatkozásra|linkre) … kattint*; (látogatását|látogatásod|jelenlétét|látogatása|ittlétét); (amint|mihelyt|ahogy)
    … (görget*|folytat*|továbblép*); (perc|másodperc) … (után|elteltével|múlva); (elhúzás*|elhúzza|elhúzása);
    (aki|amennyiben|ha|hacsak|ameddig|amíg|akik) … nem
    (módosít*|tiltakoz*|utasít*|változtat*|válaszol*|jelez*|választ*|reagál*|tilt*|kapcsol*|ellenzi|nyilatkoz*|mond*);
    (válasz|visszajelzés|reakció|tiltakozás|elutasítás|választás) … (elmaradás*|hiánya*|hiányában|nélkül|hiányát);
    (hallgatólagos*|automatikus*|vélelmez*|feltételezett|ráutaló|beleértett); (másodperc*|perc*) …
    (elteltével|után|múlva|belül);
    böngésző* … … (beállít*|engedélyez*|elfogad*)`,
  affirming: `
    (igennek|igenként|igen|igenlő);
    (beleegyezésként|engedélyként|hozzájárulásként|elfogadásként|engedélynek|jóváhagyásnak);
    (minden|összes|valamennyi) … (süti|sütit|cél|célt|cookie|cookie-t) …
    (bekapcsol*|aktív*|aktivál*|elhelyez*|engedélyez*|betölt*)*;
    (bekapcsoljuk|aktiváljuk|elhelyezzük|betöltjük|bekapcsolunk|engedélyezzük) … (minden*|összes|az
    összes|valamennyi); (igent|igennek) (jelent|mond*|számít|tekint*);
    (tekintjük|tekinti|tekintendő|minősül|minősülnek|számít|számítanak|vélelmezzük|feltételezzük|értelmezzük|vesszük|egyenértékű)
    … … (hozzájárul*|elfogad*|beleegyez*|igen*|egyetért*); (hozzájárul*|elfogad*|beleegyez*|egyetértés*) …
    (tekintjük|minősül|számít|vesszük|tekintendő)`,
  denying: `
    (sem|soha|sosem|se); (nem) …
    (tekintjük|feltételezzük|vesszük|minősül|számít|jelent|jelenti|értelmezzük|következtetünk|járul|fogadja|adja|jogosít|ad|igen|hozzájárulás*|beleegyezés*|elfogadás*|kapcsol|egyezik);
    (elutasításnak|elutasítást|elutasításként|visszautasításnak|nemnek|elutasítás|elutasítja|visszautasítja);
    (más|egyes|némely) (oldalak|honlapok|webhelyek); (semmi|semmit|semmilyen|egyetlen);
    (visszavon*|módosít*|megváltoztat*) … … … …
    (oldalon|menüpontban|alatt|gombra|kattintva|bezárásával|megnyitásával|linkre); (újra|ismét)
    (kérjük|megkérdezzük|kérdezzük); (nem|sem|semmit|semmi) …
    (fogadtak|fogadta|fogadott|járultak|járult|egyezett|egyeztek|pótolja|helyettesíti|pótol|helyettesít); nem …
    (szükséges|kötelező|feltétele); (csak|kizárólag) … (gomb|gombra|kattintás);
    (elfogad*|engedélyez*|gombra|hozzájárul*|gomb) … (kattint*|megnyom*); (döntsön|döntsd|dönthet);
    (elutasít*|visszautasít*|elutasításnak)`,
  acknowledging: `ok; oké; rendben; igen; jó; jól van; szuper`,
  shaming: `
    (inkább|szeretnék|lemondok|választom) … …
    (rosszabb*|kevésbé|unalmas*|lass*|reklám*|fizet*|irreleváns*|előny*|kedvezmény*); (rosszabb*|unalmas*|kevésbé
    releváns*|nem érdekel|mindegy|kár|lemaradok|teljes áron|irreleváns*);
    (nem) (akarok|akarom|szeretnék|kérek|érdekel|kell) … …
    (jobb|jó|legjobb|támogatni|segíteni|spórol*|kedvezmény*|ajánlat*|előny*|újságír*|élmény*|minőség*|releváns*);
    (lemondok|lemondás|elveszít*|elszalaszt*|utálok|utálom|kihagyom) … … (előny*|kedvezmény*|ajánlat*|élmény*)*;
    (korlátozott|rosszabb|gyengébb|hiányos) … (élmény*|oldal*|verzió*|szolgáltatás*|tartalom); (kár|sajnos|saját
    felelősség*)`,
  walling: `
    (csak|kizárólag|csakis) … … … …
    (hozzájárulás*|elfogadás*|beleegyezés*|elfogadja|hozzájárul|elfogadása|elfogadók*);
    (hozzájárulás|elfogadás|beleegyezés|elfogadása|hozzájárulása|beleegyezése|engedély) nélkül … … … (,)* … …
    (nem|sem|lehetetlen|tilos|zárolt|letiltott); (el kell fogadnia|el kell fogadni|hozzá kell járulnia|hozzá kell
    járulni|köteles elfogadni|elfogadása kötelező); (olvas*|használat*|látogatás*|elérés*|hozzáférés*|belépés*) … …
    (feltétele|feltételhez|igényli|igényel|megköveteli|függ|szükséges|kell) … …
    (hozzájárul*|elfogad*|beleegyez*|süti*); (olvas*|használat*|látogatás*|elérés*|eléréséhez|hozzáférés*|belépés*) …
    … (hozzájárul*|elfogad*|beleegyez*) … (feltétele|kell|szükséges|függ|kötött); (ha|amennyiben) … (elutasítja|nem
    fogadja el|nem járul hozzá|visszautasítja|nem egyezik bele) … (,)* … … …
    (nem|elhagy*|átirányít*|letilt*|elveszít*); (el kell hagynia|el kell hagyni|távoznia kell|ki kell lépnie);
    (ha|amennyiben) nem (szeretne|kíván|akar|ért egyet|fogadja el|járul hozzá|szeretnél) … … … (,)* … …
    (hagyja|hagyd|lépjen|zárja|ne|nem|távozzon|kérjük); (hagyja el|hagyd el) … … … (ha|amennyiben) nem;
    (elfogadása|elfogadás|hozzájárulás|beleegyezés) … … … (feltétele|feltétel|kötelező|szükséges|előfeltétele);
    (feltétele) … … … (elfogad*|hozzájárul*|beleegyez*);
    (megtekintéséhez|olvasásához|használatához|eléréséhez|folytatásához|belépéshez|látogatásához|feloldásához) … …
    … (el kell|hozzá kell|kell|szükséges|kötelező) … (fogad*|járul*|elfogad*|hozzájárul*|beleegyez*); (fogadja
    el|fogadd el|engedélyezze) … … … (feloldás*|folytat*|olvas*|megtekint*|hozzáfér*|eléré*|belép*|használ*);
    (aki|akik) nem (fogadja el|járul hozzá|egyezik|fogadják el|járulnak) … … (,)* … …
    (irányít*|átirányít*|letilt*|kizár*|nem|el kell|távoz*)`,
  access: `
    hozzáférés; hozzáférhet; hozzáférése; hozzáférni; tartalom; tartalmak; tartalmat; tartalmakat; tartalmaink; cikk;
    cikkek; cikkeket; cikkeinket; olvas*; oldal; oldalt; oldalra; oldalak; honlap; honlapot; weboldal; weboldalt;
    webhely; webáruház; szolgáltatás; szolgáltatást; használ*; látogat*; belép*; folytat*; megtekint*; elérhető;
    elérhetők; elhagy*; eléréséhez; böngész*;
    hagyja; hagyd; feloldásához; cikk; cikket; tartalom; tartalmat; oldal; oldalt; oldalra; weboldal; weboldalt;
    honlap; használatának; megtekintéséhez; hírek; áruház; irányítjuk; olvas*; használ*; eléréséhez`,
  open: `
    (nem)
    (feltétele|függ|szükséges|igényel|igényli|kell|köteles|kötelező|kötött|korlátoz*|befolyásol*|befolyásolja|köti);
    (nélkül|esetén|akkor|után) … is; (akkor is|is elérhető|is használ*|is olvas*|is hozzáfér*);
    (függetlenül|szabadon|ingyenesen|ugyanúgy|változatlanul|attól); (egyes|bizonyos|néhány|ez a|ezt a) …
    (funkciók|funkció|tartalmak|szolgáltatások|videó|videók|térkép|térképek|részek);
    (videó*|térkép*|beágyazott|külső|lejátszó|harmadik);
    (sütik*|sütiket|cookie*|technológi*|adat*|reklám*|hirdetés*|statisztik*|opcionális|választható|célok*) … … …
    (csak|nem|kizárólag|semmilyen|igényel*|szükséges*);
    (használunk|helyezünk|mérünk|töltünk|jelenítünk|kezelünk|kérjük|kérünk|tárolunk|alkalmazunk|használjuk);
    (előfizet*|fizet*); (anélkül|nélküle) … is;
    (töltődnek|töltjük|használjuk|adjuk|jelennek|kezeljük|tároljuk|kerülnek|továbbítjuk) … … (csak|kizárólag);
    (csak|kizárólag) … … …
    (töltődnek|töltjük|használjuk|adjuk|jelennek|kezeljük|tároljuk|kerülnek|továbbítjuk|betöltődnek); (sütik|cookie-k)
    (használatához|alkalmazásához|elhelyezéséhez); nem … (akadályoz*|gátol*|zárja);
    (számoljuk|számolunk|mérjük|elemezzük|megosztjuk|továbbítjuk);
    (nem|sem|soha) … … … (feltétele|feltétel|kötelező|szükséges|kell|köteles|előfeltétele);
    (szeretnénk|szeretnék|kívánunk|kívánjuk) … (sütiket|cookie*|mérni|használni|megjelenít*|elhelyezni)*;
    (nem|semmi*) … … (zárjuk|zár ki|veszít|hátrány*|kizárva|esik el); (vagy|és) … … nélkül (folytat*|is|tovább*);
    (mindkét|minden|bármely) esetben;
    senkinek sem kell`,
  advertises: `
    (célzott|személyre szabott|személyreszabott|érdeklődés*
    igazított|releváns|érdeklődésalapú|viselkedésalapú|testreszabott) … (hirdet*|reklám*|ajánlat*); (hirdet*|reklám*)
    … … (megjelenít*|mutat*|igazít*|személyre|célz*|partner*|alapján|finansz*); (megjelenít*|mutat*|finansz*) … … …
    (hirdet*|reklám*);
    (hirdetési|hirdető*|hirdetőink*|reklámpartner*|marketingpartner*|reklámcél*|hirdetéscél*|marketingcél*|adatbróker*|adatkereskedő*|reklámhálózat*|hirdetési*)
    (partner*|cél*|hálózat*|profil*|azonosító*|kampány*)*;
    (hirdetésre|hirdetésekhez|reklámra|reklámhoz|reklámozás*|marketingre|marketinghez|remarketing*|retargeting*|újracélz*|újramarketing*);
    kampány*; konverzió*; szponzorált; profilt (készít*|alkot*|épít*|hoz); (készít*|alkot*|épít*|létrehoz*) … …
    profil*; profil* … … érdeklőd*; profilalkotás*; (érdeklődési köre*|érdeklődéséhez|érdeklődésének); közösségi
    (oldalak|média|hálózatok) … … (felismer*|követ*|azonosít*); (növel*) … eladás*`,
  measures: `
    (statisztik*|statisztikai|analitik*|analytics|látogatottságmér*|látogatásmér*|látogatottság
    mér*|forgalommér*|forgalomelemz*|webanalitik*|hőtérkép*|munkamenet-rögzít*|munkamenetek
    rögzít*|viselkedéselemz*|használatelemz*|a b teszt*);
    (mér*|számol*|elemz*|elemez*|követ*|rögzít*|értékel*|vizsgál*|figyel*|megérteni) … … … …
    (látogatás*|látogató*|látogatottság*|forgal*|kattintás*|viselked*|használat*|oldalletölt*|oldalmegtekint*|böngészés*|mely
    oldal*); (látogatás*|látogató*|látogatottság*|forgal*|kattintás*|viselkedés*|oldalhasználat*|oldal
    használat*|használat*) … … (mér*|számol*|elemz*|elemez*|követ*|rögzít*|értékel*|vizsgál*);
    (kattintanak|olvasnak|néznek) … (látogatók|felhasználók); (látogatók|felhasználók) …
    (kattintanak|olvasnak|viselkedés*); egérmozgás*`,
  excluding: `
    nem; soha; nélkül; sem; semmilyen; semmi; kivéve; nincs;
    (elutasít*|visszautasít*|tiltakoz*|letilt*|kikapcsol*|elutasított*);
    (választás*|választását|döntés*|döntését|hozzájárulás*|hozzájárulását|beállítás*|beállításait|preferenci*|válasz*|válaszát);
    (csal*|csalás*|támad*|robot*|bot|botok|visszaél*|spam*|hib*|hibák|leáll*|terhel*|szerver*|kiszolgáló*|kísérlet*)`,
  disagreeing: `nem (fogadom|fogad|járulok|járul|engedélyez*|egyezem|egyezek|értek egyet|kérem|kérek|hagyom jóvá)`,
  clickingOr: `
    (kattintva|kattintással|kattintásával|kattintson|kattints|megnyomásával|megnyomja|nyomja|gombra|választva) … …
    (,)* … (vagy|illetve|avagy)`,
  unopposed: `
    (ha|amennyiben|hacsak|amíg) … … nem
    (tiltakozik|ellenzi|utasítja|jelzi|válaszol|reagál|mond|emel|kifogásol*|szól|tiltakozol|jelez|emel kifogást);
    (tiltakozás|kifogás|elutasítás|válasz|ellenvetés|ellenkező jelzés) (hiányában|nélkül|hiánya|elmaradása)`,
  processing: `
    (elindít*|elkezd*|megkezd*|elhelyez*|betölt*|aktivál*|bekapcsol*|használ*|megoszt*|továbbít*|átad*|küld*|elad*|követ*|elemez*|elemz*|mér*|gyűjt*|készít*|értékel*)
    … … … …
    (süti*|cookie*|követés*|hirdet*|reklám*|partner*|profil*|marketing*|adat*|látogatás*|szkript*|viselked*|harmadik);
    (süti*|cookie*|követés*|hirdet*|reklám*|adat*|profil*|szkript*|minden) … … …
    (elindít*|elindul*|elhelyez*|megoszt*|továbbít*|bekapcsol*|aktivál*|használ*|betölt*|átad*|elkezd*|bekapcsolód*|megkezd*|felhasznál*);
    (adat*|süti*|profil*) … … (átadásra|megosztásra|elhelyezésre|felhasználásra|továbbításra) kerül*`,
  barring: `
    (kérjük)* (hagyja|hagyd) el … (oldalt|weboldalt|honlapot|webhelyet); (elfogadása|hozzájárulás|elfogadás) …
    (kötelező|feltétele … látogatás*|előfeltétel*); (csak|kizárólag) azok* … … … (akik) … … (elfogad*|hozzájárul*)`,
  embracing: `
    mind*; összes; szívesen; kérem`,
  deferring: `
    most nem; később; talán`,
};
