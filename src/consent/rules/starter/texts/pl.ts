import type { StarterTexts } from "../starter-texts";

/** Polish. The titles of California's links stay in English: its regulations name them so. */
export const pl: StarterTexts = {
  texts: {
    banner: {
      title: "Twoja prywatność",
      body: "{controller} i partnerzy używają plików cookie i podobnych technologii. Niezbędne są zawsze włączone. Pozostałych używamy tylko za Twoją zgodą, w następujących celach: {purposes}. Możesz odmówić, a zgodę wycofać w każdej chwili w ustawieniach prywatności.",
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
      body: "Możesz zażądać, abyśmy nie sprzedawali ani nie udostępniali Twoich danych osobowych ani nie wykorzystywali ich do reklamy ukierunkowanej.",
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
      description: "Zapamiętują Twoje ustawienia, na przykład język i sposób wyświetlania.",
    },
    analytics: { label: "Analityczne", description: "Mierzą sposób korzystania z witryny, abyśmy mogli ją ulepszać." },
    marketing: {
      label: "Reklama spersonalizowana",
      description:
        "Wyświetla reklamy na podstawie Twojego zachowania tutaj i w innych witrynach oraz je mierzy. Dane trafiają do partnerów reklamowych.",
    },
  },
};
