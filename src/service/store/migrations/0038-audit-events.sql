-- Compatible from 0028.
-- The audit log. A row is written in the transaction of its act, and chained later, by one process at a time: a chain
-- that each act extended would let one write begin when the one before has ended. The end of the chain is apart from the
-- rows, so that a row which is deleted is missed.
create table audit_events (
  id text primary key,
  at timestamptz not null,
  actor_type text not null,
  actor_id text,
  address text,
  act text not null,
  workspace_id text,
  site_id text,
  object_type text,
  object_id text,
  result text not null,
  reason text,
  count integer not null default 1,
  before text,
  after text,
  -- Equal acts are counted in one row until this time, which is not chained before.
  open_until timestamptz,
  open_key text,
  -- Null until it is chained.
  sequence integer,
  hash text
);
create index audit_events_unchained on audit_events (id) where sequence is null;
create unique index audit_events_open on audit_events (open_key) where open_key is not null;
create unique index audit_events_chain on audit_events (sequence) where sequence is not null;

create table audit_chain (
  name text primary key,
  length integer not null default 0,
  last_hash text,
  purged_count integer not null default 0,
  purged_hash text,
  -- The day on which the end was reported last.
  reported_on text
);
insert into audit_chain (name) values ('audit');
