-- What stages served: slices and scripts stay at their addresses after a stage serves something else.
create table delivered_bundles (
  site_id text not null references sites (id) on delete cascade,
  environment text not null check (environment in ('preview', 'production')),
  digest text not null,
  workspace_id text not null,
  slices bytea not null,
  scripts_digest text not null,
  served_at timestamptz not null,
  primary key (site_id, environment, digest)
);

-- Scripts of the banner, once for all sites: those of each version of the package that served one.
create table delivered_scripts (
  digest text primary key,
  content bytea not null
);
alter table delivered_bundles add foreign key (scripts_digest) references delivered_scripts (digest);
create index delivered_bundles_by_scripts on delivered_bundles (scripts_digest);

-- Sites whose stages changed: processes that keep what they serve in memory read it every second. Without a reference,
-- because the deletion of a site is such a change.
create table delivery_changes (
  id bigint generated always as identity primary key,
  site_id text not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index delivery_changes_by_time on delivery_changes (changed_at);
