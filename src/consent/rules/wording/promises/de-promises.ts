import type { PromiseWording } from "../wording";

/** German: what texts promise about withdrawing, refusing and purposes. */
export const dePromises: PromiseWording = {
  revoking: `
    widerruf*; widerrief*; zurücknehm*; zurückzieh*; zurückzunehmen; zurückzuziehen; (nehmen|ziehen) … …
    (einwilligung|zustimmung) … zurück;
    (entscheidung|wahl|auswahl) … … … (endgültig|unwiderruflich|bindend|verbindlich);
    (einwilligung*|zustimmung*) … … … … (nicht ändern|nicht zurück*|nicht rückgängig)`,
  burdening: `
    (per|mit|durch|über|via) … …
    (post|brief|einschreiben|mail|e-mail|telefon|fax|anruf|hotline|schreiben|formular|antrag);
    (schriftlich|postalisch|brieflich|telefonisch|einschreiben|briefpost|postweg|unterschrieben*|handschriftlich*);
    (schreiben|schicken|senden|rufen|wenden|kontaktieren|richten|mailen) … … …
    (uns|an|kundenservice|kundendienst|adresse|service|datenschutzbeauftragte*);
    (gebühr*|entgelt|kosten|euro|ausweis*|personalausweis*|kopie|begründ*|begründung|angabe von
    gründen|grund|kundenkonto|konto); (nicht|kein|unwiderruflich|ausgeschlossen|nicht mehr) … …
    (möglich|widerruf*|widerrufbar|zurück*); (erst|frühestens|nur) … …
    (nach|ablauf|tagen|monaten|wochen|ende|werktag*); (bearbeit*|wirksam) … … … (tage*|werktag*|wochen|monat*);
    (innerhalb|binnen) … (tagen|werktagen|wochen|monaten);
    (lassen|lässt) sich … nicht … (ändern|zurück*|widerrufen|rückgängig); nicht ändern`,
  easing: `
    link; schaltfläche; button; symbol; einstellungen; fußzeile; hier; klick; banner; fenster; ebenso einfach;
    genauso einfach; seitenende; ende der seite; unten auf; datenschutzeinstellungen; cookie einstellungen;
    privatsphäre;
    ohne (angabe von gründen|begründung|gründe|kosten|weiteres); kostenlos; kostenfrei; unentgeltlich; formlos;
    auch; rechtmäßigkeit;
    (ebenso|genauso|gleich|so) … (einfach|leicht);
    (jederzeit|kostet nichts|keine begründung|braucht keine)`,
  interest: `
    berechtigte* interesse*; berechtigt* interess*`,
  imposing: `
    (nicht|kein*) …
    (abgelehnt|abschalten|abschaltbar|abgewählt|deaktivier*|widersprechen|ablehnbar|abgeschaltet|verweigert|ausgeschaltet|abwählbar);
    auch ohne … (einwilligung|zustimmung|einverständnis); ob sie (wollen|zustimmen) oder nicht; (kein)
    (widerspruch|widerspruchsrecht)`,
  disclaiming: `
    (nie|niemals|nicht|kein|keine|keinen|keinem|weder) … … …
    (auf|berechtigt*|stützen|berufen|grundlage|interesse*); (nie|niemals|keinesfalls); (nur|ausschließlich|allein)
    … … (einwilligung|zustimmung|einverständnis); (stützen|berufen|beruht) … … … … … nicht`,
  preselecting: `
    (schalter|kästchen|häkchen|haken|optionen|regler|kategorien|zwecke|felder|boxen|einstellungen|auswahl|alles) …
    … … …
    (ein|an|gesetzt|aktiv|aktiviert|angehakt|angekreuzt|vorausgewählt|voreingestellt|eingeschaltet|ausgewählt|markiert|vorbelegt|eingestellt);
    (vorausgewählt*|vorangekreuzt*|vorbelegt*|voraktiviert*|vorab|vorsorglich|bereits|schon|für
    sie|standardmäßig|von vornherein) … …
    (gesetzt|aktiv|aktiviert|angehakt|angekreuzt|eingeschaltet|ausgewählt|markiert|ein|an|eingestellt);
    (vorausgewählt*|vorangekreuzt*|vorangehakt*|voraktiviert*); (bereits|schon)
    (angekreuzt|angehakt|aktiviert|eingeschaltet|ausgewählt)`,
  required: `
    notwendig*; erforderlich*; technisch*; essenziell*; unbedingt; nötig*; unverzichtbar*`,
  vague: `
    (andere|weitere|sonstige|verschiedene|ähnliche|diverse|allerlei|unterschiedliche|allgemeine|anderen|weiteren|sonstigen|verschiedenen|anderer|verschiedener)
    (zwecke|zwecken|dinge|dingen|gründe|gründen|ziele|zielen|anliegen);
    (geschäftliche|geschäftlichen|betriebliche|betrieblichen|interne|internen|unternehmerische)
    (zwecke|zwecken|gründe|gründen|bedarf|anforderungen|bedürfnisse|bedürfnissen)`,
  pleasing: `
    (verbess*|besser*|optimier*|optimal*|best*|angenehm*|schön*|perfekt*|toll*|attraktiv*) … …
    (erlebnis|nutzererlebnis|erfahrung|besuch*|website|webseite|seite|angebot*|service|dienste|nutzererfahrung|einkaufserlebnis|surferlebnis|auftritt);
    (nutzererlebnis|surferlebnis|einkaufserlebnis|nutzererfahrung|erlebnis); (angenehmer|schöner|besser) … machen`,
  concrete: `
    miss*; mess*; zähl*; analys*; statisti*; auswert*; sprache*; region; währung; video*; chat*; karte*; merk*;
    speicher*; anmeld*; warenkorb; wunschliste; favorit*; schrift*; darstell*; einstellung*; player; kommentar*;
    soziale; dunkel*; formular*; such*; filial*; standort; wetter; podcast*; inhalte; login; merkt`,
  rewarding: `
    (gewinn*|geschenk*|bonus*|rabatt*|gutschein*|prämie*|sparen|spar*|gratis|kostenlos|punkte|verlosung|günstiger|vorteil*)`,
};
