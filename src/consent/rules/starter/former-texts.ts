/**
 * Texts of earlier starter documents that the newer ones replaced, by language, so that a copy of one under another tag
 * is still found.
 */
export const formerTexts: Readonly<Record<string, readonly string[]>> = {
  de: [
    "Wir verwenden Cookies und ähnliche Techniken. Einige sind notwendig; die anderen laufen nur, wenn Sie es erlauben. Sie können Ihre Wahl jederzeit ändern.",
    "Merkt sich Ihre Einstellungen und ermöglicht Funktionen wie Videos und Chat.",
  ],
  en: [
    "We use cookies and similar technologies. Some are necessary; the others run only if you allow them. You can change your choice at any time.",
    "Remembers your settings and adds features such as videos and chat.",
  ],
  es: [
    "Utilizamos cookies y tecnologías similares. Algunas son necesarias; las demás solo funcionan si usted lo permite. Puede cambiar su elección en cualquier momento.",
    "Recuerdan sus ajustes y añaden funciones como vídeos y chat.",
  ],
  fr: [
    "Nous utilisons des cookies et des technologies similaires. Certains sont nécessaires ; les autres ne s’exécutent que si vous les autorisez. Vous pouvez modifier votre choix à tout moment.",
    "Mémorisent vos réglages et ajoutent des fonctions comme les vidéos et le chat.",
  ],
  it: [
    "Utilizziamo cookie e tecnologie simili. Alcuni sono necessari; gli altri vengono attivati solo se li autorizzi. Puoi cambiare la tua scelta in qualsiasi momento.",
    "Ricordano le tue impostazioni e aggiungono funzioni come video e chat.",
  ],
  nl: [
    "Wij gebruiken cookies en vergelijkbare technieken. Sommige zijn noodzakelijk; de andere werken alleen als u dat toestaat. U kunt uw keuze op elk moment wijzigen.",
    "Onthoudt uw instellingen en voegt functies toe zoals video’s en chat.",
  ],
  pl: [
    "Używamy plików cookie i podobnych technologii. Niektóre są niezbędne; pozostałe działają tylko za Twoją zgodą. Swój wybór możesz zmienić w każdej chwili.",
    "Zapamiętują Twoje ustawienia i dodają funkcje, takie jak wideo i czat.",
  ],
  pt: [
    "Utilizamos cookies e tecnologias semelhantes. Alguns são necessários; os outros só funcionam se os autorizar. Pode alterar a sua escolha a qualquer momento.",
    "Memorizam as suas definições e acrescentam funções como vídeos e chat.",
  ],
  "pt-BR": [
    "{controller} e seus parceiros usam cookies e tecnologias semelhantes. Os necessários estão sempre ativos. Os demais só são usados com o seu consentimento, para estas finalidades: {purposes}. Você pode recusar e retirar o seu consentimento a qualquer momento nas preferências de privacidade.",
    "Lembram suas configurações e acrescentam recursos como vídeos e chat.",
  ],
};
