import type { PromiseWording } from "../wording";

/** Finnish: what texts promise about withdrawing, refusing and purposes. */
export const fiPromises: PromiseWording = {
  revoking: `
    peruut*; peru; perua; perut; peruminen; peruutus;
    (valinta|päätös|suostumus) … … (lopullinen|peruuttamaton|sitova)`,
  burdening: `
    (kirjeitse|kirjeellä|postitse|postilla|sähköpostitse|sähköpostilla|puhelimitse|faksilla|kirjallisesti|kirjallinen|kirjallisella|lomakkeella|kirjattuna|soittamalla|kirjoittamalla|henkilökohtaisesti|asiakaspalveluun);
    (lähet*|kirjoit*|soit*|ota|ottamalla) … … (meille|kirje*|sähköposti*|yhteyttä|osoitteeseen|asiakaspalvelu*);
    (maksu|maksua|maksullinen|euroa|henkilötodistus|henkilöllisyystodist*|kopio|perustelu*|perusteltava|syy|tili);
    (ei|et|eivät) … voi … (peru*|enää); ei (enää|mahdollista); (peruuttamaton|mahdotonta|lopullinen);
    (vasta|aikaisintaan|vain) … … (kuluttua|jälkeen|päivän|kuukauden); (kuluessa|käsitellään|voimaan) … … …
    (päiv*|arkipäiv*|viik*|kuukau*)*`,
  easing: `
    link*; painik*; kuvak*; asetuk*; alatunnist*; täältä; tästä; napsaut*; klikkaa*; ikkuna*; yhtä helpo*; sivun;
    sivulla; alareuna*; bannerista;
    ilman (perustelu*|syytä|maksua|kuluja|kustannuksia); (maksutta|veloituksetta|perustelematta|myös);
    (yhtä) … (helppo*|yksinkertais*);
    (milloin tahansa|koska tahansa|aina)`,
  interest: `
    oikeutettu* etu*; oikeutetun edun; oikeutettuun etuun; oikeutettu etu; oikeutetut edut`,
  imposing: `
    (ei|eivät) (voi|voida) … (kieltää|poistaa|hylätä|kieltäytyä|estää|vastustaa); (myös|jopa) ilman …
    (suostumu*|hyväksyn*)`,
  disclaiming: `
    (ei|emme|eivät|koskaan|eikä) … … … (perust*|oikeutet*|nojaudu|vetoa|etuun); emme koskaan; (vain|ainoastaan) …
    … suostumu*`,
  preselecting: `
    (ruudut|valintaruudut|kytkimet|valinnat|tarkoitukset|luokat|asetukset|kaikki) … … …
    (valmiiksi|jo|oletuksena|ennalta|etukäteen|puolestasi) …
    (valittu|valittuna|rastittu|päällä|käytössä|merkitty|aktivoitu)*; (valittu|rastittu|merkitty|kytketty) …
    (valmiiksi|oletuksena|ennalta|etukäteen|puolestasi); (valmiiksi|ennalta|oletuksena|etukäteen)
    (valittu*|rastit*|rastittu*|päällä|merkit*|aktivoi*|kytket*)`,
  required: `
    välttämät*; pakollis*; tekni*; tarpeellis*`,
  vague: `
    (muut|muita|muihin|muiden|erilaisia|erinäisiä|erinäisiin|eri|vastaavia|muuhun|erilaisiin|samankaltaisiin|useisiin)
    (tarkoituks*|tarkoitus*|asioita|syitä|tarpei*|tarpeis*|käyttötarkoituks*);
    (liiketoiminnan|liiketoimintamme|sisäisiin|kaupallisiin) (tarpei*|tarkoituks*|tarpeiden)`,
  pleasing: `
    (paran*|parem*|optimoi*|paras|paraan*|parhaan|miellyttäv*|sujuv*|täydelli*) … …
    (kokemu*|käynti*|sivusto*|palvelu*|käyttökokemu*); (kokemu*|käyttökokemu*|asiakaskokemu*)`,
  concrete: `
    mitt*; mita*; lask*; analys*; tilasto*; käyttöä; kiel*; alue; valuut*; video*; chat*; kartt*; muist*;
    kirjautu*; ostosko*; suosik*; fontti*; ulkoasu*; asetuks*; soitin*; kommen*; sosiaali*; tumma*; lomak*; haku*;
    myymäl*; sijain*; sää*; podcast*; tallent*; mieltymyks*`,
  rewarding: `
    (voita|lahja*|bonus*|alennu*|kuponk*|palkin*|säästä*|ilmai*|pistei*|arvon*|halvemm*)`,
};
