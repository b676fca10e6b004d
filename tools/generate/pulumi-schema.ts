import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "../../src/consent/contract";
import { lookUpArguments } from "../../src/provider/lifecycle/verbs/look-up";
import { programSchema } from "../../src/provider/pulumi/spelling/program-properties";
import {
  type DataSource,
  type Definition,
  dataSources,
  listName,
  type Property,
  registry,
} from "../../src/provider/resources";
import { parameterOf } from "../../src/provider/resources/parameters";
import { programName } from "../../src/provider/resources/program-name";
import { component } from "../../src/provider/resources/schema";
import { argumentDoc } from "./argument-doc";
import type { GeneratedFiles } from "./generated-files";
import { pascalCase } from "./json";
import { outputProperty } from "./output-property";
import { isArgumentRequired, programMembers } from "./program-members";
import { type KindArguments, pulumiComponents } from "./pulumi-components";
import { EXAMPLES_FILE, withExample, writtenExamples } from "./pulumi-examples";
import {
  isNullable,
  type PulumiProperty,
  type PulumiTypes,
  type PulumiUse,
  pulumiProperties,
  pulumiType,
  requiredMembers,
} from "./pulumi-type";

const manifest = JSON.parse(readFileSync(join(__dirname, "..", "..", "package.json"), "utf8")) as {
  description: string;
  homepage: string;
  license: string;
  repository: { url: string };
};

/** The configuration of a provider, in a stack or in a program. Environment variables replace missing settings. */
const configuration: Readonly<Record<string, PulumiProperty & { secret?: true }>> = {
  token: {
    type: "string",
    secret: true,
    description: "Workspace token. Default: the environment variable `CONSENTFORM_TOKEN`.",
  },
  endpoint: {
    type: "string",
    description:
      "Base address of the service, https (or http on loopback). Default: the environment variable `CONSENTFORM_ENDPOINT`.",
  },
  maxRequestsPerMinute: {
    type: "integer",
    description:
      "Requests a minute that one deployment of this provider allows itself, at least 1. Default: what the service allows.",
  },
  owner: {
    type: "string",
    description:
      "Distinguishes stacks whose organization, project, stack and resources have equal names. Set it before the first deployment: another owner has other objects. A provider of a program has its own; the stack's setting applies to the default one.",
  },
};

/** The names and addresses of the packages in each language. */
const languages = {
  nodejs: { packageName: "@consentform/pulumi", respectSchemaVersion: true },
  python: { packageName: "pulumi_consentform", pyproject: { enabled: true }, respectSchemaVersion: true },
  go: {
    importBasePath: "github.com/consentform/consentform/sdk/go/consentform",
    // Components have maps and lists of resources.
    generateResourceContainerTypes: true,
    // Without it, the generator omits the type of values in a map that a program must know: the SDK does not compile.
    generateExtraInputTypes: true,
    respectSchemaVersion: true,
  },
  csharp: { rootNamespace: "Consentform", namespaces: { consentform: "Infrastructure" }, respectSchemaVersion: true },
  java: { basePackage: "com.consentform", buildFiles: "gradle" },
};

/**
 * schema/pulumi.json: the package schema of the native provider, from which Pulumi generates its SDKs. It has no
 * version: the plugin and the SDKs add that of the package.
 */
export function generatePulumiSchema(): GeneratedFiles {
  const written = writtenExamples(packageSchema((text) => text));
  const schema = packageSchema((text, name) => withExample(text, name, written));
  return new Map([
    [EXAMPLES_FILE, json(written)],
    ["schema/pulumi.json", json(schema)],
  ]);
}

/** The address of the releases, each with the plugin's archive for every platform. */
function pluginAddress(): string {
  const repository = /github\.com\/(.+)\.git$/.exec(manifest.repository.url)?.[1];
  return `github://api.github.com/${repository}`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** The schema; `describe` completes the description of a kind or function. */
export function packageSchema(describe: (text: string, name: string) => string): object {
  const types: PulumiTypes = new Map();
  const resources = new Map(Object.values(registry).map((definition) => resourceOf(definition, types, describe)));
  const functions = dataSources.map((source) => functionOf(source, types, describe));
  const argumentsOf = (kind: string) => resources.get(`consentform:index:${kind}`) as KindArguments;
  const components = pulumiComponents({ argumentsOf, types, describe });
  return {
    name: "consentform",
    displayName: "consentform",
    description: manifest.description,
    keywords: ["pulumi", "consentform", "category/utility", "kind/native"],
    homepage: manifest.homepage,
    repository: manifest.repository.url.replace(/^git\+/, ""),
    license: manifest.license,
    publisher: "consentform",
    pluginDownloadURL: pluginAddress(),
    language: languages,
    config: { variables: configuration },
    provider: { description: "A provider for one account.", inputProperties: configuration },
    types: Object.fromEntries([...types].sort(([one], [other]) => (one < other ? -1 : 1))),
    resources: Object.fromEntries([...resources, ...components]),
    functions: Object.fromEntries(functions),
  };
}

function resourceOf(
  definition: Definition,
  types: PulumiTypes,
  describe: (text: string, name: string) => string,
): [token: string, resource: KindArguments] {
  const { kind, description } = definition;
  const { inputs, outputs } = programMembers(definition);
  const declared = new Map(inputs.map(({ name, schema }) => [name, schema]));
  const useOf = ({ name, schema }: Property) => (declared.get(name) === schema ? "declared" : "answered");
  const property = (member: Property, use: PulumiUse, text: string): [string, PulumiProperty] => {
    const type = pulumiType(member.schema, `${kind}${pascalCase(member.name)}`, use, types);
    const marks = {
      ...(member.traits.secret && { secret: true }),
      ...(member.traits.replaces && { willReplaceOnChanges: true }),
    };
    return [member.name, { ...type, description: text, ...marks }];
  };
  const resource = {
    description: describe(description.trim(), kind),
    inputProperties: Object.fromEntries(inputs.map((input) => property(input, "declared", argumentDoc(input)))),
    requiredInputs: inputs.filter(isArgumentRequired).map(({ name }) => name),
    properties: Object.fromEntries(
      outputs.map((output) => property(output, useOf(output), outputProperty(output).description)),
    ),
    required: outputs.filter(({ isRequired, schema }) => isRequired && !isNullable(schema)).map(({ name }) => name),
    aliases: [{ type: `pulumi-nodejs:dynamic/consentform:${kind}` }],
  };
  return [`consentform:index:${kind}`, resource];
}

function functionOf(
  source: DataSource,
  types: PulumiTypes,
  describe: (text: string, name: string) => string,
): [token: string, definition: object] {
  const { name, description, operation } = source;
  const { isList, responseSchema } = operations[operation];
  const parameters = lookUpArguments(source).map(({ name: argument, parameter, place }) => {
    const { schema, description: text } = parameterOf(operation, parameter);
    const node = { ...programSchema(schema), description: text };
    return { name: programName(argument), node, isRequired: place === "path" };
  });
  const answer = programSchema(component(responseSchema ?? ""));
  // An object in a list has the same type as the result of a look-up of one object.
  const found = `Found${responseSchema}`;
  const list = () => ({
    [listName(source)]: {
      type: "array",
      items: pulumiType(answer, found, "answered", types),
      description: (answer.description ?? "").trim(),
    },
  });
  const members = answer.properties ?? {};
  const inputs = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.node]));
  const definition = {
    description: describe(`${description} Runs each time the program runs, in previews too.`, `get${name}`),
    inputs: {
      type: "object",
      properties: pulumiProperties(inputs, `Get${name}`, "declared", types),
      required: parameters.filter(({ isRequired }) => isRequired).map((parameter) => parameter.name),
    },
    outputs: {
      type: "object",
      properties: isList ? list() : pulumiProperties(members, found, "answered", types),
      required: isList ? [listName(source)] : requiredMembers(answer),
    },
  };
  return [`consentform:index:get${name}`, definition];
}
