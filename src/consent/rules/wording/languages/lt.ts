import { partialWording } from "../partial-wording";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Lithuanian: implied consent and labels. */
export const lt: Wording = {
  ...partialWording,
  sources: [authority("VDAI, guidance on cookies: browsing on is not consent"), edpbScrolling, edpbLabels],
  goingOn: `
    (tęsdami|naudodami|naudodamiesi|naršydami|likdami|uždarydami|lankydamiesi|slinkdami|toliau);
    (jei|jeigu|kai|kol) … (tęsite|tęsiate|naudojate|naudojatės|naršote|liekate|uždarote|lankotės|toliau|liksite);
    (naudojimas|naudojimasis|naršymas|tęsimas|lankymasis|buvimas|tolesnis) … … … (reiškia|laikomas|laikoma|yra
    sutikimas|prilygsta)`,
  idle: `
    (tylėjimas|tylėjimą|neveikimas); (uždarymas|uždarius|ignoravimas|slinkimas); (jei|jeigu|kol) …
    (neprieštaraujate|neprieštarausite|neatsisakote|neatsisakysite|nepasirinksite|neatsakysite|nepakeisite);
    (be|nesant) … (prieštaravimo|atsakymo|pasirinkimo|atsisakymo); (po|per) … (sekundžių|minučių|minutės); jūsų
    (apsilankymas|buvimas)`,
  consenting: `sutink*; sutik*; priim*; leid*; pritari*`,
  affirming: `kaip (sutikimas|sutikimą|taip); (visi) … slapukai … (įjung*|aktyv*|priimti)`,
  unopposed: `
    (jei|jeigu|kol|nebent) …
    (neprieštaraujate|neprieštarausite|neatsisakysite|neatsisakote|nepasakysite); nebent (prieštaraujate|atsisakote); (nesant|be) …
    (prieštaravimo|prieštaravimų|atsisakymo|atsakymo)`,
  processing: `
    (pradė*|prade*|įkel*|įjung*|aktyv*|dal*|perduo*|siun*|parduo*|sek*|matuo*|renk*|naudo*) … … … …
    (slapuk*|reklam*|partner*|profil*|duomen*|sekim*|rinkodar*|apsilank*)`,
  clickingOr: `(spustelėdami|paspausdami|spustelėkite|paspauskite) … … … arba`,
  notConsenting: `
    (ne|be|niekada|nei|nėra) … … (sutik*|sutink*|priim*|reiškia|laik*|reik*);
    (nereiškia|nelaikom*|nėra|nesutink*|neprilygsta|nenaudojame|nereikalinga*|nebus|nebūtin*); (jei|jeigu)
    (sutinkate|sutiksite|priimate|leidžiate|nepaspausite); (tik) … (būtin*|su|jei|gavus); (galite) …
    (tęsti|naudotis|naršyti|atsisakyti|likti); su … sutikimu; (nieko|jokių|joks); net`,
  denying: `
    (kaip|reiškia) … atsisak*; atsisakote; (atšauk*|pakeis*) … … … (paspaud*|per|skiltyje); (paspau*|spustel*) … …
    (sutink*|priim*|mygtuk*)`,
  accepting: `sutink*; priim*; leis*; leidž*; taip; pritari*; įjungti`,
  refusing: `
    būtin*; atsisak*; atmes*; ne; nesutink*; be; tik; nieko; blokuo*; išjung*; technin*; nepriim*`,
  settings: `nustatym*; pasirink*; valdyti; tvarkyti; parinkt*; išsaugoti; keisti; pritaik*`,
  elsewhere: `
    daugiau; informacij*; sužin*; išsami*; uždar*; tęs*; toliau; vėliau; supratau; gerai; ok; praleis*; skait*;
    atgal; primin*`,
  disagreeing: `nesutink*; nepriim*`,
  acknowledging: `ok; taip; gerai`,
};
