import ts from "typescript";
import { bannerScripts } from "./banner-scripts";

/** Objects whose own methods, and those of whose prototypes, a page may replace. */
const OWNERS =
  "Array String Object Map Set WeakMap WeakSet Promise Number Boolean RegExp Function JSON Math Date URL Reflect Symbol";
const PARTS = ["loader.js", "banner.js", "actions.js", "preferences.js", "report.js", "embeds.js"] as const;

/** The names of all methods that the banner's scripts call. */
function calledMethods(): string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      names.add(node.expression.name.text);
    // Taken from an object to be called: `const { keys } = Object`.
    if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText());
    ts.forEachChild(node, visit);
  };
  for (const part of PARTS) visit(ts.createSourceFile(part, bannerScripts()[part], ts.ScriptTarget.ES2022, true));
  return [...names];
}

/**
 * Replaces each built-in of the language that the banner calls, once the loader has run.
 *
 * @param body of each replacement; `native` is what it replaces, and `apply` the browser's own `Reflect.apply`
 */
export function replacedBuiltIns(body: string): string {
  return `{
    const called = ${JSON.stringify(calledMethods())};
    const { defineProperty, getOwnPropertyDescriptor } = Object;
    const { apply } = Reflect;
    const replace = (owner, name) => {
      const own = owner && getOwnPropertyDescriptor(owner, name);
      if (!own || !own.configurable || typeof own.value !== "function") return;
      const native = own.value;
      defineProperty(owner, name, { ...own, value: function () { ${body}; } });
    };
    const owners = ${JSON.stringify(OWNERS.split(" "))};
    for (let i = 0; i < owners.length; i++) {
      const owner = window[owners[i]];
      for (let k = 0; k < called.length; k++) {
        if (called[k] === "constructor") continue;
        replace(owner, called[k]);
        replace(owner.prototype, called[k]);
      }
    }
    replace(Function.prototype, "toString");
    const lists = [Array, Map, Set];
    for (let i = 0; i < lists.length; i++) replace(lists[i].prototype, Symbol.iterator);
  }`;
}
