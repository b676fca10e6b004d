import { check } from "../../src/provider/lifecycle";
import type { Properties } from "../../src/provider/resources";
import { type Definition, inputProperties } from "../../src/provider/resources";

/** The marks that only planted texts, numbers and names of members in a test contain. */
const PLANTED = { text: /planted\d+/gi, number: /\b77077\d+\b/g, name: /planted_\w+/gi } as const;

let count = 0;
const mark = () => `planted${++count}`;

/**
 * The inputs with a unique text wherever `check` accepts one, in all properties or in those named. `kept` names values
 * to keep, such as an id or a digest.
 */
export function withPlantedTexts(
  definition: Definition,
  inputs: Properties,
  kept: ReadonlySet<string>,
  only?: ReadonlySet<string>,
): Properties {
  return mapLeaves(inputs, (leaf, names, set) => {
    if (typeof leaf !== "string" || names.some((name) => kept.has(name))) return leaf;
    if (only?.has(names[0] ?? "") === false) return leaf;
    const name = mark();
    const candidates = [
      `${leaf} ${name}`,
      `${leaf}${name}`,
      `${leaf}_${name}`,
      `${name}.${leaf}`,
      `${name}-${leaf}`,
      name,
    ];
    return candidates.find((candidate) => isAccepted(definition, set(candidate))) ?? leaf;
  });
}

/** The inputs with a planted name wherever an object has one of `names`. */
export function withPlantedNames(inputs: Properties, names: ReadonlySet<string>): Properties {
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== "object" || value === null) return value;
    const members = Object.entries(value).map(([name, member]) => [
      names.has(name) ? `planted_${name}` : name,
      renamed(member),
    ]);
    return Object.fromEntries(members);
  };
  return renamed(inputs) as Properties;
}

/** The inputs with a planted value that `check` refuses, wherever it refuses one. */
export function withRefusedTexts(definition: Definition, inputs: Properties): Properties {
  return mapLeaves(inputs, (leaf, _names, set) => {
    const candidates =
      typeof leaf === "number" ? [Number(`77077${++count}`)] : [`${mark()} !`, `${mark()} `.repeat(900)];
    return candidates.find((candidate) => !isAccepted(definition, set(candidate))) ?? leaf;
  });
}

/** Names of the inputs that a program may set. */
export function settableInputs(definition: Definition): string[] {
  return inputProperties(definition).flatMap(({ name, traits }) => (traits.computed ? [] : [name]));
}

/** Every planted text and number that a text shows. */
export function plantedShown(text: string): string[] {
  return [...new Set([...(text.match(PLANTED.text) ?? []), ...(text.match(PLANTED.number) ?? [])])];
}

/** Every planted name of a member that a text shows. They are public unless an object around them is a secret. */
export function plantedNamesShown(text: string): string[] {
  return [...new Set(text.match(PLANTED.name) ?? [])];
}

function isAccepted(definition: Definition, inputs: Properties): boolean {
  return check(definition, { recordedInputs: {}, inputs, isUnknown: () => false }).failures.length === 0;
}

type ChangeLeaf = (leaf: unknown, names: string[], set: (value: unknown) => Properties) => unknown;

/** Changes leaf after leaf; `set` shows the whole with another value in this place. */
function mapLeaves(inputs: Properties, change: ChangeLeaf): Properties {
  const whole = structuredClone(inputs);
  const visit = (container: Record<string, unknown>, names: string[]) => {
    for (const [name, value] of Object.entries(container)) {
      const place = [...names, name];
      if (typeof value === "object" && value !== null) {
        visit(value as Record<string, unknown>, place);
        continue;
      }
      const set = (other: unknown) => {
        container[name] = other;
        const copy = structuredClone(whole);
        container[name] = value;
        return copy;
      };
      container[name] = change(value, place, set);
    }
  };
  visit(whole, []);
  return whole;
}
