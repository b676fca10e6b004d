import type { PromiseWording } from "../wording";

/** Italian: what texts promise about withdrawing, refusing and purposes. */
export const itPromises: PromiseWording = {
  revoking: `
    revoc*; ritir*; revoca; annull* … consenso;
    (scelta|decisione|consenso) … … (definitiv*|irrevocabile)`,
  burdening: `
    (per|via|tramite|mediante|con) … …
    (posta|lettera|raccomandata|e-mail|email|mail|telefono|fax|iscritto|pec|telefonata|modulo|scritto);
    (lettera|raccomandata|posta|postale|telefono|fax|pec|per iscritto|manoscritt*|telefonicamente);
    (scriv*|invi*|chiam*|contatt*|rivolg*|spedi*|mandare|mandando|telefon*) … …
    (a|ci|al|una|un|il|all'|nostro|servizio); (costo|spese|euro|documento d'identità|carta
    d'identità|motiv*|giustific*|account|copia); non (può|puoi|potrai|potrà|è possibile|sarà possibile) …
    (essere|revoc*|ritir*); (irrevocabile|impossibile|definitiv*); (solo|soltanto|non prima) … …
    (dopo|trascors*|passat*|di); (entro|trattat*|effetto|elaborat*) … … … (giorni|settimane|mesi|lavorativi)`,
  easing: `
    link; pulsante; icona; impostazioni; piè di pagina; qui; clic; clicc*; banner; finestra; stessa facilità; con
    la stessa; altrettanto facil*; preferenze; pagina; pannello; avviso;
    senza (costi|spese|motiv*|giustific*|dover|dare|spieg*); gratuit*; anche; pregiudica;
    (altrettanto|ugualmente|così) … (semplice|facile|facilmente);
    (qualsiasi momento|ogni momento|quando vuoi)`,
  interest: `
    legittimo interesse; interesse legittimo; interessi legittimi; legittimi interessi`,
  imposing: `
    non … (possono|può|puoi|è possibile) … (essere)* … (rifiut*|disattiv*|neg*|oppor*); (anche|pure) (senza|se) …
    … (consenso|rifiuti|accetti)*; senza possibilità di (rifiut*|oppo*)`,
  disclaiming: `
    (mai|nessun|nessuna|alcun|né|non) … … (bas*|fond*|invoc*|interess*|legittim*|sul|su);
    (solo|soltanto|unicamente|esclusivamente) … … consenso; mai`,
  preselecting: `
    (caselle|casella|interruttori|interruttore|opzioni|finalità|categorie|selettori|spunte|tutto|pulsanti|levette)
    … … … (già|preventivamente|per impostazione predefinita|in anticipo|per te|per lei|di default|fin dall'inizio)
    … (spuntat*|attiv*|selezionat*|acces*)*; (spuntat*|attivat*|selezionat*|preselezionat*|preimpostat*) … (per
    impostazione predefinita|in anticipo|già|per te|per lei|di default|preventivamente);
    (preselezionat*|prespuntat*|preattivat*|preflaggat*); già (spuntat*|attiv*|selezionat*|acces*);
    (deseleziona|togli la spunta|disattiva) (ciò|quello|quelle|quelli|quanto)`,
  required: `
    necessari*; essenzial*; tecnic*; indispensabil*; obbligator*; strettamente`,
  vague: `
    (altri|altre|diversi|diverse|vari|varie|ulteriori|simili|molteplici|certi)
    (scopi|finalità|cose|motivi|usi|obiettivi|ragioni|fini); (esigenze|finalità|ragioni|scopi)
    (aziendali|commerciali|interne|interni|di business|d'impresa)`,
  pleasing: `
    (miglior*|ottimizz*|ottimal*|piacevol*|perfett*|arricch*|fantastic*) … …
    (esperienza|visita|sito|navigazione|servizi*|contenut*|permanenza); esperienza`,
  concrete: `
    misur*; cont*; analizz*; statisti*; lingu*; regione; valuta; video; chat; mapp*; ricord*; accesso; carrello;
    preferit*; caratter*; aspetto; preferenz*; impostazion*; lettor*; comment*; social; scur*; modul*; ricerc*;
    negozi*; posizione; meteo; podcast; memorizz*; salv*`,
  rewarding: `
    (vinc*|regal*|bonus|scont*|coupon|buon*|premi*|risparmi*|gratis|punti|concorso|omaggio)`,
};
