import type { DeclarationWords } from "../declaration-words";

/** The words in Brazilian Portuguese. */
export const ptBr: DeclarationWords = {
  controller: "Controlador dos dados",
  unclassified: "Sem categoria",
  unclassifiedServices: "Serviços que ainda não foram atribuídos a uma categoria.",
  name: "Nome",
  kind: "Tipo",
  party: "Definido para",
  host: "Host",
  duration: "Duração",
  purpose: "Finalidade",
  privacyPolicy: "Política de privacidade",
  noServices: "Nenhum.",
  stored: "O que é armazenado no seu dispositivo",
  session: "Sessão do navegador",
  cookie: "Cookie",
  local: "Armazenamento local",
  sessionStorage: "Armazenamento de sessão",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "Este site",
  third: "Outro site",
};
