import type { StarterTexts } from "../starter-texts";

/** Danish. The titles of California's links stay in English: its regulations name them so. */
export const da: StarterTexts = {
  texts: {
    banner: {
      title: "Dit privatliv",
      body: "{controller} og samarbejdspartnere bruger cookies og lignende teknologier. De nødvendige er altid slået til. De øvrige bruger vi kun med dit samtykke og til disse formål: {purposes}. Du kan afvise dem, og du kan når som helst trække dit samtykke tilbage i privatlivsindstillingerne.",
      accept_all: "Accepter alle",
      reject_all: "Afvis alle",
      customize: "Tilpas",
      save: "Gem mit valg",
      close_label: "Luk og afvis",
      ok: "OK",
    },
    preferences: {
      title: "Privatlivsindstillinger",
      intro:
        "Vælg, hvad du tillader. Dit valg gælder for denne hjemmeside og gemmes, indtil det udløber, eller indtil du ændrer det.",
      necessary_note: "Hjemmesiden kan ikke fungere uden dem, så de er altid slået til.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Gør indsigelse mod salg og deling",
      body: "Du kan bede os om ikke at sælge eller dele dine personoplysninger og om ikke at bruge dem til målrettet annoncering.",
      confirm: "Gør indsigelse",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Indsigelsen er imødekommet: Din browser har sendt et Global Privacy Control-signal.",
      opted_out: "Du har gjort indsigelse mod salg og deling af dine personoplysninger.",
    },
    embed: {
      title: "Eksternt indhold",
      body: "Indholdet kommer fra en anden udbyder, som kan gemme data på din enhed.",
      load_once: "Indlæs én gang",
      always: "Tillad altid",
    },
  },
  categories: {
    necessary: {
      label: "Nødvendige",
      description:
        "Nødvendige for, at hjemmesiden fungerer, for eksempel af hensyn til sikkerheden og for at huske dette valg.",
    },
    functional: { label: "Funktionelle", description: "Husker dine indstillinger, for eksempel sprog og visning." },
    analytics: { label: "Statistik", description: "Måler, hvordan hjemmesiden bruges, så vi kan forbedre den." },
    marketing: {
      label: "Personaliseret annoncering",
      description:
        "Viser annoncer ud fra din adfærd her og på andre hjemmesider og måler effekten af dem. Data videregives til annoncepartnere.",
    },
  },
};
