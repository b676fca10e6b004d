import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Icelandic. */
export const is: Wording = {
  sources: [
    authority("Persónuvernd and Fjarskiptastofa, guidance on cookies: using a website further is not consent"),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    með því að … (halda|nota|vafra|loka|skrolla|fletta|heimsækja|hunsa|vera);
    (ef|þegar) þú … (heldur|notar|vafrar|lokar|flettir|skrollar|ert áfram|hunsar|gerir ekkert|breytir ekki);
    áframhaldandi (notkun|vafr|heimsókn|flakk|vöfrun|vafur); haldir þú;
    (notkun|notkunin) (vefsins|síðunnar|vefsvæðisins|á vefnum|á síðunni|á vefsvæðinu|á þessum vef); (halda|heldur) áfram; með áframhaldandi; nema þú; þögn`,
  consenting: `samþykk*; heimila*; heimilar; leyfir; fellst; fallast; leyfi; sátt*`,
  notConsenting: `
    (ef|þegar) þú (samþykkir|leyfir|heimilar|veitir); (samþykkja|leyfa) eða;
    nema þú (samþykkir|leyfir|heimilar|veitir|gefir|hafir samþykkt); hafnar þú; krefst … samþykk*;
    (afturkallað|afturkalla|baka) … … … með því; getur þú … (afturkallað|dregið);
    (ekki|aldrei) (samþykk*|jafngild*|sem|það|þýð*|nóg|vera|merki*|litið|að|telja*|nota*|vefkök*|veita*|sama|ígildi|vafrak*|valfrjáls*|vilt|gef*);
    telst ekki; (engar|engin|enga);
    án … (samþykkja|samþykkis|samþykktar|gefa|veita|vafrakaka|vafrakakna);
    (aðeins|eingöngu|einungis) … (nauðsynlegar|ef|með|þegar|eftir); þótt; þó að; jafnvel;
    (getur|mátt|megið) (þú)* … (haldið|notað|samt|áfram|hafnað|valið);
    (með|biðjum|óskum) … (samþykki|samþykkis); óháð`,
  accepting: `samþykk*; leyf*; heimila*; já; virkja; allar vafrakökur; allar kökur; fallast`,
  refusing: `
    nauðsynleg*; hafna*; höfnun; nei; ekki; (aðeins|eingöngu|einungis|bara); nauðsynlegar; nauðsynlegt; án; engar;
    engin; loka á; slökkva; banna; neita; synja; afþakka; óvirk*; draga;
    andmæl*; slökk*`,
  settings: `
    valdar; valda; valin; valið; völdum; stilling*; *stillingar; stilla; sérsníða; stjórna; umsjón; val; valkost*;
    velja; veldu; vista; breyta; tilgang*; samstarfs*; laga; óskir; ákveða; vel`,
  elsewhere: `
    meira; lesa; upplýsingar; nánar; sýna; sjá; síðar; seinna; núna; minna; sleppa; loka; ok; allt í lagi; skil;
    skilið; áfram; halda; fara; til baka; hætta; hjálp; fela; áskrift; greiða; skrá; kannski; næsta; hvers;
    staðfesta; yfirgefa; í lagi; stefna`,
  withdrawing: `dreg* … (baka|samþykki*); draga* … baka; afturkall*; hvenær sem er; breyt*; baka`,
  advertising: `auglýs*; markaðs*; *auglýsing*; markað*; samfélagsmiðl*; kynning*; tilboð; herferð*`,
};
