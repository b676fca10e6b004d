import type { StarterTexts } from "../starter-texts";

/** Norwegian Bokmål. The titles of California's links stay in English: its regulations name them so. */
export const nb: StarterTexts = {
  texts: {
    banner: {
      title: "Personvernet ditt",
      body: "{controller} og partnere bruker informasjonskapsler (cookies) og lignende teknologi. De nødvendige er alltid på. De andre bruker vi bare med ditt samtykke og til disse formålene: {purposes}. Du kan avvise dem, og du kan når som helst trekke tilbake samtykket i personverninnstillingene.",
      accept_all: "Godta alle",
      reject_all: "Avvis alle",
      customize: "Tilpass",
      save: "Lagre valget mitt",
      close_label: "Lukk og avvis",
      ok: "OK",
    },
    preferences: {
      title: "Personverninnstillinger",
      intro: "Velg hva du tillater. Valget gjelder dette nettstedet og lagres til det utløper eller du endrer det.",
      necessary_note: "Nettstedet fungerer ikke uten disse, og derfor er de alltid på.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Reserver deg mot salg og deling",
      body: "Du kan be oss om å la være å selge eller dele personopplysningene dine og å bruke dem til målrettet annonsering.",
      confirm: "Reserver meg",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Reservasjonen er registrert: Nettleseren din sendte et Global Privacy Control-signal.",
      opted_out: "Du har reservert deg mot salg og deling av personopplysningene dine.",
    },
    embed: {
      title: "Eksternt innhold",
      body: "Innholdet kommer fra en annen leverandør, som kan lagre data på enheten din.",
      load_once: "Last inn én gang",
      always: "Tillat alltid",
    },
  },
  categories: {
    necessary: {
      label: "Nødvendige",
      description:
        "Nødvendige for at nettstedet skal fungere, for eksempel av hensyn til sikkerheten og for å huske dette valget.",
    },
    functional: { label: "Funksjonelle", description: "Husker innstillingene dine, for eksempel språk og visning." },
    analytics: { label: "Statistikk", description: "Måler hvordan nettstedet brukes, slik at vi kan forbedre det." },
    marketing: {
      label: "Persontilpasset annonsering",
      description:
        "Viser annonser ut fra det du gjør her og på andre nettsteder, og måler effekten av dem. Data deles med annonsepartnere.",
    },
  },
};
