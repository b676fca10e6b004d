import type { StarterTexts } from "../starter-texts";

/** Romanian. The titles of California's links stay in English: its regulations name them so. */
export const ro: StarterTexts = {
  texts: {
    banner: {
      title: "Confidențialitatea dumneavoastră",
      body: "{controller} și partenerii săi folosesc module cookie și tehnologii similare. Cele necesare sunt întotdeauna active. Pe celelalte le folosim numai cu consimțământul dumneavoastră, în următoarele scopuri: {purposes}. Le puteți refuza și vă puteți retrage consimțământul în orice moment din preferințele de confidențialitate.",
      accept_all: "Acceptă toate",
      reject_all: "Refuză toate",
      customize: "Personalizează",
      save: "Salvează alegerea mea",
      close_label: "Închide și refuză",
      ok: "OK",
    },
    preferences: {
      title: "Preferințe de confidențialitate",
      intro:
        "Alegeți ce permiteți. Alegerea dumneavoastră este valabilă pentru acest site și se păstrează până când expiră sau o modificați.",
      necessary_note: "Site-ul nu poate funcționa fără acestea, de aceea sunt întotdeauna active.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Opoziție față de vânzare și partajare",
      body: "Ne puteți cere să nu vindem și să nu partajăm datele dumneavoastră cu caracter personal și să nu le folosim pentru publicitate direcționată.",
      confirm: "Mă opun",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured:
        "Opoziția a fost luată în considerare: browserul dumneavoastră a trimis un semnal Global Privacy Control.",
      opted_out: "V-ați opus vânzării și partajării datelor dumneavoastră cu caracter personal.",
    },
    embed: {
      title: "Conținut extern",
      body: "Acest conținut provine de la un alt furnizor, care poate stoca date pe dispozitivul dumneavoastră.",
      load_once: "Încarcă o dată",
      always: "Permite întotdeauna",
    },
  },
  categories: {
    necessary: {
      label: "Necesare",
      description:
        "Necesare pentru funcționarea site-ului, de exemplu pentru securitate și pentru memorarea acestei alegeri.",
    },
    functional: {
      label: "Funcționale",
      description: "Memorează setările dumneavoastră, de exemplu limba și modul de afișare.",
    },
    analytics: {
      label: "Statistice",
      description: "Măsoară modul în care este folosit site-ul, pentru a-l putea îmbunătăți.",
    },
    marketing: {
      label: "Publicitate personalizată",
      description:
        "Afișează reclame pe baza comportamentului dumneavoastră aici și pe alte site-uri și măsoară eficiența acestora. Datele sunt transmise partenerilor de publicitate.",
    },
  },
};
