import { operations } from "../../contract";
import { lookUpArguments } from "../../lifecycle";
import type { DataSource } from "../../resources";
import { parameterOf } from "../../resources/parameters";
import { component, wireNameOf } from "../../resources/schema";
import { attributeOf, type BlockSchema, COMPUTED, OPTIONAL, REQUIRED } from "./attribute";
import { type Shape, shapeOf } from "./shape";
import { sentences, valueNotes } from "./value-notes";

/** Attributes of a data source with their shapes: what is asked for, and what is answered. */
export interface DataSourceFields {
  /** By attribute name; `name` is that of the argument in programs. */
  readonly parameters: Readonly<Record<string, { readonly name: string; readonly shape: Shape }>>;
  /** By attribute name. A list answers one attribute, with its objects. */
  readonly answers: Readonly<Record<string, Shape>>;
  /** Attribute that holds the objects of a list, else null. */
  readonly list: string | null;
  readonly schema: BlockSchema;
}

/** Derives the attributes of a data source from its operation. */
export function dataSourceFields(source: DataSource): DataSourceFields {
  const { isList, responseSchema, path } = operations[source.operation];
  const answer = component(responseSchema ?? "");
  const item = shapeOf(answer);
  if (item.kind !== "object") throw new Error(`${source.name}: ${path} does not answer objects.`);
  const list = isList ? listName(source.name) : null;
  const answered = Object.entries(item.members).map(([name, { shape, description, node }]) => ({
    name,
    shape,
    description: sentences(description, valueNotes(node, undefined)),
  }));
  const answers =
    list === null
      ? answered
      : [{ name: list, shape: { kind: "list", element: item } as const, description: answer.description ?? "" }];
  const parameters = lookUpArguments(source).map(({ name, wireName, place }) => {
    const { schema, description } = parameterOf(source.operation, wireName);
    // A path parameter is called `id` in the contract, and by what it is the id of here.
    const attribute = source.path[name] === undefined ? wireName : wireNameOf(name);
    return {
      attribute,
      name,
      place,
      description: sentences(description, valueNotes(schema, undefined)),
      shape: shapeOf(schema, true),
    };
  });
  const answerNames = new Set(answers.map(({ name }) => name));
  const asked = new Set(parameters.map(({ attribute }) => attribute));
  const attributes = [
    ...parameters.map(({ attribute, shape, description, place }) =>
      attributeOf(
        attribute,
        shape,
        description,
        place === "path" ? REQUIRED : { ...OPTIONAL, isComputed: answerNames.has(attribute) },
      ),
    ),
    ...answers
      .filter(({ name }) => !asked.has(name))
      .map(({ name, shape, description }) => attributeOf(name, shape, description, COMPUTED)),
  ];
  return {
    parameters: Object.fromEntries(parameters.map(({ attribute, name, shape }) => [attribute, { name, shape }])),
    answers: Object.fromEntries(answers.map(({ name, shape }) => [name, shape])),
    list,
    schema: { version: 0, description: source.description, attributes },
  };
}

/** The last word of the name: `ScanFindings` are `findings`. */
function listName(name: string): string {
  return (/[A-Z][a-z]*$/.exec(name)?.[0] ?? name).toLowerCase();
}
