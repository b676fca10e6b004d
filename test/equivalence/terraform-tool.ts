import { definedInputs } from "../../src/provider/pulumi/spelling/translate";
import { type Properties, registry } from "../../src/provider/resources";
import { block, reference } from "../support/hcl";
import { hclName, providerBlocks, resourceType, toAttributes } from "../support/terraform-configuration";
import type { TerraformEngine } from "../support/terraform-engine";
import { hostProvider } from "../support/terraform-provider";
import { createTerraformWorkspace, succeeded } from "../support/terraform-workspace";
import { type ImportIds, type Member, type OutputReference, resolved } from "./fleet";
import type { Tool } from "./tool";

/** Writes the fleet as a configuration in which the objects of `existing` are imported. */
export type Writer = (fleet: readonly Member[], existing: ImportIds) => Readonly<Record<string, string>>;

/** Terraform or OpenTofu, with the fleet as what `write` makes of it. */
export function terraformTool(name: string, engine: TerraformEngine, write: Writer): Tool {
  return {
    name,
    open: async (laboratory, fleet) => {
      const token = await laboratory.token();
      const environment = {
        CONSENTFORM_ENDPOINT: laboratory.endpoint,
        CONSENTFORM_TOKEN: token,
        // Two deployments that one of these tools made of the same names would else be one and the same.
        CONSENTFORM_OWNER: name,
      };
      const provider = await hostProvider({ environment });
      const workspace = createTerraformWorkspace({ engine, env: provider.env });
      return {
        apply: async (existing = {}) => {
          for (const [file, text] of Object.entries(write(fleet, existing))) workspace.write(file, text);
          succeeded(await workspace.apply());
        },
        plan: async () => {
          const { isEmpty, stdout } = await workspace.isSettled();
          return { isEmpty, output: stdout };
        },
        importIds: () =>
          Object.fromEntries(
            fleet.map((member) => [member.name, String(workspace.state()[addressOf(member)]?.attributes.id)]),
          ),
        remove: () => {
          workspace.remove();
          void provider.close();
        },
      };
    },
  };
}

function addressOf({ kind, name }: Member): string {
  return `${resourceType(kind)}.${name}`;
}

/**
 * The fleet in HCL. A draft of another deployment is imported like everything else, and says that it may be taken over.
 */
export const inHcl: Writer = (fleet, existing) => {
  const kinds = new Map(fleet.map(({ name, kind }) => [name, kind]));
  const attributeOf = ({ $output: [member, output], $then }: OutputReference) => {
    const kind = kinds.get(member);
    if (kind === undefined) throw new Error(`there is no ${member} in the fleet`);
    const attribute = `${resourceType(kind)}.${member}.${hclName(output)}`;
    return reference($then === undefined ? attribute : `replace("${$then}", ${attribute}, "")`);
  };
  const blocks = fleet.flatMap((member) => {
    const { kind, name, inputs } = member;
    const attributes = toAttributes(kind, {
      ...definedInputs(registry[kind], resolved(inputs, attributeOf) as Properties),
      ...takingOver(member, existing),
    });
    const resource = block("resource", [resourceType(kind), name], attributes);
    const id = existing[name];
    return id === undefined ? [resource] : [resource, block("import", [], { to: reference(addressOf(member)), id })];
  });
  return { "main.tf": [providerBlocks({}), ...blocks].join("\n") };
};

/** The configuration for an object that another deployment owns. */
export function takingOver({ kind, name }: Member, existing: ImportIds): Properties {
  return kind === "ConfigDraft" && existing[name] !== undefined ? { adopt: "take-over" } : {};
}
