import { itPromises } from "../promises/it-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Italian. */
export const it: Wording = {
  ...itPromises,
  sources: [
    authority(
      "Garante, guidelines of 2021-06-10, no. 231: scrolling alone is not consent; the closing X keeps the default",
      "https://www.garanteprivacy.it/web/guest/home/docweb/-/docweb-display/docweb/9677876",
    ),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    (continuando|proseguendo|chiudendo|scorrendo|navigando|utilizzando|usando|rimanendo|restando|visitando|accedendo|ignorando|procedendo|scrollando|leggendo|entrando|permanendo);
    passando (a|ad) (un'altra|altra|altre|una);
    se (continui|prosegui|chiudi|navighi|continua|prosegue|rimani|resti|utilizzi|usi|scorri|ignori|non|vai|chiude|utilizza|naviga|visiti);
    se decidi di (continuare|proseguire|restare|navigare|non);
    (continuare|proseguire|prosecuzione|proseguimento|continuazione) (a|la|con|della|nella|il|di|nell'|dell'|nel|navigazione|l');
    (continua|continuate) (a|con); la permanenza;
    (uso|utilizzo|navigazione) (continuato|continuata|ulteriore|continuativo);
    (uso|utilizzo|navigazione|visita|consultazione) (del|della|di|sul|nel|in) … … … (comporta|implica|equivale|significa|costituisce|vale|presuppone|è considerat*);
    (con|mediante|tramite) (l'uso|l'utilizzo) (del|di|della|dei|delle|dell') … … (sito|servizio|servizi|pagina|pagine|portale|app);
    (ulteriore|la semplice|il semplice|la mera|mero) (navigazione|uso|utilizzo|scorrimento|scroll|consultazione|lettura|visita);
    (scorrimento|scroll); la chiusura; clicc* … (altrove|ovunque|fuori|elemento|qualunque|qualsiasi);
    clicca* su (un|altri|qualche) link; qualora; salvo; a meno che; silenzio; senza (modificare|opporsi|cambiare);
    (in mancanza|in assenza) di; (con|mediante) (la|il) (prosecuzione|navigazione|chiusura|scroll|scorrimento);
    (equivale|vale|valgono|comporta|implica|significa|costituisce|considera*|considererà|presume|intende|riteniamo|consideriamo|presumiamo) (ad|a|come|che|il|tu|un|una|tuo)* … (consenso|accettare|accettazione|accetti|accettati|acconsenti|prestato|assenso|accordo);
    finché (navighi|resti|rimani|usi|utilizzi|continui|visiti);
    (visitatori|utenti|coloro|chi) (che)* (rimangono|restano|continuano|navigano|usano|rimane|resta|continua|naviga|usa|prosegue);
    chiunque … (utilizza|usa|visita|utilizzi|usi|visiti|rimane|prosegua); chi (utilizza|visita);
    (consultandolo|consultandola|visitandolo|visitandola|usandolo|utilizzandolo|consultando);
    quando (visiti|apri|passi a) (altre|altra|un'altra);
    (interpretato|interpretata|inteso) come (un)* (consenso|accettazione); intendiamo che;
    finché non (ti opponi|rifiuti|disattivi|modifichi); facendo uso; effettuando l'accesso;
    in caso di (prosecuzione|continuazione); (intesa|interpretata) come (un)* (consenso|accettazione);
    (proseguimento|prosecuzione|continuazione) (della|del|dell'|nella|di) … (navigazione|visita|lettura|sessione);
    (basta|sufficiente|è sufficiente) … … (continuare|proseguire|navigare|restare|leggere|scorrere|rimanere);
    (continua|prosegui|resta|rimani|continui|prosegua) (a|con|la|il|su|nella) …; (fatto|atto) di
    (chiudere|navigare|continuare|proseguire|restare|rimanere|accedere|usare|visitare|ignorare|leggere);
    (semplice|mero|solo) (accesso|utilizzo|uso|scorrimento|scroll|proseguimento|click|clic); (semplice|mera|sola)
    (navigazione|visita|permanenza|consultazione|lettura|prosecuzione);
    (restare|rimanere|navigare|proseguire|continuare) … … … (vuol dire|significa|equivale|vale|comporta|implica);
    (accedendo|passando|scaricando|entrando|andando) … …
    (altra|altre|un'altra|area|sezione|pagina|file|contenuti); (con|per|mediante) (la|il|tua|tuo|sua|vostra) …
    (permanenza|navigazione|visita|presenza|accesso|ingresso);
    (chi|chiunque|se|quando) … (visita|visiti|visitano|apre|apri|usa|usi|utilizza|entra|entri|consulta)`,
  consenting: `accett*; accettazione; acconsent*; consent*; consenso; d'accordo; autorizz*; approv*; permett*`,
  notConsenting: `
    se (accetti|acconsenti|accetta|acconsente|ci|presti|dai|sei d'accordo);
    se vuoi (accettare|acconsentire|prestare|dare|autorizzare); (accettare|acconsentire) o;
    se non (accetti|acconsenti|presti|dai|accetta|acconsente|vuoi|desideri|sei);
    non … (costituisce|significa|equivale|comporta|implica|presti|acconsenti|accetti|verranno|saranno|vengono|installeremo|useremo|installiamo|usiamo|vale|è|sarà|utilizzeremo|viene|verrà|presta|basta|dipende|serve|occorre|richiede);
    senza (accettare|acconsentire|consenso|prestare|dare|cookie|tracciamento);
    senza (il|alcun) (tuo|suo|vostro)* (consenso|accordo|tracciamento|cookie);
    (nessun|nessuno|nessuna|alcun|alcuno|alcuna) (cookie|consenso|tracciamento|tracciatore|dato|altro|altra|accettazione|profilazione);
    mai;
    (solo|soltanto|solamente|esclusivamente|unicamente) … (necessari|tecnici|essenziali|strettamente|con|se|dopo|i|indispensabili|quelli);
    anche se … (rifiuti|rifiuta|non|rifiutare);
    (puoi|può|potrai|potete) … (continuare|proseguire|navigare|visitare);
    (puoi|può|potrai|potete) … (usare|utilizzare) (il|questo|il nostro) (sito|servizio);
    (chiederemo|chiediamo|con|previo|richiediamo) il (tuo|suo|vostro) (consenso); sia che; che tu accetti;
    indipendentemente; finché non (accetti|acconsenti|presti|dai|scegli);
    restano (attivi|disattivati|bloccati|disattivi); è (facoltativo|volontario|libero|opzionale);
    (richiede|richiedono|serve|occorre|necessita) … (consenso|autorizzazione); (dipende|subordinat*) … consenso;
    (qualora|a meno che|salvo che|ove) … … (acconsent*|accett*|prest*);
    salvo (il|previo)* (tuo|suo|vostro)* consenso; (in mancanza|in assenza) (di|del) (tuo|suo|vostro)* consenso;
    (genitori|genitore|tutore); come (rifiuto|un rifiuto|diniego);
    (visitando|usando|utilizzando|aprendo|accedendo|cliccando|uso|utilizzo) (a|su|di)* (le|i|il|la|l'|al|alle|ai|sul|sulla|sulle|del|delle|della|questo) … (preferenze|impostazioni|link|pulsante|pannello|modulo|icona);
    (conserviamo|ricordiamo|salviamo|memorizziamo) (il|la)* (tuo|tua|suo|vostro)* (consenso|scelta);
    senza aver (dato|prestato|accettato|espresso);
    (clicc*|prem*|scegliendo|scegli|seleziona|selezionando) (su|il|pulsante)* (accetta|accetto|consenti|consenti tutti|ok|sì);
    accettando; una volta (dato|prestato|accettato|ottenuto|che|ricevuto);
    dopo (aver|avere|il|la|che) … (accettato|consenso|acconsentito|dato|accetti);
    prima di (continuare|proseguire|navigare|usare|visitare); (abbia|ha|hai|aver|avere) (rifiutato|negato);
    con (accetta tutti|accetta|accetto); (chiediamo|chiederemo|chiedere) … … consenso; consenso negato;
    (di|come) negare il consenso; (vorremmo|desideriamo) … consenso;
    non … (una|alcuna) (forma|segno|manifestazione|prova|espressione) di … (consenso|accettazione|accordo);
    (dicci|indica|facci sapere|dica|indichi) … se; in (entrambi|ogni|tutti) (i)* (casi|caso);
    (chiediamo|chiederemo|richiediamo|richiederemo) … … (nuovo|prossima)*; prossima visita;
    (consenso|scelta|autorizzazione|decisione) … … (conservat*|salvat*|memorizzat*|vale per|valid*|scade);
    nessuno (deve|è)`,
  accepting: `
    accett*; acconsent*; consent*; permett*; autorizz*; d'accordo; sì; attiva; abilita; approv*; tutti i cookie`,
  refusing: `
    necessari*; tecnic*; essenzial*; obbligator*; rifiut*; respin*; nega; negare; senza; no; non;
    (solo|soltanto|solamente|esclusivamente); necessari; tecnici; essenziali; indispensabili; strettamente; nessun*;
    disattiv*; blocc*; oppon*; oppongo; declin*; revoc*; disabilit*; vieta*; minimo`,
  settings: `
    selezionat*; spuntat*; impostazion*; preferenz*; opzion*; gesti*; personalizz*; configur*; sceg*; scelt*; salva;
    selezion*; modific*; cambia; regola; finalità; partner; controll*; decidi; decidere; avanzate; dettaglia;
    parte; parti; singol*; separat*; tipo; finalità; alcuni`,
  elsewhere: `
    maggiori; informazion*; info; più; scopri; saperne; leggi; dettagli*; mostra; vedi; visualizza; tardi; ora;
    dopo; ricorda*; salta; chiudi; ok; va bene; capito; ho capito; continua; prosegui; esci; uscire; lascia;
    indietro; annulla; aiuto; nascondi; abbon*; paga; accedi; informativa; avanti; forse; altro momento; conferma;
    ignora; perché; abbandona; fine; home; torna; un'altra volta; altro;
    capito; ho capito; grazie; inteso`,
  withdrawing: `
    revoc*; ritir*; (qualsiasi|qualunque|ogni) momento; (oppors*|opposizione|opponi|opporti);
    (cambi*|modific*) … … (idea|scelta|scelte|preferenze|impostazioni|opinione|decisione|consenso);
    (scelta|scelte|preferenze|impostazioni|decisione|consenso) … … … (cambi*|modific*);
    (ripens*|ripensamento|tornare indietro|cambiare parere|più
    tardi|revocabile|revocabili|ritratt*|disattiv*|rivedere|annull*)`,
  advertising: `
    pubblicit*; marketing; annunc*; inserzion*; profil*; target*; retargeting; commercial*; promozion*; sponsor*;
    social; campagn*; offerte`,
  idle: `
    (chiudere|chiudi|chiude|chiudendo|chiusura|ignorare|ignori|ignora) …
    (banner|avviso|messaggio|finestra|informativa|questo|questa); silenzio; inattività;
    (nessuna|mancata|mancanza|assenza|senza) … (risposta|reazione|scelta|opposizione|azione|rifiuto); (non)
    (rispondi|risponde|fai|fa|scegli|reagisci|rifiuti|fate|rispondere); chi … …
    (continua|prosegue|resta|rimane|naviga|scorre|chiude|ignora); chi non (rifiuta|risponde|sceglie|si oppone);
    (la|tua|sua|semplice|vostra) (visita|permanenza|presenza|navigazione|lettura);
    (scorrere|scorri|scorrendo|scrollare); (continuare|proseguire|restare|rimanere|navigare|leggere) …
    (a|la|sul|nel|nella|con); (seconda|altra|successiva) pagina; (dopo|entro) … (secondi|minuti);
    (visitatori|utenti|lettori|coloro|quanti) che …
    (ignorano|chiudono|restano|continuano|proseguono|navigano|scorrono|rimangono); (assenza|mancanza) di …
    (scelta|risposta|reazione); (dopo|entro|per) … (secondo|secondi|minuto|minuti); far scorrere;
    (se|finché|qualora|ove|fintanto che) non (ti|si|vi|lo|li|ci)*
    (opponi|oppone|opponete|opponga|oppongono|opponiate|rifiuti|rifiuta|rifiutate|indichi|indica|modifichi|modifica|rispondi|risponde|manifesti|manifesta|disattivi|cambi|scegli|dici|dice);
    (salvo|a meno di|eccetto) … … …
    (indicazione|indicazioni|opposizione|contrario|diversa|rifiuto|dissenso|obiezione|disposizione); (in
    mancanza|in assenza|mancanza|assenza|mancata|mancato) … (di|del|un)* …
    (rifiuto|opposizione|risposta|scelta|dissenso|reazione|obiezione|azione);
    (trascors*|passat*|decors*|dopo|entro) … … (secondi|minuti|secondo|minuto|tempo);
    (tacit*|implicit*|automaticamente|presunto|presunta); (silenzio|inerzia|inattività|passività);
    browser … … (impostat*|configurat*|accetta|consente); chi tace`,
  affirming: `
    un sì; come sì; (dici|dire|significa) … sì; assenso; (tutti|tutte|tutto) … (cookie|tracciatori|finalità) …
    (attivi|attivati|installati|abilitati|attivate); (attiviamo|installiamo|abilitiamo) … (tutti|tutto|tutte); (si
    intende|si considera|si presume) … (prestato|dato|acquisito|accordo); (dire|dici|dice) sì;
    (considera|considerano|intende|intendono|presume|ritengono|ritiene|ritenuti|ritenuto|danno|dà) …
    (accettat*|prestat*|dato|acquisit*|concess*|per accettat*); (vale|valgono|equivale) …
    (assenso|sì|accettazione); vuol dire accettare; d'accordo`,
  denying: `
    né; mai; neanche; nemmeno; (equivale|significa|vale|è|costituisce|come|considerat*) …
    (rifiuto|rifiutare|no|diniego|opposizione); (rifiuti|rifiuta) … (tutti|i|tutto|gli|le); altri siti; nulla …
    (attivato|installato|attivo|viene); niente; non
    (si|ci|ti|lo|la|è|equivale|vale|comporta|presume|presumiamo|deduciamo|consideriamo|interpretiamo|significa|costituisce);
    (revocare|modificare|ritirare|cambiare) … … … … (da|dal|cliccando|tramite|con|in|su|accedendo|visitando|usando);
    non (sostituisce|sostituiscono|hanno|ha|hai); non … (necessario|obbligatorio|richiesto|occorre);
    (solo|soltanto|unicamente) … (pulsante|clic|bottone);
    (rifiutat*|negat*|disattivat*)`,
  acknowledging: `ok; okay; va bene; sì; d'accordo; perfetto; bene`,
  shaming: `
    (preferisco|voglio|rinuncio|scelgo) … … (peggio*|meno|brutt*|noios*|lent*|pubblicità|pagare|vantaggi|offerte);
    (peggiore|noios*|meno pertinenti|meno bello|non mi interessa|non m'importa|pazienza|perdere|prezzo pieno);
    non (voglio|desidero|mi piace|mi serve|ho bisogno) … …
    (un'esperienza|esperienza|miglior*|buon*|sostenere|aiutare|risparmiare|offerte|sconti|vantaggi|giornalismo|qualità|pertinent*|utili);
    (perdi|perdere|perdo|rinuncio|rinunciare|rinuncia|odio|detesto|sacrificare) … …
    (vantagg*|offert*|benefic*|esperienza|sconti|risparm*|qualità|accesso|privilegi*|comodità|funzion*);
    (esperienza|versione|sito|servizio) … (limitat*|peggior*|ridott*|inferior*|mediocre|base|incomplet*);
    (peccato|a mio rischio|che peccato|purtroppo)`,
  walling: `
    (solo|soltanto|solamente|esclusivamente|unicamente|riservato) … … …
    (se|con|dopo|previo|a|prestando|accettando|chi) … …
    (accetti|accetta|acconsenti|acconsente|consenso|accettato|accettazione|accettare); senza … …
    (accettare|acconsentire|consenso|accettazione) … … (,)* … … … (non|impossibile|nessun|negato|bloccato|vietato);
    (devi|deve|dovete|bisogna|occorre) … … (accettare|acconsentire|prestare|dare il consenso);
    (accesso|lettura|consultazione|utilizzo|uso|navigazione|visita|fruizione) … … …
    (richiede|esige|presuppone|subordinat*|condizionat*|dipende) … … … (consenso|accettazione|cookie|accettare);
    (se|qualora) (rifiuti|rifiuta|non accetti|non accetta|non acconsenti) … … (,)* … …
    (non|lasciare|abbandonare|bloccato|reindirizzat*); (deve|devi|dovete|obbliga|costretto) … …
    (lasciare|abbandonare|uscire);
    (se) … non … … (desideri|desidera|vuoi|vuole|accetti|accetta|acconsenti|acconsente|sei d'accordo) … … (,)* …
    (abbandona|abbandoni|lascia|lasci|esci|esca|chiudi|non usare|non utilizzare|devi|non potrai|non puoi|non
    potrà); (abbandona|lascia|esci) … … … (se) … non; (accettazione|consenso|accettare|acconsentire) … … …
    (è|sono|costituisce) … (condizione|requisito|necessari*|obbligatori*|indispensabile|presupposto) … … …
    (accedere|accesso|uso|usare|utilizzare|utilizzo|leggere|lettura|navigare|continuare|vedere|entrare|consultare|visitare|fruire);
    (accedere|leggere|entrare|continuare|vedere|usare|utilizzare|accesso|proseguire|navigare|consultare) … … … …
    (è|sarà|risulta) … (indispensabile|necessario|obbligatorio|richiesto) … …
    (accettare|acconsentire|accettazione|consenso|accettazione); (accetta|accettare|acconsenti|autorizza) … …
    (per|e) … (sbloccare|leggere|accedere|continuare|vedere|entrare|proseguire|navigare); (chi|utenti
    che|visitatori che|coloro che) non (accett*|acconsent*|autorizz*) … … … (reindirizzat*|bloccat*|non
    p*|esclus*|dev*|uscir*); (non potrai|non puoi|non potrà|non può|impossibile|non è possibile) … … … … …
    (senza|se non|finché non|a meno che) … … (accett*|acconsent*|consenso)`,
  access: `
    accesso; accedere; contenuto; contenuti; articolo; articoli; leggere; lettura; sito; pagina; pagine; servizio;
    usare; utilizzare; visitare; continuare; proseguire; consultare; entrare; lasciare; vedere; disponibile;
    disponibili; fruire; procedi; procedere;
    abbandona; sbloccare; contenuti; notizie; portale; reindirizzato; reindirizzati; negozio; usare; utilizzare;
    uso; sito; articolo; esci`,
  open: `
    (non|mai|né) …
    (dipende|richiede|presuppone|è|occorre|serve|devi|deve|bisogna|necessario|subordinat*|condizionat*|limita|comporta|incide);
    anche (se|senza|in|rifiutando|dopo); (a
    prescindere|indipendentemente|comunque|ugualmente|liberamente|gratis|gratuitamente);
    (alcune|alcuni|certe|certi|questo|questi) … (funzioni|funzionalità|contenuti|servizi|video|parti|mappa|mappe);
    (video|mappa|mappe|esterni|incorporat*|terze parti);
    (cookie|tracciatori|tecnologie|finalità|dati|pubblicità|statistiche|nulla) … … …
    (solo|non|soltanto|richiede|richiedono|nessun); (nessun|nessuno) (cookie|tracciatore|dato);
    (usiamo|installiamo|utilizziamo|useremo|attiviamo|trattiamo|misuriamo|chiediamo|attivare|installare);
    (abbon*|pagamento|pagare);
    (caricati|ceduti|comunicati|attivati|usati|utilizzati|trasmessi|caricati|trattati|installati|mostrati)
    (solo|soltanto); (per|di) (utilizzare|usare|installare) … cookie; non … (impedisce|impedirà|preclude);
    (contiamo|misuriamo|analizziamo|usiamo|condividiamo|carichiamo|mostriamo);
    (non|né|mai|nessuna) … … …
    (condizione|requisito|necessari*|obbligatori*|abbandonare|indispensabile|obbligato|dipende|presupposto);
    (vorremmo|desideriamo|vogliamo|ci piacerebbe) … (usare|utilizzare|installare|misurare|mostrare|impiegare); non
    … (sei|è|sarai|sarà|perdi|perde|comporta) … (esclus*|privat*|svantaggi*); non (serve|occorre|è richiesto|è
    necessario); (o|e|per) … … (continuare|continui|proseguire) senza; in (entrambi|ogni|tutti) (i)* (casi|caso);
    (nessuno) … (deve|è obbligato|è tenuto)`,
  advertises: `
    (pubblicità|annunci|inserzioni|offerte) … (personalizzat*|mirat*|pertinent*|su misura|basat*|in
    base|profilat*|adatt*); (mostr*|visualizz*|propo*|finanzi*|offr*) … …
    (pubblicità|annunci|inserzioni|pubblicitari*|offerte personalizzate);
    (pubblicitari|pubblicitario|pubblicitarie|pubblicitaria|inserzionisti|partner commerciali|partner di
    marketing|intermediari di dati|data broker); (di|per|a|fini|scopo)
    (marketing|pubblicità|remarketing|retargeting|profilazione);
    (remarketing|retargeting|profilazione|conversioni|conversione|sponsorizzat*);
    (crea|creano|creare|costruisce|elabora|traccia|definisce) … … profil*; profil* … …
    (interessi|comportament*|commercial*|gusti); (suoi|tuoi|vostri|degli) interessi; (social network|reti
    sociali|social) … … (riconoscere|riconoscerti|seguire|identificare|tracciare); campagne; (aumentare|incrementare)
    … vendite`,
  measures: `
    (statistica|statistiche|statistici|statistico|analytics|analitici|analitico|registrazione delle sessioni|mappe di
    calore|misurazione dell'audience|misurazioni);
    (misur*|cont*|analizz*|analisi|monitor*|tracci*|valut*|registr*|osserv*|capire|sapere|rilev*) … … … …
    (visite|visitatori|traffico|audience|clic|percorso|comportamento|uso|utilizzo|navigazione|pagine lette|pagine
    viste|pagine visitate|prestazioni|accessi|usi); (cliccano|leggono|guardano) … (visitatori|utenti|lettori);
    (visitatori|utenti|lettori) … (cliccano|leggono|guardano); movimenti … mouse`,
  excluding: `
    non; mai; senza; né; nessun; nessuna; niente; nulla; esclus*; tranne; salvo;
    (rifiut*|oppost*|opposizione|blocc*|disattiv*|negat*); (sua|tua|la|le|il|i|questa|una|vostra) …
    (scelta|scelte|decisione|consenso|preferenza|preferenze|impostazioni|risposta);
    (frod*|attacc*|bot|abus*|spam|error*|guast*|carico|server|tentativi)`,
  disagreeing: `
    non (accett*|acconsent*|consent*|permett*|autorizz*|sono d'accordo|presto); non sono d'accordo; non d'accordo`,
  clickingOr: `
    (clicc*|clic|prem*|facendo clic|tocc*|selezion*) … … … … (o|oppure|ovvero)`,
  unopposed: `
    (salvo|senza|in mancanza di|in assenza di|a meno di|fatta salva) … … …
    (opposizione|rifiuto|risposta|indicazione|contrario|diniego|obiezione|dissenso|reazione|diversa);
    (se|finché|qualora|ove) … non … …
    (opponi|oppone|opponete|opponga|rifiuti|rifiuta|dici|dice|rispondi|risponde|indichi|obietti|manifesti|disattivi|reagisci);
    (se|finché) non (ti|si|vi) (opponi|oppone|opponete|opponga); a meno che … non …
    (opponga|rifiuti|dica|indichi)*;
    (se|finché|qualora) non … (comunichi|comunica|comunicate|segnali|segnala|avvisi|dici|dice|specifichi|indichi)
    … (contrario|diversamente|opposto)*; salvo … (comunicazione|avviso|diniego|segnalazione)`,
  processing: `
    (attiv*|inizi*|avvi*|install*|caric*|utilizz*|us*|condivid*|condivis*|trasmett*|trasmess*|ced*|invi*|vend*|segu*|analizz*|misur*|raccog*|incroc*|cre*)
    … … … …
    (cookie|tracciator*|pubblicit*|partner|profil*|marketing|dati|visita|script|pixel|tracciamento|inserzionist*|comportamento|terzi|navigazione);
    (cookie|tracciator*|pubblicità|dati|profil*|script|pixel|tutto|tracciamento) … … …
    (attiv*|install*|condivis*|trasmess*|utilizzat*|usat*|caricat*|vendut*|cedut*|avviat*|inviat*);
    (remarketing|retargeting|personalizzazione|profilazione); (dati|cookie|profili) … …
    (sono|saranno|vengono|verranno) … (condivis*|cedut*|trasmess*|attivat*|vendut*|utilizzat*|inviat*)`,
  barring: `
    (abbandona|abbandoni|esci da) … (sito|pagina|portale); (accettazione|consenso)
    (di|dei|del|a|ai)* (tutti i)* (cookie)* è (obbligatori*|indispensabile|necessari* per|una
    condizione|condizione); (accessibile|accessibili|riservat*|disponibile|disponibili|visibile)
    (solo|soltanto|unicamente|esclusivamente) (a|per|agli|ai) … … … … (accett*|acconsent*)`,
  embracing: `
    tutto; tutti; tutte; volentieri; voglio; certo`,
  deferring: `
    non ora; non adesso; più tardi; forse; ora no`,
};
