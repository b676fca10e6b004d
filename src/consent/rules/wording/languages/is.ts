import { isPromises } from "../promises/is-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Icelandic. */
export const is: Wording = {
  ...isPromises,
  sources: [
    authority("Persónuvernd and Fjarskiptastofa, guidance on cookies: using a website further is not consent"),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    með því að … (halda|nota|vafra|loka|skrolla|fletta|heimsækja|hunsa|vera);
    (ef|þegar) þú … (heldur|notar|vafrar|lokar|flettir|skrollar|ert áfram|hunsar|gerir ekkert|breytir ekki);
    áframhaldandi (notkun|vafr|heimsókn|flakk|vöfrun|vafur); haldir þú;
    (notkun|notkunin) (vefsins|síðunnar|vefsvæðisins|á vefnum|á síðunni|á vefsvæðinu|á þessum vef); (halda|heldur) áfram; með áframhaldandi; nema þú; þögn;
    (með|við) … (heimsókn|notkun|að) …
    (þinni|vefsins|vefnum|síðunni|nota|halda|lesa|fletta|opna|sækja|vafra|skoða);
    (lesa|lestu|lest|vafra|vafrar|flettir|fletta|halda|heldur) … (áfram|áframhaldandi); (nóg|nægir|dugar) … (að) …
    (lesa|halda|vafra|fletta|vera); (notkun|heimsókn|vafr|dvöl|vera) … … (telst|jafngildir|þýðir|felur|er) … …
    samþykk*; opna … (síðu|grein|tengil)`,
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
    (með|biðjum|óskum) … (samþykki|samþykkis); óháð;
    (ekki|engin) … (form|merki|tákn) … samþykk*; (segðu|láttu) … (hvort|ef); í (báðum|öllum) tilvikum;
    (spyrjum|biðjum) … (aftur|á ný); næstu heimsókn; samþykki … … (geymt|vistað|gildir|rennur)`,
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
    staðfesta; yfirgefa; í lagi; stefna;
    skil; ég skil; skilið; takk`,
  withdrawing: `
    dreg* … (baka|samþykki*); draga* … baka; afturkall*; hvenær sem er; breyt*; baka;
    (afturkall*|dreg*|drag*|hætt*|síðar|seinna|breyt*)`,
  advertising: `auglýs*; markaðs*; *auglýsing*; markað*; samfélagsmiðl*; kynning*; tilboð; herferð*`,
  idle: `
    (lokar|loka|lokun|lokir|hunsar|hunsa) … (glugganum|gluggann|skilaboðunum|skilaboðin|borðanum|þessum|þú)*; þögn;
    þögnin; aðgerðaleysi; (ekkert|án) (svar|svars|vals|andmæla); (svarar|velur|gerir|bregst|heyrum) … …
    (ekki|ekkert|engu); (þú)* (gerir ekkert|svarar ekki|velur ekki); (sá sem|þeir sem|allir sem|hver sem) … …
    (heldur|halda|vafrar|vafra|les|flettir|lokar|hunsar|er|notar|skrollar);
    (heimsókn|heimsóknin|vera|dvöl|áframhaldandi); (að fletta|að skrolla|að loka|að vera|að halda
    áfram|flettir|skrollar|skrun|skrunar); (næstu|annarri|aðra) síðu; (eftir|innan) …
    (sekúndur|mínútur|sekúndna|mínútna); (gestir|notendur|lesendur|þeir) … sem … (hunsa|loka|halda|vafra|fletta);
    smell* … (hvaða|einhvern|annan|tengil á síðunni|tengil); (um leið og) þú … (skrollar|flettir|heldur|vafrar);
    (eftir|innan|í) … (mínútu|sekúndu|sekúndur|mínútur); strjúka;
    (ef|nema|þegar|svo lengi sem|meðan) þú … (mótmælir|hafnar|svarar|breytir|velur|andmælir|bregst) … ekki;
    (ef|þegar|meðan) þú (mótmælir|hafnar|andmælir|breytir) (ekki|engu); nema þú
    (mótmælir|hafnir|breytir|segir|látir|andmælir|slökkvir); (sem|þeir sem|sá sem) …
    (mótmælir|hafnar|svarar|breytir|breyta|hafna|svara) ekki; (þögult|sjálfkrafa|þegjandi); (skortur|án|ekkert) …
    (svari|svars|viðbragða|viðbrögð|andmæla|andmæli|mótmæla)`,
  affirming: `
    (sem|já|telst) já; segir þú já; (allar|allt|öll) … (vafrakökur|kökur|er|eru|verða|verður) …
    (virk*|virkj*|kveikt|settar); (virkjum|setjum|kveikjum|hlöðum) … (allar|öllum|allt|á öllu); sem
    (leyfi|samþykki|heimild)`,
  denying: `
    hvorki; aldrei; ekki … (já|samþykki|litið|telst|talið|túlkað|jafngildir|göngum|gerum);
    (telst|þýðir|er|sem|jafngildir) … (nei|höfnun|synjun|hafnar|neitun); (hafnar|neitar) (þú|öllum|öllu)*;
    (aðrir|sumir) vefir; (ekkert|engar|engin) … … (virkjað|sett|settar|gerist|kveikt|vafrakök*);
    (afturkalla|afturkallað|breytt|breyta|dregið) … … … … (með|á|undir|í|þegar|ef); aftur … (spyrjum|biðjum); ekki …
    (samþykkt|leyft|heimilað|stað); ekki … (nauðsynlegt|krafist|skylt|skilyrði); (aðeins|eingöngu) …
    (hnappurinn|smellur|hnapp*); (smellir|smella|ýtir) … … (samþykk*|leyf*|hnapp*); ekkert (samþykki|leyfi);
    (ákveð*|veldu)`,
  acknowledging: `ok; í lagi; allt í lagi; já; gott; fínt; samþykkt`,
  shaming: `
    (vil|kýs|frekar|sleppi) … … (verr*|minna|leiðinleg*|hæg*|auglýsing*|borga|afslætti); (verri|leiðinleg*|minna
    viðeigandi|er sama|missa|fullt verð|synd);
    (vil|þarf) … (ekki|enga) … … (betri|góða|betra|styðja|hjálpa|spara|tilboð|afslátt|upplifun|blaðamennsku);
    (missa|missi|tapa|hata|afsala) … … (af|tilboð*|afslátt*|ávinning*)*; (takmörkuð|verri|lakari) …
    (upplifun|síða|þjónusta|vefur)`,
  walling: `
    (aðeins|eingöngu|einungis|bara) … … … (ef|með|þegar|eftir) … … (samþykkir|samþykki|samþykkt|leyfir); án … …
    (samþykkis|samþykkja|leyfis) … … (,)* … … … (ekki|enginn|ekkert|óheimil*|lokað*); (verður|þarft|þarf|nauðsynlegt)
    … (að)* (samþykkja|veita samþykki|leyfa); (aðgang*|lestur|notkun|heimsókn) … … … (krefst|háð|háður|skilyrði|háðu)
    … … … (samþykki*|vafrakök*|samþykkir); (ef) þú (hafnar|neitar|samþykkir ekki) … (,)* … … …
    (ekki|enginn|yfirgef*|lokað*|vísað); (aðeins|eingöngu|einungis|bara) … (þeir|sá|gestir) … sem … (samþykk*|leyf*);
    (verður|þarf|þarft) … (að)* (yfirgefa|fara);
    samþykk* … … (er|eru) … (skilyrði|forsenda|nauðsynlegt|krafa) … … …
    (notkun|nota|aðgang*|lesa|lestri|vef*|síðu*|heimsók*|halda); (ef) þú vilt ekki … … …
    (yfirgefa|yfirgefðu|fara|farðu|lokaðu|loka|hætta); án samþykkis … … … … (ekki|lokað|ómögulegt); (þú verður|þú
    þarft|verður þú|þarft þú|verður) … að (samþykkja|leyfa|fallast); (samþykktu|leyfðu) … … (til að|og) … …
    (lesa|opna|halda|nota|skoða|fá); (sem) ekki (samþykkja|samþykkir) … … (verða|er|eru|fá) … …
    (vísað|beint|ekki|sendir|útilokaðir)`,
  access: `
    aðgang*; aðgengi*; efni; efnið; efninu; grein; greinar; greinarnar; lesa; lestur; vef; vefinn; vefnum; vefsvæði*;
    vefsíð*; síðu; síðuna; síðunni; þjónust*; nota; notkun; heimsækja; halda; skoða; yfirgefa; aðgengileg*; verslun*;
    yfirgefa; lesið; lesa; greinina; grein; vefinn; vefsins; vefsíðuna; síðuna; efni; efnið; notkun; halda áfram;
    aðgang; aðgangur; notað; heimsótt; opna`,
  open: `
    (ekki) … … (háð|háður|háðu|skilyrði|nauðsynlegt|þarft|þörf|krafist|krefst); (krefst|þarft|þarf|er|verður) …
    (ekki); (einnig|líka|jafnvel) (án|ef|þótt|þó|þegar); þótt; þó; (óháð|frjálst|ókeypis|samt|áfram);
    (sumar|sumir|ákveðn*|þetta|þessi) … (aðgerðir|efni|þjónusta|myndband|myndbönd|kort|hlutar|virkni);
    (myndband*|myndbönd|kort|innfelld*|ytri|utanaðkomandi|spilari);
    (vafrakök*|kökur|tækni|gögn|auglýsing*|tölfræði|valfrjáls*) … … … (aðeins|ekki|engar|eingöngu|krefjast);
    (notum|setjum|mælum|sýnum|vinnum|biðjum|virkjum|geymum); (áskrift*|borga|greið*);
    (hlaðið|hlaðast|settar|notuð|notaðar|unnið|birtast|afhent|send) … (aðeins|eingöngu); (líka|einnig) án; (til að)
    (nota|mæla|setja); (hindrar|kemur) … ekki; (teljum|greinum|deilum);
    (ekki|ekkert|aldrei|engin) … … … (skilyrði|forsenda|nauðsynlegt|krafa|þarft|skylt|háð); (þarft) … ekki;
    (viljum|viljum við|langar|óskum) … … (nota|setja|mæla|sýna|geyma); ekki … (útilokað*|missir|svipt*);
    (eða|og|til að) … … (halda|heldur) áfram án; í (báðum|öllum) tilvikum`,
  advertises: `
    (persónusniðn*|sérsniðn*|markviss*|miðað*|viðeigandi|hnitmiðað*) … (auglýsing*|markaðs*|tilboð*);
    (sýn*|birt*|fjármagn*) … … … (auglýsing*|auglýsingar);
    (auglýsendu*|auglýsinganet*|auglýsingafélag*|auglýsingaaðil*|auglýsingatilgang*|markaðsaðil*|gagnamiðlar*|markaðsherferð*|auglýsingaherferð*|endurmarkaðs*|retargeting|remarketing);
    (fyrir|til|í|og|vegna) (auglýsing*|markaðssetning*); herferð*; kostað*; (býr|búa|útbýr|gerir) … … prófíl*; prófíl*
    … … áhug*; (áhugamál|áhugasvið) þín*; samfélagsmiðl* … … (þekk*|fylgj*|auðkenn*); auka … söl*`,
  measures: `
    (tölfræði*|vefgreining*|umferðargreining*|heimsóknamæling*|umferðarmæling*|analytics|hitakort*|lotuupptök*|notkunargreining*|atferlisgreining*|a
    b próf*); (mæl*|tel*|greining*|grein*|fylg*|skrá*|met*|skilja) … … … …
    (heimsókn*|umferð*|gest*|smell*|hegðun*|notkun*|flettingar*|síðna|notaður|notuð|notað); músar*`,
  excluding: `
    ekki; aldrei; án; hvorki; engar; engin; enginn; ekkert; nema; (hafna*|hafnað*|andmæl*|lokað*|óvirk*|neita*);
    (val|valið|vali|ákvörðun*|samþykki|stilling*|stillingar|svar|kjör*) … (þitt|þín|þína|þínar)*;
    (svik*|svindl*|árás*|yrk*|misnotk*|ruslpóst*|vill*|bilan*|álag*|þjón*|netþjón*|tilraun*)`,
  disagreeing: `(samþykki|samþykkja|leyfi|leyfa|heimila) … ekki; ekki (leyfa|samþykkja|heimila)`,
  clickingOr: `
    (smella|smelltu|smellir|ýta|velja) … … … … (eða)`,
  unopposed: `
    (nema|ef|svo lengi sem) þú … … (mótmælir|andmælir|hafnar|segir|svarar|bregst) … (ekki)*; án
    (andmæla|mótmæla|svars)`,
  processing: `
    (byrjum|setjum|hlöðum|virkjum|notum|deilum|sendum|seljum|rekjum|greinum|mælum|söfnum|búum) … … …
    (vafrak*|rakning*|auglýs*|samstarfs*|snið*|markaðs*|gögn*|upplýsing*|heimsókn*)`,
  barring: `
    (verður|þarft) þú að samþykkja … … (vafrakök*|kök*)*; (vinsamlegast|skaltu|skalt þú) …
    (yfirgefa|yfirgefðu|loka)`,
  embracing: `
    allar; allt; öll; gjarna`,
  deferring: `
    ekki núna; seinna; kannski`,
};
