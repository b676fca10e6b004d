import { escapedDirections, visibleText } from "../../../../src/consent/contract/visible-text";
import { oneLine } from "../../../../src/service/alerts/send-mail";

test("every direction control is spelled out, and other text is unchanged", () => {
  expect(visibleText("invoice\u202egpj.exe")).toBe("invoice[U+202E]gpj.exe");
  expect(visibleText("\u2066a\u2069\u200f\u061c")).toBe("[U+2066]a[U+2069][U+200F][U+061C]");
  expect(visibleText("שלום العربية 👩‍💻 é\u00ad")).toBe("שלום العربية 👩‍💻 é\u00ad");
});

test("code has escapes in place of direction controls", () => {
  const code = escapedDirections(JSON.stringify({ name: "a\u202eb" }));
  expect([code, JSON.parse(code)]).toEqual(['{"name":"a\\u202eb"}', { name: "a\u202eb" }]);
});

test("a line of a mail shows characters that would reverse its text", () => {
  expect(oneLine("Shop\u202e\r\nmoc.live")).toBe("Shop[U+202E] moc.live");
});
