import openapiTS, { astToString, type OpenAPI3, type OpenAPITSOptions } from "openapi-typescript";
import type { JsonObject } from "./json";

/**
 * The body of an interface with a member for each component; references between them are `interfaceName["Name"]`.
 *
 * @param hasDefaults members with a default are always present; else they are optional
 */
export async function componentTypes(
  components: Record<string, JsonObject>,
  interfaceName: string,
  hasDefaults: boolean,
): Promise<string> {
  const document = {
    openapi: "3.1.0",
    info: { title: "", version: "1" },
    paths: {},
    components: { schemas: components },
  };
  const options: OpenAPITSOptions = { defaultNonNullable: hasDefaults, silent: true };
  // The document was read from YAML, so its members are only known as JSON.
  const text = astToString(await openapiTS(document as unknown as OpenAPI3, options));
  const body = text.match(/export interface components \{\n {4}schemas: (\{[\s\S]*?\n {4}\});/)?.[1];
  if (body === undefined) throw new Error("openapi-typescript's output has no components.schemas");
  return body.replaceAll('components["schemas"]', interfaceName).replaceAll(/^ {4}/gm, "");
}
