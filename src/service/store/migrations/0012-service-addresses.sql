-- The contract asks for a host in an address, which it did not before: the two slashes are right when there are more, as browsers read it; an address
-- that has nothing after them leads nowhere.
lock table services in exclusive mode;
update services set privacy_url = regexp_replace(privacy_url, '^https:/+', 'https://') where privacy_url !~ '^https://[^/?#]';
update services set privacy_url = null where privacy_url !~ '^https://[^/?#]';
