import { dePromises } from "../promises/de-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** German. */
export const de: Wording = {
  ...dePromises,
  sources: [
    authority(
      "DSK, guidance for providers of digital services: browsing on is not consent; refusing on the first layer",
    ),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    surf* (sie|du)* weiter; (nutz*|navigier*|stöber*|scroll*|les*|lies*|blätter*|klick*) (sie|du) … weiter;
    (setzen|setzt) (sie|du) … … fort; (bleiben|verbleiben) sie; bleibst du; (treffen|triffst) (sie|du) keine;
    (wählen|wählst|unternehmen|unternimmst|tun|tust|machen|machst) (sie|du) nichts;
    (reagieren|reagierst|widersprechen|widersprichst) (sie|du) nicht;
    durch … (weiteren gebrauch|weiteren besuch|gebrauch|eintritt|weitere|weiteres|weiternutzung|weitersurfen|weiterscrollen|weiterlesen|weiterblättern|weiterklicken|nutzung|benutzung|schließen|fortsetzen|fortsetzung|fortfahren|scrollen|verbleiben|verwendung|besuch|verweilen|aufruf|aufrufen|bleiben|anklicken|betreten|ignorieren);
    klick* … (außerhalb|irgendwo|links|anderswo|andere|beliebig*); klick* auf (einen|jeden|irgendeinen) link;
    mit … (eintritt|gebrauch|weiteren|weiterer|schließen|betreten|anklicken|aufruf|fortsetzung|fortsetzen|weitersurfen|weiternutzung|scrollen|besuch);
    mit (ihrer|deiner) (nutzung|benutzung|verwendung);
    mit … (nutzung|benutzung|verwendung) (unserer|dieser|der|des|dieses|unseres) (seite|seiten|website|webseite|webseiten|angebots|angebote|dienste|dienstes|internetseite|homepage|shops|app|plattform|portals|onlineangebots|inhalte);
    bei weiterer;
    (indem|wenn|falls|sofern|solange|sobald) sie … (weitersurfen|weiterscrollen|weiterlesen|weiternutzen|weiterblättern|weiterklicken|weitergehen|weiter|fortfahren|bleiben|schließen|nutzen|fortsetzen|nichts|surfen|besuchen|scrollen|verwenden|navigieren|ignorieren);
    (indem|wenn|falls|sofern|solange|sobald) (du|ihr) … (weitersurfst|weiterscrollst|weiterliest|weiternutzt|weiterblätterst|weiterklickst|weitergehst|weiter|fortfährst|bleibst|schließt|nutzt|nichts|surfst|besuchst|scrollst|verwendest|ignorierst);
    (wer|wenn) … (weitersurft|weiterliest|weiterscrollt|weiternutzt|weiterklickt|weiterblättert|bleibt);
    (weitersurfen|weiterscrollen|weiternutzung|weiternutzen|weiterlesen|weiterblättern);
    weitere* (nutzung|benutzung|gebrauch|surfen|verwendung|besuch*|verbleib*|aufenthalt*);
    weiter (nutzen|surfen|verwenden|nutzt|surfst|benutzen|scrollen);
    das (anklicken|scrollen|verbleiben|ignorieren|verweilen|weiterklicken);
    (nutzung|benutzung|besuch|verwendung) (unserer|dieser|der|des|dieses|unseres|ihrer) (seite|seiten|website|webseite|webseiten|angebots|dienstes|dienste|internetseite|homepage|plattform|shops) … (gilt|bedeutet|stellt|heißt|ist|werten|wird|verstehen|betrachten|entspricht|erklären|stimmen|akzeptieren);
    (gilt|bedeutet|werten|betrachten|verstehen|sehen) … (nutzung|benutzung|besuch|verwendung);
    fortsetzung (ihres|des|der|ihrer);
    (sofern|wenn|solange|falls) … … nicht … … (widersprechen|widersprichst|ändern|änderst|ablehnen|ablehnst|deaktivieren|reagieren|handeln|wählen|auswählen|entscheiden|abwählen);
    (sofern|wenn|solange|falls) (sie|du) keine (auswahl|wahl|entscheidung|angabe|einstellung*|änderung*|antwort);
    es sei denn … … … (widersprechen|widersprichst|ablehnen|lehnen|deaktivieren); ohne … (widerspruch|änderung);
    ihr schweigen; untätig*;
    (gilt|gelten) … … als (ihre|deine|eine|stillschweigende)* (zustimmung|einwilligung|einverständnis|akzeptanz|genehmigung|erteilt);
    als (ihre|deine|eine|stillschweigende)* (zustimmung|einwilligung|einverständnis) (gewertet|betrachtet|verstanden|gesehen|angesehen|ausgelegt);
    (werten|betrachten|verstehen|sehen|deuten) wir … … als (ihre|deine|eine)* (zustimmung|einwilligung|einverständnis);
    gehen wir … … (von|davon) … … (zustimmung|einwilligung|einverständnis|einverstanden|aus);
    (bedeutet|heißt) (ihre|deine|die)* (zustimmung|einwilligung|einverständnis); gleichbedeutend mit;
    wer … … (bleibt|nutzt|besucht|weitermacht);
    (besucher|nutzer|personen) , die … … (bleiben|weitersurfen|weiterlesen|nutzen|besuchen);
    jeder , der … … (nutzt|besucht|bleibt|weitersurft); alle , die … … (nutzen|besuchen|bleiben);
    indem (sie|du) … … … (bleiben|bleibst|verbleiben); (besuchen|besuchst|öffnen|öffnest) (sie|du) (weitere|andere);
    beim (besuch|zugriff|betreten|aufruf|nutzen) … … (akzeptieren|stimmen|willigen|gestatten|erlauben|erklären);
    gebrauch machen; mit der anmeldung;
    (sollten|solltest) (sie|du) … (fortfahren|weitersurfen|bleiben|weiterlesen|weitermachen);
    (bedeutet|heißt) , dass (sie|du) … (zustimmen|zustimmst|einwilligen|akzeptieren|einverstanden);
    (durch|mit|bei|beim|infolge|per) … …
    (weiterlesen|weitersurfen|scrollen|weiterscrollen|herunterscrollen|blättern|weiterblättern|weiterklicken|wegklicken|verbleib*|nichtablehnung|nichtwiderspruch|nichtabwahl|ignorieren|schweigen|weiternutzung|fortsetzung|fortfahren|inanspruchnahme|weiternavigieren|verweilen);
    (genügt|reicht|ausreichend|genügen) … … (weiter*|scroll*|bleib*|surf*|lesen); (im|für den) … (fall|falle) …
    (weiternutzung|fortsetzung|weiteren|nichtreaktion); (einfach|bloß|schlicht) (weiter*|fort);
    (download|herunterladen|aufruf|abruf|öffnen|betreten|anklicken) … …
    (datei|dateien|inhalt*|seite*|link*|unterseite*|artikel*); kommt einer (einwilligung|zustimmung) gleich;
    (kommt|kommen) … (zustimmung|einwilligung|einverständnis*) gleich;
    (genügt|reicht|ausreichend|genügen) , weiter*;
    (indem|wenn|wer|sobald|falls|mit dem|durch den|beim) … … …
    (aufrufen|aufruft|aufruf|besuchen|besucht|besuch|nutzen|nutzt|betreten|betritt|verwenden|verwendet|öffnen|öffnet|ansehen|liest)`,
  consenting: `
    (zustimmen|zustimmung|zugestimmt|zustimmst|einwilligung|einwilligen|einwilligst); stimm* … zu;
    stimm* (sie|du) * * * zu; willig* … … ein; willig* (sie|du) * * * ein; akzeptier*; einverstanden;
    einverständnis; gestatten; gestattest; erlaub*; genehmig*; (stimmen|stimmst) (sie|du);
    (willigen|willigst) (sie|du);
    (willigen|willigst) … … … … … … ein; (gestatten|gestattest|erlauben|erlaubst) … uns;
    (einverstanden|einwilligung|zustimmung|zuzustimmen|zustimmen|zugestimmt|einzuwilligen)`,
  notConsenting: `
    (wenn|falls|sofern|soweit|sobald) (sie|du) (zustimmen|einwilligen|akzeptieren|zustimmst|einwilligst|akzeptierst|uns|dem|es|damit);
    (wenn|falls|sofern) (sie|du) … … … einverstanden (sind|bist);
    (wenn|falls|sofern|ob) (sie|du) … (zustimmen|einwilligen|zustimmst); (oder|und) ablehnen;
    (zustimmen|akzeptieren|einwilligen) oder;
    (nicht|nie|niemals|noch) (als|zu|zugestimmt|einverstanden|ein|ohne|automatisch|erforderlich|nötig|notwendig|voraussetzung|bedingung|abhängig|einwilligen|zustimmen|akzeptieren);
    (gilt|ist|bedeutet|stellt|bedeuten|gelten|werten|reicht|genügt) … (nicht|keine|noch);
    (nicht|nie) … (zustimmen|zustimmst|einwilligen|akzeptieren|ausreichend|zugestimmt);
    (kein|keine|keinen|keiner|keinerlei) … (einwilligung|zustimmung|einverständnis|cookies|tracker|tracking|daten|erlaubnis|bedingung|voraussetzung|akzeptanz|dienste|technologien);
    liegt … nicht;
    ohne … (zustimmung|einwilligung|zuzustimmen|einzuwilligen|akzeptieren|cookies|tracking|einverständnis);
    (nur|ausschließlich|lediglich) … (notwendige|notwendigen|technisch|erforderliche|erforderlichen|essenzielle|essenziellen|unbedingt|nötige|nötigste);
    auch (ohne|dann|wenn|weiter); auch … (nutzen|nutzt) wenn;
    (kann|können|kannst|dürfen) (sie|du) … (weiter|auch|weiterhin|ohne);
    (erst|nur) … (wenn|nach|mit|sobald|zustimmen) … (zustimmen|zustimmung|einwilligung|einwilligen|zustimmst|ihrer|sie|du);
    (bitten|fragen) wir; (unabhängig|egal) davon; (bleiben|bleibt) … (aus|inaktiv|blockiert|deaktiviert);
    mit (ihrer|deiner) (einwilligung|zustimmung);
    (brauchen|benötigen|erfordert|erfordern|bedarf|benötigt|bedürfen) … (einwilligung|zustimmung|erlaubnis);
    (ist|sind) freiwillig; als (ablehnung|verweigerung|nein|widerspruch);
    (erziehungsberechtigte*|eltern|sorgeberechtigte*);
    (durch|mit|über) … … … (widerrufen|widerrufst|zurückziehen|zurücknehmen);
    indem (sie|du) auf (akzeptieren|alle|alles|zustimmen|ok|ja|einverstanden|den|die|diese*|unsere*);
    klick auf (den|die|das|diesen|unseren) … (*einstellung*|*präferenz*|link|schaltfläche|button|formular|symbol);
    (besuch|aufruf|aufrufen|nutzung|öffnen|verwendung) (der|des|von|unserer|ihrer|dieses) … (*einstellung*|*präferenz*|links|link|schaltfläche|buttons|button|formulars|fußzeile|symbols);
    (den|diesen|die|unsere|ihre|das) … (link|*einstellungen|*präferenzen|schaltfläche|button|symbol|formular) … … (nutzen|nutzt|verwenden|verwendest|aufrufen|aufrufst|besuchen|besuchst|öffnen|öffnest|klicken|klickst);
    (merken|speichern|bewahren) wir … … (zustimmung|einwilligung|auswahl);
    wir (merken|speichern|bewahren) … … (zustimmung|einwilligung|auswahl); (zugestimmt|eingewilligt) zu haben;
    (klick|klicken|klickst|tippen|drücken|wählen|wählst) … … (akzeptieren|zustimmen|erlauben|einverstanden|zulassen|annehmen|ja|ok);
    (akzeptieren|erlauben|zustimmen|einverstanden|zulassen) … (klicken|klickst|wählen|wählst|tippen|drücken);
    ob (sie|du) … … (akzeptieren|zustimmen|einwilligen|akzeptierst|zustimmst|einwilligst); (bevor|ehe) (sie|du);
    (sobald|nachdem|wenn|falls|erst wenn) (sie|du) … … (zugestimmt|eingewilligt|akzeptiert) (haben|hast);
    nach (ihrer|deiner|der|erteilter) (einwilligung|zustimmung); (leiten|schließen) wir (nicht|keine*);
    (einwilligung|zustimmung) … (verweigert|abgelehnt|verweigern);
    mit (alle|allem)* (akzeptieren|annehmen|zustimmen|zulassen);
    (fragen|holen) (wir|sie) … … … (einwilligung|zustimmung); verweigert*; nur mit (ihrem|deinem|ihrer|deiner);
    (können|kannst) (sie|du) … … (ändern|widerrufen|zurücknehmen);
    (keine|kein|nicht) (form|art|ausdruck|zeichen) … (einwilligung|zustimmung); ob … …
    (einverstanden|zustimmen|zustimmst|akzeptieren|einwilligen|erlauben); in (jedem|beiden) (fall|fällen);
    (fragen|bitten) … … … (erneut|wieder|nochmals|neu); (nächsten|nächster|erneuten) besuch;
    (einwilligung|zustimmung|erlaubnis|entscheidung|wahl|auswahl) … … (gespeichert|aufbewahrt|gilt
    für|gültig|läuft ab|gilt nur|gilt auf|gilt bis);
    (niemand|keiner) (muss|braucht)`,
  accepting: `
    akzeptier*; zustimmen; zustimmung; stimme; einverstanden; einwilligen; einwilligung; annehmen; erlauben;
    zulassen; gestatten; ja; okay für mich; alle cookies; aktivieren; genehmigen; bestätigen und alle; alles klar`,
  refusing: `
    notwendig*; erforderlich*; essenziell*; essentiell*; technisch*; ablehn*; abgelehnt; lehne; verweiger*;
    widersprechen; widerspruch; widerrufen; nein; nur; ausschließlich; notwendige; erforderliche; essenzielle;
    essentielle; ohne; nicht; kein*; deaktivieren; blockieren; untersagen; verbieten; abwählen; unbedingt; minimal;
    keine`,
  settings: `
    *gewählt*; markierte; angekreuzte; *einstellung*; einstellen; anpassen; *option*; verwalten; *auswahl*;
    auswählen; wählen; konfigurieren; individuell; *präferenzen; speichern; ändern; bearbeiten; *zwecke; partner;
    wahl; entscheiden; festlegen; personalisieren; bestimmen; steuern; erweitert;
    einzeln*; teilweise; getrennt; je zweck; teile; genauer; bestimmen`,
  elsewhere: `
    mehr; erfahren; *information*; infos; info; details; anzeigen; ansehen; lesen; später; jetzt; erinnern;
    überspringen; schließen; ok; okay; verstanden; weiter; fortfahren; verlassen; zurück; abbrechen; hilfe;
    ausblenden; abonnieren; bezahlen; abo; anmelden; *erklärung; hinweise; impressum; vielleicht; ignorieren;
    ein anderes; beenden; warum; fertig; bestätigen; nächste*; weitere; startseite; alles klar; in ordnung;
    verstanden; alles klar; danke; klar;
    details; einblenden; und weiter; los`,
  withdrawing: `
    *widerruf*; widerrief*; rückgängig; jederzeit; *zurückzieh*; zurücknehm*; widersprech*; zurücknimm*;
    (auswahl|wahl|entscheidung*|einwilligung*|*einstellung*|*präferenz*) … … … (ändern|anpassen|geändert|ändert|ändere|änderst|angepasst|abändern);
    (ändern|ändere|anpassen|änderung) … … (auswahl|wahl|entscheidung*|einwilligung*|*einstellung*|*präferenz*);
    (zurück|rückgängig|umentscheiden|anders entscheiden|wieder aus*|später aus*|abschalten|nein
    sagen|umstellen|löschen); (zurückziehen|zurücknehmen|zurückholen)`,
  advertising: `
    werbe*; werbung; *werbung; marketing*; targeting; retargeting; anzeigen; *anzeigen; sponsor*; kampagne*;
    soziale*; profil*; promotion; vermarkt*; reklame; angebote`,
  idle: `
    (schließen|schließt|schließung|wegklicken|ausblenden|ignorieren|ignoriert|wegwischen) …
    (sie|du|hinweis|hinweises|fenster|fensters|banner|banners|meldung|nachricht|dieses|dieser|diese|den|das|es); das
    schließen; schweigen; stillschweigen; untätig*; nichtstun; (keine|ohne) …
    (antwort|reaktion|rückmeldung|entscheidung|widerspruch); (nichts|nicht)
    (tun|tust|tut|unternehmen|hören|antworten|antwortest|reagieren|reagierst|entscheiden|wählen|klicken|äußern);
    (hören|erhalten) wir … (nichts|keine); nichts von (ihnen|dir); (wer|jeder der|alle die) … … …
    (weiterliest|weitersurft|weiterscrollt|bleibt|weiternutzt|verweilt|schließt|scrollt|weitermacht|nutzt|besucht|fortfährt|schweigt|widerspricht);
    bleiben sie; bleibst du; klicken sie … … (beliebig*|andere*|irgend*|weitere*) … link*;
    (nutzen|verwenden|besuchen|scrollen|lesen|surfen|schließen) sie … … …
    (weiter|seite|website|fenster|hinweis|link|banner); (indem|wenn|falls|sofern|solange|sobald|dadurch dass) (sie|du)
    … … … …
    (bleiben|bleibst|verweilen|verbleiben|weiterlesen|weitersurfen|weiterscrollen|weitermachen|schließen|fortfahren|nutzen|nutzt|besuchen|antworten|reagieren|tun);
    (ihr|dein) (besuch|verbleib|aufenthalt|weitersurfen|weiterlesen);
    (scrollen|durchscrollen|herunterscrollen|wischen); (zweite|zweiten|weitere|weiteren|nächste|nächsten)
    (seite|unterseite|artikel); (verweilen|verbleiben) (auf|sie); (besucher|besucherinnen|nutzer|leser|personen|alle)
    … (die) … … … (ignorieren|schließen|bleiben|weitersurfen|wegklicken|weiterlesen|weiterscrollen|verweilen|nutzen);
    (treffen|trifft|triffst|treffe) … … (keine|nicht) … (wahl|entscheidung|auswahl); sobald (sie|du|besucher) … … …
    (weiterblättern|weiterscrollen|scrollen|blättern|weiterklicken|weitersurfen|weiterlesen); (nach|binnen|innerhalb)
    … (sekunde|sekunden|minute|minuten); wegklick*; wegklickt; wegwisch*;
    (unterbleib*|erfolgt|erfolgen|ausbleib*|fehlt|fehlen|fehlende|fehlender|mangels|ohne) … …
    (auswahl|antwort|reaktion|ablehnung|widerspruch|wahl|rückmeldung|entscheidung|widerspruchs|gegenteilige*|eingabe);
    (wird|werden|wurde) … nicht (widersprochen|abgelehnt|geantwortet|reagiert|gewählt|entschieden|ausgewählt);
    (stillschweigend*|konkludent*|automatisch); (solange|bis|sofern|falls|wenn) … … … nicht
    (widersprechen|ablehnen|widersprichst|ablehnst|abwählen|reagieren|ändern|deaktivieren|antworten|entscheiden|widersprochen|änderst|deaktivierst);
    (nach|innerhalb|binnen) … (sekunde*|minute*|zeit); (sobald|wenn|indem) … …
    (link|fenster|seite|inhalt|artikel|banner|hinweis|meldung) … …
    (anklick*|schließ*|öffn*|verlass*|wegklick*|aufruf*|ignorier*); (scroll*|scrollen);
    (nichtwiderspruch|nichtablehnung|nichtreaktion|untätigkeit|passivität|weiternutzung|weitersurfen|weiterlesen);
    (genügt|reicht) … … (weiter*|scroll*);
    browser* … … (eingestellt|einstellung*|zulässt|erlaubt|zulassen|konfiguriert|akzeptiert)`,
  affirming: `
    (als|ein|mit) ja; heißt ja; (als|wie) (erlaubnis|einverständnis|einwilligung|zustimmung|genehmigung);
    einverstanden; (alle|sämtliche) … (cookies|tracker|zwecke|dienste|kategorien) …
    (aktiv|aktiviert|gesetzt|eingeschaltet|geladen|erlaubt|an|ein); (aktivieren|setzen|laden|schalten|starten|nutzen)
    wir … … … (alle|alles|sämtliche); schalten … … alles … (ein|an|frei); alles …
    (aktiviert|eingeschaltet|freigeschaltet); eingewilligt; (sagt|sagen|sagst) … ja; ja zu; (als|für) … genehmigt;
    (werden|sind|gelten) (alle|sämtliche) …
    (aktiviert|akzeptiert|gesetzt|zugelassen|eingeschaltet|genehmigt|angenommen|aktiv|erlaubt)`,
  denying: `
    weder; nicht davon … aus; gehen nicht; (nicht|nie|niemals|keineswegs)
    (an|darauf|als|dass|davon|gleich|automatisch|mit|ja|einverstanden); nur weil; (andere|manche|viele)
    (seiten|websites|anbieter); (als|wie|bedeutet|heißt|gleich|ist|gilt als|ein) …
    (ablehnung|nein|verweigerung|widerspruch|absage); (lehnen|lehnst|verweigern) (sie|du); (lehnen|verweigern|lehnt) …
    … (ab|alle|die); (nichts|keine|keinerlei) … …
    (aktiviert|gesetzt|gespeichert|geladen|passiert|geschieht|eingeschaltet|an); bleibt (alles|nur); bleiben … …
    (aus|deaktiviert|gesperrt); (passiert|geschieht) nichts; ohne (ihr|dein) ja;
    (widerrufen|widerrufst|ändern|zurücknehmen|zurückziehen|anpassen) … … (,)* … … (indem|durch|wenn|mit|über); indem
    sie … … … … (widerrufen|ändern|zurückziehen); erneut … (fragen|gefragt|bitten|einwilligung); fragen wir;
    (ersetzt|ersetzen|begründet|ergibt|enthält|bedeutet) … … … nicht; (haben|hat) … nicht …
    (eingewilligt|zugestimmt|akzeptiert|eingewilligt); nicht (eingewilligt|zugestimmt); (nicht|nie) …
    (erforderlich|nötig|notwendig|verpflichtend|vorausgesetzt); keine (voraussetzung|bedingung); (nur|erst|allein) …
    (klick|schaltfläche|knopf|button|schalter); (entscheiden|wählen) (sie|du) … (später|selbst|frei|über|dann)`,
  acknowledging: `ok; okay; in ordnung; ja; gut; geht klar; einverstanden; passt; prima; super`,
  shaming: `
    (lieber|bevorzuge|egal|verzichte|mag) … …
    (schlecht*|langsam*|langweilig*|irrelevant*|unpassend*|werbung|schlechter*|teurer*|weniger);
    (schlechter*|langweilig*|irrelevant*|unsicher*|verpassen|verpasse|verzichte|ist mir egal|mir egal|vollen
    preis|pech);
    (möchte|will|brauche|mag|wünsche) … (kein|keine|keinen|nicht) …
    (besser*|gut*|optimal*|schön*|passend*|vorteil*|angebot*|rabatt*|hilfe|unterstütz*|journalis*|erlebnis|personalisiert*|relevant*);
    (nachteil*|verzicht*|vorteile|schlechter*|schlecht*|eingeschränkt*|minderwertig*|langsamer*|langweilig*|hasse|verpass*|verlier*|schade|leider|egal|in
    kauf|auf eigenes risiko|unterstützen|unpersönlich*|irrelevant*|unpassend*);
    (nichts wert|mehr zahlen|zahle … mehr|lieber mehr|wert); (lieber|gern|gerne) … …
    (mehr|weniger|zahle*|teurer*|ohne*)`,
  walling: `
    (nur|erst|ausschließlich|allein) … … (mit|nach|bei|gegen|wenn|sofern|sobald) … … …
    (zustimmung|einwilligung|einverständnis|zustimmen|einwilligen|akzeptieren|zustimmst|akzeptierst|akzeptiert|zugestimmt|eingewilligt);
    ohne … … (zustimmung|einwilligung|einverständnis|zuzustimmen|einzuwilligen|akzeptieren|ja) … … … … …
    (nicht|kein|keine|keinen|unmöglich|gesperrt|verwehrt|leider|ausgeschlossen); (müssen|musst|muss) … … … …
    (zustimmen|akzeptieren|einwilligen|annehmen|erlauben|zulassen);
    (zugang|zugriff|nutzung|besuch|lesen|lektüre|aufruf|teilnahme) … … … (setzt|setzen) … …
    (zustimmung|einwilligung|akzeptieren) … voraus; (zugang|zugriff|nutzung|besuch|lesen|lektüre|aufruf|betreten) … …
    … (erfordert|erfordern|verlangt|bedingt|benötigt|voraussetzung) … … …
    (zustimmung|einwilligung|akzeptanz|akzeptieren|cookies); (wenn|falls|sofern) (sie|du) … …
    (ablehnen|ablehnst|verweigern|nicht zustimmen|nicht einwilligen|nicht akzeptieren) … (,)* … … … …
    (nicht|kein|keine|keinen|verlassen|gesperrt|weitergeleitet); (lehnen|lehnst|verweigern) (sie|du) … … (ab)* … (,)*
    … … … (nicht|kein|keinen|verlassen|gesperrt|weitergeleitet); (nur|ausschließlich|allein|einzig) …
    (wer|besucher|nutzer|leser) … … …
    (akzeptiert|zustimmt|einwilligt|zustimmen|akzeptieren|einwilligen|zugestimmt|eingewilligt|akzeptieren);
    (nur|ausschließlich|allein|lediglich) … (nutzern|besuchern|lesern|denjenigen|jenen|denen) … … (,)* … … …
    (zustimmen|akzeptieren|einwilligen|zugestimmt|eingewilligt); (muss|müssen|musst) … … … verlassen;
    (keine|nicht|nichts) … … (möchten|wollen|möchtest|willst|wünschen|einverstanden|zustimmen|akzeptieren) … (,)*
    … (verlass*|verzicht*|schließ*) … … … (website|webseite|seite|angebot|nutzung|fenster)*;
    (verlassen|verlasse|schließen) … … … … (,)* (wenn|falls|sofern|sollten) … … … (nicht|keine);
    (zustimmung|einwilligung|einverständnis|akzeptanz|annahme|akzeptieren) … … (ist|sind) … …
    (voraussetzung|bedingung|erforderlich|notwendig|nötig|zwingend|pflicht|verpflichtend) … … …
    (nutzung|besuch|zugang|zugriff|lesen|angebot*|website|seite*|inhalte*|weiter*); (voraussetzung|bedingung) … …
    … … … … (ist) … … (zustimmung|einwilligung|akzeptanz); (nur|ausschließlich|lediglich|allein) … …
    (mit|nach|bei|unter) … … (akzeptierten|zustimmung|einwilligung|akzeptanz|einverständnis) … … …
    (genutzt|nutzbar|lesbar|besucht|zugänglich|aufgerufen|verfügbar|möglich|gelesen|erreichbar|betreten); (ohne) …
    … (zustimmung|einwilligung|einverständnis|akzeptanz) … … … …
    (umgeleitet|weitergeleitet|gesperrt|ausgesperrt|abgewiesen|ausgeschlossen|verwehrt|verschlossen|kein
    zugang|kein zugriff); (wer|besucher|nutzer|die|sie) … … (nicht|keine) … … (zustimm*|akzeptier*|einwillig*) … …
    … (umgeleitet|weitergeleitet|gesperrt|verlassen|ausgesperrt|abgewiesen);
    (akzeptieren|stimmen|erlauben|akzeptiere|stimme|zustimmen) … … … … (,)* (um) … …
    (weiterzulesen|freizuschalten|freizugeben|zu lesen|zu entsperren|fortzufahren|weiterzugehen|zu öffnen|zu
    nutzen); (sollten|falls|wenn|sofern) … … (nicht) … (zustimmen|akzeptieren|einwilligen|zustimmst|akzeptierst) …
    … (,)* … … … … … (nicht möglich|nicht|unmöglich|leider|gesperrt|verlassen); (erst|nur|nur dann) … …
    (wenn|nachdem|sobald) … … … … (zugestimmt|akzeptiert|eingewilligt|zustimmen|akzeptieren) … … (,)* … …
    (öffnet|öffnen|freigeschaltet|zugänglich|sichtbar|zugang|lesen|nutzen); (artikel|inhalt*|seite|zugang|zugriff)
    … … … (erst|nur) … … (nach|mit|wenn|bei) … … … … (zustimm*|einwillig*|akzept*);
    (nur) … … (nutzern|besuchern|lesern|personen|gästen|kunden|denen|jenen|leuten) … (,)* (die|welche) … … …
    (freigegeben|akzeptiert|zugestimmt|eingewilligt|erlaubt|zugelassen|akzeptieren|zustimmen|erlauben)`,
  access: `
    zugang; zugriff; inhalt; inhalte; inhalten; artikel; artikeln; lesen; weiterlesen; website; webseite; seite;
    seiten; angebot; dienst; shop; nutzen; nutzung; besuch; besuchen; betreten; ansehen; verlassen; weiter;
    weitersurfen; portal; zugänglich; verfügbar;
    weiterzulesen; weiterlesen; artikel; artikels; inhalte; inhalten; angebot; angebots; angebotes; website;
    webseite; seite; nutzung; fortfahren; fortzufahren; freizuschalten; beitrag; shop; dienst; dienste; portal;
    umgeleitet;
    rezepte; rezept; zeigen; videos; filme; inhalte`,
  open: `
    (nicht|nie|unabhängig|keineswegs) … … … (abhängig|ab|davon|voraus|nötig|erforderlich|notwendig|gebunden|verpflichtet|von);
    (hängt|setzt|erfordert|verlangt|braucht|benötigt|müssen|musst) … … … (nicht|keine);
    auch … … (ohne|wenn|dann|bei);
    (ob|egal|unabhängig|ebenso|genauso|trotzdem|weiterhin|vollständig|uneingeschränkt);
    (einige|einzelne|bestimmte|manche|eingebettete|externe|dieses|dieser) … (funktionen|inhalte|dienste|bereiche|elemente|video|videos|karten|karte);
    (video|videos|karte|karten|kartendienst|medien|eingebettet*|extern*|player|youtube|drittanbieter*);
    (cookies|tracker|technologien|daten|werbung|statistik|optionale|optionalen|zwecke|dienste|informationen) … … … (nur|nicht|erst|keine|brauchen|benötigen|einwilligung|zustimmung);
    (setzen|verwenden|speichern|nutzen|messen|laden|zeigen|verarbeiten|erheben|aktivieren|schalten) wir;
    (wir|dritte|partner) … … (nur|nicht|erst|keine|brauchen|benötigen|möchten);
    (abo|abonnement|abonnieren|bezahlen|kostenpflichtig*|pur); (nichts|keine) … (gespeichert|gesetzt|geladen);
    (werden|wird) … … (nur|erst|ausschließlich) … … (geladen|gesetzt|gespeichert|verarbeitet|weitergegeben|übermittelt|verwendet|genutzt|angezeigt|gemessen|gezählt|ausgewertet);
    (nur|erst|ausschließlich) … … … (geladen|gesetzt|gespeichert|verarbeitet|weitergegeben|übermittelt|verwendet|angezeigt|erhoben|gemessen|gezählt|ausgewertet);
    (um|für) … … … (zu verwenden|cookies|statistik|messung); (hindert|verhindert|hindern) … … (nicht|niemanden);
    (zählen|messen|verwenden|nutzen|setzen|zeigen|laden|analysieren|verarbeiten|teilen) wir;
    wir … (zählen|messen|verwenden|nutzen|setzen|zeigen|laden|analysieren);
    (keine|nicht) … (voraussetzung|bedingung|erforderlich|nötig|notwendig|pflicht|zwingend|verpflichtend);
    (müssen|brauchen|musst|brauchst) … … … (nicht|keine); (nicht) … … … … (verlassen|verzichten);
    (möchten|würden|wollen) … … … (verwenden|setzen|nutzen|einsetzen|messen|zeigen|laden|speichern);
    (keine|keinen|keiner|nicht|nichts) … …
    (ausgeschlossen|ausgesperrt|verloren|verlieren|vorenthalten|verwehrt|abgewiesen|nachteil*); von keinen;
    (oder|und|um|auf) … … … ohne (zustimmung|einwilligung|zuzustimmen|einzuwilligen|zu akzeptieren|akzeptieren) …
    (fortzufahren|fort|weiterzusurfen|weiterzulesen|weiter); in (jedem|beiden) (fall|fällen); so oder so;
    (niemand|keiner) … (muss|braucht)`,
  advertises: `
    (personalisierte*|gezielte*|relevante*|passende*|interessenbezogene*|individuelle*|interessenbasierte*|verhaltensbasierte*)
    … (werbung|anzeigen|angebote|werbeanzeigen); (anzeigen|werbung|werbeanzeigen) … …
    (zeigen|anzuzeigen|einblenden|auszuspielen|einzublenden|personalisieren|schalten|ausspielen|finanzieren);
    (zeigt|zeigen|spielt|spielen|blendet|liefert|finanziert) … … … … (werbung|anzeigen|werbeanzeigen|angebote);
    (für|und|zur|durch|von|eigene|online) …
    (werbung|werbezwecke*|marketing|marketingzwecke*|reklame|werbekampagnen|remarketing|retargeting|werbeanzeigen);
    werbe(partner|partnern|netzwerk|netzwerke|zwecke);
    (werbepartner*|werbenetzwerk*|werbekunden|werbetreibende*|werbezweck*|werbekampagn*|werbeprofil*|anzeigenpartner*|werbeanbieter*|werbedienst*);
    retarget*; remarket*; kampagnen*; *kampagne; zielgruppen … … (werbung|anzeigen|bilden|marketing);
    (bildet|bilden|erstellt|erstellen|baut|legt) … … …
    (profil|profile|zielgruppen|interessenprofil*|nutzungsprofil*|nutzerprofil*);
    (interessenprofil*|nutzungsprofil*|werbeprofil*|verhaltensprofil*|persönlichkeitsprofil*); profil ihrer;
    (profil|profile) … (interessen|verhalten); (datenhändler*|adresshändler*|werbetreibende*); (sozialen|soziale)
    (netzwerke|netzwerken|medien) … … (erkennen|wiedererkennen|verfolgen|tracken|identifizieren);
    (conversion*|konversion*); gesponserte*; (umsatz|verkäufe) … (steigern|erhöhen); (sozialen|soziale)
    (netzwerke|netzwerken|medien) … … (,)* … (erkennen|wiedererkennen|wiederzuerkennen|verfolgen|zu
    erkennen|identifizieren|zu verfolgen);
    anzeigenkunde*; werbekunde*; werbetreibende*`,
  measures: `
    (reichweitenmess*|besuchermess*|besuchsmess*|zugriffsmess*|erfolgsmess*|nutzungsanaly*|webanaly*|besucheranaly*|verhaltensanaly*|traffic-analy*|nutzungsmess*|leistungsmess*|klickverhalten*|surfverhalten*|nutzungsverhalten*|nutzerverhalten*|besucherverhalten*|statistik|statistiken|statistisch*|*statistik|*statistiken|analytics|heatmap*|session-replay|sitzungsaufzeichn*|besucherzähl*|besucherzahlen|klickpfad*|mausbeweg*|a
    b test|a b tests);
    (misst|messen|zählt|zählen|analysiert|analysieren|wertet|werten|erfasst|erfassen|verfolgt|verfolgen|untersucht|auswerten|auszuwerten|zu
    messen|zu zählen|messung|zählung|analyse|auswertung|erfassung|zeichnet|verstehen) … … … …
    (besuche*|besucher*|besuchen|zugriffe|reichweite|seitenaufrufe*|klicks|verhalten|nutzung|nutzen|aufrufe|verkehr|seiten
    gelesen|genutzt); (besuche|besucher|zugriffe|reichweite|seitenaufrufe|klicks|nutzung|nutzungsverhalten) … …
    (misst|messen|zählt|zählen|analysiert|auswerten|gemessen|gezählt|ausgewertet|analysieren);
    (besucher|nutzer|leser|sie|besucherinnen) … (klicken|lesen|verweilen|anklicken|scrollen)`,
  excluding: `
    nicht; nie; niemals; kein*; ohne; weder; noch; nichts; frei von; statt; anstatt; außer;
    (abgelehnt*|ablehn*|abgewählt|widersprochen|widerspruch|deaktiviert|blockiert|verweigert*|unterdrückt|verhindert);
    (ihre|ihrer|deine|die|diese|der|eine) …
    (auswahl|wahl|entscheidung|einwilligung|zustimmung|einstellung|einstellungen|präferenzen|antwort|cookie-auswahl|einwilligungen|cookie-einstellungen|ablehnung);
    (betrug*|angriff*|missbrauch*|bots|bot|spam|fehler*|ausfälle|störungen|lastverteilung|serverlast|last|server|auslastung|anmeldeversuch*|loginversuch*|ddos*|absturz*|abstürze);
    bewerbung*`,
  disagreeing: `
    (nicht|nichts) … (zustimmen|einverstanden|akzeptieren|einwilligen|erlauben|zulassen|annehmen|zu|ein); stimme …
    nicht zu; akzeptiere … nicht; willige … nicht ein`,
  clickingOr: `
    (klick*|anklick*|tipp*|drück*|drück*) … … … … (oder|bzw|beziehungsweise)`,
  unopposed: `
    (sofern|soweit|falls|wenn|solange|bis) … … … (nicht|nichts|keinen|kein|keine) …
    (widersprechen|widersprichst|ablehnen|ablehnst|anderes|sagen|mitteilen|hören|einwände|einwenden|widerspruch|abbestellen|reagieren|äußern|melden|erheben|widersprochen|abgelehnt|abwählen);
    (ohne|mangels|bei fehlendem|bei ausbleibendem) …
    (widerspruch|widerspruchs|ablehnung|rückmeldung|antwort|reaktion|einwand|einwände|gegenteilige*);
    (kein|keine|keinen) (widerspruch|einwand|einwände|antwort|reaktion|rückmeldung); es sei denn , sie
    widersprechen; (widersprechen|widersprichst|hören) (sie|du|wir) … (nicht|nichts)`,
  processing: `
    (beginn*|start*|setzen|laden|aktivier*|schalten|verwenden|nutzen|teilen|geben|senden|übermitteln|verkaufen|auswerten|werten|verfolgen|erstellen|bilden|sammeln|messen|spielen|einsetzen|speichern|erfassen|analysieren)
    … … … … … …
    (cookie*|tracker*|tracking|werbe*|werbung|partner*|profil*|marketing*|daten|besuch*|skript*|pixel*|verhalten*|auswertung|anzeigen|vermarkter*|dritte);
    (cookie*|tracker*|tracking|werb*|daten|profil*|skript*|pixel*|alles|marketing*|dienste) … … …
    (gesetzt|geteilt|aktiviert|weitergegeben|übermittelt|verkauft|geladen|eingeschaltet|gestartet|ausgewertet|verwendet|genutzt|aktiv|an|eingesetzt|erstellt|gebildet|übertragen);
    (werden|wird) … … … (daten|cookies|profile|tracker|besuch*|klick*) … …
    (geteilt|weitergegeben|übermittelt|verkauft|gesetzt|genutzt|ausgewertet); (geben|leiten) … … … (weiter)`,
  barring: `
    (verlassen|schließen|meiden) sie bitte … … (website|webseite|seite|angebot); bitte …
    (website|webseite|seite|seiten) (zu|wieder)* verlassen; (nur|ausschließlich|allein) …
    (nutzern|besuchern|lesern|gästen|kunden|personen|denen|jenen|menschen) … , (die|welche) … … … … …
    (freigegeben|akzeptiert|zugestimmt|eingewilligt|akzeptieren|zustimmen|erlauben|einwilligen|annehmen);
    (zustimmung|einwilligung|akzeptanz|annahme|akzeptieren) (zu|in|von|der|aller)* (allen|alle|marketing|aller)*
    (cookies|trackern)* ist (verpflichtend|obligatorisch|zwingend|pflicht|voraussetzung|bedingung);
    (die|unsere|unser) … (nur|erst) (sichtbar|lesbar|zugänglich|offen|nutzbar|verfügbar) (für|nach|mit|wenn) … … …
    … (zustimm*|einwillig*|akzept*)`,
  embracing: `
    alle; alles; allem; allen; gern; gerne; darf; dürfen; lassen; sämtliche`,
  deferring: `
    nicht jetzt; jetzt nicht; später; vielleicht`,
};
