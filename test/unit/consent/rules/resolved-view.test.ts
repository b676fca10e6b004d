import fc from "fast-check";
import { type BannerDocument, resolvedView, starterDocument, validateBanner } from "../../../../src/consent/rules";
import { flawless } from "./cases/code-case";

test("defaults are filled; sections that are optional as a whole stay absent", () => {
  const { languages, layout, theme, regimes, links, consent_mode, ...rest } = resolvedView(flawless());
  expect(languages).toMatchObject({ detect: "html", fallbacks: {} });
  expect(layout).toEqual({
    kind: "box",
    position: "bottom",
    preferences: "modal",
    overlay: false,
    button_order: ["accept_all", "reject_all", "customize"],
    close_button: "reject",
    reopen: { kind: "floating", position: "bottom_left" },
    hide_for_bots: false,
    z_index: 2147483000,
  });
  expect(theme).toMatchObject({ mode: "auto", radius: 8, font_family: "inherit", font_size: 16 });
  expect(regimes.expiry).toEqual({ accept_days: 180, reject_days: 180 });
  expect(regimes.rules[0]).toMatchObject({ priority: 0, gpc: "honour", limit_link: false, frictionless: false });
  expect(links.extra).toEqual([]);
  expect(consent_mode).toMatchObject({ implementation: "basic", wait_for_update_ms: 500, regional_defaults: [] });
  for (const section of ["gpc", "tcf", "gpp", "blocking", "reconsent", "storage", "records"])
    expect(rest).not.toHaveProperty(section);
});

test("keeps present values and does not change the sent document", () => {
  const document = { ...flawless(), gpc: { honour: "everywhere" as const } };
  const before = JSON.stringify(document);
  expect(resolvedView(document).gpc).toEqual({ honour: "everywhere", categories: [], show_status: true });
  expect(JSON.stringify(document)).toBe(before);
});

test("a missing string falls back alone", () => {
  const document = flawless();
  document.languages = { default: "en", available: ["en", "de", "de-AT", "fr"], fallbacks: { fr: "de" } };
  document.texts.de = { banner: { title: "Titel", body: "Text" }, limit_link: "Einschränken" };
  document.texts["de-AT"] = { banner: { title: "Titel (AT)" } };
  const [first] = document.categories;
  if (first !== undefined) first.label.de = "Notwendig";
  const { texts, categories, links } = resolvedView(document);
  expect(texts["de-AT"]?.banner).toMatchObject({ title: "Titel (AT)", body: "Text", accept_all: "Accept all" });
  expect(texts.fr).toMatchObject({
    banner: { title: "Titel" },
    limit_link: "Einschränken",
    embed: { always: "Always allow" },
  });
  expect(categories[0]?.label).toEqual({ en: "Necessary", de: "Notwendig", "de-AT": "Notwendig", fr: "Notwendig" });
  expect(links.privacy_policy?.fr).toBe(document.links.privacy_policy?.en);
});

const languageTag = fc.constantFrom("en", "de", "de-AT", "fr", "pt-BR", "gsw");

/** Documents with any languages, fallbacks and holes in their texts. */
const partialDocument: fc.Arbitrary<BannerDocument> = fc
  .record({
    available: fc.uniqueArray(languageTag, { minLength: 1 }),
    fallbacks: fc.dictionary(languageTag, languageTag),
    titles: fc.dictionary(languageTag, fc.string({ minLength: 1, maxLength: 20 })),
    bodies: fc.dictionary(languageTag, fc.string({ minLength: 1, maxLength: 20 })),
  })
  .map(({ available, fallbacks, titles, bodies }) => ({
    ...starterDocument("en"),
    languages: { default: available[0] ?? "en", available, fallbacks },
    texts: Object.fromEntries(
      Object.keys({ ...titles, ...bodies }).map((tag) => [
        tag,
        { banner: { ...(titles[tag] && { title: titles[tag] }), ...(bodies[tag] && { body: bodies[tag] }) } },
      ]),
    ),
  }));

test("resolving twice changes nothing and keeps a valid document valid", () => {
  fc.assert(
    fc.property(partialDocument, (document) => {
      const once = resolvedView(document);
      expect(resolvedView(once)).toEqual(once);
      const refusals = (value: unknown) => validateBanner(value).errors.filter(({ level }) => level === "S");
      expect(refusals(once).length).toBeLessThanOrEqual(refusals(document).length);
    }),
    { numRuns: 50 },
  );
});
