import { operations } from "@consentform/consent/contract";
import { lookUpArguments } from "../../lifecycle";
import { type DataSource, listName } from "../../resources";
import { parameterOf } from "../../resources/parameters";
import { component } from "../../resources/schema";
import { attributeOf, type BlockSchema, computedUse, optionalUse, requiredUse } from "./attribute";
import { type Shape, shapeOf } from "./shape";
import { sentences, valueNotes } from "./value-notes";

/** Attributes of a data source with their shapes: what is asked for, and what is answered. */
export interface DataSourceFields {
  /** By attribute name. */
  readonly parameters: Readonly<Record<string, Shape>>;
  /** By attribute name. A list answers one attribute, with its objects. */
  readonly answers: Readonly<Record<string, Shape>>;
  /** Attribute that holds the objects of a list, else null. */
  readonly list: string | null;
  readonly schema: BlockSchema;
}

/** Derives the attributes of a data source from its operation. */
export function dataSourceFields(source: DataSource): DataSourceFields {
  const list = operations[source.operation].isList ? listName(source) : null;
  const answers = answersOf(source, list);
  const parameters = lookUpArguments(source).map(({ name, parameter, place }) => {
    const { schema, description } = parameterOf(source.operation, parameter);
    return {
      name,
      place,
      description: sentences(description, valueNotes(schema, undefined)),
      shape: shapeOf(schema, true),
    };
  });
  const answerNames = new Set(answers.map(({ name }) => name));
  const asked = new Set(parameters.map(({ name }) => name));
  const attributes = [
    ...parameters.map(({ name, shape, description, place }) =>
      attributeOf(
        name,
        shape,
        description,
        place === "path" ? requiredUse : { ...optionalUse, isComputed: answerNames.has(name) },
      ),
    ),
    ...answers
      .filter(({ name }) => !asked.has(name))
      .map(({ name, shape, description }) => attributeOf(name, shape, description, computedUse)),
  ];
  return {
    parameters: Object.fromEntries(parameters.map(({ name, shape }) => [name, shape])),
    answers: Object.fromEntries(answers.map(({ name, shape }) => [name, shape])),
    list,
    schema: { version: 0, description: source.description, attributes },
  };
}

interface DescribedShape {
  readonly name: string;
  readonly shape: Shape;
  readonly description: string;
}

/** @param list attribute for the objects of a list; null for the members of one object */
function answersOf(source: DataSource, list: string | null): DescribedShape[] {
  const { responseSchema, path } = operations[source.operation];
  const answer = component(responseSchema ?? "");
  const item = shapeOf(answer);
  if (item.kind !== "object") throw new Error(`${source.name}: ${path} does not answer objects.`);
  if (list !== null) {
    return [{ name: list, shape: { kind: "list", element: item }, description: answer.description ?? "" }];
  }
  return Object.entries(item.members).map(([name, { shape, description, node }]) => ({
    name,
    shape,
    description: sentences(description, valueNotes(node, undefined)),
  }));
}
