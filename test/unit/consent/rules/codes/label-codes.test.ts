import { type RuleFinding, starterDocument, starterLanguages, validateBanner } from "../../../../../src/consent/rules";
import { labelMeaning } from "../../../../../src/consent/rules/wording/label-meaning";
import { wordingLanguages } from "../../../../../src/consent/rules/wording/wording-of";

/** A banner in a language with some labels; where there is no starter, the others are English. */
function findingsWith(tag: string, labels: Record<string, string>): RuleFinding[] {
  const document = starterDocument(starterLanguages.includes(tag) ? tag : "en");
  const base = document.languages.default;
  document.languages = { default: base, available: base === tag ? [tag] : [base, tag] };
  document.texts[tag] = { ...document.texts[tag], banner: { ...document.texts[tag]?.banner, ...labels } };
  const { errors, warnings } = validateBanner(document);
  return [...errors, ...warnings].filter(({ code }) => code === "label-contradicts-button");
}

/** A grant, a refusal and a refusing closing label, each as usual in the language, and a closing label that grants. */
const usual: Record<string, [accept: string, reject: string, close: string, closeAndAccept: string]> = {
  bg: ["Приемам всички", "Отказвам всички", "Затваряне и отказ", "Затваряне и приемане"],
  cs: ["Přijmout vše", "Odmítnout vše", "Zavřít a odmítnout", "Zavřít a přijmout"],
  da: ["Accepter alle", "Afvis alle", "Luk og afvis", "Luk og accepter"],
  de: ["Alle akzeptieren", "Alle ablehnen", "Schließen", "Schließen und akzeptieren"],
  el: ["Αποδοχή όλων", "Απόρριψη όλων", "Κλείσιμο και απόρριψη", "Κλείσιμο και αποδοχή"],
  en: ["Accept all", "Reject all", "Close without accepting", "Close and accept"],
  es: ["Aceptar todo", "Rechazar todo", "Cerrar y rechazar", "Cerrar y aceptar"],
  et: ["Nõustun kõigega", "Keeldun kõigest", "Sulge ja keeldu", "Sulge ja nõustu"],
  fi: ["Hyväksy kaikki", "Hylkää kaikki", "Sulje ja hylkää", "Sulje ja hyväksy"],
  fr: ["Tout accepter", "Tout refuser", "Continuer sans accepter", "Fermer et accepter"],
  hr: ["Prihvati sve", "Odbij sve", "Zatvori i odbij", "Zatvori i prihvati"],
  hu: ["Összes elfogadása", "Összes elutasítása", "Bezárás és elutasítás", "Bezárás és elfogadás"],
  is: ["Samþykkja allt", "Hafna öllu", "Loka og hafna", "Loka og samþykkja"],
  it: ["Accetta tutto", "Rifiuta tutto", "Chiudi e rifiuta", "Chiudi e accetta"],
  ja: ["すべて同意", "すべて拒否", "閉じて拒否する", "閉じて同意する"],
  ko: ["모두 동의", "모두 거부", "닫고 거부", "닫고 동의"],
  lt: ["Sutinku su visais", "Atsisakau visų", "Uždaryti ir atsisakyti", "Uždaryti ir sutinku"],
  lv: ["Pieņemt visas", "Noraidīt visas", "Aizvērt un noraidīt", "Aizvērt un pieņemt"],
  nb: ["Godta alle", "Avslå alle", "Lukk og avslå", "Lukk og godta"],
  nl: ["Alles accepteren", "Alles weigeren", "Sluiten en weigeren", "Sluiten en accepteren"],
  pl: ["Akceptuj wszystkie", "Odrzuć wszystkie", "Zamknij i odrzuć", "Zamknij i zaakceptuj"],
  pt: ["Aceitar tudo", "Rejeitar tudo", "Fechar e rejeitar", "Fechar e aceitar"],
  ro: ["Acceptă tot", "Respinge tot", "Închide și respinge", "Închide și acceptă"],
  sk: ["Prijať všetko", "Odmietnuť všetko", "Zavrieť a odmietnuť", "Zavrieť a prijať"],
  sl: ["Sprejmi vse", "Zavrni vse", "Zapri in zavrni", "Zapri in sprejmi"],
  sv: ["Godkänn alla", "Avvisa alla", "Stäng och avvisa", "Stäng och godkänn"],
  tr: ["Tümünü kabul et", "Tümünü reddet", "Kapat ve reddet", "Kapat ve kabul et"],
  vi: ["Chấp nhận tất cả", "Từ chối tất cả", "Đóng và từ chối", "Đóng và chấp nhận"],
};

test("every language with phrases is tested", () => {
  expect(Object.keys(usual)).toEqual([...wordingLanguages].sort());
});

describe.each(Object.entries(usual))("%s", (tag, [accept_all, reject_all, close_label, closeAndAccept]) => {
  test("usual labels are not accused", () => {
    expect(findingsWith(tag, { accept_all, reject_all, close_label })).toEqual([]);
  });

  test("swapped, equal and granting labels are errors that can be waived", () => {
    const swapped = findingsWith(tag, { accept_all: reject_all, reject_all: accept_all });
    const equal = findingsWith(tag, { accept_all, reject_all: accept_all });
    const closing = findingsWith(tag, { close_label: closeAndAccept });
    for (const found of [swapped, equal, closing]) expect(found).toMatchObject([{ level: "E", waivable: true }]);
    expect(equal[0]?.message).toContain("are both labeled");
  });
});

test.each([
  ["cs", "Nesouhlasím"],
  ["da", "Jeg accepterer ikke"],
  ["de", "Nicht einverstanden"],
  ["el", "Δεν συμφωνώ"],
  ["en", "I do not agree"],
  ["es", "No acepto"],
  ["fi", "En hyväksy"],
  ["fr", "Je ne suis pas d’accord"],
  ["hu", "Nem fogadom el"],
  ["is", "Ég samþykki ekki"],
  ["it", "Non accetto"],
  ["ja", "同意しません"],
  ["ko", "동의하지 않음"],
  ["nb", "Jeg godtar ikke"],
  ["nl", "Niet accepteren"],
  ["pl", "Nie zgadzam się"],
  ["pt", "Não concordo"],
  ["ro", "Nu sunt de acord"],
  ["sv", "Jag samtycker inte"],
  ["tr", "Kabul etmiyorum"],
  ["vi", "Không đồng ý"],
])("%s: %s on the button that grants is an error", (tag, accept_all) => {
  expect(findingsWith(tag, { accept_all })).toMatchObject([{ level: "E", waivable: true }]);
});

test("labels of a language without phrases are compared with each other", () => {
  expect(findingsWith("lv", { accept_all: "Piekrist visam", reject_all: "Noraidīt visu" })).toEqual([]);
  expect(findingsWith("lv", { accept_all: "Piekrist", reject_all: " piekrist" })).toMatchObject([{ level: "E" }]);
});

test.each<[Record<string, string>, string]>([
  [{ customize: "Accept all cookies" }, "customize opens the preferences, but its label is"],
  [{ save: "Agree to all" }, "save saves the switches, but its label is"],
  [{ reject_all: "Agree and close" }, "reject_all refuses, but its label is"],
  [{ accept_all: "Continue without accepting" }, "accept_all grants everything, but its label is"],
  [{ accept_all: "No thanks" }, "accept_all grants everything, but its label is"],
])("%j is found", (labels, part) => {
  expect(findingsWith("en", labels)[0]?.message).toContain(part);
});

test.each<Record<string, string>>([
  { accept_all: "OK" },
  { customize: "Manage consent" },
  { save: "Accept selection" },
  { close_label: "Close" },
  { accept_all: "Accept all and continue" },
  { accept_all: "Accept all, no more questions" },
  { reject_all: "Reject", close_label: "Reject" },
])("%j is not accused", (labels) => {
  expect(findingsWith("en", labels)).toEqual([]);
});

test.each([
  ["cs", "Přijmout vybrané", "Pokračovat s nezbytnými"],
  ["da", "Accepter valgte", "Accepter nødvendige"],
  ["de", "Ausgewählte akzeptieren", "Weiter mit notwendigen Cookies"],
  ["el", "Αποδοχή επιλεγμένων", "Αποδοχή απαραίτητων"],
  ["en", "Accept chosen cookies", "Accept required cookies"],
  ["es", "Aceptar selección", "Aceptar necesarias"],
  ["fi", "Hyväksy valitut", "Hyväksy välttämättömät"],
  ["fr", "Accepter la sélection", "Accepter les cookies techniques"],
  ["hu", "Kiválasztottak elfogadása", "Szükségesek elfogadása"],
  ["is", "Samþykkja valdar", "Samþykkja nauðsynlegar"],
  ["it", "Accetta selezionati", "Accetta necessari"],
  ["ja", "選択したものを許可", "必須クッキーを許可"],
  ["ko", "선택 항목 허용", "필수 항목 허용"],
  ["nb", "Godta valgte", "Godta nødvendige"],
  ["nl", "Geselecteerde accepteren", "Noodzakelijke accepteren"],
  ["pl", "Akceptuj zaznaczone", "Akceptuj niezbędne"],
  ["pt", "Aceitar selecionados", "Aceitar necessários"],
  ["ro", "Acceptă selectate", "Acceptă necesare"],
  ["sv", "Godkänn valda", "Godkänn nödvändiga"],
  ["tr", "Seçilenleri kabul et", "Gerekli olanları kabul et"],
  ["vi", "Chấp nhận mục đã chọn", "Chấp nhận cookie cần thiết"],
])("%s: accepting a selection, and refusing all but the necessary, are not accused", (tag, save, reject_all) => {
  expect(findingsWith(tag, { save, reject_all })).toEqual([]);
  expect(labelMeaning(reject_all, tag)).toBe("refuse");
});

test.each([
  ["customize", "Accept and manage"],
  ["save", "Save and accept all"],
])("a label of %s that grants first is an error", (button, label) => {
  expect(findingsWith("en", { [button]: label })).toMatchObject([{ level: "E", waivable: true }]);
});

test.each([
  ["customize", "Manage and accept"],
  ["customize", "Consent and preferences"],
  ["customize", "Allow by purpose"],
  ["save", "Save and accept selected"],
])("a label of %s that names a choice is spared", (button, label) => {
  expect(findingsWith("en", { [button]: label })).toEqual([]);
});

test.each([
  ["customize", "Accept recommended"],
  ["customize", "Agree to partners"],
])("a label of %s that accepts what others chose is an error", (button, label) => {
  expect(findingsWith("en", { [button]: label })).toMatchObject([{ level: "E", waivable: true }]);
});

/** A banner whose frames have placeholders and whose sale can be opted out of, with a label outside the first layer. */
function findingsBeside(part: "embed" | "opt_out", button: string, label: string): RuleFinding[] {
  const document = starterDocument("en");
  Object.assign(document.texts.en?.[part] ?? {}, { [button]: label });
  const { errors, warnings } = validateBanner(document);
  return [...errors, ...warnings].filter(({ code }) => code === "label-contradicts-button");
}

test.each([
  ["embed", "load_once", "Accept all cookies"],
  ["embed", "always", "Accept all cookies"],
  ["embed", "always", "Reject all cookies"],
  ["opt_out", "confirm", "Allow the sale"],
  ["opt_out", "confirm", "Yes, keep selling my data"],
  ["opt_out", "confirm", "Continue sharing"],
] as const)("the label of %s %s does not grant everything, or deny: %s", (part, button, label) => {
  expect(findingsBeside(part, button, label)).toMatchObject([{ pointer: `/texts/en/${part}/${button}` }]);
});

test.each([
  ["embed", "load_once", "Allow once"],
  ["embed", "load_once", "Only this time"],
  ["embed", "always", "Always allow all videos"],
  ["opt_out", "confirm", "Yes, confirm"],
  ["opt_out", "confirm", "Agree to opt out"],
  ["opt_out", "confirm", "Yes, stop selling my data"],
  ["opt_out", "confirm", "Do not share my data"],
] as const)("the label of %s %s is spared: %s", (part, button, label) => {
  expect(findingsBeside(part, button, label)).toEqual([]);
});
