/**
 * The place of a value among a resource's properties: names as the definition spells them, keys of maps, positions in
 * lists.
 */
export type Place = readonly (string | number)[];

/** A property that a text names. `isMember`: by its own name, without the path to it. */
export interface PropertyName {
  readonly property: Place;
  readonly isMember?: true;
}

/** A text for the user. Names of properties are separate parts, which each adapter spells as its users write them. */
export type Text = string | readonly (string | PropertyName)[];

/** The name of the property at `place`, for `text`. */
export function named(...place: Place): PropertyName {
  return { property: place };
}

/** The last name of `place` alone, for `text`. */
export function member(...place: Place): PropertyName {
  return { property: place, isMember: true };
}

/** A text from a template. Values stay as they are, also where they look like names of properties. */
export function text(strings: TemplateStringsArray, ...values: readonly (Text | PropertyName | number)[]): Text {
  return strings.flatMap((string, index) => [string, ...partsOf(values[index] ?? "")]);
}

/** Texts one after the other. */
export function joined(texts: readonly (Text | PropertyName)[], separator: string): Text {
  return texts.flatMap((one, index) => [...(index === 0 ? [] : [separator]), ...partsOf(one)]);
}

function partsOf(value: Text | PropertyName | number): readonly (string | PropertyName)[] {
  if (typeof value === "number") return [String(value)];
  if (typeof value === "string") return [value];
  return "property" in value ? [value] : value;
}

/**
 * The text with names of properties in some spelling.
 *
 * @param spell turns a place into the same place in that spelling
 */
export function render(given: Text, spell: (place: Place) => Place = (place) => place): string {
  return partsOf(given)
    .map((part) => (typeof part === "string" ? part : nameIn(part, spell(part.property))))
    .join("");
}

function nameIn({ isMember }: PropertyName, place: Place): string {
  return isMember ? String(place.at(-1) ?? "") : pathText(place);
}

/** A place as a path: `settings.labels["a.b"]`, `event_kinds[3]`. */
export function pathText(place: Place): string {
  return place
    .map((step, index) => {
      if (typeof step === "number") return `[${step}]`;
      if (index === 0) return step;
      return /^[A-Za-z_$][\w$]*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
    })
    .join("");
}

/** The text with each line after its first one two spaces further in. */
export function indented(given: Text): Text {
  return partsOf(given).map((part) => (typeof part === "string" ? part.replaceAll("\n", "\n  ") : part));
}
