import type { StarterTexts } from "../starter-texts";

/** Polish. The titles of California's links stay in English: its regulations name them so. */
export const pl: StarterTexts = {
  texts: {
    banner: {
      title: "Twoja prywatność",
      body: "Używamy plików cookie i podobnych technologii. Niektóre są niezbędne; pozostałe działają tylko za Twoją zgodą. Swój wybór możesz zmienić w każdej chwili.",
      accept_all: "Zaakceptuj wszystko",
      reject_all: "Odrzuć wszystko",
      customize: "Dostosuj",
      save: "Zapisz mój wybór",
      close_label: "Zamknij i odrzuć",
      ok: "OK",
    },
    preferences: {
      title: "Ustawienia prywatności",
      intro:
        "Wybierz, na co się zgadzasz. Wybór dotyczy tej witryny i jest przechowywany, dopóki nie wygaśnie lub go nie zmienisz.",
      necessary_note: "Bez nich witryna nie może działać, dlatego są zawsze włączone.",
    },
    opt_out: {
      link: "Your Privacy Choices",
      title: "Sprzeciw wobec sprzedaży i udostępniania",
      body: "Możesz zażądać, abyśmy nie sprzedawali ani nie udostępniali Twoich danych osobowych na potrzeby reklamy behawioralnej.",
      confirm: "Zgłoś sprzeciw",
    },
    limit_link: "Limit the Use of My Sensitive Personal Information",
    status: {
      gpc_honoured: "Sprzeciw uwzględniony: Twoja przeglądarka wysłała sygnał Global Privacy Control.",
      opted_out: "Zgłoszono sprzeciw wobec sprzedaży i udostępniania Twoich danych osobowych.",
    },
    embed: {
      title: "Treść zewnętrzna",
      body: "Ta treść pochodzi od innego dostawcy, który może zapisywać dane na Twoim urządzeniu.",
      load_once: "Wczytaj raz",
      always: "Zawsze zezwalaj",
    },
  },
  categories: {
    necessary: {
      label: "Niezbędne",
      description: "Konieczne do działania witryny, na przykład dla bezpieczeństwa i zapamiętania tego wyboru.",
    },
    functional: {
      label: "Funkcjonalne",
      description: "Zapamiętują Twoje ustawienia i dodają funkcje, takie jak wideo i czat.",
    },
    analytics: { label: "Analityczne", description: "Mierzą, jak używana jest witryna, abyśmy mogli ją ulepszać." },
    marketing: { label: "Marketingowe", description: "Pokazują dopasowane reklamy i mierzą ich skuteczność." },
  },
};
