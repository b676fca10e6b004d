-- Compatible from 0028.
-- The name of a deleted site, for the manifest of an export.
alter table consent_chains add column site_name text;
