-- The outbox is emptied by marking. What was written before anything was delivered stays undelivered.
alter table events add column fanned_out_at timestamptz;
update events set fanned_out_at = created_at;
create index events_waiting on events (id) where fanned_out_at is null;
create index events_done on events (fanned_out_at) where fanned_out_at is not null;

-- An event on its way to an endpoint, which may be deleted meanwhile. tries: attempts since the delivery, or its newest redelivery,
-- began; series counts those beginnings. claimed_until: the process that makes an attempt has the delivery until then.
create table webhook_deliveries (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  endpoint_id text not null,
  event_id text not null references events (id),
  kind text not null,
  site_id text,
  status text not null check (status in ('pending', 'succeeded', 'failed', 'abandoned')),
  series integer not null default 1,
  tries integer not null default 0,
  next_attempt_at timestamptz,
  claimed_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (event_id, endpoint_id)
);
create index webhook_deliveries_by_age on webhook_deliveries (endpoint_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at) where status = 'pending';
create index webhook_deliveries_old on webhook_deliveries (created_at);

create table webhook_attempts (
  delivery_id text not null references webhook_deliveries (id) on delete cascade,
  number integer not null,
  at timestamptz not null,
  status_code integer,
  duration_ms integer not null,
  error text,
  response_excerpt text,
  primary key (delivery_id, number)
);
create index webhook_attempts_excerpts on webhook_attempts (at) where response_excerpt is not null;

-- The inbox: one alert for each kind and subject.
create table alerts (
  id text primary key,
  workspace_id text not null references workspaces (id) on delete cascade,
  kind text not null,
  severity text not null,
  state text not null check (state in ('open', 'acknowledged', 'resolved')),
  read_at timestamptz,
  site_id text references sites (id) on delete cascade,
  subject_type text not null,
  subject_id text not null,
  occurrences integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  resolved_at timestamptz,
  unique (workspace_id, kind, subject_type, subject_id)
);
create index alerts_by_age on alerts (workspace_id, first_at desc, id desc);
create index alerts_by_site on alerts (site_id) where site_id is not null;
create index alerts_resolved on alerts (resolved_at) where resolved_at is not null;

create index alert_channel_addresses_by_code on alert_channel_addresses (code_hash) where code_hash is not null;
create index alert_channel_addresses_new on alert_channel_addresses (channel_id) where code_expires_at is null and confirmed_at is null;

-- How many of the two notices before its expiry a token has had.
alter table tokens add column expiry_notices integer not null default 0;
create index tokens_expiring on tokens (expires_at) where expires_at is not null and revoked_at is null;
