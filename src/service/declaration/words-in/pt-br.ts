import type { DeclarationWords } from "../declaration-words";
import { pt } from "./pt";

/** The words in Brazilian Portuguese. */
export const ptBr: DeclarationWords = {
  ...pt,
  controller: "Controlador dos dados",
  unclassified: "Sem categoria",
  unclassifiedServices: "Serviços que ainda não foram atribuídos a uma categoria.",
  stored: "O que é armazenado no seu dispositivo",
};
