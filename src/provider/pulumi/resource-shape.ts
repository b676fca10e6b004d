/** The parts of a definition that a resource class needs in a program. Generated, so that programs load no contract. */
export interface ResourceShape {
  /** Kind in the registry and last part of the type token `pulumi-nodejs:dynamic/consentform:<Kind>`. Permanent. */
  kind: string;
  /**
   * Names of all properties that outputs have and inputs may lack; they exist as outputs because they are passed as
   * undefined.
   */
  outputs: readonly string[];
  /** Inputs that are secrets, wrapped whether or not the program did. */
  secretInputs: readonly string[];
  /** Outputs that are secrets without being inputs of the same name. */
  secretOutputs: readonly string[];
  /** Inputs of which outputs have only the digest, to the output that has it too, from the preview on. */
  digests: Readonly<Record<string, string>>;
  /** Values of outputs that state leaves out (`short-outputs.ts`): the service's defaults. */
  defaults: Readonly<Record<string, unknown>>;
  /** Arguments that take a resource or its id, to the property that holds the id: `site` to `siteId`. */
  references: Readonly<Record<string, string>>;
  /**
   * Arguments that take a resource, or its id: the outputs that they need of it, and what these are by default; null
   * where that is not certain.
   */
  parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The Pulumi name is the default of `name`. */
  isNamed: boolean;
  /** Has `deletionProtection`. */
  isProtectable: boolean;
  /** Ends with its site, so that destroying an unprotected site is one request. */
  isChildOfSite: boolean;
  /** A replacement is created before the old one is deleted. */
  isCreatedBeforeDeleted: boolean;
  /** The values of `adopt`: an import id, `true` (one always exists), or nothing. */
  adoption: "id" | "singleton" | "none";
}
