-- Consent records in 16 partitions by a hash of their site, so that a database can be spread over several machines
-- later without moving records by hand (docs/scale.md). Every key begins with the site, as before. Records are copied
-- while processes of the version before go on recording. Then the chains are locked before the records, in the order of
-- every writer and against each of them from its first statement, so that none is in a deadlock.
create table consent_records_by_site (
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
  check ((record is null) = (erased_at is not null))
) partition by hash (site_id);
create table consent_records_00 partition of consent_records_by_site for values with (modulus 16, remainder 0);
create table consent_records_01 partition of consent_records_by_site for values with (modulus 16, remainder 1);
create table consent_records_02 partition of consent_records_by_site for values with (modulus 16, remainder 2);
create table consent_records_03 partition of consent_records_by_site for values with (modulus 16, remainder 3);
create table consent_records_04 partition of consent_records_by_site for values with (modulus 16, remainder 4);
create table consent_records_05 partition of consent_records_by_site for values with (modulus 16, remainder 5);
create table consent_records_06 partition of consent_records_by_site for values with (modulus 16, remainder 6);
create table consent_records_07 partition of consent_records_by_site for values with (modulus 16, remainder 7);
create table consent_records_08 partition of consent_records_by_site for values with (modulus 16, remainder 8);
create table consent_records_09 partition of consent_records_by_site for values with (modulus 16, remainder 9);
create table consent_records_10 partition of consent_records_by_site for values with (modulus 16, remainder 10);
create table consent_records_11 partition of consent_records_by_site for values with (modulus 16, remainder 11);
create table consent_records_12 partition of consent_records_by_site for values with (modulus 16, remainder 12);
create table consent_records_13 partition of consent_records_by_site for values with (modulus 16, remainder 13);
create table consent_records_14 partition of consent_records_by_site for values with (modulus 16, remainder 14);
create table consent_records_15 partition of consent_records_by_site for values with (modulus 16, remainder 15);

create temporary table copied_chains on commit drop as select site_id, environment from consent_chains;
insert into consent_records_by_site (site_id, environment, sequence, workspace_id, id, event_at, hash, record,
  event_type, regime, version_number, subject_id, external_id, choice, erased_at)
select site_id, environment, sequence, workspace_id, id, event_at, hash, record,
  event_type, regime, version_number, subject_id, external_id, choice, erased_at
from consent_records;
alter table consent_records_by_site add primary key (site_id, environment, sequence);
create index consent_records_by_site_by_time
  on consent_records_by_site (site_id, environment, event_at desc, id desc);
create index consent_records_by_site_by_subject
  on consent_records_by_site (site_id, subject_id) where subject_id is not null;
create index consent_records_by_site_by_external_id
  on consent_records_by_site (site_id, external_id) where external_id is not null;

analyze consent_records_by_site;

-- Writers wait from here on. A chain only grows at its end and is only purged at its beginning.
lock table consent_chains in exclusive mode;
lock table consent_records in access exclusive mode;
insert into consent_records_by_site (site_id, environment, sequence, workspace_id, id, event_at, hash, record,
  event_type, regime, version_number, subject_id, external_id, choice, erased_at)
select stored.site_id, stored.environment, stored.sequence, stored.workspace_id, stored.id, stored.event_at,
  stored.hash, stored.record, stored.event_type, stored.regime, stored.version_number, stored.subject_id,
  stored.external_id, stored.choice, stored.erased_at
from consent_chains as chain
cross join lateral (
  select coalesce(max(copied.sequence), 0) as sequence from consent_records_by_site as copied
  where copied.site_id = chain.site_id and copied.environment = chain.environment
) as last
join consent_records as stored
  on stored.site_id = chain.site_id and stored.environment = chain.environment and stored.sequence > last.sequence;
update consent_records_by_site as copied
set record = null, event_type = null, regime = null, version_number = null, subject_id = null, external_id = null,
  choice = null, erased_at = stored.erased_at
from consent_records as stored
where stored.erased_at is not null and copied.erased_at is null and copied.site_id = stored.site_id
  and copied.environment = stored.environment and copied.sequence = stored.sequence;
with kept as materialized (
  select site_id, environment, coalesce((
    select min(stored.sequence) from consent_records as stored
    where stored.site_id = chain.site_id and stored.environment = chain.environment
  ), 2147483647) as first
  from copied_chains as chain
)
delete from consent_records_by_site as copied using kept
where copied.site_id = kept.site_id and copied.environment = kept.environment and copied.sequence < kept.first;
alter table consent_records_by_site add foreign key (site_id, environment)
  references consent_chains (site_id, environment) on delete cascade;
alter table consent_records rename to former_consent_records;
alter table consent_records_by_site rename to consent_records;
