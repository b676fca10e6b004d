/**
 * First-layer bodies of earlier starter documents, by language, so that a copy of one under another tag is still found.
 */
export const formerBodies: Readonly<Record<string, string>> = {
  de: "Wir verwenden Cookies und ähnliche Techniken. Einige sind notwendig; die anderen laufen nur, wenn Sie es erlauben. Sie können Ihre Wahl jederzeit ändern.",
  en: "We use cookies and similar technologies. Some are necessary; the others run only if you allow them. You can change your choice at any time.",
  es: "Utilizamos cookies y tecnologías similares. Algunas son necesarias; las demás solo funcionan si usted lo permite. Puede cambiar su elección en cualquier momento.",
  fr: "Nous utilisons des cookies et des technologies similaires. Certains sont nécessaires ; les autres ne s’exécutent que si vous les autorisez. Vous pouvez modifier votre choix à tout moment.",
  it: "Utilizziamo cookie e tecnologie simili. Alcuni sono necessari; gli altri vengono attivati solo se li autorizzi. Puoi cambiare la tua scelta in qualsiasi momento.",
  nl: "Wij gebruiken cookies en vergelijkbare technieken. Sommige zijn noodzakelijk; de andere werken alleen als u dat toestaat. U kunt uw keuze op elk moment wijzigen.",
  pl: "Używamy plików cookie i podobnych technologii. Niektóre są niezbędne; pozostałe działają tylko za Twoją zgodą. Swój wybór możesz zmienić w każdej chwili.",
  pt: "Utilizamos cookies e tecnologias semelhantes. Alguns são necessários; os outros só funcionam se os autorizar. Pode alterar a sua escolha a qualquer momento.",
};
