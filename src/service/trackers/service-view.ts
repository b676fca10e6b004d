import type { Schemas } from "@consentform/consent/contract";
import { etagOf } from "../http/etags";
import type { Keyring } from "../runtime/keyring";
import { json, type Row } from "../store/database";

/** The fields of a service that a PATCH sets (flag U of contract 2.7). */
export type ServiceFields = Pick<
  Row<"services">,
  | "name"
  | "company"
  | "category"
  | "hosts"
  | "scripts"
  | "storage"
  | "legal_basis"
  | "blocking"
  | "purposes"
  | "privacy_url"
  | "countries"
  | "iab_vendor_id"
  | "google_atp_id"
  | "status"
>;

/** The settable fields of a service. */
export function serviceFields(row: ServiceFields): ServiceFields {
  const { name, company, category, hosts, scripts, storage, legal_basis, blocking, purposes, privacy_url } = row;
  const { countries, iab_vendor_id, google_atp_id, status } = row;
  return {
    name,
    company,
    category,
    hosts,
    scripts,
    storage,
    legal_basis,
    blocking,
    purposes,
    privacy_url,
    countries,
    iab_vendor_id,
    google_atp_id,
    status,
  };
}

/** The settable fields as columns. */
export function serviceColumns(fields: ServiceFields) {
  const { hosts, scripts, storage, purposes, countries, ...plain } = serviceFields(fields);
  return {
    ...plain,
    hosts: json(hosts),
    scripts: json(scripts),
    storage: json(storage),
    purposes: json(purposes),
    countries: json(countries),
  };
}

/** The strong ETag of a service. */
export function serviceEtag(row: Row<"services">, keys: Keyring): string {
  return etagOf(keys, { ...serviceFields(row), key: row.key, external_key: row.external_key });
}

/** A service as the API shows it. */
export function serviceView(row: Row<"services">, keys: Keyring): Schemas["Service"] {
  return {
    id: row.id,
    workspace_id: row.workspace_id,
    site_id: row.site_id,
    key: row.key,
    ...serviceFields(row),
    external_key: row.external_key,
    source: row.source,
    first_seen_at: row.first_seen_at?.toISOString() ?? null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
    etag: serviceEtag(row, keys),
  };
}

/** A service as versions freeze it (contract 2.4): what browsers and the declaration need of it. */
export function frozenService(row: Row<"services">): Schemas["FrozenService"] {
  const { status: _live, ...fields } = serviceFields(row);
  return { key: row.key, ...fields };
}
