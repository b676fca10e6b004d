-- Consent records, proof exports and the keys that sign them (contract 5.2, 5.3).

-- One chain for each site and environment. It outlives its site: records are kept until their retention ends, then kept_days counts.
-- length: sequence of the newest record. purged_*: the anchor of what retention deleted, so that what remains is provably contiguous.
create table consent_chains (
  site_id text not null,
  environment text not null check (environment in ('preview', 'production')),
  workspace_id text not null references workspaces (id) on delete cascade,
  length integer not null default 0,
  last_id text,
  last_hash text,
  last_at timestamptz,
  oldest_at timestamptz,
  purged_hash text,
  purged_at timestamptz,
  purged_count integer not null default 0,
  kept_days integer,
  primary key (site_id, environment)
);
create index consent_chains_by_oldest on consent_chains (oldest_at) where oldest_at is not null;

-- Append-only: a row is never changed but by erasure, which leaves id, hash and time. record is the canonical JSON that was hashed; the other
-- columns repeat what lists filter by and analytics counts. event_at never falls along a chain.
create table consent_records (
  site_id text not null,
  environment text not null,
  sequence integer not null,
  workspace_id text not null,
  id text not null,
  event_at timestamptz not null,
  hash text not null,
  record text,
  event_type text,
  regime text,
  version_number integer,
  subject_id text,
  external_id text,
  choice text check (choice in ('accepted', 'rejected', 'customised')),
  erased_at timestamptz,
  primary key (site_id, environment, sequence),
  foreign key (site_id, environment) references consent_chains (site_id, environment) on delete cascade,
  check ((record is null) = (erased_at is not null))
);
create index consent_records_by_time on consent_records (site_id, environment, event_at desc, id desc);
create index consent_records_by_subject on consent_records (site_id, subject_id) where subject_id is not null;
create index consent_records_by_external_id on consent_records (site_id, external_id) where external_id is not null;

-- Keys by which visitors' addresses are hashed (site setting record_ip = hashed), deleted after 24 months.
create table address_keys (
  workspace_id text not null references workspaces (id) on delete cascade,
  month text not null,
  key_sealed text not null,
  primary key (workspace_id, month)
);

-- Every key that ever signed an export; at most one signs. private_sealed is forgotten when the key is retired.
create table export_keys (
  kid text primary key,
  x text not null,
  private_sealed text,
  valid_from timestamptz not null,
  retired_at timestamptz,
  check ((private_sealed is null) = (retired_at is not null))
);
create unique index export_keys_that_sign on export_keys ((retired_at is null)) where retired_at is null;

-- build_id names the pieces that are the file; pieces of other builds are left by processes that died.
create table exports (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  site_id text not null references sites (id) on delete cascade,
  environment text not null check (environment in ('preview', 'production')),
  from_at timestamptz,
  to_at timestamptz,
  regimes jsonb not null,
  subject_id text,
  include_versions boolean not null,
  created_at timestamptz not null,
  created_by jsonb not null,
  status text not null check (status in ('building', 'ready', 'failed')),
  failure_code text,
  records integer,
  tombstones integer,
  size bigint,
  sha256 text,
  signature text,
  kid text,
  build_id text,
  ready_at timestamptz,
  expires_at timestamptz
);
create unique index exports_building on exports (site_id) where status = 'building';
create index exports_by_site on exports (site_id);
create index exports_by_end on exports (expires_at) where build_id is not null;

create table export_pieces (
  export_id text not null references exports (id) on delete cascade,
  build_id text not null,
  position integer not null,
  content bytea not null,
  primary key (export_id, build_id, position)
);
-- The pieces are compressed already.
alter table export_pieces alter column content set storage external;
