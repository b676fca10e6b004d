-- Compatible from 0028.
-- When the records of a site are looked at next, so that a purge reads one site at a time: records may be spread over
-- several servers (docs/scale.md). A row outlives its site, as its records do. The database adds it, whichever version
-- of the service makes the site.
lock table sites in share row exclusive mode;

create table record_checks (
  site_id text primary key,
  check_at timestamptz not null default '-infinity'
);
create index record_checks_by_time on record_checks (check_at);
create function check_records_of_site() returns trigger language plpgsql as
  'begin insert into record_checks values (new.id) on conflict do nothing; return null; end';
create function check_records_now() returns trigger language plpgsql as
  'begin update record_checks set check_at = default where site_id = old.id; return null; end';
create trigger site_records_checked after insert on sites for each row execute function check_records_of_site();
create trigger site_records_left after delete on sites for each row execute function check_records_now();
insert into record_checks (site_id) select id from sites union select site_id from consent_chains;
