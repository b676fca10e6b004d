lock table scans in exclusive mode;
-- The newest scan that ended in an environment, among all that a site ever had.
create index scans_ended on scans (site_id, environment, finished_at desc, id desc) where finished_at is not null;
-- As in 0012. What has no host even so was never stored; two that become one address stay one.
update scans set start_urls = (
  select jsonb_agg(url order by place) from (
    select regexp_replace(url, '^(https?:)/+', '\1//') as url, min(place) as place
    from jsonb_array_elements_text(start_urls) with ordinality as stored (url, place) group by 1
  ) as starts
) where start_urls::text ~ '"https?:///';
