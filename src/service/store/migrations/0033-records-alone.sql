-- Compatible from 0028.
-- No reference leads from the tables of visitors to one that is not distributed with them (docs/scale.md). The chains of
-- a deleted workspace are removed when its records are looked at next.
alter table consent_chains drop constraint consent_chains_workspace_id_fkey;
