-- Evidence bundles: an export about one version, with or without the consent records that name it.
alter table exports
  add column format text not null default 'ndjson' check (format in ('ndjson', 'evidence')),
  add column version_number integer,
  add column include_consents boolean not null default false;
