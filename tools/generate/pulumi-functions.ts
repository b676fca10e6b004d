import { operations } from "../../src/consent/contract";
import { lookUpArguments } from "../../src/provider/lifecycle/verbs/look-up";
import { programSchema } from "../../src/provider/pulumi/spelling/program-properties";
import { type DataSource, dataSources } from "../../src/provider/resources/data-sources";
import { parameterOf } from "../../src/provider/resources/parameters";
import { programName } from "../../src/provider/resources/program-name";
import { component } from "../../src/provider/resources/schema";
import { type GeneratedFiles, generatedHeader } from "./generated-files";
import { docComment, schemaType } from "./schema-type";

/**
 * src/provider/pulumi/generated/functions.ts: two functions for each data source, one that takes plain values and one
 * that takes outputs.
 */
export function generatePulumiFunctions(): GeneratedFiles {
  const body = dataSources.map(functionText).join("\n");
  const text = `${generatedHeader("src/provider/resources/data-sources.ts")}import type * as pulumi from "@pulumi/pulumi";
${body.includes("BannerDocument") ? 'import type { BannerDocument } from "@consentform/consent/rules";\n' : ""}import type { DeepInput } from "../deep-input";
import { type FunctionOptions, type FunctionOutputOptions, lookUpNow, lookUpOutput } from "../look-up";

${body}`;
  return new Map([["src/provider/pulumi/generated/functions.ts", text]]);
}

function functionText(source: DataSource): string {
  const { name, description } = source;
  const { isList, responseSchema } = operations[source.operation];
  const parameters = lookUpArguments(source);
  const isOptional = parameters.every(({ place }) => place === "query");
  const item = schemaType(programSchema(component(responseSchema ?? "")));
  const fallback = isOptional ? " = {}" : "";
  return `${docComment(`Arguments of get${name}.`, "")}export interface Get${name}Args {
${parameters.map((parameter) => argumentText(source, parameter)).join("\n")}
}

${docComment(`What get${name} answers${isList ? ", one of" : ""}.`, "")}export interface Get${name}Result ${item}

${docComment(`${description} Asked when the program runs, in previews too.`, "")}export function get${name}(args: Get${name}Args${fallback}, options?: FunctionOptions): Promise<Get${name}Result${isList ? "[]" : ""}> {
  return lookUpNow(${JSON.stringify(name)}, args, options);
}

${docComment(`get${name} for arguments that are outputs of resources; its option dependsOn names what to wait for.`, "")}export function get${name}Output(args: DeepInput<Get${name}Args>${fallback}, options?: FunctionOutputOptions): pulumi.Output<Get${name}Result${isList ? "[]" : ""}> {
  return lookUpOutput(${JSON.stringify(name)}, args, options);
}
`;
}

function argumentText(
  source: DataSource,
  { name, parameter, place }: ReturnType<typeof lookUpArguments>[number],
): string {
  const node = parameterOf(source.operation, parameter);
  const type = schemaType(programSchema(node.schema), "  ");
  return `${docComment(node.description, "  ")}  ${programName(name)}${place === "path" ? "" : "?"}: ${type};`;
}
