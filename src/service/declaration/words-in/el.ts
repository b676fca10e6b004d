import type { DeclarationWords } from "../declaration-words";

/** The words in Greek. */
export const el: DeclarationWords = {
  controller: "Υπεύθυνος επεξεργασίας",
  unclassified: "Χωρίς κατηγορία",
  unclassifiedServices: "Υπηρεσίες που δεν έχουν ενταχθεί ακόμη σε κατηγορία.",
  name: "Όνομα",
  kind: "Είδος",
  party: "Ορίζεται για",
  host: "Διακομιστής",
  duration: "Διάρκεια",
  purpose: "Σκοπός",
  privacyPolicy: "Πολιτική απορρήτου",
  noServices: "Καμία.",
  stored: "Τι αποθηκεύεται στη συσκευή σας",
  session: "Συνεδρία του προγράμματος περιήγησης",
  cookie: "Cookie",
  local: "Τοπικός χώρος αποθήκευσης",
  sessionStorage: "Χώρος αποθήκευσης συνεδρίας",
  indexeddb: "IndexedDB",
  pixel: "Pixel",
  first: "Αυτόν τον ιστότοπο",
  third: "Άλλον ιστότοπο",
};
