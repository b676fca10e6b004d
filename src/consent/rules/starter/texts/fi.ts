import type { StarterTexts } from "../starter-texts";

/** Finnish. The titles of California's links stay in English: its regulations name them so. */
export const fi: StarterTexts = {
  texts: {
    banner: {
      title: "Yksityisyytesi",
      body: "{controller} ja kumppanit käyttävät evästeitä ja vastaavia tekniikoita. Välttämättömät ovat aina käytössä. Muita käytämme vain suostumuksellasi seuraaviin tarkoituksiin: {purposes}. Voit kieltäytyä, ja voit peruuttaa suostumuksesi milloin tahansa yksityisyysasetuksissa.",
      accept_all: "Hyväksy kaikki",
      reject_all: "Hylkää kaikki",
      customize: "Mukauta",
      save: "Tallenna valintani",
      close_label: "Sulje ja hylkää",
      ok: "OK",
    },
    preferences: {
      title: "Yksityisyysasetukset",
      intro:
        "Valitse, mitä sallit. Valintasi koskee tätä verkkosivustoa, ja se säilyy, kunnes se vanhenee tai muutat sitä.",
      necessary_note: "Verkkosivusto ei toimi ilman näitä, joten ne ovat aina käytössä.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Kiellä myynti ja jakaminen",
      body: "Voit pyytää, ettemme myy tai jaa henkilötietojasi emmekä käytä niitä kohdennettuun mainontaan.",
      confirm: "Kiellä",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Kieltosi on otettu huomioon: selaimesi lähetti Global Privacy Control -signaalin.",
      opted_out: "Olet kieltänyt henkilötietojesi myynnin ja jakamisen.",
    },
    embed: {
      title: "Ulkoinen sisältö",
      body: "Sisältö tulee toiselta palveluntarjoajalta, joka voi tallentaa tietoja laitteellesi.",
      load_once: "Näytä kerran",
      always: "Salli aina",
    },
  },
  categories: {
    necessary: {
      label: "Välttämättömät",
      description: "Tarvitaan verkkosivuston toimintaan, esimerkiksi tietoturvaan ja tämän valinnan muistamiseen.",
    },
    functional: { label: "Toiminnalliset", description: "Muistavat asetuksesi, kuten kielen ja ulkoasun." },
    analytics: { label: "Tilastointi", description: "Mittaa verkkosivuston käyttöä, jotta voimme parantaa sivustoa." },
    marketing: {
      label: "Kohdennettu mainonta",
      description:
        "Näyttää mainontaa sen perusteella, mitä teet täällä ja muilla verkkosivustoilla, ja mittaa mainonnan tuloksia. Tietoja luovutetaan mainoskumppaneille.",
    },
  },
};
