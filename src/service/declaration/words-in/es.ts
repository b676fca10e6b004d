import type { DeclarationWords } from "../declaration-words";

/** The words in Spanish. */
export const es: DeclarationWords = {
  controller: "Responsable del tratamiento",
  unclassified: "Sin clasificar",
  unclassifiedServices: "Servicios que aún no están asignados a ninguna categoría.",
  name: "Nombre",
  kind: "Tipo",
  party: "Establecido para",
  host: "Host",
  duration: "Duración",
  purpose: "Finalidad",
  privacyPolicy: "Política de privacidad",
  noServices: "Ninguno.",
  stored: "Lo que se almacena en su dispositivo",
  session: "Sesión del navegador",
  cookie: "Cookie",
  local: "Almacenamiento local",
  sessionStorage: "Almacenamiento de sesión",
  indexeddb: "IndexedDB",
  pixel: "Píxel",
  first: "Este sitio web",
  third: "Otro sitio web",
};
