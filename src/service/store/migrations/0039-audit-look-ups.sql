-- Compatible from 0028.
-- The look-ups of owners in the audit log, newest first. A row enters them when it is chained, so no act waits for them.
create index audit_events_of_workspace on audit_events (workspace_id, sequence) where sequence is not null;
create index audit_events_of_site on audit_events (site_id, sequence) where sequence is not null;
create index audit_events_of_actor on audit_events (actor_id, sequence) where sequence is not null;
