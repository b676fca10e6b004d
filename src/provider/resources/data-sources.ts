import type { OperationId } from "@consentform/consent/contract";

/** Something that programs look up without managing it: a Pulumi function `get<Name>`, a Terraform data source. */
export interface DataSource {
  /** PascalCase; `Site` becomes `getSite` and `consentform_site`. */
  readonly name: string;
  /** Its result, for documentation. */
  readonly description: string;
  /** The reading operation; a list is followed to its last page. */
  readonly operation: OperationId;
  /** Path parameters of the operation by argument name; query parameters are arguments under their own names. */
  readonly path: Readonly<Record<string, string>>;
}

/** Every data source by name. */
export const dataSources: readonly DataSource[] = [
  {
    name: "Site",
    description: "One site by its id, with the state of its stages.",
    operation: "getSite",
    path: { site_id: "id" },
  },
  {
    name: "Sites",
    description: "Every site that matches all given filters, newest first.",
    operation: "listSites",
    path: {},
  },
  {
    name: "Version",
    description: "One published version of a site, with its document and services.",
    operation: "getVersion",
    path: { site_id: "id", version_number: "number" },
  },
  {
    name: "Template",
    description:
      "One banner template by its id, at its newest revision or at the one that you name. Pass it to a rollout whose template belongs to another program; for a rollout to production, name the revision.",
    operation: "getTemplate",
    path: { template_id: "id" },
  },
  {
    name: "Regime",
    description: "The regime of a visitor's country or region, and what it requires. Needs no token.",
    operation: "resolveRegime",
    path: {},
  },
  {
    name: "Me",
    description: "The calling token: its scopes, its binding and its workspace.",
    operation: "getMe",
    path: {},
  },
  {
    name: "ScanFindings",
    description: "The findings of one scan, optionally filtered by severity and rule.",
    operation: "listScanFindings",
    path: { scan_id: "id" },
  },
  {
    name: "Declaration",
    description:
      "The cookie declaration of a site in one language, generated from the content that was frozen for production.",
    operation: "getDeclarationJson",
    path: { site_id: "id" },
  },
];

/** The name of the objects in a list: the last word of its name, so `ScanFindings` has `findings`. */
export function listName({ name }: Pick<DataSource, "name">): string {
  return (/[A-Z][a-z]*$/.exec(name)?.[0] ?? name).toLowerCase();
}
