import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Hungarian. */
export const hu: Wording = {
  sources: [authority("NAIH, guidance on cookies: using a website further is not consent"), edpbScrolling, edpbLabels],
  goingOn: `
    (további|folyamatos|folytatólagos|puszta) (használatával|használata|böngészéssel|böngészés|használat|böngészésével|látogatásával|böngészése|görgetés|látogatása);
    (böngészés|használat|látogatás|oldal|honlap|weboldal) (folytatásával|folytatása|használatával|bezárásával|használata|további|görgetésével|látogatásával|böngészésével);
    (a|az|oldalon) (folytatással|görgetéssel|továbblépéssel|bezárással|maradással|böngészéssel|továbbhaladással|használattal);
    (ha|amennyiben|amikor) … (tovább|folytatja|böngészi|használja|nem|bezárja|marad|folytatod|görget|továbblép|böngész|továbbra|bezárod|böngészel|használod);
    (tovább|továbbra) (böngész*|használ*); továbbra is … (böngész*|használ*|látogat*); azzal hogy … (folytatja|használja|böngészi|tovább|bezárja);
    hallgatás*; bezárásával; görgetésével; folytatásával; (hacsak) *`,
  consenting: `
    elfogad*; hozzájárul*; beleegyez*; egyetért*; engedélyez*; jóváhagy*; hozzájárulásnak; beleegyezésnek;
    tudomásul veszi és`,
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
    hozzájárulásával … (használunk|töltjük|mérjük)`,
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
    dönt*; részletes beállít*`,
  elsewhere: `
    több; további; információ*; részlet*; megjelenít*; mutat*; megtekint*; olvas*; később; most; emlékeztet*;
    kihagy*; bezár*; ok; oké; rendben; értem; értettem; tovább; folytat*; elhagy*; kilép*; vissza; mégse; súgó;
    elrejt*; előfizet*; fizet*; bejelentkez*; tájékoztató; talán; máskor; megerősít*; miért; következő; tudjon;
    tudj; kész; figyelmen`,
  withdrawing: `visszavon*; bármikor; módosít*; megváltoztat*; változtat*; visszavonhat*`,
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
    … (görget*|folytat*|továbblép*); (perc|másodperc) … (után|elteltével|múlva); (elhúzás*|elhúzza|elhúzása)`,
  affirming: `
    (igennek|igenként|igen|igenlő);
    (beleegyezésként|engedélyként|hozzájárulásként|elfogadásként|engedélynek|jóváhagyásnak);
    (minden|összes|valamennyi) … (süti|sütit|cél|célt|cookie|cookie-t) …
    (bekapcsol*|aktív*|aktivál*|elhelyez*|engedélyez*|betölt*)*;
    (bekapcsoljuk|aktiváljuk|elhelyezzük|betöltjük|bekapcsolunk|engedélyezzük) … (minden*|összes|az
    összes|valamennyi); (igent|igennek) (jelent|mond*|számít|tekint*)`,
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
    (elfogad*|engedélyez*|gombra|hozzájárul*|gomb) … (kattint*|megnyom*); (döntsön|döntsd|dönthet)`,
  acknowledging: `
    ok; oké; rendben; értem; értettem; igen; jó; jól van; köszönöm; megértettem; szuper; tudomásul veszem`,
  shaming: `
    (inkább|szeretnék|lemondok|választom) … …
    (rosszabb*|kevésbé|unalmas*|lass*|reklám*|fizet*|irreleváns*|előny*|kedvezmény*); (rosszabb*|unalmas*|kevésbé
    releváns*|nem érdekel|mindegy|kár|lemaradok|teljes áron|irreleváns*)`,
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
    (nem|elhagy*|átirányít*|letilt*|elveszít*); (el kell hagynia|el kell hagyni|távoznia kell|ki kell lépnie)`,
  access: `
    hozzáférés; hozzáférhet; hozzáférése; hozzáférni; tartalom; tartalmak; tartalmat; tartalmakat; tartalmaink; cikk;
    cikkek; cikkeket; cikkeinket; olvas*; oldal; oldalt; oldalra; oldalak; honlap; honlapot; weboldal; weboldalt;
    webhely; webáruház; szolgáltatás; szolgáltatást; használ*; látogat*; belép*; folytat*; megtekint*; elérhető;
    elérhetők; elhagy*; eléréséhez; böngész*`,
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
    (számoljuk|számolunk|mérjük|elemezzük|megosztjuk|továbbítjuk)`,
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
};
