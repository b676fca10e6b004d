import { nlPromises } from "../promises/nl-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Dutch. */
export const nl: Wording = {
  ...nlPromises,
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
    door in te loggen; mocht (u|je) (doorgaan|blijven|verdergaan);
    (voortzetten|voortzetting|verderzetten|vervolgen) van … (bezoek|gebruik|surfen|sessie);
    (bij|door|met|via|middels) … (verder|voortgezet|verdere|uw|enkele|het) …
    (gebruik|surfen|bezoek|lezen|navigeren|scrollen|aanwezigheid); (voldoende|genoeg|volstaat) … …
    (verder|lezen|surfen|blijven|scrollen|door); (lees|surf|ga|scrol|scroll|klik|browse) (gewoon|rustig|je|u)*
    (verder|door); (verder|door) (lezen|surfen|gaan|browsen|klikken|bladeren|scrollen) is; (te
    (surfen|lezen|scrollen|browsen|bladeren)) …; (verder|door) te
    (surfen|lezen|scrollen|browsen|gaan|klikken|bladeren);
    (doorsurfen|doorlezen|doorklikken|doorscrollen|verdersurfen|verderlezen|verdergaan|doorgaan);
    (downloaden|openen|aanklikken|bezoeken|raadplegen) van … …
    (bestand*|pagina*|artikel*|link*|inhoud|site|website); (enkele|loutere|simpele) (bezoek|gebruik|feit);
    (wie|iedereen die|als u|als je|wanneer u|door) … … …
    (bezoekt|bezoek|gebruikt|opent|leest|bekijkt|raadpleegt|betreedt|te bezoeken|te openen|te gebruiken)`,
  consenting: `
    akkoord; instem*; stemt … (in|toe); stem … (in|toe); toestem*; accept*; goedkeur*; toesta*; sta … toe;
    staat … toe; goedgekeurd; keurt … goed; vindt … goed; staat … … toe; stemt … … in; (toestaat|toelaat);
    (goed|ok|oké|prima|akkoord) vindt; ermee eens;
    (stemt|stem|stemmen) … in`,
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
    (kunt|kun) (u|je) … … toestemming (wijzigen|intrekken|herzien); willen graag;
    geen (vorm|teken|uiting|blijk) van … (toestemming|instemming|akkoord); (laat|vertel|geef) … … (of|aan of); in
    (beide|elk|ieder|alle) (gevallen|geval); (vragen) … … … (opnieuw|weer|nogmaals); volgende bezoek;
    (toestemming|keuze|beslissing) … … … (bewaard|opgeslagen|geldt voor|geldig|verloopt);
    niemand (hoeft|moet)`,
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
    zelf; beslissen nu; aanvinken;
    cookie-instellingen;
    afzonderlijk; apart; per doel; deels; gedeeltelijk; sommige`,
  elsewhere: `
    meer; informatie; info; lees; lezen; weten; details; toon; bekijk*; tonen; later; nu; herinner*; overslaan;
    sla over; sluit*; ok; oké; begrepen; begrijp; doorgaan; verder; ga; verlaat; verlaten; terug; annuleer*;
    annuleren; hulp; verberg*; abonn*; betaal*; inloggen; beleid; verklaring; volgende; misschien; snap; bevestig*;
    negeer; waarom; ander moment; andere keer; klaar; prima;
    cookiebeleid; privacybeleid; cookieverklaring; privacyverklaring; beleid;
    begrepen; ik begrijp; duidelijk; bedankt; snap ik`,
  withdrawing: `
    intrek*; trek* … in; herroep*; (elk|ieder|alle) (moment|tijde|gewenst); bezwaar; van gedachten;
    (wijzig*|aanpas*|verander*|herzie*) … … (keuze|keuzes|*voorkeur*|*instelling*|toestemming|mening|beslissing);
    (keuze|keuzes|*voorkeur*|*instelling*|toestemming|mening|beslissing) … … … (wijzig*|aanpas*|verander*|herzien|gewijzigd|aangepast);
    pas … … aan;
    (haalt|haal|halen) … … weg; terugdraai*; terugnemen; terugkomen; intrekking; (bedenkt|bedenken|bedenk);
    ongedaan; weer uit*; later (uit|in|wijzig*|aanpas*|verander*); (herroep*|herzien);
    (trekt|trek|trekken) … … … … in; ingetrokken`,
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
    wegvegen; wegveegt; wegswipen;
    (zonder) (tegenbericht|reactie|antwoord|keuze|bezwaar|tegenspraak|weigering|actie); (geen|gebrek aan|bij
    gebreke van|bij uitblijven van|uitblijven van) …
    (bezwaar|reactie|antwoord|keuze|weigering|tegenbericht|actie); (wie|wanneer|als|indien|zolang|tenzij) … … …
    (niet|geen) …
    (wijzigt|reageert|weigert|weiger|verandert|antwoordt|kiest|aanpast|uitschakelt|bezwaar|afwijst|protesteert|reactie);
    (tenzij) … … … (bezwaar|weigert|aangeeft|wijzigt|tegenbericht|anders); (na|binnen) …
    (seconden|minuten|seconde|minuut); (stilzwijgend*|impliciet|automatisch); (negeren|wegklikken|sluiten) van;
    (niks|niets) … (doet|doe|onderneemt|kiest|laat horen);
    browser … … (ingesteld|toestaat|accepteert|instelling*)`,
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
    (nodig|vereist|verplicht|noodzakelijk); (alleen|enkel|pas) … (knop|klik);
    (geweigerd|afgewezen|uitgeschakeld)`,
  acknowledging: `ok; oké; okay; prima; ja; akkoord; goed; in orde`,
  shaming: `
    (liever|wil|kies|verkies) … … (slechter*|minder|saai*|traag|trage|irrelevante|reclame|betalen|korting);
    (slechter*|minder leuk*|minder goed*|saaie|irrelevante|kan me niet schelen|maakt me niet uit|jammer dan|mis
    ik|volle prijs);
    (wil|hoef|wens|steun|houd) … (geen|niet) … …
    (betere|goede|beste|leuke|voordelen|kortingen|korting|aanbiedingen|steunen|helpen|journalistiek|ervaring|relevante|kwaliteit);
    steun … niet; wil … niet … (steunen|besparen|helpen);
    (mis|mislopen|misloop|verlies|verliezen|afzien|opgeven|haat|verpas) … …
    (voordel*|korting*|aanbieding*|ervaring|kwaliteit|functies)*; (voordelen|kortingen|aanbiedingen) …
    (mislopen|verliezen|missen); (beperkte|slechtere|mindere|minder goede|gebrekkige|saaie|slechte) …
    (ervaring|site|website|versie|dienst|inhoud); (jammer|helaas|op eigen risico);
    (gun|gunnen|gunt) … … … (geen|niet|inkomsten|niets)*; (geen) … (inkomsten|steun|hart|respect)`,
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
    (accepteert|instemt|toestemming|akkoord|accepteren|instemmen); (moet|moeten|dient) … … verlaten;
    (geen|niet) … … (wilt|wil|wenst|akkoord|accepteert|instemt|toestemming) … … (,)* … …
    (verlaat|verlaten|sluit|stop|gebruik … niet); (wilt|wil) … geen (cookies|tracking) … (,)* …
    (verlaat|verlaten|sluit|stop); (verlaat|verlaten) … … … (als|indien|wanneer) … … … (niet|geen);
    (accepteren|aanvaarden|akkoord|toestemming|instemming|instemmen) … … … (is|zijn) …
    (voorwaarde|vereist|vereiste|verplicht|noodzakelijk|nodig) … … … …
    (gebruik|gebruiken|bezoek|bezoeken|toegang|lezen|bekijken|verder|website|site|inhoud); (om) … … … (te
    bekijken|te lezen|te bezoeken|te gebruiken|toegang|verder te|te openen) … … … (is|moet|moeten|dient|dienen) …
    … … (accepteren|toestemming|akkoord|instemmen|aanvaarden|accepteert); (accepteer|aanvaard|ga akkoord|sta) … …
    … (om|en) … … … (ontgrendelen|te ontgrendelen|te lezen|te bekijken|verder te|te openen|toegang|lees verder);
    (wie|bezoekers die|gebruikers die) … (niet|geen) … … … …
    (doorgestuurd|omgeleid|geblokkeerd|geweigerd|verlaten|buitengesloten|doorverwezen); (zonder) …
    (akkoord|toestemming|instemming|acceptatie) … … … … (niet|geen|onmogelijk|geblokkeerd|doorgestuurd)`,
  access: `
    toegang; toegankelijk; inhoud; artikel; artikelen; lezen; verderlezen; site; website; pagina; pagina's; dienst;
    gebruiken; bezoeken; bekijken; verder; doorgaan; winkel; verlaten; beschikbaar; binnen;
    verlaat; verlaten; ontgrendelen; inhoud; nieuws; winkel; portaal; pagina; site; website; artikel; lezen;
    bekijken; gebruiken; gebruik`,
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
    (we|wij);
    (geen|niet|nooit) … … (voorwaarde|vereist|vereiste|verplicht|nodig|noodzakelijk); (hoeft|hoeven|hoef) … … …
    (niet|geen); (niet) … … (verlaten);
    (willen|wensen|zouden) … … (graag)* … (gebruiken|plaatsen|meten|tonen|inzetten); (geen|niet) … …
    (uitgesloten|verliest|verlies|benadeeld|nadeel|nadelen|geweigerd); van geen; (of|en|om) … … (door te
    gaan|verder|doorgaan) … zonder; in (beide|elk|ieder|alle) (gevallen|geval);
    (niemand) … (hoeft|moet)`,
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
  clickingOr: `
    (klik*|klikken|tik|tikken|druk|drukken|kiezen|kies) … … … … (of|dan wel)`,
  unopposed: `
    (tenzij|zonder|bij gebreke van) … … …
    (bezwaar|weigert|weiger|tegenbericht|reactie|anders|reageert|protesteert|afmeldt|hoort);
    (als|indien|zolang|wanneer|zo) … … (niets hoort|niets horen|niets laat horen|geen bezwaar|niet weigert);
    (geen) (bezwaar|reactie|tegenbericht|antwoord|weigering|protest); (als|indien|zolang) … (niet|niets|geen) …
    (weigert|reageert|zegt|antwoordt|afwijst|protesteert|laat horen|bezwaar);
    (tenzij|als|zolang) … … (verzet|verzetten|protesteert|niet verzet)`,
  processing: `
    (plaats*|start*|begin*|laad*|laden|activeer*|zetten|gebruik*|deel|delen|geven|stuur*|sturen|verkopen|volg*|analyseer*|meten|verzamel*|maken|schakelen)
    … … … …
    (cookie*|tracker*|tracking*|reclame*|advert*|partner*|profiel*|profielen|marketing*|gegevens|bezoek|scripts|pixels|gedrag|derden);
    (cookie*|tracker*|tracking*|reclame|advert*|gegevens|profiel*|scripts|pixels|alles) … … …
    (geplaatst|gedeeld|geactiveerd|doorgegeven|verkocht|geladen|ingeschakeld|gestart|gebruikt|actief|aan|verstuurd|verzameld);
    (remarketing|personalisatie|retargeting); (worden|wordt) … … (gegevens|cookies|profiel*|trackers) … …
    (gedeeld|doorgegeven|geplaatst|verkocht|verstrekt|gebruikt)`,
  barring: `
    (verlaat|sluit) (dan|u|alstublieft|a u b)* … (website|site|pagina); (uitsluitend|alleen|enkel|slechts) …
    (toegankelijk|beschikbaar|zichtbaar|leesbaar|te lezen|open|bereikbaar) … (voor|na|met|als) … … … …
    (accept*|aanvaard*|instem*|akkoord|toestemming); (voor|aan) (bezoekers|lezers|gebruikers|klanten|wie) die … …
    … (accepteren|aanvaarden|akkoord gaan|hebben geaccepteerd|toestemming geven);
    (accepteren|aanvaarden|toestemming) (van|voor)* (alle)* (cookies)* is (verplicht|vereist|noodzakelijk om|een
    voorwaarde)`,
  embracing: `
    alle; alles; graag; mag; prima`,
  deferring: `
    niet nu; nu niet; later; misschien`,
};
