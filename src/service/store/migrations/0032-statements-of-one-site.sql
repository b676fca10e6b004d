-- Compatible from 0028.
-- What a batch of choices does, with statements that name one site each: records may be spread over several servers by
-- their site (docs/scale.md). A loop in the database costs what one statement for all of them did, because its plans are
-- kept. They are made while a table may be empty, so that none may read a whole table.
create function lock_chains(names json, is_skipping boolean) returns setof consent_chains
language plpgsql set enable_seqscan to off as $$
#variable_conflict use_column
declare named record;
begin
  for named in
    select site, environment from json_to_recordset(names) as it (site text, environment text)
    order by site collate "C", environment collate "C"
  loop
    if is_skipping then
      return query select * from consent_chains
        where site_id = named.site and environment = named.environment for update skip locked;
    else
      return query select * from consent_chains
        where site_id = named.site and environment = named.environment for update;
    end if;
  end loop;
end $$;
create function receipts_of(choices json) returns setof consent_receipts
language plpgsql set enable_seqscan to off as $$
#variable_conflict use_column
declare named record;
begin
  for named in
    select * from json_to_recordset(choices) as it (site text, environment text, choice text)
  loop
    return query select * from consent_receipts
      where site_id = named.site and environment = named.environment and choice_id = named.choice;
  end loop;
end $$;
create function former_grants(names json)
returns table (site_id text, environment text, subject_id text, external_id text)
language plpgsql set enable_seqscan to off as $$
#variable_conflict use_column
declare named record;
begin
  for named in
    select * from json_to_recordset(names) as it (site text, environment text, subject text, most integer)
  loop
    return query select named.site, named.environment, named.subject, external_id from (
        select environment, sequence, choice, external_id from consent_records
        where site_id = named.site and subject_id = named.subject
        limit named.most
      ) as of_subject
      where environment = named.environment and choice in ('accepted', 'customised')
      order by coalesce(external_id = named.subject, false) desc, sequence desc
      limit 1;
  end loop;
end $$;
create function insert_records(records json) returns void language plpgsql as $$
declare made record;
begin
  for made in
    select * from json_to_recordset(records) as it (
      site_id text, environment text, sequence integer, workspace_id text, id text, event_at timestamptz, hash text,
      record text, event_type text, regime text, version_number integer, subject_id text, external_id text, choice text
    )
  loop
    insert into consent_records (site_id, environment, sequence, workspace_id, id, event_at, hash, record, event_type,
      regime, version_number, subject_id, external_id, choice)
    values (made.site_id, made.environment, made.sequence, made.workspace_id, made.id, made.event_at, made.hash,
      made.record, made.event_type, made.regime, made.version_number, made.subject_id, made.external_id, made.choice);
  end loop;
end $$;
create function insert_receipts(receipts json) returns void language plpgsql as $$
declare made record;
begin
  for made in
    select * from json_to_recordset(receipts) as it (
      site_id text, environment text, choice_id text, body_hash text, record_id text, event_at timestamptz, hash text,
      expires_at timestamptz
    )
  loop
    insert into consent_receipts (site_id, environment, choice_id, body_hash, record_id, event_at, hash, expires_at)
    values (made.site_id, made.environment, made.choice_id, made.body_hash, made.record_id, made.event_at, made.hash,
      made.expires_at);
  end loop;
end $$;
create function move_chain_ends(ends json) returns void language plpgsql set enable_seqscan to off as $$
declare moved record;
begin
  for moved in
    select * from json_to_recordset(ends) as it (
      site_id text, environment text, length integer, last_id text, last_hash text, last_at timestamptz,
      oldest_at timestamptz
    )
  loop
    update consent_chains
    set length = moved.length, last_id = moved.last_id, last_hash = moved.last_hash, last_at = moved.last_at,
      oldest_at = moved.oldest_at
    where site_id = moved.site_id and environment = moved.environment;
  end loop;
end $$;
