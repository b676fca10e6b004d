import { replacedBuiltIns } from "../replaced-built-ins";
import { ads, tags, type ZooPage, type ZooPages } from "./zoo-page";

/**
 * Pages that replace built-ins of the language: some, by own code that does what the documentation of a library says,
 * or all of them.
 */

const prototypeFrom = `Array.from = function (list) {
  if (!list) return [];
  var n = list.length || 0, all = new Array(n);
  while (n--) all[n] = list[n];
  return all;
};`;
const prototypeEntries = `Array.prototype.entries = Array.prototype.toArray = function () { return this.slice(0); };`;
const prototypeJson = `Object.defineProperty(Array.prototype, "toJSON", { value: function () { return "wrong"; } });
  Object.defineProperty(Object.prototype, "toJSON", { value: function () { return "wrong"; } });`;
const mooTools = `Array.from = function (item) { return item == null ? [] : Array.isArray(item) ? item : [item]; };
  Array.prototype.include = function (each) { if (this.indexOf(each) < 0) this.push(each); return this; };
  String.prototype.contains = function (text) { return this.indexOf(text) >= 0; };
  Function.prototype.bind = function (that) { var act = this; return function () { return act.apply(that, arguments); }; };
  window.Class = window.Hash = window.$ = window.$$ = function () { return null; };`;

const withScript = (script: string) => (): ZooPage => ({
  head: `<script>${script}</script>`,
  body: tags,
  coming: { isAlone: true },
  services: [ads],
  isReplacing: true,
});

/** The test itself evaluates with the browser's own methods. */
const everything = `window.own = 0; ${replacedBuiltIns("if (window.own > 0) return apply(native, this, arguments); throw new Error('replaced')")}`;
const withOwn = (expression: string) =>
  `(async () => { window.own += 1; try { return await (${expression}); } finally { window.own -= 1; } })()`;

export const libraryPages: ZooPages = {
  "a page that replaces Array.from, as Prototype.js 1.7.3 does": withScript(prototypeFrom),
  "a page that replaces entries, as Prototype.js 1.7.0 does": withScript(prototypeFrom + prototypeEntries),
  "a page that adds toJSON, as Prototype.js 1.6 does": withScript(prototypeFrom + prototypeJson),
  "a page that replaces Array.from, as MooTools does": withScript(mooTools),
  "a page that replaces every built-in": () => ({
    ...withScript(everything)(),
    // What holds unmarked requests runs in the page, so it throws there.
    services: [],
    coming: { isAlone: true, asking: withOwn },
  }),
};
