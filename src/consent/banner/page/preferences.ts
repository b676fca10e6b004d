import type { PreferencesSlice } from "../slice";
import { addStyles } from "./add-styles";
import type { View } from "./controls";
import { detach } from "./detach";
import type { Kit } from "./kit";
import type { fillLanguages } from "./language-options";
import { css } from "./preferences.css";
import type { Runtime } from "./runtime";
import type { statusLine } from "./status-line";

/** The functions that the preferences borrow. */
export interface PreferencesKit extends Kit {
  readonly statusLine: typeof statusLine;
  readonly fillLanguages: typeof fillLanguages;
  chooseLanguage(language: string): Promise<void>;
  /** Hides the first layer while the preferences are open, or shows it again. */
  cover(isCovered: boolean): void;
}

/** Opens the preferences, or the opt-out. */
export type OpenPreferences = typeof openPreferences;

let isStyled = false;
let opened: HTMLDialogElement | null = null;

/** The state of the switches. */
type Switched = Pick<Runtime["state"], "granted" | "servicesOff">;

/**
 * preferences.js: loaded when a visitor first asks for it.
 *
 * @param entered switches that are not saved yet, if they are drawn again in another language
 */
export function openPreferences(
  runtime: Runtime,
  slice: PreferencesSlice,
  view: View,
  kit: PreferencesKit,
  entered?: Switched,
): void {
  if (!isStyled) addStyles(kit, css);
  isStyled = true;
  opened?.close();
  const { host, root } = kit.makeSurface("preferences", runtime.slice);
  const { layout } = runtime.slice;
  const dialog = kit.element("dialog", {
    class: "box",
    "data-kind": layout.preferences === "drawer" && view !== "opt_out" ? "drawer" : "modal",
    "aria-labelledby": "title",
  });
  // The focus returns to the element that opened the dialog, which may be on the first layer.
  const uncover = () => kit.cover(false);
  const close = () => {
    uncover();
    dialog.close();
  };
  dialog.oncancel = uncover;
  // Closing changes nothing: the earlier choice applies. So the sign's label names the dialog, not a choice.
  dialog.onclose = () => {
    detach(kit, host);
    if (opened !== dialog) return;
    opened = null;
    uncover();
  };
  const reopen = async (language: string, entered: () => Switched) => {
    await kit.chooseLanguage(language);
    const next = await runtime.source.preferences(runtime.slice.language).catch(() => slice);
    // Meanwhile the visitor may have moved a switch, or closed the preferences.
    if (opened === dialog) openPreferences(runtime, next, view, kit, entered());
  };
  const fill = view === "opt_out" ? optOut : preferences;
  dialog.append(...fill({ runtime, slice, kit, switched: entered ?? runtime.state, close, reopen }));
  root.append(dialog);
  kit.attach(host);
  opened = dialog;
  kit.cover(true);
  if (entered) dialog.querySelector("select")?.focus();
  else if (view === "limit") {
    const first = runtime.slice.categories.find(({ sensitive, required }) => sensitive && !required);
    if (first) dialog.querySelector<HTMLElement>(`[name="${CSS.escape(first.key)}"]`)?.focus();
  }
}

interface Dialog {
  readonly runtime: Runtime;
  readonly slice: PreferencesSlice;
  readonly kit: PreferencesKit;
  readonly switched: Switched;
  close(): void;
  reopen(language: string, entered: () => Switched): Promise<void>;
}

function preferences({ runtime, slice, kit, switched, close, reopen }: Dialog): HTMLElement[] {
  const { element, button } = kit;
  const { banner } = runtime.slice.texts;
  const { refuse_by } = runtime.state.rule;
  const switches = runtime.slice.categories.map((category) => switchOf(category, switched, slice, kit));
  const choose = (granted: readonly string[], servicesOff: readonly string[] = []) => {
    close();
    runtime.choose({ granted, servicesOff, method: "preferences" });
  };
  const isOn = ({ input }: (typeof switches)[number]) => input.checked && !input.disabled;
  const entered = (of = switches): Switched => ({
    granted: switches.filter(isOn).map(({ input }) => input.name),
    servicesOff: of.flatMap(({ services }) => services.filter(({ isWanted }) => !isWanted).map(({ key }) => key)),
  });
  const save = () => {
    const { granted, servicesOff } = entered(switches.filter(isOn));
    choose(granted, servicesOff);
  };
  return [
    kit.closeSign(slice.words.close, close),
    element("h2", { id: "title", text: slice.texts.title }),
    element(
      "div",
      { class: "text" },
      element("p", { text: slice.texts.intro }),
      kit.statusLine(runtime, kit),
      element("ul", { class: "categories" }, ...switches.map(({ item }) => item)),
      element(
        "div",
        { class: "foot" },
        kit.linkList(runtime.slice),
        languageChooser(runtime, slice, kit, (tag) => void reopen(tag, () => entered())),
      ),
      identity(slice, kit),
    ),
    element(
      "div",
      { class: "buttons" },
      button("accept", banner?.accept_all, () => choose(runtime.optional)),
      // Where refusing means to pay, the rule declares it.
      refuse_by === "pay" ? null : button("reject", banner?.reject_all, () => choose([])),
      button("customize", slice.texts.save, save),
    ),
    recordLine(runtime, kit),
  ];
}

/** A chooser of the banner's language; false where there is one language. */
function languageChooser(
  runtime: Runtime,
  { words }: PreferencesSlice,
  kit: PreferencesKit,
  choose: (language: string) => void,
) {
  if (runtime.bridge.settings.languages.available.length < 2) return false;
  const chooser = kit.element("select", { class: "language", "aria-label": words.language });
  kit.fillLanguages(chooser, runtime, kit, choose);
  return chooser;
}

function optOut({ runtime, slice: { opt_out, words }, kit, close }: Dialog): HTMLElement[] {
  const { element, button } = kit;
  const confirm = () => {
    const sold = new Set(runtime.slice.categories.filter((each) => each.sale_or_share).map(({ key }) => key));
    close();
    const { granted, servicesOff } = runtime.state;
    runtime.choose({ granted: granted.filter((key) => !sold.has(key)), servicesOff, method: "opt_out_link" });
  };
  return [
    kit.closeSign(words.close, close),
    element("h2", { id: "title", text: opt_out.title }),
    element(
      "div",
      { class: "text" },
      element("p", { text: opt_out.body }),
      kit.statusLine(runtime, kit),
      element("div", { class: "foot" }, kit.linkList(runtime.slice)),
    ),
    element("div", { class: "buttons" }, button("reject", opt_out.confirm, confirm)),
    recordLine(runtime, kit),
  ];
}

function switchOf(
  { key, required }: Runtime["slice"]["categories"][number],
  switched: Switched,
  slice: PreferencesSlice,
  { element }: PreferencesKit,
) {
  const { categories, words, texts } = slice;
  const text = categories.find((each) => each.key === key);
  const about = `about-${key}`;
  const input = element("input", {
    type: "checkbox",
    role: "switch",
    name: key,
    "aria-describedby": about,
    disabled: required,
  });
  input.checked = required || switched.granted.includes(key);
  const label = element("label", { class: "switch" }, element("span", { text: text?.label }));
  if (required) label.append(element("small", { text: words.always_on }));
  label.append(input);
  const note = required ? texts.necessary_note : undefined;
  const item = element(
    "li",
    {},
    label,
    element("p", { id: about, text: [text?.description, note].filter(Boolean).join(" ") }),
  );
  const services = serviceSwitches(key, switched, slice, { element });
  if (services.length > 0) item.append(element("ul", {}, ...services.map(({ item }) => item)));
  // A category that is off switches its services off, and they appear off. Their switches return when it is on again.
  const follow = (): void => {
    for (const service of services) {
      service.input.disabled = !input.checked;
      service.input.checked = input.checked && service.isWanted;
    }
  };
  input.onchange = follow;
  follow();
  return { item, input, services };
}

/** A switch for each service of a category, if the document has them. Its setting is kept while the category is off. */
function serviceSwitches(
  category: string,
  { servicesOff }: Switched,
  { services }: PreferencesSlice,
  { element }: Pick<PreferencesKit, "element">,
) {
  const own = services.filter((service) => service.category === category);
  return own.map(({ key, name }) => {
    // Categories and services may have the same key.
    const input = element("input", { type: "checkbox", role: "switch", name: `service:${key}`, value: key });
    const item = element("li", {}, element("label", { class: "switch" }, element("span", { text: name }), input));
    const service = { key, item, input, isWanted: !servicesOff.includes(key) };
    input.onchange = () => {
      service.isWanted = input.checked;
    };
    return service;
  });
}

/** The controller. The address is a link to write to, never one to fetch. */
function identity(
  { identity: { controller_name, contact_email, address, dpo_email } }: PreferencesSlice,
  kit: PreferencesKit,
) {
  const { element } = kit;
  const mail = (to: string) => element("a", { href: `mailto:${encodeURI(to)}`, text: to });
  const parts = [controller_name, address, mail(contact_email), dpo_email === undefined ? undefined : mail(dpo_email)];
  const line = element("p", { class: "identity" });
  for (const part of parts.filter((each) => each !== undefined)) {
    if (line.hasChildNodes()) line.append(" · ");
    line.append(part);
  }
  return line;
}

/** The visitor's proof of the choice on this page, once the service has recorded it. The browser does not store it. */
function recordLine(runtime: Runtime, { element }: PreferencesKit): HTMLElement {
  const { language, words } = runtime.slice;
  const line = element("p", { class: "record" });
  const show = (): void => {
    const { record } = runtime;
    const time = record && new Date(record.time).toLocaleString(language);
    line.textContent = record && `${words.saved} ${record.id} · ${time} · ${record.hash}`;
  };
  runtime.onRecord = show;
  show();
  return line;
}
