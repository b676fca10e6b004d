import type { PromiseWording } from "../wording";

/** Dutch: what texts promise about withdrawing, refusing and purposes. */
export const nlPromises: PromiseWording = {
  revoking: `
    intrek*; ingetrokken; in te trekken; (trekt|trek|trekken) … … … in; herroep*; terugtrek*;
    intrekking; (keuze|beslissing|toestemming) … … (definitief|onherroepelijk|bindend)`,
  burdening: `
    (per|via|met|door) … … (post|brief|e-mail|email|mail|telefoon|fax|aangetekend*|schrijven|bellen|formulier);
    (brief|schriftelijk|postadres|aangetekend*|telefonisch|fax|poststuk|handgeschreven);
    (schrijf*|stuur*|sturen|mail*|bel|bellen|contact|richt|richten|neem) … … (naar|ons|op|met|een|aan);
    (kosten|vergoeding|euro|identiteitsbewijs|paspoort|kopie|reden*|motiver*|account); (kan|kunt|kunnen) … niet …
    … (intrek*|ingetrokken|worden|in te); (onherroepelijk|onmogelijk|definitief); (pas|alleen|niet eerder) … …
    (na|afloop|dagen|dan); (verwerk*|binnen|duurt|ingang) … … … (dagen|weken|maanden|werkdagen)`,
  easing: `
    link; knop; icoon; pictogram; instellingen; voettekst; hier; klik*; melding; venster; even gemakkelijk; even
    eenvoudig; net zo gemakkelijk; onderaan; voorkeuren; pagina; banner;
    zonder (kosten|reden|opgave|motiver*|opgaaf); gratis; kosteloos; ook;
    (even|net zo) … (makkelijk|gemakkelijk|eenvoudig);
    (altijd|elk moment|op ieder moment|wanneer u wilt)`,
  interest: `
    gerechtvaardigd* belang*`,
  imposing: `
    (niet|geen) … (geweigerd|weigeren|uitgeschakeld|uitschakelen|uitzetten|uitgezet|afgewezen|bezwaar); ook zonder
    … (toestemming|akkoord|instemming); of u (wilt|akkoord gaat) of niet`,
  disclaiming: `
    (nooit|niet|geen|nimmer|noch) … … … (op|gerechtvaardigd*|baseren|beroepen|gebaseerd|grondslag|belang);
    (nooit|nimmer); (alleen|uitsluitend|enkel) … … toestemming`,
  preselecting: `
    (schuifjes|schuifje|vakjes|vakje|vinkjes|schakelaars|opties|doelen|categorieën|knoppen|hokjes|alles|instellingen)
    … … … (al|reeds|vooraf|standaard|alvast|voor u|voor je) …
    (aan|aangevinkt|ingeschakeld|geselecteerd|actief|goed|aangezet|ingevuld|aanstaan|staan)*;
    (aangevinkt|ingeschakeld|geselecteerd|aangezet|voorgeselecteerd|vooraf aangevinkt) …
    (standaard|vooraf|al|reeds|voor u|voor je|alvast); (voorgeselecteerd*|vooraangevinkt*|voorgevinkt*);
    (staan|staat) … (al|alvast|standaard|vooraf) … (aan|goed|ingeschakeld|aangevinkt); vink uit wat`,
  required: `
    noodzakelijk*; nodig*; essenti*; technisch*; verplicht*; strikt; functionele`,
  vague: `
    (andere|overige|diverse|verschillende|allerlei|soortgelijke|uiteenlopende|bepaalde)
    (doelen|doeleinden|dingen|zaken|redenen|toepassingen); (zakelijke|bedrijfsmatige|interne|commerciële)
    (behoeften|doeleinden|redenen|doelen)`,
  pleasing: `
    (verbeter*|beter*|optima*|optimali*|best*|prettig*|leuk*|perfect*|fijn*|geweldig*) … …
    (ervaring|bezoek|site|website|dienst*|service|gebruik*|aanbod);
    (ervaring|gebruikservaring|gebruikerservaring|surfervaring)`,
  concrete: `
    met*; meet; tel*; analys*; statisti*; taal; regio; valuta; video*; chat; kaart*; onthoud*; inlog*;
    winkelwagen; winkelmand*; favoriet*; lettertype*; weergave; voorkeur*; instelling*; speler*; reacties;
    sociale; donker*; formulier*; zoek*; winkel*; locatie; weer; podcast*; bewaar*`,
  rewarding: `
    (win|cadeau*|bonus*|korting*|voucher*|coupon*|prijs|prijzen|bespaar|besparen|gratis|punten|loterij|waardebon*)`,
};
