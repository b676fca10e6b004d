-- The suppressed issues of a site, among all that scans ever saw.
create index issues_suppressed on issues (site_id, suppressed_at desc, id desc) where suppressed_at is not null;
