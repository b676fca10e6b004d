import { fiPromises } from "../promises/fi-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Finnish. */
export const fi: Wording = {
  ...fiPromises,
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
    (sivuston|palvelun|verkkosivuston|sivujen) käyttö; selaamista jatkamalla; jatkamisen;
    (liikkuessasi|liikkumalla|lukemalla|selatessasi|vieraillessasi|jatkaessanne|lataamalla|avaamalla|siirtyessäsi|saapumalla|tulemalla|asioimalla|katselemalla);
    (jatka|jatkat|jatkaa|jatkatte) … (lukemista|selaamista|käyttöä|sivuston|eteenpäin|vierailua|matkaa|asiointia);
    (riittää|riittävä|tarpeeksi) … … … (jatkat|jatkaa|luet|lukea|selaat|pysyt|jatkaminen|lukeminen);
    (pelkkä|jo|pelkästään) … (vierailu|käynti|käyttö|sivuston|selaaminen|saapuminen|lukeminen); (kun|jos|mikäli) …
    (avaat|siirryt|klikkaat|napsautat|luet|lataat|vierailet|tulet|asioit) …
    (sivun|sivulle|linkkiä|tiedoston|artikkelin|sivustolla|uuden|toisen|muuta);
    (sivuston|palvelun|verkkosivujen|sivujemme|verkkopalvelun) …
    (käyttäminen|käyttö|käyttämisen|selaaminen|jatkuva);
    (joka|kaikki jotka|jos|kun) … (vierailee|vierailet|käyttää|avaa|avaat|lukee|käy|käyt)`,
  consenting: `hyväksy*; suostu*; sallit; sallia; sallivan; sallivasi; annat … luvan; olet samaa`,
  notConsenting: `
    (jos|kun) (hyväksyt|suostut|annat|sallit); (hyväksyä|suostua) tai;
    ellet (suostu|hyväksy|anna|salli); (kieltäydyt|hylkäät);
    (vaatii|vaativat|edellyttää|edellyttävät|tarvitaan|tarvitsemme) … (suostumu*|hyväksyn*);
    (peruuttaa|perua|muuttaa) … … … (siirtymällä|käyttämällä|sulkemalla|vierailemalla);
    (siirtymällä|käyttämällä) … … … voit (peruuttaa|perua|muuttaa);
    (ei|emme|et|eivät) (ole|tarkoita|merkitse|aseta|käytä|katsota|tulkita|hyväksy|suostu|pidetä|anna|riitä|tallenneta|tarkoitta|edellytä|tallenna|muodosta|katso|käynnistä|halua|salli|vaadi);
    ei vastaa (suostumu*|hyväksy*); (hyväksymättä|suostumatta|antamatta);
    ilman … (suostumusta|suostumustasi|hyväksyntää|evästeitä|seurantaa|hyväksymistä);
    vain (välttämättömät|välttämättömiä|jos|kun|tarpeelliset|suostumuksellasi|teknisiä); ainoastaan; (vaikka);
    (voit|saat) … (jatkaa|käyttää|kieltäytyä|selata|silti|myös); (pyydämme|kysymme) … *; suostumuksellasi;
    riippumatta; vasta kun; (mitään|yhtään) … eväst*;
    (kerro|ilmoita|valitse) … (hyväksytkö|suostutko|haluatko); (kummassakin|joka|kaikissa)
    (tapauksessa|tapauksissa); (kysymme|pyydämme) … (uudelleen|uudestaan|seuraavalla); seuraavalla
    (käynnilläsi|käynnillä|vierailullasi); (suostumuksesi|suostumus|valintasi) … …
    (säilytetään|tallennetaan|koskee|on voimassa|vanhenee|muistetaan);
    kenenkään ei tarvitse`,
  accepting: `hyväksy*; salli*; suostu*; kyllä; ota käyttöön; anna lupa; kaikki evästeet`,
  refusing: `
    välttämättöm*; pakollis*; tarpeellis*; hylkää*; hylkaa; kieltäydy*; kiellä*; en; ei; älä; vain; ainoastaan;
    välttämättömät; pakolliset; *mättä; *matta; ilman; estä*; poista; torju*; vastusta*; peruuta suostumus;
    tarpeelliset; kieltä*; hylkäy*`,
  settings: `
    valit*; *asetukset; asetuks*; muokkaa; mukauta; hallitse; hallinnoi; *valinnat; valitse; valinnat; vaihtoehdo*;
    tallenna; muuta; tarkoitukset; kumppanit; määritä; päätä; mieltymykset; säädä; räätälöi;
    osittain; erikseen; yksitellen; osa`,
  elsewhere: `
    lisää; lisätie*; lue; tiedot; tietoja; näytä; katso; myöhemmin; nyt; muistuta; ohita; sulje; ok; okei; selvä;
    ymmärrän; ymmärretty; jatka; eteenpäin; poistu; takaisin; peruuta; apua; piilota; tilaa; maksa; kirjaudu; ehkä;
    seuraava; miksi; vahvista; siirry; toiste; kiinni; tietosuoja*; etene; edetä;
    evästekäytäntö; *käytäntö; *seloste; tietosuojaseloste; käytännöt;
    ymmärrän; ymmärretty; kiitos`,
  withdrawing: `
    peruut*; perua; perut; peruminen; (milloin|koska) tahansa; muutta*; muutat; muuta (valint*|asetu*|suostum*);
    vaihta*;
    (peru*|peru|katu*|muuttaa mieltä*|kumo*|myöhemmin|poist*|lopettaa|luopua)`,
  advertising: `
    mainon*; mainos*; mainoks*; markkinoin*; kohdenn*; *mainon*; *mainoks*; sponsor*; kampanj*; sosiaali*; some;
    profiloin*; tarjouks*`,
  idle: `
    (suljet|sulkea|sulkeminen|sulkemista|sulkemisen|suljette|ohitat|ohittaminen|sivuutat);
    (vaikeneminen|vaitiolo|hiljaisuus|passiivisuus|toimettomuus|vaikenemista|vastaamattomuus);
    (vastauksen|reaktion|valinnan) puuttuminen; (et|ette|ei)
    (vastaa|tee|valitse|reagoi|kiellä|vastusta|ilmoita|kieltäydy|vastata); emme kuule; (joka|se joka|kaikki
    jotka|jokainen joka|kävijä joka) … … (jatkaa|jatkavat|jää|pysyy|selaa|lukee|vierittää|sulkee|käyttää); joka ei
    (vastaa|valitse|kieltäydy); (vierailusi|käyntisi|vierailu|läsnäolosi);
    (vierittäminen|vieritys|vierittämisen|vierittämistä|selaaminen|selailu|selaamista|sivustolla pysyminen|lukemisen
    jatkaminen|sivuston käyttö|käytön jatkaminen); (pysytte|pysyt|viivyt|jäät);
    (toiselle|seuraavalle|toisen|seuraavan) (sivulle|sivun); (sekunnin|minuutin) (kuluttua|kuluessa|jälkeen|sisällä);
    (kävijät|käyttäjät|vierailijat|lukijat|ne) … (jotka) …
    (ohittavat|sulkevat|jatkavat|pysyvät|selaavat|lukevat|sivuuttavat); (minkä tahansa|jonkin|muun|toisen) …
    (linkin|kohdan) … (napsauttaminen|napsauttamista|klikkaaminen|avaaminen|painaminen); (ohittavat|sulkevat); heti
    kun … (vierität|jatkat|selaat); (minuutin|sekunnin|minuuttien|sekuntien) … (kuluttua|jälkeen|ajan|kuluessa);
    (pyyhkäis*|pyyhkäise*|pyyhkiminen);
    (vastaamatta|valitsematta|reagoimatta|kieltämättä) (jättäminen|jättämisen|jättämistä); (joka|jotka|kävijä
    joka|ellei|mikäli|jos) … (ei|eivät|et|ette) …
    (muuta|kiellä|vastusta|hylkää|vastaa|kieltäydy|valitse|ilmoita|reagoi|estä|poista|peru); (ellet|ellette) …
    (muuta|kiellä|ilmoita|hylkää|estä|vastusta|valitse|toisin|poista|kieltäydy);
    (sekunnissa|minuutissa|sekunnin|minuutin|sekuntia|minuuttia) … (kuluttua|jälkeen|sisällä|kuluessa|ajan|jos)*;
    (hiljainen|hiljaisesti|automaattisesti|passiivi*);
    (selaimesi|selaimen|selain) … … (asetu*|sallii|hyväksyy|asetettu)`,
  affirming: `
    (kyllä|myöntyminen|myönnytys|luvaksi|lupana|myöntävä|myöntymiseksi|kylläksi|hyväksynnäksi|hyväksyntänä|suostumukseksi|suostumuksena);
    (kaikki|kaikkien) … (evästeet|käyttötarkoitukset|otetaan|ovat) … (käyttöön|käytössä|päälle|aktivoidaan|päällä);
    (otamme|asetamme|aktivoimme|kytkemme|lataamme) … (kaikki|kaiken); (tarkoittaa|merkitsee) kyllä;
    (katsotaan|katsomme|oletetaan|oletamme|tulkitaan|tulkitsemme|pidetään|rinnastetaan|lasketaan|merkitsee|tarkoittaa)
    … … (hyväksy*|suostu*|myönty*|annetuksi|kyllä)`,
  denying: `
    (ei|emme|eivät|et|eikä|emmekä) …
    (oleta|tulkita|katsota|pidetä|tarkoita|merkitse|suostu|hyväksy|lueta|luemme|kyllä|päättele|pidä|ole|anna|riitä|tulkitse|rinnastu);
    (koskaan|milloinkaan|kumpikaan|eikä);
    (kieltäytymiseksi|kieltäytyminen|kieltäytymistä|hylkääminen|hylkäämistä|kieltäydyt|kieltäydytte|hylkäät|kielto|kieltona|kieltäytymisenä);
    (muut|jotkin|jotkut) sivustot; (mitään) … (ei|oteta|aseteta|tapahdu); mikään ei; (peruuttaa|perua|muuttaa|muokata)
    … … … … (sivulla|sivulta|kautta|kohdassa|asetuksista|painamalla|napsauttamalla|klikkaamalla|avaamalla);
    (kysymme|pyydämme) … uudelleen; (ei|eivät) (ole|korvaa|ole hyväksyneet); eivät ole; (ei|eivät)
    (tarvita|vaadita|edellytetä|pakollinen); (vain|vasta|ainoastaan) … (painike|painikkeella|napsautus|napsautuksesi);
    (napsauttamalla|napsautat|klikkaamalla|klikkaat|painamalla|painat) … … (hyväks*|salli*|painike*|kyllä);
    (päätä|päättää);
    (kieltäytymi*|hylkäämi*|kiell*)`,
  acknowledging: `ok; okei; selvä; kyllä; hyvä; sopii; asia selvä; joo; hienoa`,
  shaming: `
    (mieluummin|haluan|valitsen|luovun) … … (huono*|vähemmän|tylsä*|hita*|mainoks*|maksaa|epäolennais*|etu*);
    (huonompi*|huonomman|tylsä*|vähemmän osuv*|ei kiinnosta|ihan sama|harmi|menetän|täyden hinnan|epäolennais*);
    (en|ei) (halua|tarvitse|välitä) … …
    (parem*|hyv*|parhaa*|tukea|auttaa|säästää|tarjou*|alennu*|etu*|journalism*|kokemu*|laadu*|osuv*);
    (menetä|menetän|menettää|luovun|luopua|vihaan|jään paitsi|jää paitsi) … …
    (edut|etuja|eduista|tarjoukset|tarjouksia|tarjouksista|kokemu*|alennu*|laadu*)*;
    (rajoitettu|heikompi|huonompi|suppeampi|huonommalla|rajoitetulla) …
    (kokemus|sivusto|versio|palvelu|sisältö|kokemuksella); (valitettavasti|omalla vastuulla)`,
  walling: `
    (vain|ainoastaan|vasta) … … … (jos|kun|suostumuksella*|hyväksymällä|niille jotka) … …
    (hyväksyt|suostut|hyväksyvät|suostumuksen|annat|olet|hyväksyy)*; ilman …
    (suostumusta*|hyväksyntää|suostumustasi|suostumustanne|evästeiden hyväksymistä) … … (,)* … … …
    (ei|et|estetty|mahdotonta|eivät|ette|evätään); (sinun|käyttäjän|teidän|on)* (täytyy|on pakko|tulee|pitää|on
    hyväksyttävä|on suostuttava|hyväksyttävä|suostuttava) … (hyväksyä|suostua|evästeet|evästeisiin|antaa)*;
    (pääsy|lukeminen|käyttö|vierailu|selaaminen|sivustolle pääsy) … … … (edellyttää|vaatii|ehtona|riippuu) … … …
    (suostumu*|hyväksy*|evästeiden); (jos) … (kieltäydyt|hylkäät|et hyväksy|et suostu) … (,)* … … …
    (et|ei|poistu|estetään|ohjataan); (vain|ainoastaan) …
    (hyväksyvät|hyväksyneet|suostuneet|suostuvat|hyväksyvä|hyväksyville|hyväksyneille); (joutuu|joudut|täytyy|on) … …
    (poistumaan|poistuttava|poistua|lähteä);
    (jos) … (et|ette|ei) (halua|hyväksy|suostu) … … … (,)* … (poistu|sulje|älä|et voi|et
    pääse|sinun|poistukaa|lopeta); (poistu|poistukaa) … … … (jos) … (et|ette);
    (hyväksyminen|hyväksyntä|suostumus|suostuminen) … … (on) … … …
    (edellytys|ehto|ehtona|edellytyksenä|välttämätön|pakollista|vaatimus|pakollinen);
    (edellytys|ehto|edellytyksenä) … … (on|:)* … … (hyväksyminen|suostumus|hyväksyntä);
    (hyväksy|salli|suostu|hyväksymällä) … … (avataksesi|lukeaksesi|jatkaaksesi|päästäksesi|nähdäksesi|ja lue|ja
    jatka|avaat|pääset|avautuu); (edellyttää|vaatii) … … (hyväksymistä|suostumusta|hyväksymisen|hyväksyntää);
    (jotka|joka) (eivät|ei) (hyväksy|suostu|anna) … … (,)* … … (ohjataan|estetään|poistetaan|eivät pääse|ei
    pääse|joutuvat|joutuu|siirretään); (ilman) … (suostumusta|hyväksyntää) … … … (et|ei|eivät|estetty|mahdotonta)`,
  access: `
    pääsy; pääset; pääsyä; pääsee; sisältö; sisältöä; sisällön; sisältöön; sisältöihin; artikkeli*; lukea; lukemista;
    lukeminen; lukemaan; sivusto*; sivuston; sivustoa; sivustolle; sivu; sivut; sivua; palvelu; palvelua; palvelun;
    palveluun; käyttää; käyttö; käyttöä; käytön; vierailla; jatkaa; jatkaminen; katsoa; poistu*; saatavilla;
    nähtävissä; verkkokauppa*;
    poistu; poistukaa; avataksesi; artikkelin; artikkelia; näkeminen; sivustolta; sivulle; uutiset; kauppa;
    kauppaan; lue; ohjataan; sivuston käytön; käytön`,
  open: `
    (ei|eivät|emme) (edellytä|vaadi|riipu|tarvitse|ole|rajoita|vaikuta|tarvita|estä); (myös|silti|edelleen|yhtä)
    (ilman|jos|vaikka|kun|hyvin); (vaikka|riippumatta|vapaasti|maksutta|joka tapauksessa|kokonaan ilman);
    (jotkin|jotkut|osa|tietyt|tämä|tämän|eräät|joidenkin) …
    (toiminnot|toiminnoista|sisällöt|sisällöstä|palvelut|video|videon|videot|kartta|kartat|osat|toiminto);
    (video*|kartta*|kartat|upotet*|ulkoi*|soitin|kolmansien|kolmannen);
    (evästeitä|evästeet|tekniikoita|tietoja|mainontaa|tilastoja|seurantaa|valinnaiset|valinnaisia) … … …
    (vain|ei|vasta|ainoastaan|emme|edellyttää);
    (käytämme|asetamme|mittaamme|lataamme|näytämme|käsittelemme|tallennamme|pyydämme|tarvitsemme|kysymme|emme);
    (tilaa|tilaus|tilaamalla|maks*);
    (ladataan|asetetaan|käytetään|käsitellään|luovutetaan|näytetään|tallennetaan|jaetaan) … (vain|vasta|ainoastaan);
    (myös|silti) ilman; (käyttämiseen|mittaamiseen|evästeiden käyttöön); (ei|eivät) (estä|vie);
    (laskemme|analysoimme|jaamme|luovutamme);
    (ei|eivät|emme|et) … … … (edellytys|ehto|edellytyksenä|välttämätön|pakollista|tarvitse|edellytä);
    (tarvitse|tarvitsee) … (poistua|hyväksyä|suostua);
    (haluaisimme|haluamme|toivomme|toivoisimme) … … (käyttää|asettaa|mitata|näyttää|tallentaa); (ei|et|eivät) …
    (evätä|menetä|suljeta|jää paitsi|estetä|rajoiteta); (jatkaaksesi|jatkat|jatka) (hyväksymättä|suostumatta);
    kummassakin tapauksessa; joka tapauksessa;
    (kenenkään) ei (tarvitse)`,
  advertises: `
    (kohdennet*|kohdistet*|personoi*|räätälöi*|yksilöi*|sinulle sopiv*|osuv*|kiinnostusperustai*|kiinnostuksesi
    mukai*|kiinnostuksiisi) … (maino*|markkinoin*|tarjouks*);
    (näyttää|näytetään|näytämme|esittää|rahoittaa|esittämiseen|näyttämiseen|näyttämiseksi) … …
    (mainok*|mainont*|mainosten|kumppaneidemme tarjouks*); (mainonta|mainonnan|mainosten) … …
    (rahoitta*|kohdent*|näyttä*|mittaa*|mukau*);
    (mainoskumppan*|mainosverkosto*|mainostaj*|markkinointikumppan*|mainostarkoit*|markkinointitarkoit*|mainosprofiil*|datavälittäj*|tietovälittäj*|tiedonvälittäj*|mainoskampanj*|uudelleenmarkkinoin*|uudelleenkohdent*|retarget*|remarket*|kampanjoi*|kampanja*|konversio*|sponsoroi*);
    (mainontaan|mainontaa varten|markkinointiin|markkinointia varten|mainonnan|markkinoinnin);
    (muodosta*|luo|luoda|luodaan|rakenta*|laati*|koosta*) … … profiil*; profiili* … … kiinnostu*;
    (kiinnostuksesi|kiinnostuksen kohteistasi|kiinnostuksen kohteidesi); (sosiaalisen median|some) … …
    (tunnist*|seura*); (lisätä|kasvattaa) myynti*`,
  measures: `
    (tilasto*|tilastoi*|analytiik*|analytics|kävijämitta*|kävijäseuran*|kävijäanaly*|verkkoanaly*|liikenneanaly*|käyttöanaly*|lämpökart*|istuntotallen*|istuntojen
    tallen*|klikkausseuran*|a b testi*|a b testaus);
    (kävijämäär*|käyntimäär*|kävijöi*|käyntien|vierailujen|sivulatau*|klikkau*|liikenteen|kävijäliik*|käyttäytymis*|sivuston
    käytön|sivuston käyttöä|kävijävirt*) … … (mittau*|mittaa*|mitata|laske*|analys*|seura*|tallen*|tutki*|arvioi*);
    (mittaa*|mittaamme|mitata|laskee|laskemme|lasketaan|analysoi*|seuraa|seuraamme|tutkii|tallentaa) … … …
    (kävijöi*|kävijämäär*|käyntejä|käyntien|vierailuja|liikennettä|klikkauksia|käyttäytymistä|sivuston käyttöä|miten
    sivustoa|sivulatauksia|mitä sivuja); hiiren liik*`,
  excluding: `
    ei; eivät; emme; eikä; koskaan; ilman; paitsi; mitään; lukuun ottamatta;
    (kieltäyty*|hylä*|hylkä*|estet*|vastusta*|torju*|kielsit);
    (valintasi|valinnan|valinnat|valintoja|valintojasi|valintaa|päätöksesi|päätöstä|suostumuksesi|suostumusta|asetukset|asetuksesi|asetuksia|vastauksesi|mieltymyksesi|evästevalintasi|evästevalinnat);
    (petok*|hyökkäy*|botti*|bottien|väärinkäyt*|roskapost*|virhe*|virheiden|häiriö*|kuormit*|palvelin*|palvelimen|yritykset|yrityksi*)`,
  disagreeing: `(en|ei|emme|älä|älkää) (hyväks*|suost*|sall*|anna)`,
  clickingOr: `
    (napsauttamalla|klikkaamalla|painamalla|napsauta|klikkaa|paina|valitsemalla|valitse) … … … … (tai|taikka)`,
  unopposed: `
    (ellet|ellette|jos|mikäli|niin kauan kuin) … …
    (vastusta|kiellä|kieltäydy|ilmoita|vastaa|toisin|reagoi|sano|hylkää|et vastusta|ette vastusta);
    (vastustuksen|kiellon|vastauksen|kieltäytymisen) (puuttuessa|puuttuminen); ilman
    (vastustustasi|kieltoasi|vastalausetta|erillistä kieltoa); (jos) emme kuule`,
  processing: `
    (aloitamme|asetamme|lataamme|käynnistämme|otamme|käytämme|jaamme|lähetämme|myymme|seuraamme|analysoimme|mittaamme|keräämme|luomme|luovutamme|siirrämme|tallennamme|välitämme|alkaa|käynnistyy)
    … … … …
    (eväst*|seuran*|maino*|kumppan*|profiil*|markkinoin*|tietojasi|tietoja|tiedot|skript*|pikseli*|käyttäyty*|kolmansi*|käyntisi|käynti*);
    (eväst*|seuran*|maino*|tiedot|tietosi|profiil*|skript*|kaikki) … … …
    (asetetaan|jaetaan|aktivoidaan|luovutetaan|myydään|ladataan|käynnistetään|käytetään|lähetetään|otetaan|käynnistyy|alkaa|siirretään);
    (jaetaan|luovutetaan|lähetetään|myydään|otetaan|käytetään|asetetaan|käynnistetään) … …
    (tiedot*|tietosi|eväst*|profiil*|maino*)`,
  barring: `
    (poistu|poistukaa|sulje) … (sivustolta|sivulta|sivusto|palvelusta); (hyväksyminen|suostumus) on
    (pakollista|pakollinen|edellytys|ehtona|välttämätöntä); (vain|ainoastaan)
    (niille|kävijöille|käyttäjille|lukijoille) … jotka … … (hyväksy*|suostu*)`,
  embracing: `
    kaik*; mielelläni; haluan`,
  deferring: `
    ei nyt; myöhemmin; ehkä`,
};
