-- Compatible from 0028.
-- Old receipts are removed by site, along the primary key: a receipt is older than its end, as its choice's ULID says.
drop index consent_receipts_by_end;
