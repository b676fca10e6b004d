import type { PromiseWording } from "../wording";

/** Spanish: what texts promise about withdrawing, refusing and purposes. */
export const esPromises: PromiseWording = {
  revoking: `
    retir*; revoc*; revoqu*; anul* … consentimiento; retirada; revocación;
    (elección|decisión|consentimiento) … … (definitiv*|irrevocable|firme)`,
  burdening: `
    (por|mediante|a través de|vía|con) … …
    (correo|carta|postal|teléfono|fax|escrito|burofax|email|e-mail|llamada|formulario|certificado);
    (carta|correo|postal|burofax|teléfono|fax|certificad*|manuscrit*|por escrito);
    (escrib*|enví*|envi*|llam*|contact*|dirij*|remit*|diríjase|solicit*) … …
    (a|nos|correo|nuestr*|un|una|con|al|por); (tarifa|coste|gastos|euros|dni|documento de
    identidad|pasaporte|motiv*|justific*|cuenta|copia); (no) … (podrá|puede|es posible|será posible) …;
    (irrevocable|imposible|definitiv*); (solo|sólo|únicamente) … … (después|tras|transcurrid*|pasad*|al cabo);
    (plazo|tramit*|efecto|días|surtirá) … … (días|semanas|meses|hábiles)`,
  easing: `
    enlace; botón; icono; configuración; ajustes; pie de página; aquí; clic; aviso; ventana; misma facilidad;
    igual de fácil; tan fácil*; panel; preferencias; página; banner;
    sin (coste|costo|gastos|motivo|justific*|necesidad|explic*|dar); gratuit*; también;
    (igualmente|tan|igual*) … (sencill*|simple|fácil*);
    (cualquier momento|cuando quiera*|cuando quieras)`,
  interest: `
    interés legítimo; intereses legítimos`,
  imposing: `
    no (se)* (pueden|puede|podrá|podrán|es posible|cabe) … (rechaz*|desactiv*|deneg*|oponer*|ser rechazad*|ser
    desactivad*); (incluso|también|aun|aunque) … (sin|rechace*|no acepte*|no consienta*) …
    (consentimiento|acuerdo)*; sin posibilidad de (rechaz*|oposición|oponer*)`,
  disclaiming: `
    (nunca|jamás|ningún|ninguna|tampoco|no) … … (basa*|bas*|fund*|ampar*|invoc*|interés|interes*|en el|sobre);
    (solo|sólo|únicamente) … … consentimiento; (nunca|jamás)`,
  preselecting: `
    (casillas|casilla|interruptores|interruptor|opciones|finalidades|categorías|botones|selectores|controles|todo)
    … … … (ya|previamente|por defecto|de antemano|por usted|de serie|para usted|de inicio|desde el principio) …
    (marcad*|activad*|seleccionad*|encendid*)*; hemos (marcado|activado|seleccionado);
    (marcad*|activad*|seleccionad*|premarcad*|preseleccionad*) … (por defecto|de antemano|previamente|para
    usted|ya|para ti|por usted|de inicio); (premarcad*|preseleccionad*|preactivad*); ya
    (marcad*|activad*|seleccionad*|están activ*|vienen); (desmarque|desmarca) (lo|las|los)`,
  required: `
    necesari*; esencial*; técnic*; imprescindible*; obligatori*; estrictamente`,
  vague: `
    (otros|otras|diversos|diversas|varios|varias|distintos|distintas|diferentes|ciertos|similares|demás|múltiples)
    (fines|finalidades|cosas|motivos|propósitos|usos|objetivos|razones); (necesidades|fines|razones)
    (comerciales|empresariales|internas|internos|de negocio|del negocio|de la empresa)`,
  pleasing: `
    (mejor*|optimiz*|óptim*|agradable*|perfect*|enriquec*|genial*) … …
    (experiencia|visita|sitio|web|navegación|servicio*|estancia|contenido*); experiencia`,
  concrete: `
    med*; mide*; cont*; anali*; estadí*; idioma*; región; moneda; vídeo*; video*; chat; mapa*; record*; recuerd*;
    sesión; cesta; carrito; favorit*; fuente*; presentación; preferencia*; ajuste*; reproductor*; comentario*;
    redes; oscuro; formulario*; búsqueda*; tienda*; ubicación; tiempo; podcast*; guard*`,
  rewarding: `
    (gan*|regalo*|bono*|descuento*|cupón|cupones|premio*|ahorr*|gratis|puntos|sorteo*|recompensa*)`,
};
