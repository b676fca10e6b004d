import { esPromises } from "../promises/es-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Spanish. */
export const es: Wording = {
  ...esPromises,
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
    mientras no se; cuando (visita|visitas|abre|pasa a) (otra|otras|más); al hacer uso; al iniciar sesión;
    en caso de (continuar|seguir); si no (abandona|abandonas|sale);
    (continuación|prosecución) de … (navegación|visita|lectura|sesión); (basta|suficiente|bastará|es suficiente) …
    … (seguir|continuar|navegar|permanecer|leer|desplazarse); (siga|continúe|sigue|continúa|sigan)
    (navegando|leyendo|usando|con|en|la); (hecho|acto) de
    (cerrar|navegar|seguir|continuar|permanecer|acceder|usar|utilizar|visitar|ignorar|leer);
    (descarga|apertura|consulta|lectura) de … … (archivo*|página*|contenido*|sección|enlace*|artículo*);
    (con|por|mediante) (su|tu|el|la) … (permanencia|navegación|visita|presencia|acceso|entrada|lectura);
    (al|tras|por) (pasar|acceder|entrar|ir|navegar|hacer scroll|hacer clic en cualquier*|descargar|mantener|no
    rechazar|no oponerse|no modificar|no cambiar); (clic|pulsar|pulse) en (cualquier*|algún|un|otro) …
    (enlace|parte|lugar|elemento|punto|sección);
    (quien|quienes|toda persona que|si|cuando|al) …
    (visite|visita|visitar|entra|entre|entrar|abre|abrir|utiliza|utilice|consulta|consulte)`,
  consenting: `
    acept*; acepta*; consent*; consiente*; consiento; acuerdo; autoriz*; permit*; aprueb*; conforme; conformidad;
    (otorg*|presta*|da|das) … (permiso|consentimiento)`,
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
    (pedir|pedimos|pediremos|solicitar) … (consentimiento|permiso); (denegar|rechazar|negar) (el|su) consentimiento;
    (gustaría|querríamos) … (permiso|consentimiento);
    no … (una|ninguna) (forma|señal|manifestación|prueba|expresión) de … (consentimiento|aceptación|acuerdo);
    (díganos|indique|dinos|indíquenos|háganos saber) … si; en (ambos|cualquier|todos los|todo) (casos|caso);
    (preguntamos|preguntaremos|pediremos|pedimos) … … (nuevo|próxima)*; próxima visita;
    (consentimiento|elección|permiso|decisión|autorización) … … (guarda|conserva|almacena|vale
    para|válid*|caduca|recuerda);
    nadie`,
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
    parámetros;
    parte; partes; separad*; tipo; finalidad; detalle; algunas`,
  elsewhere: `
    más; información; info; saber; leer; ver; detalle*; mostrar; tarde; ahora; luego; después; recordar*; omitir;
    saltar; cerrar; ok; vale; entendido; entiendo; continuar; seguir; salir; abandonar; volver; cancelar; ayuda;
    ocultar; suscri*; pagar; iniciar; política; siguiente; quizá*; tal vez; otro momento; aviso; confirmar; conocer;
    por qué; ignorar; finalizar; listo; inicio; de acuerdo no;
    entendido; gracias; lo entiendo`,
  withdrawing: `
    retir*; revoc*; (cualquier|todo) momento; cuando quiera; opon*;
    (cambi*|modific*|revis*) … … (opinión|decisión|preferencias|elección|configuración|consentimiento|ajustes|idea|parecer|opciones);
    (decisión|preferencias|elección|configuración|consentimiento|ajustes|opciones) … … … (cambi*|modific*|revis*);
    (desdecir*|arrepent*|rectific*|echarse atrás|dar marcha atrás|más tarde|reconsider*|deshacer|retir*)`,
  advertising: `
    publicid*; publicit*; anunci*; marketing; mercadotecnia; segment*; comercial*; promoc*; patrocin*;
    redes sociales; perfil*; campañ*; ofertas`,
  idle: `
    (cerrar|cierra|cierre|cerrando|ignorar|ignora|ignorando) …
    (aviso|mensaje|ventana|banner|panel|esta|este|lo|usted); silencio; inactividad; (falta|ausencia|sin) de* …
    (respuesta|reacción|elección|oposición|acción|rechazo); (no) (responde|respondes|contesta|contestas|hace
    nada|haces nada|elige|eliges|rechaza|rechazas|reacciona|actúa|dice nada); (quien|quienes|todo el que|el usuario
    que|los que) … …
    (siga|sigue|siguen|continúe|continúa|continúan|permanezca|permanece|navegue|cierre|cierra|ignore|lee|lea);
    (quien|quienes) no (rechace|rechaza|responda|responde|elija|se oponga); (su|tu|la|mera|simple)
    (visita|permanencia|presencia|navegación|lectura); (seguir|continuar|permanecer) …
    (leyendo|navegando|en|aquí|con); (segunda|siguiente|otra) página; (después|tras|dentro|en|pasados) …
    (segundos|minutos); al (iniciar sesión|registrarse|suscribirse|comprar);
    (visitantes|usuarios|lectores|personas|quienes|todos los) que* …
    (ignoran|cierran|siguen|permanecen|continúan|navegan|ignoren|cierren); (a falta|ausencia|falta) de …
    (elección|respuesta|reacción); (en cuanto|apenas|tan pronto como) … (desplace|desplaza|siga|continúe|navegue);
    (tras|después|pasado|durante) … (segundo|segundos|minuto|minutos); deslizar; deslice;
    (si|mientras|en tanto|cuando|como|siempre que) (usted|tú|el usuario)* no (se|te|os|nos|lo|las|los)*
    (opone|opones|oponen|oponga|opongas|manifiesta|manifieste|manifiestas|indica|indique|rechace|rechaces|rechaza|rechazas|responde|contesta|dice|diga|modifique|modifica|desactive|desactiva|cambie|elija|elige);
    (de no|al no|por no|en caso de no) …
    (oponerse|oponerte|manifestar*|indicar*|rechazar*|responder|elegir|contestar|desactivar*|hacerlo|modificar*|recibir);
    (salvo|excepto|a menos) … … …
    (contrario|oposición|manifestación|rechace|oponga|objeción|desactive|indicación); (salvo|excepto) que …
    (indique*|manifieste*|diga*|rechace*|oponga*|desactive*|modifique*|responda*);
    (transcurrid*|pasad*|tras|después de) … … (segundos|minutos|segundo|minuto|tiempo);
    (tácit*|implícit*|automáticamente|por defecto); (silencio|pasividad|inacción|omisión|falta de
    oposición|ausencia de oposición|no oposición); (desplazar|desplaza|deslizar|hacer scroll);
    (clic|click|clicar|puls*|pinchar) en (cualquier*|algún|un|otro) …
    (enlace|link|vínculo|parte|lugar|elemento|punto);
    (calla|callar|callas|callan); navegador … … (configurad*|ajustad*|acepta|permite)`,
  affirming: `
    un sí; como sí; (dice|dices|decir|significa) … sí; asentimiento; (todas|todo|todos) …
    (cookies|rastreadores|finalidades|queda|quedan|se) … (activ*|instal*|habilit*|acept*);
    (activamos|instalamos|habilitamos|activaremos|instalaremos|cargamos) … (todas|todo|todos); (por|se entiende)
    (aceptad*|otorgado|prestado|dado); (decir|dice|dices) sí; (consideramos|consideran|dan por) aceptadas;
    (entenderá|entiende|entendemos|considerará|considera|presume|presumirá|consideran|entienden|quedan|quedarán|queda|quedará|damos|da|dará|asume|asumimos|asumiremos)
    … (aceptad*|prestad*|otorgad*|dado|concedid*|por hecho|por aceptad*); de acuerdo; permiso;
    (otorga|otorgas|concede)`,
  denying: `
    ni; jamás; (equivale|significa|implica|es|como|supone|vale como|considera) …
    (rechazo|rechazar|negativa|no|rechazarlas|oposición|denegación); (rechaza|rechazas) (todas|las|todo);
    (otros|algunos) sitios; nada se; no … nada; nada … (instala|activa); no
    (da|das|dan|equivale|implica|supone|significa|presumimos|entendemos|interpretamos|deducimos|consideramos|asumimos|cuenta|otorga|presta|consiente|implica|se);
    (retirar|revocar|cambiar|modificar) … … … … (al|haciendo|en|desde|mediante|con|visitando); (volveremos|volver) a
    (pedir|preguntar); no (sustituye|reemplaza|ha|han|has); no … (necesario|obligatorio|requisito|hace falta);
    (solo|sólo|únicamente) … (botón|clic);
    (rechazad*|denegad*|desactivad*)`,
  acknowledging: `ok; okay; vale; de acuerdo; sí; perfecto; bien; claro`,
  shaming: `
    (prefiero|quiero|elijo|renuncio) … … (peor*|menos|aburrid*|lent*|anuncios|pagar|malo|mala|ventajas|descuento*);
    (peor|aburrid*|menos relevantes|no me importa|me da igual|qué pena|perderme|precio completo|irrelevantes);
    (no (quiero|deseo|me gusta|necesito)) … …
    (mejor*|buen*|apoyar|ayudar|ahorrar|ahorro|oferta*|descuento*|ventaja*|experiencia|beneficio*|periodismo|calidad|personaliza*|relevant*);
    no (quiero|deseo|necesito) … …
    (mejor*|buen*|apoyar|ayudar|ahorrar|oferta*|descuento*|ventaja*|experiencia|beneficio*|periodismo|calidad|relevant*);
    (perder*|pierdo|pierde|renuncio|renunciar|odio|detesto|sacrificar|prescindir) … …
    (ventaja*|oferta*|beneficio*|experiencia|descuento*|ahorr*|calidad|acceso|privilegio*|comodidad|funci*);
    (limitad*|degradad*|inferior|mediocre|incomplet*|básica|restringid*) … (experiencia|versión|web|servicio)*;
    (experiencia|versión|web|servicio|sitio) …
    (limitad*|degradad*|inferior|peor|mediocre|básic*|incomplet*|restringid*); (qué lástima|lástima|qué pena|bajo
    mi riesgo|me arriesgo)`,
  walling: `
    (solo|sólo|solamente|únicamente|exclusivamente) … … … … (si|con|tras|previa|cuando|quien|quienes|mediante) … …
    (acepta|aceptas|consiente|consentimiento|aceptación|aceptar|acepte|acepten); sin … …
    (aceptar|consentir|consentimiento|aceptación|aceptarlas) … … (,)* … … … (no|imposible|ningún|denegado|bloqueado);
    (debe|debes|tiene que|tienes que|hay que|es necesario|es obligatorio) … (aceptar|consentir|dar su consentimiento);
    (acceso|lectura|consulta|uso|navegación|visita|utilización) … … …
    (requiere|exige|presupone|condicionado|condicionada|depende|subordinado|supeditado) … … …
    (consentimiento|aceptación|aceptar|cookies); si (rechaza|rechazas|no acepta|no aceptas|no consiente) … … (,)* … …
    … (no|abandonar|bloqueado|redirigido|saldrá); (debe|debes|tiene que|obliga|obligado) … … (abandonar|salir|dejar);
    (si|en caso de que) … … no … … (desea*|quiere*|acepta*|consiente*|autoriza*|acuerdo) … … (,)* … …
    (abandon*|salga|salir|sal|deje de|deja de|cierre|no utilice|no use|absténgase|no podrá|no podrás|no puede|no
    puedes|tendrá que|deberá); (abandone|abandona|salga de|deje de usar|deje de utilizar) … … … (si) … … no;
    (aceptación|consentimiento|aceptar|consentir) … … … (es|son|constituye) …
    (condición|requisito|necesari*|obligatori*|imprescindible|indispensable) … … …
    (acceder|acceso|uso|usar|utilizar|leer|lectura|navegar|continuar|ver|entrar|consultar|visitar);
    (acceder|leer|entrar|continuar|ver|usar|utilizar|acceso|seguir leyendo|navegar|consultar) … … … …
    (es|resulta|será) … (imprescindible|necesario|obligatorio|indispensable|preciso|requisito) … …
    (aceptar|consentir|aceptación|consentimiento|acepte|aceptes); (acepte|acepta|aceptar|autorice|consienta) … …
    (para|y) … (desbloquear|leer|acceder|continuar|ver|entrar|seguir|disfrutar|navegar); (quien|quienes|los
    que|usuarios que|visitantes que) no (acept*|consient*|autoric*) … … … (redirigid*|bloquead*|no
    podr*|expulsad*|excluid*|saldr*|sin acceso|deber*); (no podrá|no podrás|no puede|no puedes|imposible|no es
    posible) … … … … … (sin|si no|hasta|a menos que|salvo que) … … (acept*|consent*|consient*)`,
  access: `
    acceso; acceder; contenido; contenidos; artículo; artículos; leer; lectura; sitio; web; página; páginas; servicio;
    usar; utilizar; visitar; continuar; seguir; navegar; consultar; entrar; ver; abandonar; disponible; disponibles;
    abandone; abandona; salga; desbloquear; contenido; noticia; noticias; portal; redirigido; redirigidos; tienda;
    usar; utilizar; uso; web; artículo`,
  open: `
    (no|nunca|jamás|tampoco) …
    (depende|requiere|exige|es|hace|debe|tiene|necesita|está|condicion*|limita|afecta|implica|precisa);
    (también|incluso|igualmente) (sin|si|con|tras); aunque;
    (independientemente|libremente|gratuitamente|íntegramente|todos los contenidos sin);
    (algunas|algunos|ciertas|ciertos|este|esta|estos) …
    (funciones|funcionalidades|contenidos|servicios|vídeo|vídeos|mapa|mapas|partes);
    (vídeo*|mapa*|incrustad*|externos|reproductor|terceros);
    (cookies|rastreadores|tecnologías|datos|publicidad|estadísticas|nada|finalidades) … … …
    (solo|sólo|no|requiere|requieren|únicamente);
    (usamos|instalamos|utilizamos|activamos|medimos|tratamos|mostramos|usaremos|instalaremos|pedimos);
    (suscri*|pago|pagar); (se) (usan|transmiten|cargan|tratan|instalan|muestran|utilizan|ceden) …
    (solo|sólo|únicamente); (para|de) (utilizar|usar|instalar) … cookies; (impide|impiden) … nada; no …
    (impide|impedirá|priva); (contamos|analizamos|cedemos|compartimos|cargamos|guardamos);
    (no|nunca|tampoco|ni) … … …
    (condición|requisito|necesari*|obligatori*|abandonar|imprescindible|indispensable|obligado|depende);
    (gustaría|queremos|deseamos|querríamos|desearíamos) … (usar|utilizar|instalar|medir|mostrar|emplear); no …
    (queda|quedará|será|es|pierde|pierdes|perderá|implica) … (excluid*|privad*|desventaj*|perjudic*); no se
    (requiere|necesita|exige|precisa); (o|y|para) … … (continuar|continúa|seguir) sin; en (ambos|cualquier|todos
    los|todo) (casos|caso);
    (nadie) … (tiene|debe|necesita|está obligado)`,
  advertises: `
    (publicidad|anuncios|ofertas) … (personalizad*|dirigid*|segmentad*|adaptad*|relevantes|basad*|según|a
    medida|comportamental); (muestra|mostrar|mostramos|ofrec*|financ*|presenta*|ver) … … …
    (publicidad|anuncios|ofertas personalizadas);
    (publicitarios|publicitario|publicitarias|publicitaria|anunciantes|socios comerciales|intermediarios de
    datos|corredores de datos|data brokers); (de|para|a|con fines de|y)
    (marketing|publicidad|remarketing|retargeting|mercadotecnia|segmentación|elaborar perfiles);
    (remarketing|retargeting|conversiones|conversión|patrocinad*|elaboración de perfiles);
    (crea|crean|crear|elabora|construye|traza|confecciona) … … perfil*; perfil* … …
    (interes*|comportamiento|gustos|comercial*); (sus|tus) intereses; (redes sociales) … …
    (reconocer|reconocerle|seguir|identificar|rastrear); campañas; (aumentar|incrementar) … ventas; transmit* …
    perfil; redes sociales … … (reconozcan|reconocen|identifiquen|sigan|rastreen)`,
  measures: `
    (estadística|estadísticas|estadístico|estadísticos|analítica|analíticas|analytics|grabación de sesiones|mapas de
    calor|medición de audiencia|pruebas a b);
    (mide|medir|medimos|medición|cuenta|contar|analiza|analizar|análisis|sigue|rastrea|rastrear|seguimiento|evalúa|registra|registrar|estudia|observa|conocer|saber|entender)
    … … … … (visitas|visitantes|tráfico|audiencia|clics|recorrido|comportamiento|uso|navegación|páginas leídas|páginas
    vistas|páginas visitadas|usa|utiliza|páginas lee); (hacen clic|leen|miran) … (visitantes|usuarios|lectores);
    (visitantes|usuarios|lectores) … (hacen clic|leen|miran); movimientos … ratón`,
  excluding: `
    no; nunca; jamás; sin; ni; ningún; ninguna; nada; salvo; excepto;
    (rechaz*|opuest*|oposición|bloque*|desactiv*|deneg*); (su|sus|tu|la|las|el|esta|una) …
    (elección|elecciones|decisión|consentimiento|preferencia|preferencias|configuración|respuesta);
    (fraude*|ataque*|bots|abus*|spam|error*|fallos|carga|servidor*|intentos)`,
  disagreeing: `no (acept*|consient*|permit*|autoriz*|estoy de acuerdo|doy|conforme); en desacuerdo`,
  clickingOr: `
    (clic|click|puls*|haga clic|hacer clic|al pulsar|aceptando|pinch*|presion*) … … … … (o|u|o bien)`,
  unopposed: `
    (salvo|sin|excepto|a falta de|en ausencia de|de no mediar|no mediando|a menos) … … …
    (oposición|negativa|respuesta|indicación|contrario|rechazo|objeción|manifestación|reacción|oponga*|oponerse|rechace*|diga*|indique*);
    (si|mientras|en tanto|cuando) … no … …
    (opone|opones|oponga|opongas|rechaza|rechazas|rechace|dice|dices|diga|responde|respondes|contesta|manifiesta|manifieste|indica|reacciona|objeta|desactiva|desactive);
    (si|mientras) no (se|te) (opone|opones|oponga|opongas); de no
    (oponerse|oponerte|rechazar*|responder|manifestar*|indicar*|mediar)`,
  processing: `
    (activ*|empez*|empiez*|comenz*|comienz*|inici*|instal*|carg*|utiliz*|compart*|transmit*|cede*|ceder*|envi*|vend*|segui*|analiz*|med*|recog*|recab*|cruz*|cre*|elabor*)
    … … … …
    (cookie*|rastreador*|publicidad|publicitari*|socios|perfil*|marketing|datos|visita|scripts|píxeles|seguimiento|anunciantes|comportamiento|terceros);
    (cookie*|rastreador*|publicidad|datos|perfil*|scripts|píxeles|todo|seguimiento) … … …
    (activ*|instal*|ceder*|compart*|transmit*|utiliz*|usar*|carg*|vend*|entender*|aceptad*|enviar*|iniciar*);
    (personalización|remarketing|reorientación|segmentación); (datos|cookies|perfil*|rastreadores) … … (se) …
    (ceder*|compart*|activ*|envi*|transmit*|vend*|us*); (activar*|iniciar*|comenzar*) … …`,
  barring: `
    (abandone|abandona|salga de|deje de usar|le rogamos que abandone|debe abandonar) … (sitio|web|página|portal) …
    … (si)*; (aceptación|consentimiento) (de|a|para)* (las|todas las|nuestras)* (cookies)* es
    (obligatori*|imprescindible|necesari* para|indispensable|condición|requisito);
    (accesible|accesibles|reservad*|disponible|disponibles|visible) (solo|sólo|únicamente|exclusivamente)
    (para|a|por) … … … … (acept*|consient*)`,
  embracing: `
    todo; todas; todos; quiero; adelante; claro; pueden; puede`,
  deferring: `
    ahora no; no ahora; más tarde; luego; quizá*`,
};
