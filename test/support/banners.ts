import { type BannerDocument, starterDocument } from "../../src/consent/rules";

/** A banner that may be published: the starter with a real controller. `title` distinguishes banners. */
export function banner(title = "Your choice"): BannerDocument {
  const document = starterDocument("en");
  const english = document.texts.en ?? {};
  return {
    ...document,
    identity: { ...document.identity, controller_name: "Example GmbH", contact_email: "privacy@shop.example" },
    texts: { ...document.texts, en: { ...english, banner: { ...english.banner, title } } },
  };
}
