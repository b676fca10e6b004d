import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Italian. */
export const it: Wording = {
  sources: [
    authority(
      "Garante, guidelines of 2021-06-10, no. 231: scrolling alone is not consent; the closing X keeps the default",
      "https://www.garanteprivacy.it/web/guest/home/docweb/-/docweb-display/docweb/9677876",
    ),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    (continuando|proseguendo|chiudendo|scorrendo|navigando|utilizzando|usando|rimanendo|restando|visitando|accedendo|ignorando|procedendo|scrollando);
    se (continui|prosegui|chiudi|navighi|continua|prosegue|rimani|resti|utilizzi|usi|scorri|decidi|ignori|non|vai);
    (continuare|proseguire|prosecuzione|prosecuzione|proseguimento|continuazione) (a|la|con|della|nella|il|di|nell'|dell'|nel|navigazione|l');
    (uso|utilizzo|navigazione) (continuato|continuata|ulteriore|del|di|continuativo);
    (ulteriore|la semplice|il semplice|la mera|mero) (navigazione|uso|utilizzo|scorrimento|scroll);
    (scorrimento|scroll); la chiusura; clicca* … (link|altrove|fuori|elemento|qualunque|qualsiasi); qualora; salvo;
    a meno che; il silenzio; senza (modificare|opporsi|cambiare);
    (con|mediante) (la|il) (prosecuzione|navigazione|chiusura|scroll|scorrimento)`,
  consenting: `accett*; accettazione; acconsent*; consent*; consenso; d'accordo; autorizz*; approv*; permett*`,
  notConsenting: `
    se (accetti|acconsenti|accetta|acconsente|ci|presti|dai|sei d'accordo|vuoi); (accettare|acconsentire) o;
    non … (costituisce|significa|equivale|comporta|implica|presti|acconsenti|accetti|verranno|saranno|vengono|installeremo|useremo|installiamo|usiamo|vale|è|sarà|utilizzeremo|viene|verrà|presta|basta);
    senza (accettare|acconsentire|scegliere|consenso|prestare|il|dare|cookie|selezionare|tracciamento|alcun|fare|il);
    (nessun|nessuno|nessuna|alcun|alcuno|mai);
    (solo|soltanto|solamente|esclusivamente|unicamente) … (necessari|tecnici|essenziali|strettamente|con|se|dopo|i|indispensabili|quelli);
    anche se … (rifiuti|rifiuta|non|rifiutare);
    (puoi|può|potrai|potete) … (continuare|proseguire|navigare|usare|utilizzare|rifiutare);
    (chiederemo|chiediamo|con|previo|richiediamo) il (tuo|suo|vostro) (consenso); sia che; indipendentemente;
    finché non; restano (attivi|disattivati|bloccati|disattivi)`,
  accepting: `
    accett*; acconsent*; consent*; permett*; autorizz*; d'accordo; sì; attiva; abilita; approv*; tutti i cookie`,
  refusing: `
    necessari*; tecnic*; essenzial*; obbligator*; rifiut*; respin*; nega; negare; senza; no; non;
    (solo|soltanto|solamente|esclusivamente); necessari; tecnici; essenziali; indispensabili; strettamente; nessun*;
    disattiv*; blocc*; oppon*; oppongo; declin*; revoc*; disabilit*; vieta*; minimo`,
  settings: `
    selezionat*; spuntat*; impostazion*; preferenz*; opzion*; gesti*; personalizz*; configur*; sceg*; scelt*; salva;
    selezion*; modific*; cambia; regola; finalità; partner; controll*; decidi; decidere; avanzate; dettaglia`,
  elsewhere: `
    maggiori; informazion*; info; più; scopri; saperne; leggi; dettagli*; mostra; vedi; visualizza; tardi; ora;
    dopo; ricorda*; salta; chiudi; ok; va bene; capito; ho capito; continua; prosegui; esci; uscire; lascia;
    indietro; annulla; aiuto; nascondi; abbon*; paga; accedi; informativa; avanti; forse; altro momento; conferma;
    ignora; perché; abbandona; fine; home; torna; un'altra volta; altro`,
  withdrawing: `revoc*; ritir*; (qualsiasi|qualunque|ogni) momento; modific*; cambi*; oppo*`,
  advertising: `
    pubblicit*; marketing; annunc*; inserzion*; profil*; target*; retargeting; commercial*; promozion*; sponsor*;
    social; campagn*; offerte`,
};
