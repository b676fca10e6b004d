import type { StarterTexts } from "../starter-texts";

/** German. The titles of California's links stay in English: its regulations name them so. */
export const de: StarterTexts = {
  texts: {
    banner: {
      title: "Ihre Privatsphäre",
      body: "{controller} und Partner verwenden Cookies und ähnliche Technologien. Notwendige sind immer aktiv. Andere setzen wir nur mit Ihrer Einwilligung ein, und zwar für diese Zwecke: {purposes}. Sie können ablehnen und Ihre Einwilligung jederzeit in den Datenschutzeinstellungen widerrufen.",
      accept_all: "Alle akzeptieren",
      reject_all: "Alle ablehnen",
      customize: "Anpassen",
      save: "Auswahl speichern",
      close_label: "Schließen und ablehnen",
      ok: "OK",
    },
    preferences: {
      title: "Datenschutzeinstellungen",
      intro:
        "Wählen Sie, was Sie erlauben. Ihre Wahl gilt für diese Website und bleibt gespeichert, bis sie abläuft oder Sie sie ändern.",
      necessary_note:
        "Ohne diese Cookies und Technologien funktioniert die Website nicht, deshalb sind sie immer aktiv.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Dem Verkauf und der Weitergabe widersprechen",
      body: "Sie können verlangen, dass wir Ihre personenbezogenen Daten weder verkaufen noch weitergeben noch für zielgerichtete Werbung nutzen.",
      confirm: "Widersprechen",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Widerspruch berücksichtigt: Ihr Browser hat ein Global-Privacy-Control-Signal gesendet.",
      opted_out: "Sie haben dem Verkauf und der Weitergabe Ihrer personenbezogenen Daten widersprochen.",
    },
    embed: {
      title: "Externer Inhalt",
      body: "Dieser Inhalt stammt von einem anderen Anbieter, der Daten auf Ihrem Gerät speichern kann.",
      load_once: "Einmal laden",
      always: "Immer erlauben",
    },
  },
  categories: {
    necessary: {
      label: "Notwendig",
      description:
        "Für den Betrieb der Website erforderlich, zum Beispiel für die Sicherheit und um diese Wahl zu speichern.",
    },
    functional: {
      label: "Funktional",
      description: "Merkt sich Ihre Einstellungen, zum Beispiel Sprache und Darstellung.",
    },
    analytics: {
      label: "Statistik",
      description: "Misst, wie die Website genutzt wird, damit wir sie verbessern können.",
    },
    marketing: {
      label: "Personalisierte Werbung",
      description:
        "Zeigt Werbung, die sich nach Ihrem Verhalten hier und auf anderen Websites richtet, und misst sie. Daten gehen an Werbepartner.",
    },
  },
};
