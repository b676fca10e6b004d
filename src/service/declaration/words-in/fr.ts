import type { DeclarationWords } from "../declaration-words";

/** The words in French. */
export const fr: DeclarationWords = {
  controller: "Responsable du traitement",
  unclassified: "Non classés",
  unclassifiedServices: "Services qui ne sont pas encore rattachés à une catégorie.",
  name: "Nom",
  kind: "Type",
  party: "Déposé pour",
  host: "Hôte",
  duration: "Durée",
  purpose: "Finalité",
  privacyPolicy: "Politique de confidentialité",
  noServices: "Aucun.",
  stored: "Ce qui est enregistré sur votre appareil",
  session: "Session du navigateur",
  cookie: "Cookie",
  local: "Stockage local",
  sessionStorage: "Stockage de session",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "Ce site",
  third: "Un autre site",
};
