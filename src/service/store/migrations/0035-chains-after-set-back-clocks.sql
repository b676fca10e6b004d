-- Compatible from 0028.
-- The newest place at which time falls along a chain, because a clock that was ahead was set right; null = nowhere. A
-- process of the version before does not name it, and leaves it as it is.
alter table consent_chains add column set_back_at integer;
create or replace function move_chain_ends(ends json) returns void
language plpgsql set enable_seqscan to off as $$
declare moved record;
begin
  for moved in
    select * from json_to_recordset(ends) as it (
      site_id text, environment text, length integer, last_id text, last_hash text, last_at timestamptz,
      oldest_at timestamptz, set_back_at integer
    )
  loop
    update consent_chains
    set length = moved.length, last_id = moved.last_id, last_hash = moved.last_hash, last_at = moved.last_at,
      oldest_at = moved.oldest_at, set_back_at = coalesce(moved.set_back_at, set_back_at)
    where site_id = moved.site_id and environment = moved.environment;
  end loop;
end $$;
