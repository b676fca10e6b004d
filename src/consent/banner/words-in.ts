import type { EvaluatedDocument } from "../rules/fill-defaults";
import type { ResolvedBannerComponents } from "../rules/generated/resolved-banner-document";
import { languageChain } from "../rules/language-lookup";
import { rowOfLanguage } from "../rules/row-of-language";

/** Every word of controls and links in one language. */
export type BannerWords = Required<ResolvedBannerComponents["BannerWords"]>;

const order = [
  "language",
  "always_on",
  "close",
  "saved",
  "cookie_policy",
  "privacy_policy",
  "imprint",
  "signal_keeps_off",
] as const;

/** A row for each language of the starters, in the order above. */
const rows: Readonly<Record<string, readonly string[]>> = {
  cs: [
    "Jazyk",
    "Vždy zapnuto",
    "Zavřít",
    "Vaše volba byla uložena.",
    "Zásady používání cookies",
    "Zásady ochrany osobních údajů",
    "Právní informace",
    "Váš prohlížeč odeslal signál Global Privacy Control. Volba „{accept_all}“ proto nezapne: {purposes}.",
  ],
  da: [
    "Sprog",
    "Altid slået til",
    "Luk",
    "Dit valg er gemt.",
    "Cookiepolitik",
    "Privatlivspolitik",
    "Juridiske oplysninger",
    "Din browser har sendt et Global Privacy Control-signal. »{accept_all}« slår ikke følgende til: {purposes}.",
  ],
  de: [
    "Sprache",
    "Immer aktiv",
    "Schließen",
    "Auswahl gespeichert.",
    "Cookie-Richtlinie",
    "Datenschutzerklärung",
    "Impressum",
    "Ihr Browser hat ein Global-Privacy-Control-Signal gesendet. „{accept_all}“ schaltet daher Folgendes nicht ein: {purposes}.",
  ],
  el: [
    "Γλώσσα",
    "Πάντα ενεργά",
    "Κλείσιμο",
    "Η επιλογή σας αποθηκεύτηκε.",
    "Πολιτική cookies",
    "Πολιτική απορρήτου",
    "Νομικές πληροφορίες",
    "Το πρόγραμμα περιήγησής σας έστειλε σήμα Global Privacy Control. Με το «{accept_all}» δεν ενεργοποιούνται τα εξής: {purposes}.",
  ],
  en: [
    "Language",
    "Always on",
    "Close",
    "Your choice has been saved.",
    "Cookie policy",
    "Privacy policy",
    "Legal notice",
    'Your browser sent a Global Privacy Control signal. "{accept_all}" leaves off: {purposes}.',
  ],
  es: [
    "Idioma",
    "Siempre activas",
    "Cerrar",
    "Se ha guardado su elección.",
    "Política de cookies",
    "Política de privacidad",
    "Aviso legal",
    "Su navegador ha enviado una señal de Global Privacy Control. «{accept_all}» no activa lo siguiente: {purposes}.",
  ],
  fi: [
    "Kieli",
    "Aina käytössä",
    "Sulje",
    "Valintasi on tallennettu.",
    "Evästekäytäntö",
    "Tietosuojaseloste",
    "Oikeudelliset tiedot",
    "Selaimesi lähetti Global Privacy Control -signaalin. ”{accept_all}” ei ota käyttöön seuraavia: {purposes}.",
  ],
  fr: [
    "Langue",
    "Toujours actifs",
    "Fermer",
    "Votre choix a été enregistré.",
    "Politique relative aux cookies",
    "Politique de confidentialité",
    "Mentions légales",
    "Votre navigateur a envoyé un signal Global Privacy Control. « {accept_all} » n’active pas : {purposes}.",
  ],
  hu: [
    "Nyelv",
    "Mindig bekapcsolva",
    "Bezárás",
    "A választását elmentettük.",
    "Sütikezelési tájékoztató",
    "Adatkezelési tájékoztató",
    "Impresszum",
    "Böngészője Global Privacy Control jelzést küldött. „{accept_all}” esetén sem kapcsoljuk be a következőket: {purposes}.",
  ],
  is: [
    "Tungumál",
    "Alltaf virkt",
    "Loka",
    "Val þitt hefur verið vistað.",
    "Vafrakökustefna",
    "Persónuverndarstefna",
    "Lagalegar upplýsingar",
    "Vafrinn þinn sendi Global Privacy Control-merki. „{accept_all}“ virkjar ekki: {purposes}.",
  ],
  it: [
    "Lingua",
    "Sempre attivi",
    "Chiudi",
    "La scelta è stata salvata.",
    "Informativa sui cookie",
    "Informativa sulla privacy",
    "Note legali",
    "Il tuo browser ha inviato un segnale Global Privacy Control. «{accept_all}» non attiva: {purposes}.",
  ],
  ja: [
    "言語",
    "常に有効",
    "閉じる",
    "選択内容を保存しました。",
    "Cookieポリシー",
    "プライバシーポリシー",
    "運営者情報",
    "お使いのブラウザーからGlobal Privacy Controlシグナルが送信されました。「{accept_all}」を選択しても、次のものは有効になりません：{purposes}。",
  ],
  ko: [
    "언어",
    "항상 사용",
    "닫기",
    "선택하신 내용이 저장되었습니다.",
    "쿠키 정책",
    "개인정보 처리방침",
    "법적 고지",
    "브라우저가 Global Privacy Control 신호를 보냈습니다. ‘{accept_all}’을(를) 선택해도 다음 항목은 사용되지 않습니다: {purposes}.",
  ],
  nb: [
    "Språk",
    "Alltid på",
    "Lukk",
    "Valget ditt er lagret.",
    "Om informasjonskapsler",
    "Personvernerklæring",
    "Juridisk informasjon",
    "Nettleseren din sendte et Global Privacy Control-signal. «{accept_all}» slår ikke på følgende: {purposes}.",
  ],
  nl: [
    "Taal",
    "Altijd aan",
    "Sluiten",
    "Uw keuze is opgeslagen.",
    "Cookiebeleid",
    "Privacyverklaring",
    "Colofon",
    "Uw browser heeft een Global Privacy Control-signaal gestuurd. ‘{accept_all}’ schakelt het volgende niet in: {purposes}.",
  ],
  pl: [
    "Język",
    "Zawsze włączone",
    "Zamknij",
    "Wybór został zapisany.",
    "Polityka plików cookie",
    "Polityka prywatności",
    "Nota prawna",
    "Przeglądarka wysłała sygnał Global Privacy Control. „{accept_all}” nie włącza następujących kategorii: {purposes}.",
  ],
  pt: [
    "Idioma",
    "Sempre ativos",
    "Fechar",
    "A sua escolha foi guardada.",
    "Política de cookies",
    "Política de privacidade",
    "Aviso legal",
    "O seu navegador enviou um sinal Global Privacy Control. «{accept_all}» não ativa: {purposes}.",
  ],
  "pt-BR": [
    "Idioma",
    "Sempre ativos",
    "Fechar",
    "Sua escolha foi salva.",
    "Política de cookies",
    "Política de privacidade",
    "Aviso legal",
    "Seu navegador enviou um sinal Global Privacy Control. “{accept_all}” não ativa: {purposes}.",
  ],
  ro: [
    "Limbă",
    "Întotdeauna active",
    "Închide",
    "Alegerea dumneavoastră a fost salvată.",
    "Politica privind modulele cookie",
    "Politica de confidențialitate",
    "Informații legale",
    "Browserul dumneavoastră a trimis un semnal Global Privacy Control. „{accept_all}” nu activează: {purposes}.",
  ],
  sv: [
    "Språk",
    "Alltid på",
    "Stäng",
    "Ditt val har sparats.",
    "Om kakor",
    "Integritetspolicy",
    "Juridisk information",
    "Webbläsaren skickade en Global Privacy Control-signal. ”{accept_all}” slår inte på följande: {purposes}.",
  ],
  tr: [
    "Dil",
    "Her zaman açık",
    "Kapat",
    "Seçiminiz kaydedildi.",
    "Çerez politikası",
    "Gizlilik politikası",
    "Yasal bilgiler",
    "Tarayıcınız bir Global Privacy Control sinyali gönderdi. “{accept_all}” şunları açmaz: {purposes}.",
  ],
};

/**
 * The words of a language, each from the first language of its lookup that has one: in the document or built in.
 * English otherwise.
 */
export function wordsIn(
  { languages, texts }: Pick<EvaluatedDocument, "languages" | "texts">,
  tag: string,
): BannerWords {
  const chain = [...languageChain(languages, tag), "en"];
  const word = (name: (typeof order)[number]): string => {
    const found = chain.map((each) => texts[each]?.words?.[name] ?? builtIn(each, name));
    return found.find((text) => text !== undefined) ?? "";
  };
  const words = Object.fromEntries(order.map((name) => [name, word(name)])) as unknown as Omit<BannerWords, "reopen">;
  return { ...words, reopen: texts[tag]?.words?.reopen ?? texts[tag]?.preferences?.title ?? "" };
}

function builtIn(tag: string, name: (typeof order)[number]): string | undefined {
  return rowOfLanguage(rows, tag)?.row[order.indexOf(name)];
}
