/**
 * When a parser would run a script: `inline` immediately, `blocking` before what follows, `deferred` in order after
 * everything is parsed. Nothing waits for a `free` script: `async`, import maps, data, and scripts that browsers skip.
 */
export type ScriptKind = "inline" | "blocking" | "deferred" | "free";

const classicTypes = /^((text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/;

/** The kind of a script by its attributes, as if it had this type. */
export function scriptKind(script: HTMLScriptElement, attribute: string | null): ScriptKind {
  const type = typeOf(script, attribute);
  const isModule = type === "module";
  const isExternal = script.hasAttribute("src");
  if (!isModule && (!classicTypes.test(type) || script.noModule || isForOtherEvent(script))) return "free";
  if (script.hasAttribute("async") && (isModule || isExternal)) return "free";
  if (isModule || (isExternal && script.defer)) return "deferred";
  return isExternal ? "blocking" : "inline";
}

function typeOf(script: HTMLScriptElement, type: string | null): string {
  const language = script.getAttribute("language");
  if (type === "" || (type === null && !language)) return "text/javascript";
  return type === null ? `text/${language}`.toLowerCase() : type.trim().toLowerCase();
}

/** Browsers skip a script for an event other than the load of the window. */
function isForOtherEvent(script: HTMLScriptElement): boolean {
  const target = script.getAttribute("for");
  const event = script.getAttribute("event");
  if (target === null || event === null) return false;
  return !/^\s*window\s*$/i.test(target) || !/^\s*onload(\(\))?\s*$/i.test(event);
}
