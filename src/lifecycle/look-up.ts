import type { Client } from "../client";
import { type ListOperationId, operations, type Schemas } from "../contract";
import type { Properties } from "../resources";
import type { DataSource } from "../resources/data-sources";
import { component, programName } from "../resources/schema";
import { fromWire } from "./values/codec";

/** Parameters that a look-up sets itself: it follows every page, and reads JSON. */
const OWN_PARAMETERS = new Set(["cursor", "limit", "format"]);

/** Arguments of a data source by name, with their place in the request. */
export function lookUpArguments(source: DataSource): { name: string; wireName: string; place: "path" | "query" }[] {
  const { queryParameters } = operations[source.operation];
  return [
    ...Object.entries(source.path).map(([name, wireName]) => ({ name, wireName, place: "path" as const })),
    ...queryParameters
      .filter((wireName) => !OWN_PARAMETERS.has(wireName))
      .map((wireName) => ({ name: programName(wireName), wireName, place: "query" as const })),
  ];
}

/**
 * Looks something up: the object, or for a list the array of all objects, in the spelling of programs. Throws for
 * arguments that the source does not have, and what the client throws.
 */
export async function lookUp(source: DataSource, client: Client, given: Properties): Promise<unknown> {
  const known = lookUpArguments(source);
  const unknown = Object.keys(given).find((name) => !known.some((argument) => argument.name === name));
  if (unknown !== undefined) {
    throw new Error(
      `get${source.name}: ${unknown}: there is no such argument; allowed are ${known.map(({ name }) => name).join(", ")}.`,
    );
  }
  const requestPart = (place: "path" | "query") =>
    Object.fromEntries(
      known
        .filter((argument) => argument.place === place && given[argument.name] !== undefined)
        .map(({ name, wireName }) => [wireName, given[name]]),
    );
  // Typed by trust: names and places come from the operation itself, and the service validates the values.
  const request = { path: requestPart("path"), query: requestPart("query") } as never;
  const { isList, responseSchema } = operations[source.operation];
  const node = component((responseSchema ?? "") as keyof Schemas);
  if (!isList) return fromWire(node, (await client.call(source.operation, request)).data);
  const found: unknown[] = [];
  for await (const item of client.list(source.operation as ListOperationId, request)) found.push(fromWire(node, item));
  return found;
}
