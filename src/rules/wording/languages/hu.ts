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
};
