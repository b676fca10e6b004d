lock table install_checks in exclusive mode;
-- The newest check in an environment, among all that a site ever had.
create index install_checks_by_environment on install_checks (site_id, environment, created_at desc, id desc);
-- As in 0012.
update install_checks set url = regexp_replace(url, '^(https?:)/+', '\1//') where url ~ '^https?:///';
