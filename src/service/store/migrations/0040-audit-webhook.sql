-- Compatible from 0028.
-- How far the audit log was delivered to the operator's webhook: rows up to this place were accepted.
alter table audit_chain add column delivered_count integer not null default 0;
