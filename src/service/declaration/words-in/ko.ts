import type { DeclarationWords } from "../declaration-words";

/** The words in Korean. */
export const ko: DeclarationWords = {
  controller: "개인정보처리자",
  unclassified: "미분류",
  unclassifiedServices: "아직 범주가 지정되지 않은 서비스입니다.",
  name: "이름",
  kind: "종류",
  party: "대상 사이트",
  host: "호스트",
  duration: "보관 기간",
  purpose: "목적",
  privacyPolicy: "개인정보 처리방침",
  noServices: "없음",
  stored: "이용자의 기기에 저장되는 항목",
  session: "브라우저 세션",
  cookie: "쿠키",
  local: "로컬 스토리지",
  sessionStorage: "세션 스토리지",
  indexeddb: "IndexedDB",
  pixel: "픽셀",
  first: "이 웹사이트",
  third: "다른 웹사이트",
};
