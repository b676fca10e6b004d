import { partialWording } from "../partial-wording";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Croatian: implied consent and labels. */
export const hr: Wording = {
  ...partialWording,
  sources: [authority("AZOP, guidance on cookies: browsing on is not consent"), edpbScrolling, edpbLabels],
  goingOn: `
    (nastavkom|korištenjem|pregledavanjem|surfanjem|ostankom|zatvaranjem|posjetom|posjećivanjem|pomicanjem|nastavljanjem|uporabom|daljnjim);
    (ako|kada|ukoliko|dok) …
    (nastavite|nastavljate|koristite|ostanete|pregledavate|zatvorite|posjetite|posjećujete|surfate|ostajete|listate);
    (nastavite|ostanete|ostajete|koristite|pregledavate|surfate) li;
    (korištenje|pregledavanje|nastavak|ostanak|posjet|daljnje) … … … (znači|smatra|predstavlja|podrazumijeva|je
    pristanak)`,
  idle: `
    (šutnja|šutnju|nečinjenje|neaktivnost); (zatvaranje|zatvorite|ignoriranje|ignorirate|pomicanje|listanje);
    (ako|dok|ukoliko) … ne (usprotivite|odbijete|odaberete|odgovorite|promijenite|prigovorite|reagirate);
    (bez|nedostatak|izostanak) … (odgovora|prigovora|izbora|reakcije|odbijanja); (nakon|unutar) …
    (sekundi|minuta|minute); (osim ako) …; (vaš posjet|vaša prisutnost); tko … (ostane|nastavi|ne
    odbije|nastavlja)`,
  consenting: `
    pristan*; suglas*; prihvać*; prihvat*; privol*; odobr*; dopušt*; slažete; slaže; pristajete`,
  affirming: `(kao|za) (da|pristanak|privolu|suglasnost); (svi) … kolačići … (aktivir*|uključ*|prihvać*)`,
  unopposed: `
    (ako|dok|ukoliko|osim ako) … ne* (usprotivite|odbijete|prigovorite|kažete|odgovorite|usprotivite se|se
    protivite|protivite); (bez|u nedostatku|izostanak) … (prigovora|odbijanja|odgovora)`,
  processing: `
    (počinj*|započinj*|učitav*|aktivir*|dijel*|predaj*|šalj*|prodaj*|prat*|mjer*|prikuplj*|uključuj*|korist*|postavlj*|pokreć*|počet*)
    … … … … (kolačić*|oglas*|reklam*|partner*|profil*|podat*|praćenj*|marketin*|posjet*|skript*)`,
  clickingOr: `(klikom|kliknite|pritiskom|pritisnite) … … … ili`,
  notConsenting: `
    (ne|nije|nisu|bez|nikad|nikada|niti) … …
    (pristan*|suglas*|prihvać*|privol*|znači|smatra*|predstavlja|odobr*|slaž*|ovisi|zahtijeva|postavljamo|koristimo|se|dopušt*|potreb*);
    (ako) (pristanete|prihvatite|ste suglasni|se slažete|dopustite); (samo|isključivo) … (nužn*|uz|ako|nakon|s);
    (možete|možeš) … (nastaviti|koristiti|ostati|pregledavati|odbiti); uz … (pristanak|privolu|suglasnost);
    (ništa|nijedan|nikakv*); čak`,
  denying: `
    (kao|znači|je) … odbij*; odbijate; (povuć*|promijen*) … … … (u|na|klikom|putem); (kliknite|klikom|pritisn*) …
    … (prihvać*|prihvati*|suglas*|gumb*)`,
  accepting: `prihvać*; prihvat*; suglas*; pristaj*; dopust*; dopusti; da; odobr*; slažem; omogući`,
  refusing: `
    nužn*; neophodn*; odbij*; odbac*; ne; bez; samo; ništa; blokir*; isključ*; tehničk*; obvezn*`,
  settings: `postavk*; odabir*; odaber*; upravlj*; prilagod*; opcij*; spremi; promijen*; mogućnost*`,
  elsewhere: `
    više; informacij*; saznaj*; detalj*; zatvor*; nastav*; dalje; kasnije; razumijem; ok; preskoč*; pročita*;
    natrag; izlaz; podsjet*; u redu`,
  disagreeing: `ne (prihvać*|pristaj*|slažem)`,
  acknowledging: `ok; da; u redu`,
};
