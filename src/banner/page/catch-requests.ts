import { type Owner, ownerOfPattern, ownerOfRequest } from "../blocking-owner";
import type { LoaderBridge } from "./bridge";

type Loading = HTMLScriptElement | HTMLIFrameElement | HTMLImageElement;

/**
 * Holds back what the document names and the page does not mark: elements that get an address, requests of scripts, and
 * elements that the parser or a script inserts. It is a net, not a guarantee.
 */
export function catchRequests(bridge: LoaderBridge): void {
  const { blocking } = bridge.settings;
  const ownHosts = [location.hostname, new URL(bridge.base).hostname];
  let held: { owner: Owner; release: () => void }[] = [];

  /** The owner of an address that has to wait; null if it may be requested now. */
  const waitsFor = (address: unknown): Owner => {
    let owner: Owner;
    try {
      owner = ownerOfRequest(blocking, new URL(String(address), document.baseURI), ownHosts);
    } catch (_) {
      return null;
    }
    return isFree(owner) ? null : owner;
  };
  const isFree = (owner: Owner): boolean => {
    if (owner === null) return true;
    if (owner === "unknown") return bridge.isOn("*", "");
    if (!bridge.isOn(owner.category, owner.service)) return false;
    bridge.use(owner.category);
    return true;
  };
  const release = bridge.released;
  bridge.released = () => {
    const free = held.filter(({ owner }) => isFree(owner));
    held = held.filter((each) => free.indexOf(each) < 0);
    for (let i = 0; i < free.length; i++) free[i]?.release();
    release();
  };

  const catchElement = (name: "HTMLScriptElement" | "HTMLIFrameElement" | "HTMLImageElement"): void => {
    const prototype = window[name].prototype as Loading;
    const own = Object.getOwnPropertyDescriptor(prototype, "src");
    const setAttribute = prototype.setAttribute;
    const assign = (element: Loading, value: unknown, go: () => void): void => {
      const owner = isFrameLet(element) || element.hasAttribute("data-consent-free") ? null : waitsFor(value);
      if (owner === null) go();
      else if (element instanceof HTMLScriptElement) held.push({ owner: owner, release: go });
      else mark(element, owner, String(value));
    };
    if (own?.set && own.get) {
      const { get, set } = own;
      Object.defineProperty(prototype, "src", {
        configurable: true,
        enumerable: true,
        get: get,
        set: function (this: Loading, value: unknown) {
          assign(this, value, () => set.call(this, value));
        },
      });
    }
    prototype.setAttribute = function (this: Loading, attribute: string, value: string) {
      if (String(attribute).toLowerCase() !== "src") return setAttribute.call(this, attribute, value);
      assign(this, value, () => setAttribute.call(this, attribute, value));
    };
  };
  const isFrameLet = (element: Element): boolean =>
    blocking.iframes === "allow" && element instanceof HTMLIFrameElement;

  catchElement("HTMLScriptElement");
  catchElement("HTMLIFrameElement");
  catchElement("HTMLImageElement");

  const fetchNow = window.fetch;
  if (fetchNow) {
    window.fetch = function (this: unknown, input: RequestInfo | URL, init?: RequestInit) {
      const address = input instanceof Request ? input.url : input;
      if (waitsFor(address) !== null) return Promise.reject(new TypeError("Failed to fetch"));
      return fetchNow.call(window, input, init);
    };
  }
  const beacon = navigator.sendBeacon;
  if (beacon) {
    navigator.sendBeacon = (address, data) => waitsFor(address) === null && beacon.call(navigator, address, data);
  }
  const opened = XMLHttpRequest.prototype.open as (...all: unknown[]) => void;
  const send = XMLHttpRequest.prototype.send;
  const refused = new WeakMap<XMLHttpRequest, boolean>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, _method: string, address: string | URL) {
    refused.set(this, waitsFor(address) !== null);
    // biome-ignore lint/complexity/noArguments: the number of arguments decides whether the request is asynchronous
    opened.apply(this, arguments as unknown as [string, string]);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (!refused.get(this)) return send.call(this, body);
    setTimeout(() => this.dispatchEvent(new ProgressEvent("error")));
  };

  const look = (element: Element): void => {
    const found = blocking.patterns.filter(([kind, text]) => kind === "selector" && fits(element, text))[0];
    const owner = found ? ownerOfPattern(found) : null;
    const isLoading = /^(SCRIPT|IFRAME|IMG)$/.test(element.tagName) && !element.hasAttribute("data-consent-free");
    const address = isLoading && !isFrameLet(element) ? element.getAttribute("src") : null;
    if (owner !== null) {
      if (!isFree(owner) && isLoading && !element.hasAttribute("data-consent")) mark(element, owner, address);
    } else if (!found && address !== null && !element.hasAttribute("data-consent")) {
      const waiting = waitsFor(address);
      if (waiting !== null) mark(element, waiting, address);
    }
  };
  new MutationObserver((changes) => {
    changes.forEach(({ addedNodes }) => {
      for (let i = 0; i < addedNodes.length; i++) {
        const node = addedNodes[i];
        if (!(node instanceof Element)) continue;
        look(node);
        const inside = node.querySelectorAll("*");
        for (let j = 0; j < inside.length; j++) look(inside[j] as Element);
      }
    });
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Makes an element what the page could have marked itself. A script that the parser inserted has not run when an
 * observer sees it.
 */
function mark(element: Element, owner: Owner, address: string | null): void {
  if (owner === null) return;
  if (element instanceof HTMLScriptElement) {
    element.setAttribute("data-consent-type", element.type);
    element.type = "text/plain";
  } else {
    element.removeAttribute("src");
    if (address !== null) element.setAttribute("data-consent-src", address);
  }
  if (owner !== "unknown" && owner.service) element.setAttribute("data-consent-service", owner.service);
  element.setAttribute("data-consent", owner === "unknown" ? "*" : owner.category);
}

function fits(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch (_) {
    return false;
  }
}
