import { type Owner, ownerOfPattern, ownerOfRequest } from "../blocking-owner";
import type { LoaderBridge } from "./bridge";
import { hook, type Trap } from "./hook";
import { LOADING_TAGS, markInHtml, marksOf } from "./mark-in-html";
import { waitingElements } from "./waiting-elements";

/**
 * Elements and their attributes with an address that browsers request, and for links the `rel` with which they request
 * it or connect to its host.
 */
const loading =
  /^((audio|embed|i?frame|img|input|script|source|track|video) src|(img|source) srcset|link (href|imagesrcset)(?= [\s\S]*(stylesheet|icon|manifest|pre(load|fetch|render|connect)|startup|dictionary))|(image|script|use) (xlink:)?href|object data|video poster) /i;
/** Attributes whose address is requested before an observer sees the element that the parser inserted. */
const requested = /^(image|img|input|link|use) |(srcset|poster)$/;
const addressInCss = /(?:url\(\s*["']?|@import\s+["'])([^"')\s]+)/gi;

/**
 * Holds back what the document names and the page does not mark: elements that get an address, requests of scripts, and
 * elements that the parser or a script inserts. It is a net, not a guarantee.
 */
export function catchRequests(bridge: LoaderBridge): void {
  const { blocking } = bridge.settings;
  const ownHosts = [location.hostname, new URL(bridge.base).hostname];
  const loadingTag = new RegExp(`^(style|${LOADING_TAGS})$`, "i");
  const lookedAt = `style,${LOADING_TAGS.replace(/\|/g, ",")}`;
  const selectors = blocking.patterns.filter(([kind]) => kind === "selector");
  /** Elements in the page that wait for nothing: what they loaded is not taken from them when they are moved. */
  const settled = new WeakSet<Element>();

  const unlessFree = (owner: Owner): Owner => {
    if (owner === null) return null;
    const isFree = owner === "unknown" ? bridge.isOn("*", "") : bridge.isOn(owner.category, owner.service);
    if (isFree && owner !== "unknown") bridge.use(owner.category);
    return isFree ? null : owner;
  };
  const waiting = waitingElements(unlessFree);
  /** The owner of an address that has to wait; null if it may be requested now. */
  const waitsFor = (address: unknown): Owner => {
    try {
      return unlessFree(ownerOfRequest(blocking, new URL(String(address), document.baseURI), ownHosts));
    } catch (_) {
      return null;
    }
  };
  /** The owner of the first address in a text that has to be held. */
  const firstOf = (text: unknown, pattern: RegExp): Owner => {
    let owner: Owner = null;
    String(text).replace(pattern, (_, address) => {
      owner = owner || waitsFor(address);
      return "";
    });
    return owner;
  };
  const isLoading = (tag: string, name: string, rel: unknown): boolean =>
    loading.test(`${tag} ${name} ${rel}`) && !(blocking.iframes === "allow" && /^iframe$/i.test(tag));
  const attributeWaits = (tag: string, name: string, value: unknown, rel: unknown): Owner => {
    if (!isLoading(tag, name, rel)) return null;
    return /set$/i.test(name) ? firstOf(value, /([^\s,]+)/g) : waitsFor(value);
  };

  /** Sets an attribute of an element, now or once its address may be requested. */
  const assign = (element: Element, given: unknown, value: unknown, go: () => unknown, newRel?: unknown): unknown => {
    const name = String(given).toLowerCase();
    const tag = element.localName;
    const rel = newRel || (element as HTMLLinkElement).rel;
    if (tag === "link" && name === "rel" && !isLoading(tag, "href", rel)) {
      // Only now, a link requests the address that it got before.
      ["href", "imagesrcset"].forEach((each) => {
        const address = element.getAttribute(each);
        if (!address || !attributeWaits(tag, each, address, value)) return;
        element.removeAttribute(each);
        assign(element, each, address, () => element.setAttribute(each, address), value);
      });
    }
    const owner = attributeWaits(tag, name, value, rel);
    waiting.forget(element, name);
    if (owner === null || element.hasAttribute("data-consent-free")) return go();
    // A held frame gets a placeholder.
    if (element instanceof HTMLIFrameElement) mark(element, owner, [{ name: name, value: String(value) }]);
    else waiting.hold(element, name, owner, go);
    return null;
  };
  /** Removes held addresses from a style sheet. If the page changes the style sheet meanwhile, it is not restored. */
  const holdStyle = (element: Element, text: string | null): void => {
    const owner = firstOf(text, addressInCss);
    if (owner) {
      const safe = String(text).replace(addressInCss, (whole, address) =>
        waitsFor(address) ? whole.replace(address, "data:,") : whole,
      );
      element.textContent = safe;
      waiting.hold(element, "", owner, () => element.textContent === safe && holdStyle(element, text));
    } else if (element.textContent !== text) element.textContent = text;
  };
  const released = bridge.released;
  bridge.released = () => {
    waiting.resumeAll();
    released();
  };

  hook(
    "Script IFrame Frame Image Source Media Video Track Embed Object Input Link".replace(/\w+/g, "HTML$&Element"),
    "src srcset href data poster imageSrcset rel",
    (self, args, go, name) => assign(self, name, args[0], go),
  );
  hook("Element", "setAttribute", (self, args, go) => assign(self, args[0], args[1], go) || undefined);
  hook("Element", "setAttributeNS", (self, args, go) => assign(self, args[1], args[2], go) || undefined);
  hook("Element", "setAttributeNode setAttributeNodeNS", (self, args, go) =>
    assign(self, args[0].name, args[0].value, go),
  );
  hook("Element", "removeAttribute", (self, args, go) => {
    waiting.forget(self, String(args[0]).toLowerCase());
    return go();
  });

  const html =
    (index: number, areRun: boolean): Trap =>
    (_, args, go) => {
      try {
        if (typeof args[index] === "string") args[index] = markInHtml(args[index], attributeWaits, areRun);
      } catch (_) {
        // A text that is too long for a pattern is unchanged.
      }
      return go();
    };
  hook("Element ShadowRoot", "innerHTML outerHTML setHTMLUnsafe", html(0, false));
  hook("Element", "insertAdjacentHTML", html(1, false));
  hook("Range", "createContextualFragment", html(0, true));
  const written = html(0, true);
  hook("Document", "write writeln", (self, args, go, name) => {
    // A tag may be split between arguments.
    if (args.length > 1 && args.every((each) => typeof each === "string")) args.splice(0, args.length, args.join(""));
    return written(self, args, go, name);
  });

  const insert: Trap = (self, args, go) => {
    if (self.isConnected !== false) {
      args.forEach((node) => {
        // A node that is in the page already is only moved, replaced or the place of another one.
        if (node?.isConnected !== true) lookInto(node);
      });
    }
    return go();
  };
  hook("Node", "appendChild insertBefore replaceChild", insert);
  hook(
    "Element Document DocumentFragment CharacterData",
    "append prepend before after replaceWith replaceChildren insertAdjacentElement moveBefore",
    insert,
  );
  hook("Range", "insertNode surroundContents", insert);

  const refuse: Trap = (_, args, go) =>
    waitsFor(args[0]?.url || args[0]) ? Promise.reject(new TypeError("Failed to fetch")) : go();
  hook("", "fetch", refuse);
  hook("Worklet", "addModule", refuse);
  hook("ServiceWorkerContainer", "register", refuse);
  hook("Navigator", "sendBeacon", (_, args, go) => !waitsFor(args[0]) && go());

  /** Requests to this address fail like those to an unreachable server. */
  const nowhere = `blob:${location.origin}/0`;
  const divert =
    (index: number, to: string, addresses: RegExp): Trap =>
    (_, args, go) => {
      if (firstOf(args[index], addresses)) args[index] = to;
      return go();
    };
  hook("XMLHttpRequest", "open", (_, args, go) => {
    // With another method, the error would occur while the request is sent.
    if (waitsFor(args[1])) args.splice(0, 2, "GET", nowhere);
    return go();
  });
  hook("", "Worker SharedWorker", divert(0, nowhere, /(.+)/));
  // With any other address, a source would retry again and again.
  hook("", "EventSource", divert(0, "data:,", /(.+)/));
  hook("", "WebSocket", divert(0, "wss://0.invalid", /(.+)/));
  hook("", "WebTransport", divert(0, "https://0.invalid", /(.+)/));
  hook("", "FontFace", divert(1, `url(${nowhere})`, addressInCss));
  hook("", "Audio", (_, args, go) => {
    const address = args.splice(0)[0];
    const audio = go();
    if (address !== undefined) audio.src = address;
    return audio;
  });

  const look = (element: Element, isParsed?: boolean): void => {
    const { localName: tag } = element;
    waiting.resume(element);
    const isSettled = settled.has(element);
    if (tag === "style" && !isParsed && !isSettled) holdStyle(element, element.textContent);
    if (!loadingTag.test(tag) || element.hasAttribute("data-consent") || element.hasAttribute("data-consent-free"))
      return;
    const found = selectors.filter(([, text]) => fits(element, text))[0];
    let owner = found ? unlessFree(ownerOfPattern(found)) : null;
    const isRequested = isSettled || (isParsed && (element as HTMLImageElement).loading !== "lazy");
    const { rel } = element as HTMLLinkElement;
    const attributes = [].filter.call(element.attributes, ({ name, value }: Attr) => {
      if (isRequested && requested.test(`${tag} ${name}`)) return false;
      const waits = found ? isLoading(tag, name, rel) && owner : attributeWaits(tag, name, value, rel);
      owner = owner || waits || null;
      return waits;
    }) as Attr[];
    if (owner && (attributes.length > 0 || tag === "script")) mark(element, owner, attributes);
    else if (isParsed) settled.add(element);
  };
  const lookInto = (node: unknown, isParsed?: boolean): void => {
    if (!(node instanceof Element || node instanceof DocumentFragment)) return;
    try {
      if (node instanceof Element) look(node, isParsed);
      [].forEach.call(node.querySelectorAll(lookedAt), (each: Element) => {
        look(each, isParsed);
      });
    } catch (_) {
      // A form's fields can have the names of its methods.
    }
  };
  new MutationObserver((changes) => {
    changes.forEach(({ addedNodes }) => {
      [].forEach.call(addedNodes, (node) => {
        lookInto(node, true);
      });
    });
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Marks an element as the page could have marked it. A script that the parser inserted has not run when an observer
 * sees it.
 */
function mark(
  element: Element,
  owner: Exclude<Owner, null>,
  waiting: readonly { name: string; value: string }[],
): void {
  if (element instanceof HTMLScriptElement) {
    // Unlike a script that the page marks, a held one may already run, so no copy of it may run.
    element.setAttribute("data-consent-held", element.type);
    element.type = "text/plain";
  } else {
    waiting.forEach(({ name, value }) => {
      element.removeAttribute(name);
      element.setAttribute(`data-consent-${name.replace("xlink:", "")}`, value);
    });
  }
  marksOf(owner).forEach(([name, value]) => {
    element.setAttribute(name, value);
  });
}

function fits(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch (_) {
    return false;
  }
}
