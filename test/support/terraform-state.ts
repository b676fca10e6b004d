import { existsSync, readFileSync } from "node:fs";

/** One object that state records. */
export interface RecordedObject {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isTainted: boolean;
  /** JSON Pointers, as text, to values that the provider or the configuration marked as sensitive. */
  readonly sensitiveAttributes: readonly unknown[];
  readonly schemaVersion: number;
}

interface RawState {
  readonly serial: number;
  readonly resources: readonly {
    readonly mode: string;
    readonly type: string;
    readonly name: string;
    readonly instances: readonly {
      readonly index_key?: string | number;
      readonly attributes?: Record<string, unknown>;
      readonly status?: string;
      readonly sensitive_attributes?: readonly unknown[];
      readonly schema_version: number;
      readonly deposed?: string;
    }[];
  }[];
}

/**
 * The objects in a state file, by address (`consentform_site.shop`, `consentform_site.shop["a"]`); data sources begin
 * with `data.`. Read from the file: starting the engine for it costs a tenth of a second each time. Empty before the
 * first apply.
 */
export function readTerraformState(file: string): Record<string, RecordedObject> {
  if (!existsSync(file)) return {};
  const { resources } = JSON.parse(readFileSync(file, "utf8")) as RawState;
  return Object.fromEntries(
    resources.flatMap(({ mode, type, name, instances }) =>
      instances.map((instance) => {
        const index = instance.index_key === undefined ? "" : `[${JSON.stringify(instance.index_key)}]`;
        const deposed = instance.deposed === undefined ? "" : ` (deposed ${instance.deposed})`;
        const address = `${mode === "data" ? "data." : ""}${type}.${name}${index}${deposed}`;
        return [
          address,
          {
            attributes: instance.attributes ?? {},
            isTainted: instance.status === "tainted",
            sensitiveAttributes: instance.sensitive_attributes ?? [],
            schemaVersion: instance.schema_version,
          },
        ];
      }),
    ),
  );
}
