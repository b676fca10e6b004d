import type { Client } from "../../src/provider/client";
import type { Properties } from "../../src/provider/resources";
import { type Kind, registry } from "../../src/provider/resources";
import type { Laboratory } from "../conformance/laboratory";
import { rows } from "../conformance/rows";
import { settableInputs, withPlantedNames, withPlantedTexts } from "./planted-values";

/** An object whose inputs have a planted text wherever one is accepted. */
export interface PlantedObject {
  kind: Kind;
  name: string;
  inputs: Properties;
  /** Each property is marked as a whole, with the names in maps, which are planted. */
  whole?: boolean;
}

/**
 * Inputs that name other objects, so that they cannot be any text. They are marked as secret like all others, but not
 * searched for: ids are part of addresses and of the ids of children, which no engine encrypts.
 */
const KEPT = new Set([
  ...["site_id", "site_ids", "domain_id", "from_site_id", "fingerprint", "timezone", "key"],
  ...["template", "site", "digest", "start_urls", "sarif_path"],
  ...["profiles", "draft_digest", "waivers_digest", "services_digest", "accepted_rules_version"],
]);

/** Names in maps of the rows, which users choose. */
const CHOSEN = new Set(["shop", "run", "company", "brand", "team", "quarter"]);

/**
 * Objects of every kind that together set every input, with a planted text in each. @throws Error that names inputs
 * without a value
 */
export async function plantedObjects(laboratory: Laboratory, client: Client): Promise<PlantedObject[]> {
  const kinds = Object.keys(registry) as Kind[];
  const objects = (await Promise.all(kinds.map((kind) => objectsOf(kind, laboratory, client)))).flat();
  const missing = kinds.flatMap((kind) => notSet(kind, objects).map((name) => `${kind}.${name}`));
  if (missing.length > 0) throw new Error(`No planted object sets ${missing.join(", ")}.`);
  return objects;
}

async function objectsOf(kind: Kind, laboratory: Laboratory, client: Client): Promise<PlantedObject[]> {
  const variants = [async (inputs: Properties) => inputs, ...(rows[kind].further ?? [])];
  return Promise.all(
    variants.map(async (variant, index) => {
      const inputs = await variant(withBareTemplate(await rows[kind].inputs(laboratory, client)), client);
      const whole = index === 1;
      const declared = whole ? withPlantedNames(inputs, CHOSEN) : inputs;
      return { kind, name: `${kind}${index}`, inputs: withPlantedTexts(registry[kind], declared, KEPT), whole };
    }),
  );
}

/** With the id of a template alone, which all engines accept as a value. */
function withBareTemplate(inputs: Properties): Properties {
  const { template } = inputs as { template?: { id: string } };
  return template === undefined ? inputs : { ...inputs, template: { id: template.id } };
}

/** The inputs of a second deployment: every input that the row changes, with new texts. */
export function changed({ kind, name, inputs }: PlantedObject): Properties {
  if (name !== `${kind}0`) return inputs;
  const others = Object.entries(rows[kind].changes).filter(([, value]) => typeof value !== "function");
  return {
    ...inputs,
    ...withPlantedTexts(
      registry[kind],
      { ...inputs, ...Object.fromEntries(others) },
      KEPT,
      new Set(others.map(([one]) => one)),
    ),
  };
}

/** Inputs of the kind that none of its objects sets. */
function notSet(kind: Kind, objects: readonly PlantedObject[]): string[] {
  const names = new Set(objects.filter((object) => object.kind === kind).flatMap(({ inputs }) => Object.keys(inputs)));
  return settableInputs(registry[kind]).filter((name) => !names.has(name) && name !== "adopt");
}
