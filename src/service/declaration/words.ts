/** The declaration's own words, beside the texts of the banner document. */
export interface Words {
  readonly name: string;
  readonly kind: string;
  readonly party: string;
  readonly host: string;
  readonly duration: string;
  readonly purpose: string;
  /** Before the name of who answers for the website. */
  readonly controller: string;
  /** Name of the last category, of services that have none of the document's. */
  readonly unclassified: string;
  /** The description of that category. */
  readonly unclassifiedServices: string;
  /** Link to a company's privacy policy. */
  readonly privacyPolicy: string;
  /** In place of the services of a category that has none. */
  readonly noServices: string;
  /** Caption of the table of what a service stores. */
  readonly stored: string;
  /** The duration of what ends with the browser session. */
  readonly session: string;
  readonly cookie: string;
  readonly local: string;
  readonly sessionStorage: string;
  readonly indexeddb: string;
  readonly pixel: string;
  readonly first: string;
  readonly third: string;
}

const english: Words = {
  ...{ controller: "Data controller", unclassified: "Unclassified" },
  ...{ unclassifiedServices: "Services that are not assigned to a category yet." },
  ...{ name: "Name", kind: "Kind", party: "Set for", host: "Host", duration: "Duration", purpose: "Purpose" },
  ...{ privacyPolicy: "Privacy policy", noServices: "None.", stored: "What is stored on your device" },
  ...{ session: "Browser session", cookie: "Cookie", local: "Local storage", sessionStorage: "Session storage" },
  ...{ indexeddb: "IndexedDB", pixel: "Pixel", first: "This website", third: "Another website" },
};

/** In the languages that the starter document has texts in. */
const wordsByLanguage: Readonly<Record<string, Words>> = {
  en: english,
  de: {
    ...{ controller: "Verantwortlicher", unclassified: "Nicht zugeordnet" },
    ...{ unclassifiedServices: "Dienste, die noch keiner Kategorie zugeordnet sind." },
    ...{ name: "Name", kind: "Art", party: "Gesetzt für", host: "Host", duration: "Dauer", purpose: "Zweck" },
    ...{ privacyPolicy: "Datenschutzerklärung", noServices: "Keine.", stored: "Was auf Ihrem Gerät gespeichert wird" },
    ...{ session: "Browsersitzung", cookie: "Cookie", local: "Local Storage", sessionStorage: "Session Storage" },
    ...{ indexeddb: "IndexedDB", pixel: "Pixel", first: "Diese Website", third: "Eine andere Website" },
  },
  es: {
    ...{ controller: "Responsable del tratamiento", unclassified: "Sin clasificar" },
    ...{ unclassifiedServices: "Servicios que aún no están asignados a ninguna categoría." },
    ...{ name: "Nombre", kind: "Tipo", party: "Establecido para", host: "Host", duration: "Duración" },
    ...{ purpose: "Finalidad", privacyPolicy: "Política de privacidad", noServices: "Ninguno." },
    ...{ stored: "Lo que se almacena en su dispositivo", session: "Sesión del navegador", cookie: "Cookie" },
    ...{ local: "Almacenamiento local", sessionStorage: "Almacenamiento de sesión", indexeddb: "IndexedDB" },
    ...{ pixel: "Píxel", first: "Este sitio web", third: "Otro sitio web" },
  },
  fr: {
    ...{ controller: "Responsable du traitement", unclassified: "Non classés" },
    ...{ unclassifiedServices: "Services qui ne sont pas encore rattachés à une catégorie." },
    ...{ name: "Nom", kind: "Type", party: "Déposé pour", host: "Hôte", duration: "Durée", purpose: "Finalité" },
    ...{ privacyPolicy: "Politique de confidentialité", noServices: "Aucun." },
    ...{ stored: "Ce qui est enregistré sur votre appareil", session: "Session du navigateur", cookie: "Cookie" },
    ...{ local: "Stockage local", sessionStorage: "Stockage de session", indexeddb: "IndexedDB", pixel: "Pixel" },
    ...{ first: "Ce site", third: "Un autre site" },
  },
  it: {
    ...{ controller: "Titolare del trattamento", unclassified: "Non classificati" },
    ...{ unclassifiedServices: "Servizi non ancora assegnati a una categoria." },
    ...{ name: "Nome", kind: "Tipo", party: "Impostato per", host: "Host", duration: "Durata", purpose: "Finalità" },
    ...{ privacyPolicy: "Informativa sulla privacy", noServices: "Nessuno." },
    ...{ stored: "Che cosa viene memorizzato sul dispositivo", session: "Sessione del browser", cookie: "Cookie" },
    ...{ local: "Archiviazione locale", sessionStorage: "Archiviazione di sessione", indexeddb: "IndexedDB" },
    ...{ pixel: "Pixel", first: "Questo sito", third: "Un altro sito" },
  },
  nl: {
    ...{ controller: "Verwerkingsverantwoordelijke", unclassified: "Niet ingedeeld" },
    ...{ unclassifiedServices: "Diensten die nog niet bij een categorie zijn ingedeeld." },
    ...{ name: "Naam", kind: "Soort", party: "Geplaatst voor", host: "Host", duration: "Duur", purpose: "Doel" },
    ...{ privacyPolicy: "Privacyverklaring", noServices: "Geen.", stored: "Wat op uw apparaat wordt opgeslagen" },
    ...{ session: "Browsersessie", cookie: "Cookie", local: "Lokale opslag", sessionStorage: "Sessieopslag" },
    ...{ indexeddb: "IndexedDB", pixel: "Pixel", first: "Deze website", third: "Een andere website" },
  },
  pl: {
    ...{ controller: "Administrator danych", unclassified: "Niesklasyfikowane" },
    ...{ unclassifiedServices: "Usługi, których jeszcze nie przypisano do żadnej kategorii." },
    ...{ name: "Nazwa", kind: "Rodzaj", party: "Ustawiane dla", host: "Host", duration: "Czas", purpose: "Cel" },
    ...{ privacyPolicy: "Polityka prywatności", noServices: "Brak.", stored: "Co jest zapisywane na urządzeniu" },
    ...{ session: "Sesja przeglądarki", cookie: "Plik cookie", local: "Pamięć lokalna" },
    ...{ sessionStorage: "Pamięć sesji", indexeddb: "IndexedDB", pixel: "Piksel" },
    ...{ first: "Ta witryna", third: "Inna witryna" },
  },
  pt: {
    ...{ controller: "Responsável pelo tratamento", unclassified: "Não classificados" },
    ...{ unclassifiedServices: "Serviços ainda não atribuídos a uma categoria." },
    ...{ name: "Nome", kind: "Tipo", party: "Definido para", host: "Host", duration: "Duração", purpose: "Finalidade" },
    ...{ privacyPolicy: "Política de privacidade", noServices: "Nenhum." },
    ...{ stored: "O que é guardado no seu dispositivo", session: "Sessão do navegador", cookie: "Cookie" },
    ...{ local: "Armazenamento local", sessionStorage: "Armazenamento de sessão", indexeddb: "IndexedDB" },
    ...{ pixel: "Pixel", first: "Este site", third: "Outro site" },
  },
};

/** The words of a language, with the tag of the language that they are in: English where there are none. */
export function wordsIn(language: string): { readonly words: Words; readonly language: string } {
  const base = language.split("-")[0]?.toLowerCase() ?? "";
  const words = Object.hasOwn(wordsByLanguage, base) ? wordsByLanguage[base] : undefined;
  return words === undefined ? { words: english, language: "en" } : { words, language };
}

const units = ["year", "month", "week", "day", "hour", "minute", "second"] as const;
const duration = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** An ISO 8601 duration, or `session`, for people: `P13M` is 13 months. `language`: that of {@link wordsIn}. */
export function durationText(text: string, words: Words, language: string): string {
  const [, ...amounts] = duration.exec(text) ?? [];
  const parts = units.flatMap((unit, index) => {
    const amount = Number(amounts[index] ?? 0);
    return amount === 0
      ? []
      : [new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(amount)];
  });
  if (text === "session") return words.session;
  return parts.length === 0 ? text : parts.join(" ");
}
