-- Choices that browsers sent, by the ULID that each made: sent again, one returns the record that it made. A choice is refused once its ULID is
-- 30 days old; its row is kept until then.
create table consent_receipts (
  site_id text not null,
  environment text not null check (environment in ('preview', 'production')),
  choice_id text not null,
  body_hash text not null,
  record_id text not null,
  event_at timestamptz not null,
  hash text not null,
  expires_at timestamptz not null,
  primary key (site_id, environment, choice_id)
);
create index consent_receipts_by_end on consent_receipts (expires_at);
