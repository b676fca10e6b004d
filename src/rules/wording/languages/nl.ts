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
    te (gebruiken|surfen|bezoeken);
    door … (verder|gebruik|gebruiken|blijven|doorgaan|surfen|scrollen|sluiten|bezoeken|navigeren|doorsurfen|negeren|vervolgen|voort|lezen);
    (als|wanneer|indien|zolang) (u|je|jij) … (verder|doorgaat|blijft|gebruikt|sluit|surft|scrolt|scrollt|bezoekt|doorsurft|verdergaat|niets|niet|blijf|doorklikt|negeert);
    (verder|blijven|doorgaan) (surfen|gebruiken|gebruik|gaan|navigeren|met|scrollen|gaat|lezen|browsen);
    (voortgezet|verder|voortzetten|blijvend|doorlopend|voortgezette) (gebruik|van|bezoek);
    (gebruik|bezoek) van (deze|onze|de); (met|via|bij) (het|uw|je) (gebruik|bezoek|sluiten|verder); doorsurfen;
    klik* … (elders|link|links|buiten|ergens|andere); tenzij (u|je); zonder (bezwaar|wijziging|reactie);
    stilzwijgen; het sluiten; (wie|u|je) verder (surft|gaat); verdergaan`,
  consenting: `
    akkoord; instem*; stemt … (in|toe); stem … (in|toe); toestem*; accept*; goedkeur*; toesta*; sta … toe;
    staat … toe; goedgekeurd; keurt … goed; vindt … goed`,
  notConsenting: `
    (als|indien|wanneer) (u|je|jij) (akkoord|instemt|accepteert|toestemming|toestemt|daarvoor|hiermee|dat);
    (accepteren|instemmen) of;
    (niet|nooit) (als|akkoord|automatisch|in|toe|dat|gezien|beschouwd|mee|instem*|toestem*|voldoende|hetzelfde);
    (geldt|is|betekent|betekenen|vormt|geven|geeft|telt|volstaat) … (niet|geen|nog);
    geen (cookies|optionele|toestemming|tracking|trackers|instemming|akkoord|niet|andere|enkele|keuze);
    zonder (te|uw|je|toestemming|keuze|cookies|akkoord|in|tracking) *;
    (alleen|uitsluitend|slechts|enkel) … (noodzakelijke|functionele|essentiële|strikt|met|als|na|technische|wanneer);
    ook als (u|je) … (weigert|niet|cookies);
    (kunt|kan|mag|kun) (u|je|jij) … (blijven|verder|gewoon|ook|weigeren|doorgaan|altijd|zonder);
    pas (als|nadat|na|met|wanneer); vragen we … (toestemming|eerst|opnieuw);
    met (uw|je|jouw) (toestemming|instemming); ongeacht; (blijven|blijft) … (uit|geblokkeerd|uitgeschakeld)`,
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
    intrek*; trek* … in; herroep*; (elk|ieder|alle) (moment|tijde|gewenst); altijd; wijzig*; aanpas*; verander*;
    pas … aan; bezwaar`,
  advertising: `
    adverten*; reclame*; marketing*; target*; retarget*; *advertenti*; sponsor*; campagne*; sociale media; profil*;
    promo*; commerci*; aanbiedingen`,
};
