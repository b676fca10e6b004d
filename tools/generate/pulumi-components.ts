import { memberDocs } from "./member-docs";
import type { PulumiNamedType, PulumiProperty, PulumiType, PulumiTypes } from "./pulumi-type";

/** The arguments of a kind in the package schema. */
export interface KindArguments {
  readonly inputProperties: Record<string, PulumiProperty>;
  readonly requiredInputs: readonly string[];
}

/** The sources of the components' descriptions. */
export interface ComponentSources {
  readonly argumentsOf: (kind: string) => KindArguments;
  readonly types: PulumiTypes;
  /** Completes the description of a kind or component. */
  readonly describe: (text: string, name: string) => string;
}

/** A component in the package schema; its documentation is that of the class. */
export interface PulumiComponent {
  readonly isComponent: true;
  readonly description: string;
  readonly inputProperties: Record<string, PulumiProperty>;
  readonly requiredInputs: readonly string[];
  readonly properties: Record<string, PulumiProperty>;
  readonly required: readonly string[];
}

type Members = Record<string, PulumiType>;

const TEXT: PulumiType = { type: "string" };
const FLAG: PulumiType = { type: "boolean" };
const WHOLE: PulumiType = { type: "integer" };
const ANY: PulumiType = { $ref: "pulumi.json#/Any" };

/** A value that the program must know, because it decides which resources the component has. */
const plain = (type: PulumiType): PulumiType => ({ ...type, plain: true });
const map = (of: PulumiType): PulumiType => ({ type: "object", additionalProperties: of });
const list = (of: PulumiType): PulumiType => ({ type: "array", items: of });
const ref = (name: string): PulumiType => ({ $ref: `#/types/consentform:index:${name}` });
const kind = (name: string): PulumiType => ({ $ref: `#/resources/consentform:index:${name}` });

/** Descriptions of arguments that other languages write in another way than TypeScript. */
const otherwise: Readonly<Record<string, string>> = {
  "SiteFleet.template":
    "The template of all sites: the `id` and `revision` of one, or the arguments of a template, which the fleet then owns. With an id alone, each rollout keeps the revision that it applied first, and no first rollout goes to production.",
  "SiteFleet.sites":
    "The sites, 1 to 10,000: a list, or the path of a table in CSV, YAML or JSON, relative to the folder of the program.",
  "ConsentSite.domains": "Domains by host. Default: none.",
  "ConsentSite.document": "The banner document, or the text of a YAML or JSON file with it.",
};

/** The components by their type tokens. Adds the types of their arguments. */
export function pulumiComponents(sources: ComponentSources): [token: string, component: PulumiComponent][] {
  const described = [siteFleet(sources), consentSite(sources)];
  return described.map(({ name, schema }) => {
    return [`consentform:index:${name}`, { ...schema, description: sources.describe(schema.description, name) }];
  });
}

function siteFleet({ argumentsOf, types }: ComponentSources) {
  const file = "provider/pulumi/site-fleet.ts";
  const named = typesAt(types);
  const gate = without(argumentsOf("ScanGate"), ["siteId", "sites", "versionNumber", "startUrls"]);
  const { whenUnverified = FLAG } = gate.inputProperties;
  const checkedGate = { ...gate, inputProperties: { ...gate.inputProperties, whenUnverified: plain(whenUnverified) } };
  const gateType = named("SiteFleetGate", "Arguments of a gate.", checkedGate);
  const rollout = without(argumentsOf("TemplateRollout"), ["name", "template", "templateRevision", "sites", "release"]);
  const inputs: Members = {
    template: named("SiteFleetTemplate", "A template that the fleet owns, or the id of another.", {
      inputProperties: { ...idAndRevision(types), ...argumentsOf("BannerTemplate").inputProperties },
      requiredInputs: [],
    }),
    sites: { oneOf: [list(plain(fleetSite(types))), TEXT] },
    waves: list(plain(TEXT)),
    gate: { oneOf: [gateType, map(plain(gateType))] },
    release: ref("TemplateRolloutRelease"),
    site: named("SiteFleetSite", "Arguments that all sites share.", without(argumentsOf("Site"), ["name"])),
    domain: named(
      "SiteFleetDomain",
      "Arguments of all domains.",
      without(argumentsOf("Domain"), ["siteId", "host", "environment"]),
    ),
    adoptDomains: map(TEXT),
    verify: FLAG,
    formerConsentSites: map(plain(TEXT)),
    rollout: named("SiteFleetRollout", "Arguments of all rollouts.", rollout),
  };
  const challenge = documented("FleetChallenge", memberDocs(file, "FleetChallenge"), {
    host: TEXT,
    name: TEXT,
    type: TEXT,
    value: TEXT,
  });
  types.set("consentform:index:FleetChallenge", challenge);
  const outputs: Members = {
    sites: map(kind("Site")),
    domains: map(kind("Domain")),
    template: kind("BannerTemplate"),
    rollouts: list(kind("TemplateRollout")),
    gates: map(kind("ScanGate")),
    challenges: list(ref("FleetChallenge")),
  };
  return component("SiteFleet", file, { inputs, required: ["template", "sites"], outputs, optional: "template" });
}

function consentSite({ argumentsOf, types }: ComponentSources) {
  const file = "provider/pulumi/consent-site.ts";
  const named = typesAt(types);
  const part = (name: string, of: string, omitted: readonly string[]) =>
    named(`ConsentSite${name}`, `Arguments of the ${of}.`, without(argumentsOf(of), omitted));
  const version = ["siteId", "draftDigest", "waiversDigest", "acceptedRulesVersion"];
  const document: PulumiProperty = argumentsOf("ConfigDraft").inputProperties.document ?? ANY;
  const { description: _own, ...documentType } = document;
  const inputs: Members = {
    site: part("Site", "Site", []),
    domains: map(plain(part("Domain", "Domain", ["siteId", "host"]))),
    document: documentType,
    draft: part("Draft", "ConfigDraft", ["siteId", "document"]),
    version: part("Version", "Version", version),
    promotion: { oneOf: [FLAG, part("Promotion", "Promotion", ["siteId", "versionNumber"])] },
  };
  const outputs: Members = {
    site: kind("Site"),
    domains: map(kind("Domain")),
    draft: kind("ConfigDraft"),
    version: kind("Version"),
    promotion: kind("Promotion"),
    snippets: ref("SiteSnippets"),
  };
  return component("ConsentSite", file, { inputs, required: ["document"], outputs, optional: "promotion" });
}

interface ComponentParts {
  readonly inputs: Members;
  readonly required: readonly string[];
  readonly outputs: Members;
  /** The output that a component may lack. */
  readonly optional: string;
}

function component(name: string, file: string, { inputs, required, outputs, optional }: ComponentParts) {
  const docs = memberDocs(file, `${name}Args`);
  const classDocs = memberDocs(file, name);
  const schema: PulumiComponent = {
    isComponent: true,
    description: classDocs[""] ?? "",
    inputProperties: entriesOf(inputs, (member, type) => ({
      ...(member === "document" ? type : plain(type)),
      description: otherwise[`${name}.${member}`] ?? docs[member] ?? "",
    })),
    requiredInputs: required,
    properties: entriesOf(outputs, (member, type) => ({ ...type, description: classDocs[member] || `The ${member}.` })),
    required: Object.keys(outputs).filter((member) => member !== optional),
  };
  return { name, schema };
}

/** The members of a site in a list. Values that go into documents may be outputs. */
function fleetSite(types: PulumiTypes): PulumiType {
  const docs = memberDocs("provider/fleet/fleet-site.ts", "FleetSite");
  const members: Members = {
    key: plain(TEXT),
    hosts: plain(list(plain(TEXT))),
    previewHosts: plain(list(plain(TEXT))),
    name: plain(TEXT),
    labels: plain(map(plain(TEXT))),
    variables: plain(map(TEXT)),
    overrides: map(ANY),
    wave: plain(TEXT),
    retention: plain(WHOLE),
    deletionProtection: plain(FLAG),
    adopt: plain(TEXT),
  };
  const type = documented("FleetSite", docs, members);
  types.set("consentform:index:FleetSite", { ...type, required: ["key", "hosts"] });
  return ref("FleetSite");
}

function documented(name: string, docs: Readonly<Record<string, string>>, members: Members) {
  const properties = entriesOf(members, (member, type) => ({ ...type, description: docs[member] || `The ${member}.` }));
  return { type: "object" as const, description: docs[""] || name, properties, required: Object.keys(members) };
}

function idAndRevision(types: PulumiTypes): Record<string, PulumiProperty> {
  const template = types.get("consentform:index:TemplateRolloutTemplate") as PulumiNamedType & { type: "object" };
  const { id = TEXT, revision = WHOLE } = template.properties;
  return { id, revision };
}

function typesAt(types: PulumiTypes) {
  return (name: string, description: string, { inputProperties, requiredInputs }: KindArguments): PulumiType => {
    const required = [...requiredInputs];
    types.set(`consentform:index:${name}`, { type: "object", description, properties: inputProperties, required });
    return ref(name);
  };
}

function without({ inputProperties, requiredInputs }: KindArguments, omitted: readonly string[]): KindArguments {
  const kept = Object.entries(inputProperties).filter(([name]) => !omitted.includes(name));
  return {
    inputProperties: Object.fromEntries(kept),
    requiredInputs: requiredInputs.filter((name) => !omitted.includes(name)),
  };
}

function entriesOf<Member>(members: Members, describe: (name: string, type: PulumiType) => Member) {
  return Object.fromEntries(Object.entries(members).map(([name, type]) => [name, describe(name, type)]));
}
