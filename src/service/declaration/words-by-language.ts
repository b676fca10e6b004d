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

const en: Words = {
  ...{ controller: "Data controller", unclassified: "Unclassified" },
  ...{ unclassifiedServices: "Services that are not assigned to a category yet." },
  ...{ name: "Name", kind: "Kind", party: "Set for", host: "Host", duration: "Duration", purpose: "Purpose" },
  ...{ privacyPolicy: "Privacy policy", noServices: "None.", stored: "What is stored on your device" },
  ...{ session: "Browser session", cookie: "Cookie", local: "Local storage", sessionStorage: "Session storage" },
  ...{ indexeddb: "IndexedDB", pixel: "Pixel", first: "This website", third: "Another website" },
};

/** The words of each language of the starters, by tag. A tag without its own is served by its primary language. */
export const wordsByLanguage: { readonly en: Words } & Readonly<Record<string, Words>> = {
  en,
  cs: {
    ...{ controller: "Správce údajů", unclassified: "Nezařazené" },
    ...{ unclassifiedServices: "Služby, které zatím nejsou zařazeny do žádné kategorie.", name: "Název", kind: "Druh" },
    ...{ party: "Nastaveno pro", host: "Server", duration: "Doba platnosti", purpose: "Účel" },
    ...{ privacyPolicy: "Zásady ochrany osobních údajů", noServices: "Žádné." },
    ...{ stored: "Co se ukládá ve vašem zařízení", session: "Relace prohlížeče", cookie: "Cookie" },
    ...{ local: "Místní úložiště", sessionStorage: "Úložiště relace", indexeddb: "IndexedDB", pixel: "Pixel" },
    ...{ first: "Tento web", third: "Jiný web" },
  },
  da: {
    ...{ controller: "Dataansvarlig", unclassified: "Ikke kategoriseret" },
    ...{ unclassifiedServices: "Tjenester, der endnu ikke er knyttet til en kategori.", name: "Navn", kind: "Type" },
    ...{ party: "Sat for", host: "Vært", duration: "Varighed", purpose: "Formål", privacyPolicy: "Privatlivspolitik" },
    ...{ noServices: "Ingen.", stored: "Hvad der gemmes på din enhed", session: "Browsersession", cookie: "Cookie" },
    ...{ local: "Lokal lagring", sessionStorage: "Sessionslagring", indexeddb: "IndexedDB", pixel: "Pixel" },
    ...{ first: "Denne hjemmeside", third: "En anden hjemmeside" },
  },
  de: {
    ...{ controller: "Verantwortlicher", unclassified: "Nicht zugeordnet" },
    ...{ unclassifiedServices: "Dienste, die noch keiner Kategorie zugeordnet sind." },
    ...{ name: "Name", kind: "Art", party: "Gesetzt für", host: "Host", duration: "Dauer", purpose: "Zweck" },
    ...{ privacyPolicy: "Datenschutzerklärung", noServices: "Keine.", stored: "Was auf Ihrem Gerät gespeichert wird" },
    ...{ session: "Browsersitzung", cookie: "Cookie", local: "Local Storage", sessionStorage: "Session Storage" },
    ...{ indexeddb: "IndexedDB", pixel: "Pixel", first: "Diese Website", third: "Eine andere Website" },
  },
  el: {
    ...{ controller: "Υπεύθυνος επεξεργασίας", unclassified: "Χωρίς κατηγορία" },
    ...{ unclassifiedServices: "Υπηρεσίες που δεν έχουν ενταχθεί ακόμη σε κατηγορία.", name: "Όνομα", kind: "Είδος" },
    ...{ party: "Ορίζεται για", host: "Διακομιστής", duration: "Διάρκεια", purpose: "Σκοπός" },
    ...{ privacyPolicy: "Πολιτική απορρήτου", noServices: "Καμία.", stored: "Τι αποθηκεύεται στη συσκευή σας" },
    ...{ session: "Συνεδρία του προγράμματος περιήγησης", cookie: "Cookie", local: "Τοπικός χώρος αποθήκευσης" },
    ...{ sessionStorage: "Χώρος αποθήκευσης συνεδρίας", indexeddb: "IndexedDB", pixel: "Pixel" },
    ...{ first: "Αυτόν τον ιστότοπο", third: "Άλλον ιστότοπο" },
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
  fi: {
    ...{ controller: "Rekisterinpitäjä", unclassified: "Luokittelemattomat" },
    ...{ unclassifiedServices: "Palvelut, joita ei ole vielä liitetty mihinkään luokkaan.", name: "Nimi" },
    ...{ kind: "Tyyppi", party: "Sivusto", host: "Palvelin", duration: "Kesto", purpose: "Tarkoitus" },
    ...{ privacyPolicy: "Tietosuojaseloste", noServices: "Ei palveluja.", stored: "Mitä laitteellesi tallennetaan" },
    ...{ session: "Selainistunto", cookie: "Eväste", local: "Paikallinen tallennustila" },
    ...{ sessionStorage: "Istunnon tallennustila", indexeddb: "IndexedDB", pixel: "Pikseli" },
    ...{ first: "Tämä verkkosivusto", third: "Toinen verkkosivusto" },
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
  hu: {
    ...{ controller: "Adatkezelő", unclassified: "Besorolatlan" },
    ...{ unclassifiedServices: "Kategóriába még be nem sorolt szolgáltatások.", name: "Név", kind: "Típus" },
    ...{ party: "Honlap", host: "Kiszolgáló", duration: "Időtartam", purpose: "Cél" },
    ...{ privacyPolicy: "Adatkezelési tájékoztató", noServices: "Nincs.", stored: "Az Ön eszközén tárolt adatok" },
    ...{ session: "Böngésző-munkamenet", cookie: "Süti", local: "Helyi tárhely", sessionStorage: "Munkamenet-tárhely" },
    ...{ indexeddb: "IndexedDB", pixel: "Pixel", first: "Ez a honlap", third: "Másik honlap" },
  },
  is: {
    ...{ controller: "Ábyrgðaraðili", unclassified: "Óflokkað" },
    ...{ unclassifiedServices: "Þjónusta sem hefur ekki enn verið sett í flokk.", name: "Heiti", kind: "Tegund" },
    ...{ party: "Sett fyrir", host: "Hýsill", duration: "Gildistími", purpose: "Tilgangur" },
    ...{ privacyPolicy: "Persónuverndarstefna", noServices: "Engin.", stored: "Það sem er vistað í tækinu þínu" },
    ...{ session: "Vafralota", cookie: "Vafrakaka", local: "Staðbundin geymsla", sessionStorage: "Lotugeymsla" },
    ...{ indexeddb: "IndexedDB", pixel: "Pixill", first: "Þennan vef", third: "Annan vef" },
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
  ja: {
    ...{ controller: "データ管理者", unclassified: "未分類" },
    ...{ unclassifiedServices: "まだカテゴリーに分類されていないサービスです。", name: "名称", kind: "種類" },
    ...{ party: "設定先", host: "ホスト", duration: "保存期間", purpose: "目的" },
    ...{ privacyPolicy: "プライバシーポリシー", noServices: "なし", stored: "お使いの端末に保存されるもの" },
    ...{ session: "ブラウザーセッション", cookie: "Cookie", local: "ローカルストレージ" },
    ...{ sessionStorage: "セッションストレージ", indexeddb: "IndexedDB", pixel: "ピクセル", first: "このウェブサイト" },
    ...{ third: "他のウェブサイト" },
  },
  ko: {
    ...{ controller: "개인정보처리자", unclassified: "미분류" },
    ...{ unclassifiedServices: "아직 범주가 지정되지 않은 서비스입니다.", name: "이름", kind: "종류" },
    ...{ party: "대상 사이트", host: "호스트", duration: "보관 기간", purpose: "목적" },
    ...{ privacyPolicy: "개인정보 처리방침", noServices: "없음", stored: "이용자의 기기에 저장되는 항목" },
    ...{ session: "브라우저 세션", cookie: "쿠키", local: "로컬 스토리지", sessionStorage: "세션 스토리지" },
    ...{ indexeddb: "IndexedDB", pixel: "픽셀", first: "이 웹사이트", third: "다른 웹사이트" },
  },
  nb: {
    ...{ controller: "Behandlingsansvarlig", unclassified: "Ikke kategorisert" },
    ...{ unclassifiedServices: "Tjenester som ennå ikke er knyttet til en kategori.", name: "Navn", kind: "Type" },
    ...{ party: "Satt for", host: "Vert", duration: "Varighet", purpose: "Formål" },
    ...{ privacyPolicy: "Personvernerklæring", noServices: "Ingen.", stored: "Hva som lagres på enheten din" },
    ...{ session: "Nettleserøkt", cookie: "Informasjonskapsel", local: "Lokal lagring", sessionStorage: "Øktlagring" },
    ...{ indexeddb: "IndexedDB", pixel: "Piksel", first: "Dette nettstedet", third: "Et annet nettsted" },
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
    ...{ name: "Nazwa", kind: "Rodzaj", party: "Witryna", host: "Host" },
    ...{ duration: "Czas przechowywania", purpose: "Cel" },
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
  "pt-BR": {
    ...{ controller: "Controlador dos dados", unclassified: "Sem categoria" },
    ...{ unclassifiedServices: "Serviços que ainda não foram atribuídos a uma categoria.", name: "Nome", kind: "Tipo" },
    ...{ party: "Definido para", host: "Host", duration: "Duração", purpose: "Finalidade" },
    ...{ privacyPolicy: "Política de privacidade", noServices: "Nenhum." },
    ...{ stored: "O que é armazenado no seu dispositivo", session: "Sessão do navegador", cookie: "Cookie" },
    ...{ local: "Armazenamento local", sessionStorage: "Armazenamento de sessão", indexeddb: "IndexedDB" },
    ...{ pixel: "Pixel", first: "Este site", third: "Outro site" },
  },
  ro: {
    ...{ controller: "Operator de date", unclassified: "Neclasificate" },
    ...{ unclassifiedServices: "Servicii care nu sunt încă încadrate într-o categorie.", name: "Nume", kind: "Tip" },
    ...{ party: "Setat pentru", host: "Gazdă", duration: "Durată", purpose: "Scop" },
    ...{ privacyPolicy: "Politica de confidențialitate", noServices: "Niciunul." },
    ...{ stored: "Ce se stochează pe dispozitivul dumneavoastră", session: "Sesiune de navigare" },
    ...{ cookie: "Modul cookie", local: "Stocare locală", sessionStorage: "Stocare de sesiune" },
    ...{ indexeddb: "IndexedDB", pixel: "Pixel", first: "Acest site", third: "Alt site" },
  },
  sv: {
    ...{ controller: "Personuppgiftsansvarig", unclassified: "Ej kategoriserade" },
    ...{ unclassifiedServices: "Tjänster som ännu inte tillhör någon kategori.", name: "Namn", kind: "Typ" },
    ...{ party: "Sätts för", host: "Värd", duration: "Varaktighet", purpose: "Ändamål" },
    ...{ privacyPolicy: "Integritetspolicy", noServices: "Inga.", stored: "Vad som lagras på din enhet" },
    ...{ session: "Webbläsarsession", cookie: "Kaka", local: "Lokal lagring", sessionStorage: "Sessionslagring" },
    ...{ indexeddb: "IndexedDB", pixel: "Pixel", first: "Den här webbplatsen", third: "En annan webbplats" },
  },
  tr: {
    ...{ controller: "Veri sorumlusu", unclassified: "Sınıflandırılmamış" },
    ...{ unclassifiedServices: "Henüz bir kategoriye atanmamış hizmetler.", name: "Ad", kind: "Tür" },
    ...{ party: "İnternet sitesi", host: "Sunucu", duration: "Süre", purpose: "Amaç" },
    ...{ privacyPolicy: "Gizlilik politikası", noServices: "Yok.", stored: "Cihazınızda saklananlar" },
    ...{ session: "Tarayıcı oturumu", cookie: "Çerez", local: "Yerel depolama", sessionStorage: "Oturum depolaması" },
    ...{ indexeddb: "IndexedDB", pixel: "Piksel", first: "Bu internet sitesi", third: "Başka bir internet sitesi" },
  },
};
