-- From here on a migration locks one table that exists, by its first statement: it can then be in no deadlock with processes that write.
-- 0008 to 0014: no request may take longer because a workspace has ten thousand sites, with all that belongs to them.

-- Lists narrowed to what few rows have would read all the others to find them.
create index alerts_by_state on alerts (workspace_id, state, first_at desc, id desc);
create index alerts_by_severity on alerts (workspace_id, severity, first_at desc, id desc);
-- What is deleted resolves the alerts about it, of whatever kind.
create index alerts_by_subject on alerts (workspace_id, subject_type, subject_id);
-- Every few minutes it is asked of all workspaces at once whether they are over.
create index alerts_of_expiry on alerts (subject_id) where kind = 'token.expiring' and state <> 'resolved';
