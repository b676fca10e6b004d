-- The services of a site that somebody declared, among thousands that only scans have written.
create index services_declared on services (site_id, created_at desc, id desc) where set_by_hand <> '[]'::jsonb;
