-- Who attached the host; null for domains from before this migration.
alter table domains add column created_by jsonb;
