import { type ListOperationId, operations, type Schemas } from "@consentform/consent/contract";
import type { Client } from "../../client";
import type { Properties } from "../../resources";
import type { DataSource } from "../../resources/data-sources";
import { component } from "../../resources/schema";
import { knownMembers } from "../values/known-members";

/** Parameters that a look-up sets itself: it follows every page, and reads JSON. */
const ownParameters = new Set(["cursor", "limit", "format"]);

/** Arguments of a data source by name, with their place in the request. */
export function lookUpArguments(source: DataSource): { name: string; parameter: string; place: "path" | "query" }[] {
  const { queryParameters } = operations[source.operation];
  return [
    ...Object.entries(source.path).map(([name, parameter]) => ({ name, parameter, place: "path" as const })),
    ...queryParameters
      .filter((parameter) => !ownParameters.has(parameter))
      .map((parameter) => ({ name: parameter, parameter, place: "query" as const })),
  ];
}

/** Reads an object, or all objects of a list. Throws what the client throws. */
export async function lookUp(source: DataSource, client: Client, given: Properties): Promise<unknown> {
  const known = lookUpArguments(source);
  const requestPart = (place: "path" | "query") =>
    Object.fromEntries(
      known
        .filter((argument) => argument.place === place && given[argument.name] !== undefined)
        .map(({ name, parameter }) => [parameter, given[name]]),
    );
  // Typed by trust: names and places come from the operation itself, and the service validates the values.
  const request = { path: requestPart("path"), query: requestPart("query") } as never;
  const { isList, responseSchema } = operations[source.operation];
  const node = component((responseSchema ?? "") as keyof Schemas);
  if (!isList) return knownMembers(node, (await client.call(source.operation, request)).data);
  const found: unknown[] = [];
  for await (const item of client.list(source.operation as ListOperationId, request))
    found.push(knownMembers(node, item));
  return found;
}
