import type { StarterTexts } from "../starter-texts";

/** Italian. The titles of California's links stay in English: its regulations name them so. */
export const it: StarterTexts = {
  texts: {
    banner: {
      title: "La tua privacy",
      body: "{controller} e i suoi partner utilizzano cookie e tecnologie simili. Quelli necessari sono sempre attivi. Con il tuo consenso ne utilizziamo altri, anche di profilazione, per queste finalità: {purposes}. Se rifiuti o chiudi questo avviso senza scegliere, restano attivi solo quelli necessari. Puoi revocare il consenso in qualsiasi momento nelle preferenze sulla privacy.",
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
      necessary_note: "Il sito non può funzionare senza di essi, perciò sono sempre attivi.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Opporsi alla vendita e alla condivisione",
      body: "Puoi chiederci di non vendere né condividere i tuoi dati personali e di non usarli per pubblicità mirata.",
      confirm: "Mi oppongo",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Opposizione accolta: il tuo browser ha inviato un segnale Global Privacy Control.",
      opted_out: "La tua opposizione alla vendita e alla condivisione dei tuoi dati personali è stata registrata.",
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
      description: "Ricordano le tue impostazioni, per esempio la lingua e la visualizzazione.",
    },
    analytics: { label: "Statistici", description: "Misurano come viene usato il sito, così possiamo migliorarlo." },
    marketing: {
      label: "Pubblicità personalizzata",
      description:
        "Mostra pubblicità in base al tuo comportamento qui e su altri siti e la misura. I dati sono comunicati a partner pubblicitari.",
    },
  },
};
