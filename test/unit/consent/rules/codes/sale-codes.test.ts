import { starterDocument, validateBanner } from "../../../../../src/consent/rules";

/** Reports whether an optional category with this label is asked about sensitive data. */
function isAsked(label: string): boolean {
  const document = starterDocument("en");
  Object.assign(document.categories.find(({ key }) => key === "analytics")?.label ?? {}, { en: label });
  const { warnings } = validateBanner(document);
  return warnings.some(({ code }) => code === "sensitive-undeclared");
}

test.each(["Gesundheitskarte", "Video consultation about your health", "Map of your health"])(
  "asks whether a category is sensitive: %s",
  (label) => {
    expect(isAsked(label)).toBe(true);
  },
);

test.each([
  "Health-talk videos",
  "Video lectures about health",
  "Health films on YouTube",
  "Videovorträge zur Gesundheit",
])("takes a recording for no sensitive data: %s", (label) => {
  expect(isAsked(label)).toBe(false);
});
