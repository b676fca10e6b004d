import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** German. */
export const de: Wording = {
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
    beim (besuch|zugriff|betreten|aufruf|nutzen) … … (akzeptieren|stimmen|willigen|gestatten|erlauben|erklären)`,
  consenting: `
    (zustimmen|zustimmung|zugestimmt|zustimmst|einwilligung|einwilligen|einwilligst); stimm* … zu;
    stimm* (sie|du) * * * zu; willig* … … ein; willig* (sie|du) * * * ein; akzeptier*; einverstanden;
    einverständnis; gestatten; gestattest; erlaub*; genehmig*; (stimmen|stimmst) (sie|du);
    (willigen|willigst) (sie|du)`,
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
    (fragen|holen) (wir|sie) … … … (einwilligung|zustimmung)`,
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
    wahl; entscheiden; festlegen; personalisieren; bestimmen; steuern; erweitert`,
  elsewhere: `
    mehr; erfahren; *information*; infos; info; details; anzeigen; ansehen; lesen; später; jetzt; erinnern;
    überspringen; schließen; ok; okay; verstanden; weiter; fortfahren; verlassen; zurück; abbrechen; hilfe;
    ausblenden; abonnieren; bezahlen; abo; anmelden; *erklärung; hinweise; impressum; vielleicht; ignorieren;
    ein anderes; beenden; warum; fertig; bestätigen; nächste*; weitere; startseite; alles klar; in ordnung`,
  withdrawing: `
    *widerruf*; widerrief*; rückgängig; jederzeit; *zurückzieh*; zurücknehm*; widersprech*; zurücknimm*;
    (auswahl|wahl|entscheidung*|einwilligung*|*einstellung*|*präferenz*) … … … (ändern|anpassen|geändert|ändert|ändere|änderst|angepasst|abändern);
    (ändern|ändere|anpassen|änderung) … … (auswahl|wahl|entscheidung*|einwilligung*|*einstellung*|*präferenz*)`,
  advertising: `
    werbe*; werbung; *werbung; marketing*; targeting; retargeting; anzeigen; *anzeigen; sponsor*; kampagne*;
    soziale*; profil*; promotion; vermarkt*; reklame; angebote`,
};
