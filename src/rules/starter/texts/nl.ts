import type { StarterTexts } from "../starter-texts";

/** Dutch. The titles of California's links stay in English: its regulations name them so. */
export const nl: StarterTexts = {
  texts: {
    banner: {
      title: "Uw privacy",
      body: "Wij gebruiken cookies en vergelijkbare technieken. Sommige zijn noodzakelijk; de andere werken alleen als u dat toestaat. U kunt uw keuze op elk moment wijzigen.",
      accept_all: "Alles accepteren",
      reject_all: "Alles weigeren",
      customize: "Aanpassen",
      save: "Mijn keuze opslaan",
      close_label: "Sluiten en weigeren",
      ok: "OK",
    },
    preferences: {
      title: "Privacyvoorkeuren",
      intro:
        "Kies wat u toestaat. Uw keuze geldt voor deze website en wordt bewaard totdat zij verloopt of u haar wijzigt.",
      necessary_note: "Zonder deze kan de website niet werken; ze staan daarom altijd aan.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Bezwaar tegen verkoop en delen",
      body: "U kunt ons vragen uw persoonsgegevens niet te verkopen of te delen voor gedragsgerichte advertenties.",
      confirm: "Bezwaar maken",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Bezwaar verwerkt: uw browser heeft een Global Privacy Control-signaal gestuurd.",
      opted_out: "U hebt bezwaar gemaakt tegen verkoop en delen van uw persoonsgegevens.",
    },
    embed: {
      title: "Externe inhoud",
      body: "Deze inhoud komt van een andere aanbieder, die gegevens op uw apparaat kan opslaan.",
      load_once: "Eenmaal laden",
      always: "Altijd toestaan",
    },
  },
  categories: {
    necessary: {
      label: "Noodzakelijk",
      description:
        "Nodig om de website te laten werken, bijvoorbeeld voor de beveiliging en om deze keuze te onthouden.",
    },
    functional: {
      label: "Functioneel",
      description: "Onthoudt uw instellingen en voegt functies toe zoals video’s en chat.",
    },
    analytics: {
      label: "Statistiek",
      description: "Meet hoe de website wordt gebruikt, zodat wij haar kunnen verbeteren.",
    },
    marketing: { label: "Marketing", description: "Toont u relevante advertenties en meet of ze werken." },
  },
};
