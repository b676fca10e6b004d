import type { StarterTexts } from "../starter-texts";

/** Dutch. The titles of California's links stay in English: its regulations name them so. */
export const nl: StarterTexts = {
  texts: {
    banner: {
      title: "Uw privacy",
      body: "{controller} en partners gebruiken cookies en vergelijkbare technieken. Noodzakelijke staan altijd aan. Andere gebruiken wij alleen met uw toestemming, voor deze doeleinden: {purposes}. U kunt weigeren en uw toestemming op elk moment intrekken in de privacyvoorkeuren.",
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
        "Kies wat u toestaat. Uw keuze geldt voor deze website en wordt bewaard totdat deze verloopt of u deze wijzigt.",
      necessary_note: "Zonder deze kan de website niet werken; ze staan daarom altijd aan.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Bezwaar tegen de verkoop en het delen",
      body: "U kunt ons vragen uw persoonsgegevens niet te verkopen of te delen en niet voor gerichte advertenties te gebruiken.",
      confirm: "Bezwaar maken",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Bezwaar verwerkt: uw browser heeft een Global Privacy Control-signaal gestuurd.",
      opted_out: "U hebt bezwaar gemaakt tegen de verkoop en het delen van uw persoonsgegevens.",
    },
    embed: {
      title: "Externe inhoud",
      body: "Deze inhoud komt van een andere aanbieder, die gegevens op uw apparaat kan opslaan.",
      load_once: "Eén keer laden",
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
      description: "Onthoudt uw instellingen, zoals taal en weergave.",
    },
    analytics: {
      label: "Statistiek",
      description: "Meet hoe de website wordt gebruikt, zodat wij deze kunnen verbeteren.",
    },
    marketing: {
      label: "Gepersonaliseerde advertenties",
      description:
        "Toont advertenties op basis van uw gedrag hier en op andere websites en meet ze. Gegevens gaan naar advertentiepartners.",
    },
  },
};
