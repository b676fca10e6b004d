/**
 * The payload of each kind of job: small, and ids rather than data, since it is read long after it was written. One
 * line a kind.
 */
export interface JobPayloads {
  readonly "deliver-webhooks": { readonly endpoint_id: string };
  /** `address`: of an email channel; null until the job was divided into one for each confirmed address. */
  readonly "send-alert": {
    readonly alert_id: string;
    readonly occurrence: number;
    readonly channel_id: string;
    readonly address: string | null;
  };
  readonly "send-confirmation": { readonly channel_id: string; readonly address: string };
  readonly "deliver-audit-log": Readonly<Record<string, never>>;
  readonly scan: { readonly scan_id: string };
  readonly "build-export": { readonly export_id: string };
}
