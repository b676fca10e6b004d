-- The table from before 0023. Its reference locks the chains against readers, too: in a separate transaction, no one who
-- waits for the chains holds anything of it.
lock table consent_chains in access exclusive mode;
drop table former_consent_records;
alter index consent_records_by_site_pkey rename to consent_records_pkey;
alter index consent_records_by_site_by_time rename to consent_records_by_time;
alter index consent_records_by_site_by_subject rename to consent_records_by_subject;
alter index consent_records_by_site_by_external_id rename to consent_records_by_external_id;
