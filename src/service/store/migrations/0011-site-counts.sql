-- How many sites a workspace has: counting them for each new one reads an entry of each. The database keeps it, so that it is right whichever
-- process writes. Nobody else writes sites from the lock until this is committed, so that nothing is missed.
lock table sites in share row exclusive mode;

-- A table of its own, without a foreign key: nobody who writes to workspaces, or holds one, has to do with it. No row: no site yet.
create table site_counts (
  workspace_id text primary key,
  count integer not null
);
create function count_made_site() returns trigger language plpgsql as
  'begin insert into site_counts as counts values (new.workspace_id, 1)
     on conflict (workspace_id) do update set count = counts.count + 1; return null; end';
create function count_deleted_site() returns trigger language plpgsql as
  'begin update site_counts set count = count - 1 where workspace_id = old.workspace_id; return null; end';
create trigger site_made after insert on sites for each row execute function count_made_site();
create trigger site_deleted after delete on sites for each row execute function count_deleted_site();
insert into site_counts select workspace_id, count(*) from sites group by workspace_id;
