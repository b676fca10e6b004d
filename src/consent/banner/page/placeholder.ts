import type { PreferencesSlice } from "../slice";
import type { Kit } from "./kit";
import type { Runtime } from "./runtime";
import type { Surface } from "./surface";

/** Texts of a placeholder, and its answers. `always` is null where no category can be granted. */
export interface PlaceholderContent {
  readonly texts: PreferencesSlice["embed"];
  readonly provider: string;
  once(): void;
  readonly always: (() => void) | null;
}

/** A placeholder that names the provider and the title of a frame, in its text and for assistive technology. */
export function placeholderOf(
  { slice }: Runtime,
  frame: HTMLIFrameElement,
  { texts, provider, once, always }: PlaceholderContent,
  { element, button, makeSurface }: Kit,
): Surface {
  const fill = (text = "") => text.replaceAll("{service}", provider);
  const title = fill(texts.title);
  const isNamed = texts.title?.includes("{service}") === true;
  const what = [isNamed ? "" : provider, frame.title.trim()].filter((text) => text !== "").join(" – ");
  const surface = makeSurface("embed", slice);
  const named = (made: HTMLElement, ...words: string[]) => {
    made.setAttribute("aria-label", words.filter((word) => word !== "").join(": "));
    return made;
  };
  const labelled = (label: string | undefined, act: () => void) =>
    named(button("customize", fill(label), act), fill(label), what || title);
  // Tests and content blockers identify the second button by its class.
  const second = always && labelled(texts.always, always);
  second?.classList.replace("customize", "accept");
  surface.root.append(
    named(
      element(
        "section",
        {},
        element(
          "div",
          { class: "content" },
          element("h2", { text: title }),
          what !== "" && element("p", { class: "what", dir: "auto", text: what }),
          element("p", { class: "body", text: fill(texts.body) }),
          element("div", { class: "buttons" }, labelled(texts.load_once, once), second),
        ),
      ),
      title,
      what,
    ),
  );
  return surface;
}
