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
    surf* (sie|du)* weiter; surf* sie weiter; nutz* sie … weiter; bleiben sie;
    durch … (weitere|weiteres|weiternutzung|weitersurfen|weiterscrollen|nutzung|benutzung|schließen|fortsetzen|fortsetzung|fortfahren|scrollen|verbleiben|verwendung|besuch|verweilen);
    klick* … (außerhalb|irgendwo|link|links|anderswo|andere);
    mit … (weiteren|weiterer|schließen|nutzung|benutzung|fortsetzung|fortsetzen|besuch|weitersurfen|weiternutzung|verwendung|scrollen);
    bei weiterer;
    (indem|wenn|falls|sofern|solange|sobald) sie … (weitersurfen|weiterscrollen|weiterlesen|weiternutzen|weiter|fortfahren|bleiben|schließen|nutzen|fortsetzen|nichts|surfen|besuchen|scrollen|verwenden|navigieren);
    (indem|wenn|falls|sofern|solange) (du|ihr) … (weitersurfst|weiterscrollst|weiterliest|weiternutzt|weiter|fortfährst|bleibst|schließt|nutzt|nichts|surfst|besuchst|scrollst|verwendest);
    (wer|wenn) … weitersurft; (weitersurfen|weiterscrollen|weiternutzung|weiternutzen|weiterlesen);
    weitere* (nutzung|benutzung|surfen|verwendung|besuch*|verbleib*);
    weiter (nutzen|surfen|verwenden|nutzt|surfst|benutzen|scrollen);
    (nutzung|benutzung|besuch|verwendung) (unserer|dieser|der|des|dieses|unseres) (seite|seiten|website|webseite|webseiten|angebots|dienstes|internetseite|homepage);
    fortsetzung (ihres|des|der|ihrer);
    (sofern|wenn|solange|falls) … nicht … (widersprechen|widersprichst|ändern|ablehnen|deaktivieren|reagieren|handeln|wählen);
    ohne … (widerspruch|änderung); ihr schweigen; untätig*`,
  consenting: `
    (zustimmen|zustimmung|zugestimmt|zustimmst|einwilligung|einwilligen|einwilligst); stimm* … zu;
    stimm* (sie|du) * * * zu; willig* … ein; willig* (sie|du) * * * ein; akzeptier*; einverstanden; einverständnis;
    gestatten; gestattest; erlaub*; genehmig*; (stimmen|stimmst) (sie|du); (willigen|willigst) (sie|du)`,
  notConsenting: `
    (wenn|falls|sofern|soweit|sobald) (sie|du) (zustimmen|einwilligen|akzeptieren|zustimmst|einwilligst|akzeptierst|uns|dem|es);
    (einwilligung|zustimmung) jederzeit; (oder|und) ablehnen; (zustimmen|akzeptieren|einwilligen) oder;
    (nicht|nie|niemals|noch) (als|zu|zugestimmt|einverstanden|ein|ohne|automatisch);
    (gilt|ist|bedeutet|stellt|bedeuten|gelten|werten|reicht|genügt) … (nicht|keine|noch);
    (nicht|nie) … (zustimmen|zustimmst|einwilligen|akzeptieren|ausreichend|zugestimmt);
    (kein|keine|keinen|keiner|keinerlei); liegt … nicht;
    ohne … (wählen|zustimmung|einwilligung|zuzustimmen|einzuwilligen|auswahl|akzeptieren|entscheidung|cookies|tracking|wahl|treffen);
    (nur|ausschließlich|lediglich) … (notwendige|notwendigen|technisch|erforderliche|erforderlichen|essenzielle|essenziellen|unbedingt);
    auch (ohne|dann|wenn|weiter); auch … (nutzen|nutzt) wenn;
    (kann|können|kannst|dürfen) (sie|du) … (weiter|auch|weiterhin|jederzeit|ohne);
    (erst|nur) … (wenn|nach|mit|sobald|zustimmen) … (zustimmen|zustimmung|einwilligung|einwilligen|zustimmst|ihrer|sie|du);
    (bitten|fragen) wir; (unabhängig|egal) davon; (bleiben|bleibt) … (aus|inaktiv|blockiert|deaktiviert);
    mit (ihrer|deiner) (einwilligung|zustimmung)`,
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
    *widerruf*; widerrief*; rückgängig; jederzeit; *zurückzieh*; zurücknehm*; änder*; anpass*; widersprech*`,
  advertising: `
    werbe*; werbung; *werbung; marketing*; targeting; retargeting; anzeigen; *anzeigen; sponsor*; kampagne*;
    soziale*; profil*; promotion; vermarkt*; reklame; angebote`,
};
