-- As in 0013.
lock table scan_schedules in exclusive mode;
update scan_schedules set start_urls = (
  select jsonb_agg(url order by place) from (
    select regexp_replace(url, '^(https?:)/+', '\1//') as url, min(place) as place
    from jsonb_array_elements_text(start_urls) with ordinality as stored (url, place) group by 1
  ) as starts
) where start_urls::text ~ '"https?:///';
