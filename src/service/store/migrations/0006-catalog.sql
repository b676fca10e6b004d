-- Recorded trackers, issues, templates, and the users who sign in.

-- set_by_hand: names of the fields that a caller has set; scans leave them as they are. Ids of vendors are whole numbers of any size
-- that JSON has, hence double precision: both drivers read it as a number.
create table services (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  site_id text not null references sites (id) on delete cascade,
  key text not null,
  name text not null,
  company text not null,
  category text not null,
  hosts jsonb not null,
  scripts jsonb not null,
  storage jsonb not null,
  legal_basis text,
  blocking text not null,
  purposes jsonb not null,
  privacy_url text,
  countries jsonb not null,
  iab_vendor_id double precision,
  google_atp_id double precision,
  status text not null check (status in ('live', 'needs_review', 'ignored')),
  external_key text,
  source text not null check (source in ('manual', 'scan', 'template', 'catalogue')),
  set_by_hand jsonb not null,
  first_seen_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by jsonb not null,
  unique (site_id, key),
  unique (workspace_id, external_key)
);
create index services_by_age on services (site_id, created_at desc, id desc);

-- What scans see over time. engine, profile and consent_state: how it was seen last. The suppression columns are set together;
-- one whose expires_at has passed counts for nothing from that moment on, and is cleared with its event soon after.
create table issues (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  site_id text not null references sites (id) on delete cascade,
  environment text not null check (environment in ('preview', 'production')),
  rule_id text not null,
  severity text not null check (severity in ('error', 'warning', 'note')),
  fingerprint text not null,
  subject jsonb not null,
  page text not null,
  service_id text references services (id) on delete set null,
  engine text not null check (engine in ('static', 'browser')),
  profile text not null,
  consent_state text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  last_confirmed_scan_id text,
  resolved_at timestamptz,
  suppression_reason text,
  suppression_comment text,
  suppression_expires_at timestamptz,
  suppressed_by jsonb,
  suppressed_at timestamptz,
  unique (site_id, environment, rule_id, fingerprint)
);
create index issues_by_age on issues (site_id, first_seen_at desc, id desc);
create index issues_by_service on issues (service_id) where service_id is not null;
create index issues_expiring on issues (suppression_expires_at) where suppression_expires_at is not null;

-- The newest completed scan of each stage, as issues tell it.
create table observed_scans (
  site_id text not null references sites (id) on delete cascade,
  environment text not null check (environment in ('preview', 'production')),
  workspace_id text not null references workspaces (id) on delete cascade,
  scan_id text not null,
  at timestamptz not null,
  primary key (site_id, environment)
);

-- What a template is now; document, variables and locks are those of its newest row in template_revisions.
create table templates (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  name text not null,
  description text not null,
  revision integer not null,
  digest text not null,
  external_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by jsonb not null,
  unique (workspace_id, name),
  unique (workspace_id, external_key)
);
create index templates_by_age on templates (workspace_id, created_at desc, id desc);

-- People who sign in. Codes and secrets are stored as SHA-256 in hexadecimal digits.
create table users (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  created_at timestamptz not null
);
create index users_by_workspace on users (workspace_id);

-- Of the links that sign in once; the row goes when its code is used.
create table sign_in_codes (
  code_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  expires_at timestamptz not null
);

create table user_sessions (
  secret_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Of the links that open the billing portal once.
create table portal_codes (
  code_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  return_url text not null,
  expires_at timestamptz not null
);
