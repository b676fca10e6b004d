import type { ConsentFormPage } from "../page-api";
import type { PreviewFiles, PreviewLayer, PreviewScenario } from "../preview-scenario";

/**
 * preview-frame.js: runs before the loader of a preview. It answers what the banner requests, keeps what it stores in
 * memory, and opens the layer of the scenario. The banner's scripts are those that visitors get.
 */

const scenario = dataOf<PreviewScenario>("scenario");
const files = dataOf<PreviewFiles>("files");

document.documentElement.lang = scenario.language;
if (scenario.scheme === "dark") document.documentElement.className = "dark";
standAtTop();
keepInMemory();
answerRequests();
followScheme();
stayHere();
document.addEventListener("consentform:error", () => show("error"));
void open(scenario.layer);

function dataOf<Data>(id: string): Data {
  return JSON.parse(document.getElementById(id)?.textContent ?? "") as Data;
}

/** The banner draws nothing in a frame, and this one is the whole page of a visitor. */
function standAtTop(): void {
  if (window.top !== window.self) Object.defineProperty(window, "self", { value: window.top });
}

function keepInMemory(): void {
  const cookies = new Map<string, string>();
  Object.defineProperty(Document.prototype, "cookie", {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    set: (text: string) => {
      const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (/;\s*max-age=0\b/i.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { value: memoryStorage() });
  }
}

function memoryStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Slices, the place and the banner script are in the page. Anything else is refused, as by a network that is down. */
function answerRequests(): void {
  window.fetch = async (input) => {
    const name = String(input instanceof Request ? input.url : input)
      .split("/")
      .at(-1);
    const found = name === files.place ? scenario.place : files.slices[name ?? ""];
    if (found === undefined) throw new TypeError("A preview requests nothing.");
    return new Response(JSON.stringify(found), { headers: { "content-type": "application/json" } });
  };
  const own = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, "src");
  Object.defineProperty(HTMLScriptElement.prototype, "src", {
    configurable: true,
    enumerable: true,
    get(this: HTMLScriptElement): string {
      const address: string = own?.get?.call(this);
      return address === files.banner ? files.bannerAddress : address;
    },
    set(this: HTMLScriptElement, address: unknown) {
      own?.set?.call(this, String(address) === files.bannerAddress ? files.banner : address);
    },
  });
}

/** The system's color scheme is the scenario's. */
function followScheme(): void {
  const own = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = own(query);
    if (!query.includes("prefers-color-scheme")) return list;
    const isDark = /\bdark\b/.test(query);
    Object.defineProperty(list, "matches", { value: isDark === (scenario.scheme === "dark") });
    return list;
  };
}

/** A link would leave the page, and a withdrawal would load it again. */
function stayHere(): void {
  const stay = (event: Event): void => {
    const isLink = event.composedPath().some((target) => target instanceof HTMLAnchorElement);
    if (isLink) event.preventDefault();
  };
  window.addEventListener("click", stay, true);
  window.addEventListener("auxclick", stay, true);
  document.addEventListener("consentform:reload", (event) => event.preventDefault());
}

/** Opens a layer once the banner is drawn, and says so when it is there. */
async function open(layer: PreviewLayer): Promise<void> {
  await drawn("said");
  const { consentform } = window as unknown as { consentform: ConsentFormPage };
  if (layer === "preferences") consentform.open();
  if (layer === "opt_out") openOptOut();
  if (layer !== "first") await drawn("preferences");
  await document.fonts.ready;
  show(layer);
}

/** As a page's own link to the opt-out does, which is there only while it is pressed. */
function openOptOut(): void {
  const link = document.createElement("a");
  link.href = "#consent-opt-out";
  document.body.append(link);
  link.click();
  link.remove();
}

/** Waits for a surface of the banner. */
async function drawn(name: string): Promise<void> {
  while (document.querySelector(`[data-consentform="${name}"]`) === null) await pause();
  await pause();
}

function pause(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

function show(state: PreviewLayer | "error"): void {
  document.documentElement.dataset.shown = state;
}
