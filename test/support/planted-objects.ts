import type { Client } from "../../src/client";
import type { Properties } from "../../src/lifecycle";
import { type Kind, registry } from "../../src/resources";
import { digest, RULES_VERSION } from "../../src/rules";
import type { Laboratory } from "../conformance/laboratory";
import { rows } from "../conformance/rows";
import { draftOf, inDays, newHost, newSite } from "../conformance/rows/prepared";
import { settableInputs, withPlantedTexts } from "./planted-values";

/** An object whose inputs have a planted text wherever one is accepted. */
export interface PlantedObject {
  kind: Kind;
  name: string;
  inputs: Properties;
  /** Each property is marked as a whole, with the names in maps. */
  whole?: boolean;
}

/** Inputs that the rows lack, because they exclude others or take effect at creation only. */
const more: { readonly [kind in Kind]?: readonly ((inputs: Properties, client: Client) => Promise<Properties>)[] } = {
  Site: [
    async () => ({
      name: "Labelled",
      settings: { labels: { planted_name: "planted0whole" } },
      deletion_protection: false,
    }),
  ],
  ConfigDraft: [
    async (inputs) => ({
      ...inputs,
      detach: false,
      adopt: "take-over",
      waivers: [{ code: "contrast-buttons", reason: "agreed with the designers", approved_by: "Legal" }],
    }),
  ],
  Version: [
    async (inputs, client) => {
      const body = { draft_digest: String(inputs.draft_digest), environment: "production" };
      await client.call("publishVersion", { path: { id: String(inputs.site_id) }, body: body as never });
      return {
        ...inputs,
        environment: "production",
        draft_digest: await draftOf(client, String(inputs.site_id), "Another title"),
        gate_override_reason: "agreed with the lawyers",
        accepted_rules_version: RULES_VERSION,
        expected_production_number: 1,
        services_digest: digest([]),
      };
    },
  ],
  Promotion: [
    async (inputs) => ({
      ...inputs,
      reason: "agreed with the lawyers",
      gate_override: { version_number: 1, reason: "agreed with the lawyers" },
    }),
  ],
  AlertChannel: [async ({ url: _, ...inputs }) => ({ ...inputs, kind: "email", addresses: ["alerts@shop.example"] })],
  Token: [
    async ({ environment: _, expires_in_days: __, renew_before_days: ___, ...inputs }, client) => ({
      ...inputs,
      site_id: await newSite(client),
      expires_at: inDays(90),
    }),
  ],
  BannerTemplate: [
    async ({ document: _, locked_paths: __, ...inputs }, client) => ({
      ...inputs,
      from_site_id: await newSite(client),
    }),
  ],
  TemplateRollout: [
    async (inputs) => ({
      ...inputs,
      template_revision: 1,
      release: "production",
      adopt: "take-over",
      note: "agreed with the lawyers",
      reconsent: "never",
      gate_overrides: { shop: { digest: digest([]), reason: "agreed with the lawyers" } },
    }),
  ],
  ScanGate: [
    async ({ site_id: site, version_number: versionNumber }) => ({
      sites: { shop: { site, version_number: versionNumber } },
      triggers: { run: "1" },
      sarif_path: "scans",
      timeout_minutes: 5,
      when_unverified: "skip",
    }),
    async (inputs, client) => {
      const path = { id: String(inputs.site_id) };
      const { data: site } = await client.call("getSite", { path, query: { include: ["domains"] } });
      return { ...inputs, start_urls: [`http://${site.domains?.[0]?.host}/`], profiles: ["gdpr"] };
    },
  ],
  ScanSchedule: [
    async (inputs, client) => {
      const { data } = await client.call("createDomain", {
        path: { id: String(inputs.site_id) },
        body: { host: newHost() } as never,
      });
      return { ...inputs, environment: "production", start_urls: [`https://${data.host}/start`] };
    },
  ],
};

/**
 * Inputs that name other objects, so that they cannot be any text. They are marked as secret like all others, but not
 * searched for: ids are part of addresses and of the ids of children, which no engine encrypts.
 */
const KEPT = new Set([
  ...["site_id", "site_ids", "domain_id", "from_site_id", "fingerprint", "timezone", "key"],
  ...["template", "site", "digest", "start_urls", "sarif_path"],
  ...["profiles", "draft_digest", "waivers_digest", "services_digest", "accepted_rules_version"],
]);
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
  const variants = [async (inputs: Properties) => inputs, ...(more[kind] ?? [])];
  return Promise.all(
    variants.map(async (variant, index) => {
      const inputs = await variant(withBareTemplate(await rows[kind].inputs(laboratory, client)), client);
      const name = `${kind}${index}`;
      return { kind, name, inputs: withPlantedTexts(registry[kind], inputs, KEPT), whole: index === 1 };
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
