-- Scans of sites, what they found, and install checks.

-- worker: of the run under way; a worker that finds another one here has lost the scan. lost_workers: how many vanished.
-- counts: pages and findings as contract 2.5 tells them.
create table scans (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  site_id text not null references sites (id) on delete cascade,
  environment text not null check (environment in ('preview', 'production')),
  start_urls jsonb not null,
  max_pages integer not null,
  profiles jsonb not null,
  status text not null check (status in ('queued', 'running', 'completed', 'failed')),
  "trigger" text not null check ("trigger" in ('token', 'user', 'schedule')),
  engine text check (engine in ('static', 'browser')),
  version_number integer,
  config_digest text,
  services_digest text,
  stale boolean not null default false,
  consent_states jsonb not null,
  counts jsonb not null,
  failure_code text,
  previous_scan_id text,
  worker text,
  lost_workers integer not null default 0,
  created_at timestamptz not null,
  created_by jsonb not null,
  started_at timestamptz,
  finished_at timestamptz
);
create index scans_by_age on scans (site_id, created_at desc, id desc);
create index scans_completed on scans (site_id, environment, finished_at desc) where status = 'completed';
create index scans_queued on scans (workspace_id) where status = 'queued';
create unique index scans_one_at_a_time on scans (site_id, environment) where status in ('queued', 'running');

-- severity_rank: 0 error, 1 warning, 2 note, which is the order of lists. A scan has each fingerprint once. Issues outlive findings
-- and are never removed before their site.
create table findings (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  scan_id text not null references scans (id) on delete cascade,
  issue_id text not null,
  rule_id text not null,
  severity_rank smallint not null,
  page text not null,
  profile text not null,
  consent_state text not null,
  subject jsonb not null,
  category text,
  service_id text,
  evidence text not null,
  fingerprint text not null,
  baseline text not null check (baseline in ('new', 'unchanged')),
  unique (scan_id, fingerprint)
);
create index findings_in_order on findings (scan_id, severity_rank, fingerprint);

create table install_checks (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  site_id text not null references sites (id) on delete cascade,
  url text not null,
  environment text not null check (environment in ('preview', 'production')),
  fetched_url text,
  http_status integer,
  version_number integer,
  result text not null check (result in ('passed', 'warning', 'failed')),
  checks jsonb not null,
  failure jsonb,
  created_at timestamptz not null,
  created_by jsonb not null
);
create index install_checks_by_age on install_checks (site_id, created_at desc, id desc);
create index install_checks_by_version on install_checks (site_id, environment, version_number, created_at desc);
