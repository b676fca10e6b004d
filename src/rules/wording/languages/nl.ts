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
    (als|wanneer|indien|zolang) (u|je|jij) … … … (bezoekt|opent|bekijkt|blijft); (ergens|elders|buiten) … … … klikt`,
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
    (heeft|hebt) … geweigerd; met (alles accepteren|ik ga akkoord|accepteren)`,
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
};
