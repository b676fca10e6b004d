import type { Kit } from "./kit";
import { languageName } from "./language-name";
import type { Runtime } from "./runtime";

/** Fills a chooser of the banner's language. */
export function fillLanguages(
  chooser: HTMLSelectElement,
  { slice, bridge }: Runtime,
  { element }: Pick<Kit, "element">,
  choose: (language: string) => void,
): void {
  const options = bridge.settings.languages.available.map((tag) =>
    element("option", { value: tag, lang: tag, text: languageName(tag), selected: tag === slice.language }),
  );
  chooser.append(...options);
  chooser.onchange = () => choose(chooser.value);
}
