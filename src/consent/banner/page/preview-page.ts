import { frameFor, type PreviewChoices, type PreviewLayer, type PreviewPlace } from "../preview-scenario";
import { element } from "./element";

/** preview-page.js: the controls around a preview's frame. */

const choices = JSON.parse(document.getElementById("choices")?.textContent ?? "") as PreviewChoices;

/** The screens that a preview offers, in CSS pixels. */
const screens: Readonly<Record<string, { readonly width: number; readonly height: number; readonly label: string }>> = {
  phone: { width: 390, height: 844, label: "Phone, 390 × 844" },
  tablet: { width: 820, height: 1180, label: "Tablet, 820 × 1180" },
  desktop: { width: 1280, height: 800, label: "Desktop, 1280 × 800" },
};

const UNKNOWN_PLACE = "Unknown place";

const layerNames: Readonly<Record<PreviewLayer, string>> = {
  first: "First layer",
  preferences: "Preferences",
  opt_out: "Opt-out dialog",
};

const controls = {
  place: chooser("Place", placeGroups()),
  language: chooser(
    "Language",
    choices.languages.map((tag) => option(tag, languageLabel(tag))),
  ),
  layer: chooser("Layer", []),
  screen: chooser(
    "Screen",
    Object.entries(screens).map(([name, { label }]) => option(name, label)),
  ),
  scheme: chooser(
    "Theme",
    choices.schemes.map((scheme) => option(scheme, scheme === "dark" ? "Dark" : "Light")),
  ),
};
controls.language.select.value = choices.defaultLanguage;
controls.place.select.value = choices.firstPlace;
controls.screen.select.value = innerWidth < 900 ? "phone" : "desktop";
const form = document.getElementById("controls");
controls.scheme.label.hidden = choices.schemes.length < 2;
for (const { label } of Object.values(controls)) form?.append(label);
for (const text of choices.remarks) document.getElementById("remarks")?.append(text, " ");
form?.addEventListener("change", draw);
addEventListener("resize", fitAgain);
form?.addEventListener("submit", (event) => event.preventDefault());
draw();

/** Replaces the frame: each scenario is that of a new visitor. */
function draw(): void {
  const [ruleIndex = 0, placeIndex = 0] = controls.place.select.value.split(" ").map(Number);
  const rule = choices.rules[ruleIndex];
  const place = rule?.places[placeIndex];
  if (rule === undefined || place === undefined) return;
  offerLayers(rule.hasOptOut);
  const { width, height } = screens[controls.screen.select.value] ?? { width: 1280, height: 800 };
  const srcdoc = frameFor(choices.frame, {
    language: controls.language.select.value,
    layer: controls.layer.select.value as PreviewLayer,
    scheme: controls.scheme.select.value === "dark" ? "dark" : "light",
    place: { country: place.country, region: place.region, regime: place.regime, gpc_required: place.gpc_required },
  });
  const frame = element("iframe", { title: "The website with the banner", sandbox: "allow-scripts", width, height });
  frame.srcdoc = srcdoc;
  const box = element("div", { class: "screen" }, frame);
  document.getElementById("stage")?.replaceChildren(box);
  fit(box, frame, width, height);
}

/** Draws a screen that is wider than the window smaller, so that the whole banner is seen. Its CSS pixels stay. */
function fit(box: HTMLElement, frame: HTMLElement, width: number, height: number): void {
  const stage = document.getElementById("stage");
  const padding = 32;
  // The frame has a border of 1 px on each side.
  const scale = Math.min(1, ((stage?.clientWidth ?? 0) - padding) / (width + 2));
  box.style.setProperty("width", `${(width + 2) * scale}px`);
  box.style.setProperty("height", `${(height + 2) * scale}px`);
  frame.style.setProperty("transform", scale < 1 ? `scale(${scale})` : "none");
}

/** Follows the window's size without drawing the frame again, which would forget a choice. */
function fitAgain(): void {
  const box = document.querySelector<HTMLElement>(".screen");
  const frame = box?.querySelector("iframe");
  if (box != null && frame != null) fit(box, frame, Number(frame.width), Number(frame.height));
}

/** The layers that the rule has. */
function offerLayers(hasOptOut: boolean): void {
  const { select } = controls.layer;
  const before = select.value;
  const names = Object.keys(layerNames).filter((name) => name !== "opt_out" || hasOptOut);
  select.replaceChildren(...names.map((name) => option(name, layerNames[name as PreviewLayer])));
  select.value = names.includes(before) ? before : "first";
}

function chooser(name: string, options: readonly HTMLElement[]) {
  const select = element("select", { id: name.toLowerCase() }, ...options);
  return { select, label: element("label", { text: name }, select) };
}

function option(value: string, text: string): HTMLOptionElement {
  return element("option", { value, text });
}

/** Places by the rule that their visitors get. */
function placeGroups(): HTMLElement[] {
  return choices.rules.map(({ id, model, places }, rule) =>
    element(
      "optgroup",
      { label: `${id === null ? "Fallback" : `Rule ${id}`}: ${model}` },
      ...places
        .map((place, index) => ({ value: `${rule} ${index}`, text: placeLabel(place) }))
        // Visitors of whom nothing is known come first: they get the strictest rule.
        .sort((one, other) => (one.text === UNKNOWN_PLACE || one.text < other.text ? -1 : 1))
        .map(({ value, text }) => option(value, text)),
    ),
  );
}

function placeLabel({ country, region, law }: PreviewPlace & { readonly law: string }): string {
  if (country === null) return UNKNOWN_PLACE;
  const name = new Intl.DisplayNames(["en"], { type: "region" }).of(country) ?? country;
  return `${name}${region === null ? "" : `, ${region}`} (${law})`;
}

function languageLabel(tag: string): string {
  try {
    return `${new Intl.DisplayNames(["en"], { type: "language" }).of(tag) ?? tag} (${tag})`;
  } catch {
    return tag;
  }
}
