-- Visits that a scan could not make, by consent state and reason.
alter table scans add column visits_not_made jsonb not null default '[]';
