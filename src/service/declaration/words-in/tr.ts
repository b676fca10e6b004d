import type { DeclarationWords } from "../declaration-words";

/** The words in Turkish. */
export const tr: DeclarationWords = {
  controller: "Veri sorumlusu",
  unclassified: "Sınıflandırılmamış",
  unclassifiedServices: "Henüz bir kategoriye atanmamış hizmetler.",
  name: "Ad",
  kind: "Tür",
  party: "İnternet sitesi",
  host: "Sunucu",
  duration: "Süre",
  purpose: "Amaç",
  privacyPolicy: "Gizlilik politikası",
  noServices: "Yok.",
  stored: "Cihazınızda saklananlar",
  session: "Tarayıcı oturumu",
  cookie: "Çerez",
  local: "Yerel depolama",
  sessionStorage: "Oturum depolaması",
  indexeddb: "IndexedDB",
  pixel: "Piksel",
  first: "Bu internet sitesi",
  third: "Başka bir internet sitesi",
};
