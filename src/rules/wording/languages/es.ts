import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Spanish. */
export const es: Wording = {
  sources: [
    authority(
      "AEPD, guide on cookies: seguir navegando is not consent; aceptar, rechazar and configurar",
      "https://www.aepd.es/guias/guia-cookies.pdf",
    ),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    al (continuar|seguir|navegar|utilizar|usar|cerrar|permanecer|desplazar*|hacer|visitar|acceder|proseguir|ignorar|mantenerse);
    si (continúa|sigue|continúas|sigues|continuas|permanece|permaneces|cierra|cierras|navega|navegas|usa|utiliza|prosigue|decide|ignora|hace|haces|se|usted|visita);
    (continuar|seguir|siga|continúe|sigue|continúa|continuando|siguiendo) (navegando|usando|utilizando|la|con|en|visitando|leyendo|con);
    (uso|navegación|utilización|visita) (continuado|continuada|de|posterior|del); la (mera|simple|continuación);
    (el|su) (mero|simple|uso|silencio);
    si no (cambia|cambias|modifica|modificas|se|hace|desactiva|rechaza|responde|configura|indica|elige); salvo que;
    (mediante|con) (el|la|su) (uso|navegación|scroll|cierre); sin (cambiar|modificar|oponerse);
    (hacer|haciendo) scroll; el cierre; a menos que; cerrando;
    (clic|pulsar|pulsando) … (fuera|enlace|enlaces|cualquier|parte); navegando; (desplazarse|desplazamiento)`,
  consenting: `
    acept*; acepta*; consent*; consiente*; consiento; acuerdo; autoriz*; permit*; aprueb*; conforme; conformidad`,
  notConsenting: `
    si (acepta|aceptas|consiente|consientes|usted acepta|lo|nos|da|das|está de acuerdo); (aceptar|consentir) o;
    no … (equivale|implica|significa|constituye|supone|consiente|acepta|presta|aceptar|instalaremos|usaremos|utilizaremos|instalamos|usamos|utilizamos|consideramos|es|se|será|vale|otorga|basta) … (consentimiento|dar|aceptación|cookies|acepta|aceptar|que|su|opcionales|usted|válido|considera|suficiente|ninguna|instalan|usan|instalarán|usarán|activan|considerará|entenderá);
    no (equivale|implica|significa|constituye|supone|instalaremos|usaremos|utilizaremos|instalamos|usamos|basta|consiente|otorga);
    no (se|será|es|son|serán) (considera*|interpreta*|entiende|entenderá|tom*|válid*|un|una|consentimiento|trat*|aceptación);
    sin (aceptar|elegir|consentir|consentimiento|su|tu|seleccionar|cookies|dar|escoger|decidir|prestar);
    (ninguna|ningún|nunca|tampoco);
    (solo|sólo|solamente|únicamente) … (necesarias|técnicas|imprescindibles|esenciales|estrictamente|con|si|cuando|tras);
    aunque … (rechace|rechaces|no); (puede|puedes|podrá|podrás) … (seguir|continuar|navegar|usar|rechazar);
    tanto si; (pediremos|solicitaremos|pedimos|solicitamos|con|previo) su (consentimiento|permiso); incluso si;
    hasta que; independientemente`,
  accepting: `
    acept*; permit*; autoriz*; consent*; consiento; acuerdo; sí; activar; habilitar; todas las cookies; conforme;
    aprobar`,
  refusing: `
    necesari*; técnic*; imprescindible*; esencial*; obligatori*; rechaz*; rehus*; deneg*; neg*; no; sin;
    (solo|sólo|solamente|únicamente); necesarias; imprescindibles; esenciales; técnicas; ningun*; desactiv*;
    bloque*; oponer*; me opongo; declin*; estrictamente; retirar; revocar; deshabilitar; prohibir; mínimo;
    desacuerdo`,
  settings: `
    elegid*; marcad*; configur*; opcion*; ajust*; preferenc*; gestion*; personaliz*; administr*; modific*; eleg*;
    elecci*; guardar; seleccion*; escog*; cambiar; finalidades; socios; control*; decidir; definir; panel;
    parámetros`,
  elsewhere: `
    más; información; info; saber; leer; ver; detalle*; mostrar; tarde; ahora; luego; después; recordar*; omitir;
    saltar; cerrar; ok; vale; entendido; entiendo; continuar; seguir; salir; abandonar; volver; cancelar; ayuda;
    ocultar; suscri*; pagar; iniciar; política; siguiente; quizá*; tal vez; otro momento; aviso; confirmar; conocer;
    por qué; ignorar; finalizar; listo; inicio; de acuerdo no`,
  withdrawing: `retir*; revoc*; (cualquier|todo) momento; cambi*; modific*; cuando quiera; opon*`,
  advertising: `
    publicid*; publicit*; anunci*; marketing; mercadotecnia; segment*; comercial*; promoc*; patrocin*;
    redes sociales; perfil*; campañ*; ofertas`,
};
