import { partialWording } from "../partial-wording";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Latvian: implied consent and labels. */
export const lv: Wording = {
  ...partialWording,
  sources: [authority("DVI, guidance on cookies: browsing on is not consent"), edpbScrolling, edpbLabels],
  goingOn: `
    (turpinot|izmantojot|lietojot|pārlūkojot|paliekot|aizverot|apmeklējot|ritinot); (ja|kad|kamēr) …
    (turpināt|turpināsiet|izmantojat|lietojat|pārlūkojat|paliekat|aizverat|apmeklējat);
    (izmantošana|lietošana|pārlūkošana|turpināšana|apmeklējums|turpmāka) … … … (nozīmē|uzskatāma|tiek uzskatīta|ir
    piekrišana|tiek uzskatīts)`,
  idle: `
    (klusēšana|klusēšanu|bezdarbība); (aizvēršana|ignorēšana|ritināšana); (ja|kamēr) …
    (neiebilstat|neiebildīsiet|neatsakāties|neizvēlaties|neatbildat|nemaināt); bez …
    (iebildumiem|atbildes|izvēles|atteikuma); (pēc) … (sekundēm|minūtēm|minūtes); jūsu (apmeklējums|klātbūtne)`,
  consenting: `piekrīt*; piekriš*; pieņem*; atļauj*; atļau*`,
  affirming: `kā (piekrišana|piekrišanu|jā); visas … sīkdatnes … (ieslēg*|aktiv*|pieņem*)`,
  unopposed: `
    (ja|kamēr|ja vien) … (neiebilstat|neiebildīsiet|neatsakāties|neatsakīsieties|nepateiksiet); ja vien (iebilstat); bez …
    (iebildumiem|atteikuma|atbildes)`,
  processing: `
    (sāk*|ielād*|aktiv*|dal*|nodo*|sūt*|pārdo*|izseko*|mēr*|vāc*|izmanto*|ieslē*) … … … …
    (sīkdat*|reklām*|partner*|profil*|dat*|izseko*|mārket*|apmekl*)`,
  clickingOr: `(noklikšķinot|nospiežot|noklikšķiniet|nospiediet) … … … vai`,
  notConsenting: `
    (ne|bez|nekad|nav|netiek) … … (piekri*|pieņem*|nozīmē|uzskat*|vajad*);
    (nenozīmē|neuzskat*|nav|nepiekrī*|neizmantojam|neprasa|nebūs); (ja) (piekrītat|pieņemat|atļaujat); (tikai) …
    (nepieciešam*|ar|ja|pēc); (varat) … (turpināt|izmantot|pārlūkot|atteikties|palikt); ar … piekrišanu;
    (nekas|nekād*); pat`,
  denying: `
    (kā|nozīmē) … attei*; atsakāties; (atsauk*|main*) … … … (noklik*|sadaļā|ar); (noklik*|nospie*) … …
    (piekrī*|pieņem*|pog*)`,
  accepting: `piekrīt*; pieņem*; atļau*; jā; ieslēgt`,
  refusing: `
    nepieciešam*; atteik*; noraid*; nē; nepiekrī*; bez; tikai; neko; bloķ*; izslēg*; tehnisk*; nepieņem*; obligāt*`,
  settings: `iestatījum*; izvēl*; pārvald*; pielāg*; opcij*; saglabāt; main*`,
  elsewhere: `
    vairāk; informācij*; uzzin*; sīkāk; aizvērt; turpin*; tālāk; vēlāk; sapratu; labi; ok; izlaist; lasīt;
    atpakaļ; atgād*`,
  disagreeing: `nepiekrī*; nepieņem*`,
  acknowledging: `ok; jā; labi`,
};
