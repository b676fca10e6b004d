import { grantOf } from "../stored-grant";
import { tags, type ZooPage, type ZooPages } from "./zoo-page";

/** Pages that fail, remove, name, fill and confuse what the banner uses. */

const withScript = (script: string, more: Partial<ZooPage> = {}): ZooPage => ({
  head: `<script>${script}</script>`,
  body: tags,
  coming: { isAlone: true },
  ...more,
});

const hooks = `
  var fail = function (name) { throw new Error("hook " + name); };
  window.onerror = function () { fail("onerror"); };
  window.onunhandledrejection = function () { fail("onunhandledrejection"); };
  new MutationObserver(function () { fail("MutationObserver"); }).observe(document, { childList: true, subtree: true });
  ["pushState", "replaceState"].forEach(function (name) { history[name] = function () { fail(name); }; });
  ["popstate", "hashchange", "storage", "visibilitychange", "pagehide", "click", "pointerdown"].forEach(function (name) {
    addEventListener(name, function () { fail(name); }, true);
  });
  ["consentform:error", "consentform:loaded", "consentform:reload", "consentform:change"].forEach(function (name) {
    document.addEventListener(name, function () { fail(name); });
  });
  consentform.on("change", function () { fail("change"); });
  dataLayer.push = function () { Array.prototype.push.apply(dataLayer, arguments); fail("push"); };`;

const listening = `
  var add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    add.call(this, type, function (event) {
      typeof listener === "function" ? listener.call(this, event) : listener.handleEvent(event);
      throw new Error("hook after " + type);
    }, options);
  };`;

const observing = `
  ["MutationObserver", "IntersectionObserver", "ResizeObserver", "PerformanceObserver"].forEach(function (name) {
    var Native = window[name];
    window[name] = function (act) {
      return new Native(function (entries, observer) { act.call(this, entries, observer); throw new Error("hook " + name); });
    };
    window[name].prototype = Native.prototype;
  });
  ["requestAnimationFrame", "requestIdleCallback", "setTimeout", "queueMicrotask"].forEach(function (name) {
    var native = window[name];
    window[name] = function (act) {
      var args = [].slice.call(arguments);
      args[0] = function () { act.apply(this, arguments); throw new Error("hook " + name); };
      return native.apply(this, args);
    };
  });
  ["pushState", "replaceState"].forEach(function (name) {
    History.prototype[name] = function () { throw new Error("hook " + name); };
  });`;

const removing = `
  var removed = {};
  new MutationObserver(function () {
    document.querySelectorAll("[data-consentform]").forEach(function (host) {
      var name = host.dataset.consentform;
      if (removed[name] || name === "said") return;
      removed[name] = true;
      host.remove();
    });
  }).observe(document, { childList: true, subtree: true });`;

/** Until nothing more fits. Once: a page that fills the cookies again pushes the choice out itself. */
const filling = `
  if (!localStorage.getItem("full")) {
    localStorage.setItem("full", "1");
    for (var i = 0; i < 200; i += 1) document.cookie = "own" + i + "=1; Max-Age=1000; Path=/";
    for (var text = "x".repeat(4194304), n = 0; text; n += 1) {
      try { localStorage.setItem("own" + n, text); } catch (error) { text = text.slice(text.length / 2 + 0.5); }
    }
  }`;

/** Another site of the same owner: its stored choice, its visitor and its name. */
const other = "site_99999999";
const foreign = `
  document.cookie = "cf_consent_99999999=${grantOf()}; Path=/; Max-Age=1000";
  document.cookie = "cf_consent_=${grantOf()}; Path=/; Max-Age=1000";
  localStorage.setItem("consentform_99999999", JSON.stringify([{ id: "x", site: "${other}" }]));
  ["has", "on"].forEach(function (name) {
    try { window.answers = (window.answers || []).concat(consentform[name]("${other}", "marketing")); } catch (error) {}
  });
  document.dispatchEvent(new CustomEvent("consentform:change", { detail: { site: "${other}", granted: ["marketing"] } }));`;

const refusing = `
  var native = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = window.addEventListener = document.addEventListener = function () {
    native.apply(this || window, arguments);
    throw new Error("hook addEventListener");
  };`;

export const hostilePages: ZooPages = {
  "a page that throws from every hook": () => withScript(hooks, { errors: /hook / }),
  "a page that throws after every listener": () => withScript(listening, { errors: /hook after / }),
  "a page whose addEventListener throws": () => withScript(refusing, { errors: /hook / }),
  "a page whose history and observers throw": () => withScript(observing, { errors: /hook / }),
  "a page that removes each element of the banner once": () => withScript(removing),
  "a page with elements named after the banner's members": () => ({
    tag: "defer",
    body: `<form id="consentform"><input name="has"></form><img name="dataLayer"><img name="dataLayer">
      <img name="querySelector"><img name="querySelectorAll"><form name="cookie"></form>
      <img name="head"><img name="documentElement"><img name="activeElement"><img name="adoptedStyleSheets">${tags}`,
  }),
  "a page with a variable named consentform": () => ({
    tag: "defer",
    head: "<script>var consentform = { own: true }</script>",
    body: tags,
    coming: { isAlone: true },
    arrive: async (visitor) => expect(await visitor.evaluate("consentform.own")).toBe(true),
  }),
  "a page that filled the storage": () => withScript(filling),
  "a page with the ids and choices of another site": () =>
    withScript(foreign, { tag: `data-subject="${other}" data-site="${other}"` }),
};
