import type { DeclarationWords } from "../declaration-words";

/** The words in Portuguese. */
export const pt: DeclarationWords = {
  controller: "Responsável pelo tratamento",
  unclassified: "Não classificados",
  unclassifiedServices: "Serviços ainda não atribuídos a uma categoria.",
  name: "Nome",
  kind: "Tipo",
  party: "Definido para",
  host: "Host",
  duration: "Duração",
  purpose: "Finalidade",
  privacyPolicy: "Política de privacidade",
  noServices: "Nenhum.",
  stored: "O que é guardado no seu dispositivo",
  session: "Sessão do navegador",
  cookie: "Cookie",
  local: "Armazenamento local",
  sessionStorage: "Armazenamento de sessão",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "Este site",
  third: "Outro site",
};
