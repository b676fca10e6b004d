import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Finnish. */
export const fi: Wording = {
  sources: [
    authority("Traficom, guidance on cookies: using a website further is not consent"),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    (jatkamalla|käyttämällä|selaamalla|sulkemalla|vierittämällä|vierailemalla|pysymällä|siirtymällä|ohittamalla);
    (jos|kun|mikäli) … (jatkat|jatkatte|selaat|suljet|käytät|vierität|pysyt|et|siirryt|jatkaa|ohitat);
    (käytön|selaamisen|selailun|vierailun|sivuston) jatkaminen; (jatkuva|jatkettu|jatkaminen) *; jatkaessasi;
    käyttäessäsi; (jatkamalla) *; ellet; hiljaisuus; (klikkaa*|napsautta*) … (muualle|ulkopuolelle|mitä tahansa|jotain linkkiä|jotakin linkkiä);
    (sivuston|palvelun|verkkosivuston|sivujen) käyttö; selaamista jatkamalla; jatkamisen`,
  consenting: `hyväksy*; suostu*; sallit; sallia; sallivan; sallivasi; annat … luvan; olet samaa`,
  notConsenting: `
    (jos|kun) (hyväksyt|suostut|annat|sallit); (hyväksyä|suostua) tai;
    ellet (suostu|hyväksy|anna|salli); (kieltäydyt|hylkäät);
    (vaatii|vaativat|edellyttää|edellyttävät|tarvitaan|tarvitsemme) … (suostumu*|hyväksyn*);
    (peruuttaa|perua|muuttaa) … … … (siirtymällä|käyttämällä|sulkemalla|vierailemalla);
    (siirtymällä|käyttämällä) … … … voit (peruuttaa|perua|muuttaa);
    (ei|emme|et|eivät) (ole|tarkoita|merkitse|aseta|käytä|katsota|tulkita|hyväksy|suostu|pidetä|anna|riitä|vastaa|tallenneta|tarkoitta|edellytä|tallenna|muodosta|katso|käynnistä|halua|salli|vaadi);
    (hyväksymättä|suostumatta|antamatta);
    ilman … (suostumusta|suostumustasi|hyväksyntää|evästeitä|seurantaa|hyväksymistä);
    vain (välttämättömät|välttämättömiä|jos|kun|tarpeelliset|suostumuksellasi|teknisiä); ainoastaan; (vaikka);
    (voit|saat) … (jatkaa|käyttää|kieltäytyä|selata|silti|myös); (pyydämme|kysymme) … *; suostumuksellasi;
    riippumatta; vasta kun; (mitään|yhtään) … eväst*`,
  accepting: `hyväksy*; salli*; suostu*; kyllä; ota käyttöön; anna lupa; kaikki evästeet`,
  refusing: `
    välttämättöm*; pakollis*; tarpeellis*; hylkää*; hylkaa; kieltäydy*; kiellä*; en; ei; älä; vain; ainoastaan;
    välttämättömät; pakolliset; *mättä; *matta; ilman; estä*; poista; torju*; vastusta*; peruuta suostumus;
    tarpeelliset; kieltä*; hylkäy*`,
  settings: `
    valit*; *asetukset; asetuks*; muokkaa; mukauta; hallitse; hallinnoi; *valinnat; valitse; valinnat; vaihtoehdo*;
    tallenna; muuta; tarkoitukset; kumppanit; määritä; päätä; mieltymykset; säädä; räätälöi`,
  elsewhere: `
    lisää; lisätie*; lue; tiedot; tietoja; näytä; katso; myöhemmin; nyt; muistuta; ohita; sulje; ok; okei; selvä;
    ymmärrän; ymmärretty; jatka; eteenpäin; poistu; takaisin; peruuta; apua; piilota; tilaa; maksa; kirjaudu; ehkä;
    seuraava; miksi; vahvista; siirry; toiste; kiinni; tietosuoja*`,
  withdrawing: `
    peruut*; perua; perut; peruminen; (milloin|koska) tahansa; muutta*; muutat; muuta (valint*|asetu*|suostum*);
    vaihta*`,
  advertising: `
    mainon*; mainos*; mainoks*; markkinoin*; kohdenn*; *mainon*; *mainoks*; sponsor*; kampanj*; sosiaali*; some;
    profiloin*; tarjouks*`,
};
