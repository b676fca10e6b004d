import { starterDocument, validateBanner } from "../../../../../src/consent/rules";

/** Reports whether a banner with this body says who the controller is. */
function isNamed(name: string, body: string): boolean {
  const document = starterDocument("en");
  document.identity.controller_name = name;
  document.regimes = { fallback: "opt_in", audience: ["IE"], rules: [] };
  Object.assign(document.texts.en?.banner ?? {}, { body });
  const { warnings } = validateBanner(document);
  return !warnings.some(({ code, message }) => code === "first-layer-uninformative" && message.includes("who you are"));
}

test.each([
  ["The Book Store", "We use cookies stored on your device."],
  ["The Book Store", "We store cookies."],
  ["Online Marketing GmbH", "We use cookies for marketing."],
  ["Statistics Ltd", "We use cookies for statistics."],
  ["Rider Media", "We are provider of this site."],
])("%s is not named by: %s", (name, body) => {
  expect(isNamed(name, body)).toBe(false);
});

test.each([
  ["The Book Store", "The Book Store uses cookies."],
  ["Online Marketing GmbH", "Online Marketing uses cookies."],
  ["Statistics Ltd", "Statistics Ltd uses cookies."],
  ["Nordlicht Online GmbH", "NORDLICHT's partners use cookies."],
  ["BMW AG", "BMW uses cookies."],
  ["booking.com B.V.", "Booking uses cookies."],
  ["株式会社北極", "株式会社北極はCookieを使用します。"],
  ["Nordlicht GmbH", "NordlichtはCookieを使用します。"],
])("%s is named by: %s", (name, body) => {
  expect(isNamed(name, body)).toBe(true);
});
