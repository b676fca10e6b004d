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
    al (continuar|seguir|navegar|utilizar|usar|cerrar|permanecer|desplazar*|visitar|acceder|proseguir|ignorar|mantenerse|quedarse|pasar|abrir|leer|entrar);
    si (usted|tú|se)* (continúa|sigue|continúas|sigues|continuas|permanece|permaneces|cierra|cierras|navega|navegas|usa|utiliza|utilizas|prosigue|ignora|ignoras|visita|queda|quedas|desplaza);
    si decide (continuar|seguir|permanecer|no); si (hace|haces) (scroll|caso omiso);
    (continuar|seguir|siga|continúe|sigue|continúa|continuando|siguiendo) (navegando|usando|utilizando|la|con|en|visitando|leyendo);
    mientras (siga|continúe|permanezca|navegue|use|utilice|esté|visite); (quedarse|permanecer) en;
    (uso|navegación|utilización|visita|permanencia|estancia) (continuado|continuada|posterior);
    (uso|navegación|utilización|visita|permanencia|estancia) (de|del|en|por|a) … … … (implica|supone|equivale|constituye|significa|conlleva|considera*|entiende*|entenderá);
    la (mera|simple|continuación); (el|su) (mero|simple|silencio);
    si no (cambia|cambias|modifica|modificas|se|hace|haces|desactiva|rechaza|responde|configura|indica|elige|realiza|toma|selecciona|contesta);
    (salvo|a menos) que; de no (oponerse|hacerlo|rechazar*|modificar*|cambiar*|desactivar*|responder);
    (mediante|con|por) (el|la|su) (navegación|scroll|cierre);
    (mediante|con|por) (el|la|su) uso (de|del) … (sitio|web|página|páginas|portal|servicio|servicios|aplicación);
    (con|por|mediante) su (uso|visita|permanencia); sin (cambiar|modificar|oponerse); (hacer|haciendo) scroll;
    el cierre; cerrando; (clic|puls*) … (fuera|cualquier*|otro|otra|parte|enlaces); (clic|puls*) en un enlace;
    navegando; (desplazarse|desplazamiento); (en ausencia|a falta) de;
    (equivale|equivalen|supone|suponen|implica|significa|constituye|conlleva|considera*|considerará|interpreta*|interpretará|entiende*|entenderá|presume|presumimos|entendemos|consideramos|presumirá) (a|que|como|su|una|la|el|usted)* … (consentimiento|aceptación|aceptar|acepta|aceptas|aceptadas|conformidad|consiente|acuerdo);
    (visitantes|usuarios|personas|quienes) (que)* (permanecen|siguen|continúan|navegan|usan|utilizan|permanezcan|sigan);
    (toda persona|todo aquel|cualquiera) que (utilice|use|visite|navegue|permanezca);
    quien (utilice|use|visite|navegue|permanezca|usa|sigue); al (consultar*|ver|verlo|verla|visualizar*);
    mientras no se; cuando (visita|visitas|abre|pasa a) (otra|otras|más)`,
  consenting: `
    acept*; acepta*; consent*; consiente*; consiento; acuerdo; autoriz*; permit*; aprueb*; conforme; conformidad`,
  notConsenting: `
    si (acepta|aceptas|consiente|consientes|usted acepta|lo acepta|lo autoriza|nos autoriza|nos da|da|das|está de acuerdo);
    (aceptar|consentir) o; si no (acepta|aceptas|consiente|consientes|da|das|desea|quiere);
    no … (equivale|implica|significa|constituye|supone|consiente|acepta|presta|aceptar|instalaremos|usaremos|utilizaremos|instalamos|usamos|utilizamos|consideramos|es|se|será|vale|otorga|basta) … (consentimiento|dar|aceptación|cookies|acepta|aceptar|que|su|opcionales|usted|válido|considera|suficiente|ninguna|instalan|usan|instalarán|usarán|activan|considerará|entenderá);
    no (equivale|implica|significa|constituye|supone|instalaremos|usaremos|utilizaremos|instalamos|usamos|basta|consiente|otorga|depende|requiere|exige);
    no (se|será|es|son|serán) (considera*|interpreta*|entiende|entenderá|tom*|válid*|un|una|consentimiento|trat*|aceptación|necesari*|obligatori*|precis*|requiere|necesita|exige);
    no hace falta; sin (aceptar|consentir|consentimiento|cookies|dar|prestar|otorgar|rastreadores);
    sin (su|tu) (consentimiento|permiso|autorización|aceptación|acuerdo);
    (ninguna|ningún) (cookie|consentimiento|aceptación|dato|rastreador|otra|otro|publicidad|medición);
    (nunca|tampoco);
    (solo|sólo|solamente|únicamente) … (necesarias|técnicas|imprescindibles|esenciales|estrictamente|con|si|cuando|tras);
    aunque … (rechace|rechaces|no); (puede|puedes|podrá|podrás) … (seguir|continuar|navegar|visitar);
    (puede|puedes|podrá|podrás) … (usar|utilizar) (el|este|nuestro|la|esta|nuestra) (sitio|web|página|servicio);
    tanto si; (pediremos|solicitaremos|pedimos|solicitamos|con|previo) su (consentimiento|permiso); incluso si;
    hasta que … (acepte|aceptes|consienta|dé|autorice|nos); independientemente; con independencia;
    (salvo|a menos) que … (acepte*|consienta*|dé|autorice*|nos|preste*);
    (depende|dependen|condicion*|requiere|requieren|exige|necesita|necesitamos) … (consentimiento|permiso|autorización);
    es (voluntario|voluntaria|libre|opcional|facultativo); (que|como) (rechaza|rechazas|rechazo|negativa);
    (padres|tutor|tutores|padre);
    (visitar|usar|utilizar|abrir|pulsar|pulsando|visitando|usando|utilizando|abriendo|acceder a|uso de|uso del|utilización del|clic en) (las|los|el|la|nuestro|nuestras|sus|este)* … (preferencias|ajustes|configuración|enlace|botón|formulario|panel|icono);
    (guardamos|recordamos|conservamos|guardaremos) su (aceptación|consentimiento|elección|decisión);
    sin haber (dado|aceptado|prestado|consentido);
    (clic|puls*|eleg*|elij*|seleccion*) (en|sobre)* (el|botón)* (aceptar|acepto|permitir|aceptar todo|ok|sí);
    al (aceptar|consentir); una vez (dado|aceptado|prestado|otorgado|obtenido|que);
    (después de|tras) … (aceptar|consentir|consentimiento|aceptación);
    antes de (seguir|continuar|navegar|usar|visitar); ha (rechazado|denegado); con (aceptar todo|aceptar|permitir);
    (pedir|pedimos|pediremos|solicitar) … (consentimiento|permiso)`,
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
  withdrawing: `
    retir*; revoc*; (cualquier|todo) momento; cuando quiera; opon*;
    (cambi*|modific*|revis*) … … (opinión|decisión|preferencias|elección|configuración|consentimiento|ajustes|idea|parecer|opciones);
    (decisión|preferencias|elección|configuración|consentimiento|ajustes|opciones) … … … (cambi*|modific*|revis*)`,
  advertising: `
    publicid*; publicit*; anunci*; marketing; mercadotecnia; segment*; comercial*; promoc*; patrocin*;
    redes sociales; perfil*; campañ*; ofertas`,
};
