-- Tables of the service. Times are timestamptz in whole milliseconds, written by the program; ids are text (contract 4.6).
-- Lists and small objects are jsonb; banner documents are text, because they are kept exactly as sent (contract 2, rule b).
-- Every row of a workspace carries workspace_id, and every query names it.

-- What the first start decided: token_prefix, and key_check, which tells a wrong deployment key.
create table deployment (
  name text primary key,
  value text not null
);

create table workspaces (
  id text primary key,
  name text not null unique,
  created_at timestamptz not null
);

-- secret_hash: SHA-256 hex of the whole token. parent_id: the token that made it, for revocation of a whole tree.
-- site_id has no foreign key: a revoked token outlives its site for 30 days.
create table tokens (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  name text not null,
  secret_hash text not null unique,
  hint text not null,
  scopes jsonb not null,
  site_id text,
  environment text check (environment in ('preview', 'production')),
  expires_at timestamptz,
  external_key text,
  parent_id text,
  created_at timestamptz not null,
  created_by jsonb not null,
  retires_at timestamptz,
  revoked_at timestamptz,
  last_used_on text,
  check (site_id is null or environment is null)
);
create index tokens_by_age on tokens (workspace_id, created_at desc, id desc);
create index tokens_by_external_key on tokens (workspace_id, external_key) where external_key is not null;
create index tokens_by_parent on tokens (parent_id) where parent_id is not null;
create index tokens_by_site on tokens (site_id) where site_id is not null;

-- One row for each token: the current window and how many of its requests are leased to processes (contract 4.2).
create table rate_windows (
  bucket text primary key,
  started_at timestamptz not null,
  leased integer not null,
  granted integer not null
);

-- Answers kept for 24 h (contract 4.4), written in the transaction of the effect. key_hash: SHA-256 of the key.
-- status is null only inside the transaction that works on it.
create table idempotency_keys (
  workspace_id text not null references workspaces (id) on delete cascade,
  operation text not null,
  key_hash text not null,
  request_hash text not null,
  status integer,
  body text,
  etag text,
  location text,
  created_at timestamptz not null,
  primary key (workspace_id, operation, key_hash)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- settings is complete: defaults are filled in when it is written.
-- retention is the asked value; until retention_effective_at records are kept for retention_until_then days.
create table sites (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  name text not null,
  retention integer not null,
  retention_effective_at timestamptz,
  retention_until_then integer,
  settings jsonb not null,
  external_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by jsonb not null,
  last_version_number integer not null default 0,
  production_last_fetched_at timestamptz,
  unique (workspace_id, external_key)
);
create index sites_by_age on sites (workspace_id, created_at desc, id desc);
create index sites_by_name on sites (workspace_id, name);

-- The two pointers of a site; both rows are made with it. A pointer moves only while the site row is locked (contract 2.4).
create table stages (
  site_id text not null references sites (id) on delete cascade,
  environment text not null check (environment in ('preview', 'production')),
  number integer,
  consent_revision integer not null default 0,
  updated_at timestamptz not null,
  updated_by jsonb not null,
  primary key (site_id, environment)
);

create table drafts (
  site_id text primary key references sites (id) on delete cascade,
  workspace_id text not null references workspaces (id) on delete cascade,
  document text not null,
  digest text not null,
  managed_by text,
  waivers jsonb not null default '[]',
  template_ref jsonb,
  revision integer not null default 0,
  validation jsonb not null,
  updated_at timestamptz not null,
  updated_by jsonb not null
);
create index drafts_by_template on drafts (workspace_id, (template_ref ->> 'id')) where template_ref is not null;

-- Every revision of every template, never changed: a draft's locks are those of the revision that was applied to it.
create table template_revisions (
  template_id text not null,
  revision integer not null,
  workspace_id text not null references workspaces (id) on delete cascade,
  document text not null,
  variables jsonb not null,
  locked_paths jsonb not null,
  primary key (template_id, revision)
);

-- Immutable but for the members that record moves between the stages.
create table versions (
  site_id text not null references sites (id) on delete cascade,
  number integer not null,
  workspace_id text not null references workspaces (id) on delete cascade,
  environment text not null check (environment in ('preview', 'production')),
  document text not null,
  services text not null,
  config_digest text not null,
  services_digest text not null,
  waivers jsonb not null,
  rules_version text not null,
  publish_key text,
  note text,
  reconsent text not null,
  preview_bundle_sha256 text,
  production_bundle_sha256 text,
  preview_consent_revision integer,
  production_consent_revision integer,
  published_by jsonb not null,
  published_at timestamptz not null,
  promoted_by jsonb,
  promoted_at timestamptz,
  first_in_production_at timestamptz,
  rolled_back_from integer,
  gate jsonb,
  warnings jsonb not null default '[]',
  primary key (site_id, number)
);
create index versions_by_digest on versions (site_id, config_digest);

create table scan_schedules (
  site_id text primary key references sites (id) on delete cascade,
  workspace_id text not null references workspaces (id) on delete cascade,
  enabled boolean not null,
  frequency text not null,
  weekday integer not null,
  month_day integer not null,
  hour integer not null,
  timezone text,
  environment text not null check (environment in ('preview', 'production')),
  start_urls jsonb not null,
  max_pages integer not null,
  profiles jsonb not null,
  next_run_at timestamptz,
  last_scan_id text,
  last_skipped jsonb,
  updated_at timestamptz not null,
  updated_by jsonb not null
);
create index scan_schedules_due on scan_schedules (next_run_at) where enabled;

-- pending_since: when the present 72 h of waiting began. failed_rechecks: failures in a row of a verified domain.
create table domains (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  site_id text not null references sites (id) on delete cascade,
  host text not null,
  include_subdomains boolean not null,
  environment text not null check (environment in ('preview', 'production')),
  verification_method text not null,
  challenge text not null,
  status text not null check (status in ('pending', 'verified', 'failed')),
  inherited_from text references domains (id) on delete set null,
  failure jsonb,
  verified_at timestamptz,
  last_checked_at timestamptz,
  next_check_at timestamptz,
  pending_since timestamptz,
  failed_rechecks integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (workspace_id, host, environment)
);
create index domains_by_site on domains (site_id);
create index domains_by_parent on domains (inherited_from) where inherited_from is not null;
create index domains_due on domains (next_check_at) where next_check_at is not null;

-- A proven claim on a host (and, with covers_subdomains, on those below it). One workspace holds it, whatever it covers.
create table domain_claims (
  host text primary key,
  covers_subdomains boolean not null,
  workspace_id text not null references workspaces (id) on delete cascade,
  domain_id text not null references domains (id) on delete cascade,
  claimed_at timestamptz not null
);
create index domain_claims_by_domain on domain_claims (domain_id);

-- url_sealed: the Slack address, encrypted with the deployment key.
create table alert_channels (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  name text not null,
  kind text not null check (kind in ('email', 'slack')),
  url_sealed text,
  url_hint text,
  min_severity text not null,
  alert_kinds jsonb,
  site_ids jsonb,
  enabled boolean not null,
  external_key text,
  consecutive_failures integer not null default 0,
  last_sent_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by jsonb not null,
  unique (workspace_id, name),
  unique (workspace_id, external_key)
);
create index alert_channels_by_age on alert_channels (workspace_id, created_at desc, id desc);

-- position keeps the order in which the addresses were sent. code_hash: SHA-256 of the confirmation link's code.
create table alert_channel_addresses (
  channel_id text not null references alert_channels (id) on delete cascade,
  address text not null,
  position integer not null,
  code_hash text,
  code_expires_at timestamptz,
  confirmed_at timestamptz,
  primary key (channel_id, address)
);

-- Confirmation mails sent, for the limits of contract 2.11.
create table confirmation_mails (
  workspace_id text not null references workspaces (id) on delete cascade,
  address text not null,
  sent_at timestamptz not null
);
create index confirmation_mails_by_age on confirmation_mails (workspace_id, sent_at);

-- readable_groups: the event groups that its maker could read (contract 4.7). disabled_reason: gone, failures or null;
-- `paused` follows from enabled.
create table webhook_endpoints (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  url text not null,
  description text not null,
  event_kinds jsonb not null,
  readable_groups jsonb not null,
  site_ids jsonb,
  enabled boolean not null,
  external_key text,
  last_rotation_id text,
  consecutive_failures integer not null default 0,
  failing_since timestamptz,
  disabled_reason text,
  last_success_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by jsonb not null,
  unique (workspace_id, external_key)
);
create index webhook_endpoints_by_age on webhook_endpoints (workspace_id, created_at desc, id desc);

-- The secrets that sign, encrypted with the deployment key. ends_at null: the newest one.
create table webhook_keys (
  id text primary key,
  endpoint_id text not null references webhook_endpoints (id) on delete cascade,
  secret_sealed text not null,
  created_at timestamptz not null,
  ends_at timestamptz
);
create index webhook_keys_by_endpoint on webhook_keys (endpoint_id, created_at);

-- Outbox of events (contract 4.7), written in the transaction that caused them.
create table events (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  kind text not null,
  object_type text not null,
  object_id text not null,
  site_id text,
  actor jsonb not null,
  data jsonb not null,
  created_at timestamptz not null
);
create index events_by_age on events (workspace_id, created_at, id);
