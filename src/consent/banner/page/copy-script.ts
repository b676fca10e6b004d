/** Copies a script's text and the attributes that are kept to a new script. Returns the new one. */
export function copyScript(
  from: HTMLScriptElement,
  to: HTMLScriptElement,
  isKept: (name: string) => boolean,
): HTMLScriptElement {
  // A parser accepts names that `setAttribute` refuses, such as `@load`.
  for (const attribute of from.attributes)
    if (isKept(attribute.name)) to.setAttributeNode(attribute.cloneNode() as Attr);
  // A page that requires Trusted Types may refuse every text, even an empty one.
  if (from.text !== "") to.text = from.text;
  // A nonce is hidden from attributes.
  if (from.nonce) to.nonce = from.nonce;
  return to;
}
