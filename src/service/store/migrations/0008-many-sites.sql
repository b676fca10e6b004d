-- No request may take longer because a workspace has ten thousand sites, with all that belongs to them.

-- Lists narrowed to what few rows have would read all the others to find them.
create index alerts_by_state on alerts (workspace_id, state, first_at desc, id desc);
create index alerts_by_severity on alerts (workspace_id, severity, first_at desc, id desc);
-- What is deleted resolves the alerts about it, of whatever kind.
create index alerts_by_subject on alerts (workspace_id, subject_type, subject_id);
create index webhook_deliveries_by_status on webhook_deliveries (endpoint_id, status, created_at desc, id desc);
create index webhook_deliveries_by_kind on webhook_deliveries (endpoint_id, kind, created_at desc, id desc);

-- A workspace has few tokens that are in use, and every one that was revoked in its life.
create index tokens_in_use on tokens (workspace_id, expires_at) where revoked_at is null;

-- How many sites a workspace has: counting them for each new one reads an entry of each. The database keeps it, so that it is right whichever
-- process writes. Nobody else writes sites from the lock until this is committed, so that nothing is missed; most writers lock sites before workspaces, too.
lock table sites in share row exclusive mode;
alter table workspaces add column site_count integer not null default 0;
create function count_made_site() returns trigger language plpgsql as
  'begin update workspaces set site_count = site_count + 1 where id = new.workspace_id; return null; end';
create function count_deleted_site() returns trigger language plpgsql as
  'begin update workspaces set site_count = site_count - 1 where id = old.workspace_id; return null; end';
create trigger site_made after insert on sites for each row execute function count_made_site();
create trigger site_deleted after delete on sites for each row execute function count_deleted_site();
update workspaces set site_count = (select count(*) from sites where sites.workspace_id = workspaces.id);
