import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Dutch. */
export const nl: Wording = {
  sources: [
    authority("Autoriteit Persoonsgegevens, cookies: using a website further is not consent; accepteren and weigeren"),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    door … … … te (gebruiken|surfen|bezoeken|blijven|sluiten|scrollen|bladeren|lezen|negeren|winkelen|bekijken|openen);
    door … … (verder|gebruik|gebruiken|blijven|doorgaan|surfen|scrollen|sluiten|bezoeken|navigeren|doorsurfen|negeren|vervolgen|voort|lezen);
    (als|wanneer|indien|zolang) (u|je|jij) … (verder|doorgaat|blijft|gebruikt|sluit|surft|scrolt|scrollt|bezoekt|doorsurft|verdergaat|niets|niet|geen|blijf|doorklikt|negeert);
    (surft|surf|navigeert|navigeer|winkelt|scrolt|scrol|scrollt|gaat|ga|leest|lees|klikt|klik|bladert|blader) (u|je|jij) … (verder|door);
    (blijft|blijf) (u|je|jij);
    (maakt|maak|doet|doe|kiest|kies|reageert|reageer|geeft|geef) (u|je|jij) (geen keuze|geen bezwaar|niets|niet);
    (verder|blijven|doorgaan) (surfen|gebruiken|gebruik|gaan|navigeren|met|scrollen|gaat|lezen|browsen);
    (voortgezet|verder|verdere|voortzetten|blijvend|doorlopend|voortgezette) (gebruik|van|bezoek);
    (gebruik|bezoek|verblijf) (van|aan|op) … … … (geldt|betekent|houdt|is|staat gelijk|beschouwen|zien|impliceert|telt);
    (met|via|bij|door) (het|uw|je) (gebruik|bezoek) van (deze|onze|de|dit) … (site|website|websites|pagina|webpagina|dienst|diensten|app|webshop|webwinkel|platform);
    (met|via|bij) (het|uw|je) (sluiten|verder|scrollen|doorsurfen|negeren|wegklikken|voortzetten);
    (met|via|bij|door) (uw|je) (gebruik|bezoek); doorsurfen; klik* … (elders|links|buiten|ergens|andere);
    (een|elke|willekeurige|andere) link … (klik*|te klikken); klik* op een (link|andere|willekeurige);
    tenzij (u|je); zonder (bezwaar|wijziging|reactie|keuze|te kiezen|te reageren); stilzwijgen; het sluiten;
    (wie|u|je) verder (surft|gaat); (wie|u|je) … (doorleest|doorsurft|doorscrolt|verdersurft|verderleest|doorgaat);
    verdergaan;
    (geldt|telt|tellen|betekent|staat gelijk) … … (aan|als|dat u|dat je)* (toestemming|akkoord|instemming|instemt|accepteert|uw toestemming|je toestemming);
    (beschouwen|zien|beschouwd|gezien|opgevat) (we|wij)* … … als (uw|je|een)* (toestemming|akkoord|instemming|aanvaarding);
    als (uw|je|een)* (toestemming|akkoord|instemming) (beschouwd|gezien|opgevat|gerekend); nemen (we|wij) aan;
    gaan (we|wij) … uit van; gaan (we|wij) ervan uit;
    (bezoekers|gebruikers|wie) … … … (blijven|blijft|doorgaan|doorgaat|surfen|gebruiken|gebruikt|verdergaat);
    door … … … (binnen te gaan|binnen te komen|te betreden); (het)* (vervolgen|voortzetten) van (uw|je|het|de|deze);
    iedereen die … … (gebruikt|bezoekt|blijft|surft);
    (als|wanneer|indien|zolang) (u|je|jij) … … … (bezoekt|opent|bekijkt|blijft); (ergens|elders|buiten) … … … klikt;
    door in te loggen; mocht (u|je) (doorgaan|blijven|verdergaan)`,
  consenting: `
    akkoord; instem*; stemt … (in|toe); stem … (in|toe); toestem*; accept*; goedkeur*; toesta*; sta … toe;
    staat … toe; goedgekeurd; keurt … goed; vindt … goed; staat … … toe; stemt … … in; (toestaat|toelaat);
    (goed|ok|oké|prima|akkoord) vindt; ermee eens`,
  notConsenting: `
    (als|indien|wanneer) (u|je|jij) (akkoord|instemt|accepteert|toestemming|toestemt|daarvoor|hiermee|dat);
    (accepteren|instemmen) of; of (u|je) (nu)* (accepteert|akkoord|instemt|weigert|toestemt);
    (niet|nooit) (als|akkoord|automatisch|in|toe|dat|gezien|beschouwd|mee|instem*|toestem*|voldoende|hetzelfde|nodig|vereist|verplicht|noodzakelijk|accepteert|accepteren);
    (geldt|is|betekent|betekenen|vormt|geven|geeft|telt|volstaat) … (niet|geen|nog);
    geen (cookies|optionele|toestemming|tracking|trackers|instemming|akkoord|andere|enkele|voorwaarde|verplichting|niet noodzakelijke|analytische|marketingcookies);
    zonder (te|in te|toestemming te|akkoord te) (accepteren|stemmen|geven|gaan|aanvaarden);
    zonder (uw|je|jouw|enige)* (toestemming|instemming|akkoord|cookies|tracking|trackers);
    (alleen|uitsluitend|slechts|enkel) … (noodzakelijke|functionele|essentiële|strikt|met|als|na|technische|wanneer);
    ook als (u|je) … (weigert|niet|cookies);
    (kunt|kan|mag|kun) (u|je|jij) … (blijven|verder|gewoon|doorgaan|zonder); pas (als|nadat|na|met|wanneer);
    vragen (we|wij) … (toestemming|eerst|opnieuw); met (uw|je|jouw) (toestemming|instemming); ongeacht;
    (blijven|blijft) … (uit|geblokkeerd|uitgeschakeld);
    tenzij (u|je|jij) … … (toestemming|instemt|accepteert|toestaat|akkoord);
    is (vrijwillig|vrij|optioneel|facultatief); (vereist|vereisen|nodig) … (toestemming|instemming);
    (toestemming|instemming) (niet)* (nodig|vereist); als (een)* (weigering|nee|afwijzing); (ouder|ouders|voogd);
    (de|het|deze|onze|uw|je|dit) … (*voorkeuren|*instellingen|link|linkje|knop|formulier|icoon|pictogram) … … te (bezoeken|gebruiken|openen|klikken);
    (bewaren|onthouden) (we|wij)* (uw|je) (toestemming|keuze|akkoord);
    (we|wij) (bewaren|onthouden) … (toestemming|keuze);
    (op|door)* (alles accepteren|accepteren|toestaan|akkoord|ja|ok|alles toestaan) te (klikken|kiezen|drukken|tikken);
    door te accepteren; of (u|je) … … (accepteert|instemt|akkoord|toestemming|toestaat);
    (voordat|voor|alvorens) (u|je) (verder|doorgaat|de site); voordat (u|je);
    na (uw|je|jouw) (toestemming|instemming|akkoord);
    (nadat|als|zodra) (u|je) … … (ingestemd|toestemming|akkoord|geaccepteerd) (heeft|hebt|bent|gegeven);
    (heeft|hebt) … geweigerd; met (alles accepteren|ik ga akkoord|accepteren); (weer|opnieuw) bezoekt;
    (kunt|kun) (u|je) … … toestemming (wijzigen|intrekken|herzien); willen graag`,
  accepting: `
    accept*; akkoord; toesta*; toestem*; instem*; ja; goedkeur*; inschakel*; aanzetten; alle cookies; sta … toe;
    prima; eens`,
  refusing: `
    noodzakelijk*; essenti*; verplicht*; strikt*; weiger*; afwij*; wijs … af; nee; niet; geen;
    (alleen|enkel|uitsluitend|slechts); noodzakelijke; noodzakelijk; essentiële; functionele; strikt; zonder;
    uitschakel*; uitzetten; blokke*; bezwaar; intrekken; verbied*; minimaal; verplichte; oneens; ontken*`,
  settings: `
    gekozen; geselecteerd*; aangevinkte; *instelling*; instellen; voorkeur*; optie*; beheer*; aanpas*; pas … aan;
    personalis*; configur*; kies; kiezen; keuze*; opslaan; bewaar; selecti*; wijzig*; doeleinden; partners; bepaal;
    zelf; beslissen nu; aanvinken`,
  elsewhere: `
    meer; informatie; info; lees; lezen; weten; details; toon; bekijk*; tonen; later; nu; herinner*; overslaan;
    sla over; sluit*; ok; oké; begrepen; begrijp; doorgaan; verder; ga; verlaat; verlaten; terug; annuleer*;
    annuleren; hulp; verberg*; abonn*; betaal*; inloggen; beleid; verklaring; volgende; misschien; snap; bevestig*;
    negeer; waarom; ander moment; andere keer; klaar; prima`,
  withdrawing: `
    intrek*; trek* … in; herroep*; (elk|ieder|alle) (moment|tijde|gewenst); bezwaar; van gedachten;
    (wijzig*|aanpas*|verander*|herzie*) … … (keuze|keuzes|*voorkeur*|*instelling*|toestemming|mening|beslissing);
    (keuze|keuzes|*voorkeur*|*instelling*|toestemming|mening|beslissing) … … … (wijzig*|aanpas*|verander*|herzien|gewijzigd|aangepast);
    pas … … aan`,
  advertising: `
    adverten*; reclame*; marketing*; target*; retarget*; *advertenti*; sponsor*; campagne*; sociale media; profil*;
    promo*; commerci*; aanbiedingen`,
  idle: `
    (sluit|sluiten|wegklikken|negeert|negeren|wegklikt) … (melding|venster|banner|bericht|deze|dit|scherm|u|je);
    stilte; (uw|je|stil|het) zwijgen; stilzwijg*; nietsdoen; (geen|uitblijven|zonder) …
    (antwoord|reactie|bezwaar|keuze|actie); (niets|niet) (doet|doen|horen|reageert|antwoordt|kiest|weigert|hoort);
    (horen|ontvangen|krijgen) we … (niets|niet|geen); wie … …
    (doorleest|verdersurft|doorsurft|blijft|doorgaat|verdergaat|scrolt|sluit|negeert|verder|doorscrolt|zwijgt|gebruikt);
    wie niet (weigert|reageert|kiest|antwoordt); (u|je) … (doorleest|doorscrolt|scrolt|blijft); blijft (u|je); gaat
    (u|je) … (verder|door); (surft|scrolt|leest|gebruikt|bezoekt|klikt) (u|je); (uw|je) (bezoek|aanwezigheid);
    (scrollen|doorlezen|doorklikken|doorscrollen); (tweede|volgende|andere) pagina; (na|binnen) … (seconden|minuten);
    (bezoekers|gebruikers|lezers|mensen|degenen|iedereen) … die … … …
    (negeren|sluiten|blijven|doorgaan|verdersurfen|doorlezen|verdergaan|negeert|sluit|blijft|doorgaat);
    (maakt|maken|neemt) … geen (keuze|beslissing|selectie); zodra (u|je) … …
    (doorscrolt|scrolt|verdergaat|doorklikt|surft); (na|binnen|gedurende) … (seconde|seconden|minuut|minuten);
    wegvegen; wegveegt; wegswipen`,
  affirming: `
    (als|een) ja; ja zeggen; zegt (u|je) ja; (alle|alles) … (cookies|trackers|doeleinden|staat|wordt|worden|zijn) …
    (aan|actief|geactiveerd|geplaatst|ingeschakeld|aangezet); (zetten|activeren|plaatsen|laden) we … (alle|alles);
    (als|met) (toestemming|instemming|goedkeuring|akkoord); (geeft|verleent) … toestemming; geaccepteerd; ingestemd;
    toegestemd; (betekent|zegt|is) ja; als geaccepteerd`,
  denying: `
    (toestemming|instemming|akkoord) … nodig; nodig … (toestemming|instemming); noch; nooit; nergens; geenszins; niet
    van uit; (gaan|er) … niet … (van|uit); (als|betekent|is|geldt als|gelijk aan|een) …
    (weigering|nee|bezwaar|afwijzing|weigeren); (weigert|wijst) (u|je); (andere|sommige) (sites|websites);
    (niets|geen) … … (geplaatst|gezet|geactiveerd|gebeurt|aan|ingeschakeld|geladen); gebeurt … niets; blijft … uit;
    (niet|nooit) … (toestemming|akkoord|instemming|ja); (intrekken|wijzigen|aanpassen) … … … … (door|via|met|als|op);
    door … … … … (intrekken|wijzigen|weigeren|aanpassen); geen (toestemming|ja|akkoord|instemming); opnieuw;
    (niets|niet|geen) … (geaccepteerd|ingestemd|toegestemd); vervangt … … … niet; niet …
    (nodig|vereist|verplicht|noodzakelijk); (alleen|enkel|pas) … (knop|klik)`,
  acknowledging: `
    ok; oké; okay; begrepen; ik begrijp; prima; ja; akkoord; goed; duidelijk; bedankt; in orde; snap ik`,
  shaming: `
    (liever|wil|kies|verkies) … … (slechter*|minder|saai*|traag|trage|irrelevante|reclame|betalen|korting);
    (slechter*|minder leuk*|minder goed*|saaie|irrelevante|kan me niet schelen|maakt me niet uit|jammer dan|mis
    ik|volle prijs)`,
  walling: `
    (alleen|enkel|uitsluitend|slechts|pas) … … … … (als|wanneer|met|na|indien) … … …
    (akkoord|toestemming|accepteert|accepteren|instemt|toestemt|instemming); zonder … …
    (toestemming|akkoord|accepteren|instemming|instemmen) … … … (,)* … … … …
    (geen|niet|onmogelijk|geweigerd|geblokkeerd|kunt niet|kan niet); (moet|moeten|dient|verplicht) … … … …
    (accepteren|instemmen|akkoord|toestemmen); (toegang|lezen|gebruik|bezoek|raadplegen) … … …
    (vereist|vraagt|vergt|voorwaarde|afhankelijk) … … … (toestemming|acceptatie|akkoord|instemming|cookies);
    (als|wanneer|indien) (u|je) … (weigert|niet accepteert|niet akkoord|niet instemt) … (,)* … … … …
    (geen|niet|verlaten|geblokkeerd); weigert (u|je) … (,)* … … … (geen|niet|verlaten|geblokkeerd|doorgestuurd);
    (alleen|enkel|uitsluitend) … (wie|bezoekers|lezers) … … …
    (accepteert|instemt|toestemming|akkoord|accepteren|instemmen); (moet|moeten|dient) … … verlaten`,
  access: `
    toegang; toegankelijk; inhoud; artikel; artikelen; lezen; verderlezen; site; website; pagina; pagina's; dienst;
    gebruiken; bezoeken; bekijken; verder; doorgaan; winkel; verlaten; beschikbaar; binnen`,
  open: `
    (niet|nooit|los) … … … (afhankelijk|nodig|vereist|verplicht|van|te|voorwaarde);
    (hangt|vereist|vraagt|hoeft|hoeven|is|moet) … … (niet|geen); ook (zonder|als|wanneer|na|bij|indien);
    (ongeacht|gewoon|evengoed|hetzelfde|volledig|gratis|vrij); (sommige|bepaalde|enkele|deze|dit) …
    (functies|onderdelen|inhoud|diensten|video|video's|kaart|kaarten);
    (video|video's|kaart|kaarten|ingesloten|externe|speler);
    (cookies|trackers|technieken|gegevens|reclame|statistieken|niets|doeleinden) … … … (alleen|niet|geen|vragen|pas);
    (plaatsen|gebruiken|meten|laden|tonen|zetten|verwerken|vragen|doen|slaan) (we|wij); (wij|we|partners) …
    (alleen|niet|geen|pas|willen|enkel); (abonnement|abonneren|betalen|betaal); (worden|wordt) … …
    (alleen|pas|uitsluitend|enkel) … … (geladen|geplaatst|verwerkt|gebruikt|getoond|doorgegeven|opgeslagen|gedeeld);
    (ook|even goed) zonder; (om|voor) … … (cookies|te gebruiken|statistieken|meten); (belet|verhindert|weerhoudt) … …
    niet; (we|wij) … (tellen|meten|gebruiken|plaatsen|tonen|laden|analyseren|delen); (tellen|delen|analyseren)
    (we|wij)`,
  advertises: `
    (gepersonaliseerde|gerichte|relevante|passende|persoonlijke|op maat) … (advertenties|reclame|aanbiedingen|ads);
    (toont|tonen|vertonen|laat|financiert|zien) … … … (advertenties|reclame|aanbiedingen van); (advertenties|reclame)
    … … (tonen|zien|personaliseren|afgestemd|op basis|af te stemmen|toont);
    (advertentiepartner*|advertentienetwerk*|advertentiedoel*|adverteerder*|reclamepartner*|reclamedoel*|marketingpartner*|marketingdoel*|datahandelaar*|databroker*|advertentieprofiel*|reclamecampagne*);
    (voor|van|en|door|met|aan) (advertenties|reclame|marketing|remarketing|retargeting); retarget*; remarket*;
    campagne*; conversie*; gesponsord*; (maakt|maken|bouwt|stelt|legt) … … … profiel*; profiel … …
    (interesses|gedrag|voorkeuren); (uw|je) interesses; (sociale media|sociale netwerken|social media) … …
    (herkennen|volgen|identificeren); (verkoop|omzet) … (verhogen|vergroten)`,
  measures: `
    (statistiek|statistieken|statistisch*|analytics|*analyse|webstatistiek*|bezoekersmeting*|bezoekmeting*|bereiksmeting*|bezoekersgedrag|klikgedrag|surfgedrag|heatmap*|sessieopname*|a
    b test|a b tests|a b testen);
    (meet|meten|telt|tellen|analyseert|analyseren|volgt|volgen|registreert|registreren|bijhouden|houdt|onderzoekt|meting|analyse|begrijpen|zien)
    … … … … (bezoek|bezoeken|bezoekers|verkeer|bereik|gebruik|gebruikt|klikken|kliks|gedrag|paginaweergaven|gelezen
    pagina's|pagina's worden); (bezoek|bezoeken|bezoekers|verkeer|gebruik|klikken|gedrag) …
    (meten|tellen|analyseren|analyseert|volgen|bijhouden|bij te houden); (bezoekers|gebruikers|lezers) …
    (klikken|lezen|kijken)`,
  excluding: `
    niet; nooit; geen; zonder; noch; niets; behalve;
    (geweigerd|weigert|weigering|weigeren|bezwaar|geblokkeerd|uitgeschakeld|afgewezen); (uw|je|de|deze|een) …
    (keuze|keuzes|beslissing|toestemming|voorkeur|voorkeuren|instellingen|antwoord);
    (fraude|aanval*|bots|bot|misbruik|spam|fouten|storing*|belasting|server|servers|pogingen)`,
  disagreeing: `
    niet … (akkoord|accepteren|toestaan|instemmen|toelaten|eens); (accepteer|ga|stem|sta) … niet; geen toestemming`,
};
