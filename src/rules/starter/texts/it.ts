import type { StarterTexts } from "../starter-texts";

/** Italian. The titles of California's links stay in English: its regulations name them so. */
export const it: StarterTexts = {
  texts: {
    banner: {
      title: "La tua privacy",
      body: "Utilizziamo cookie e tecnologie simili. Alcuni sono necessari; gli altri vengono attivati solo se li autorizzi. Puoi cambiare la tua scelta in qualsiasi momento.",
      accept_all: "Accetta tutto",
      reject_all: "Rifiuta tutto",
      customize: "Personalizza",
      save: "Salva la mia scelta",
      close_label: "Chiudi e rifiuta",
      ok: "OK",
    },
    preferences: {
      title: "Preferenze sulla privacy",
      intro:
        "Scegli che cosa autorizzare. La scelta vale per questo sito e viene conservata fino alla scadenza o a una tua modifica.",
      necessary_note: "Il sito non può funzionare senza, perciò sono sempre attivi.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Opporsi alla vendita e alla condivisione",
      body: "Puoi chiederci di non vendere né condividere i tuoi dati personali per pubblicità comportamentale.",
      confirm: "Mi oppongo",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Opposizione accolta: il tuo browser ha inviato un segnale Global Privacy Control.",
      opted_out: "Ti sei opposto alla vendita e alla condivisione dei tuoi dati personali.",
    },
    embed: {
      title: "Contenuto esterno",
      body: "Questo contenuto proviene da un altro fornitore, che può memorizzare dati sul tuo dispositivo.",
      load_once: "Carica una volta",
      always: "Autorizza sempre",
    },
  },
  categories: {
    necessary: {
      label: "Necessari",
      description:
        "Indispensabili al funzionamento del sito, ad esempio per la sicurezza e per ricordare questa scelta.",
    },
    functional: {
      label: "Funzionali",
      description: "Ricordano le tue impostazioni e aggiungono funzioni come video e chat.",
    },
    analytics: { label: "Statistici", description: "Misurano come viene usato il sito, così possiamo migliorarlo." },
    marketing: { label: "Marketing", description: "Mostrano pubblicità pertinente e ne misurano l’efficacia." },
  },
};
