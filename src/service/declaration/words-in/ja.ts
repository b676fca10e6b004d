import type { DeclarationWords } from "../declaration-words";

/** The words in Japanese. */
export const ja: DeclarationWords = {
  controller: "データ管理者",
  unclassified: "未分類",
  unclassifiedServices: "まだカテゴリーに分類されていないサービスです。",
  name: "名称",
  kind: "種類",
  party: "設定先",
  host: "ホスト",
  duration: "保存期間",
  purpose: "目的",
  privacyPolicy: "プライバシーポリシー",
  noServices: "なし",
  stored: "お使いの端末に保存されるもの",
  session: "ブラウザーセッション",
  cookie: "Cookie",
  local: "ローカルストレージ",
  sessionStorage: "セッションストレージ",
  indexeddb: "IndexedDB",
  pixel: "ピクセル",
  first: "このウェブサイト",
  third: "他のウェブサイト",
};
