-- Lists narrowed to what few rows have would read all the others to find them.
create index webhook_deliveries_by_status on webhook_deliveries (endpoint_id, status, created_at desc, id desc);
create index webhook_deliveries_by_kind on webhook_deliveries (endpoint_id, kind, created_at desc, id desc);
