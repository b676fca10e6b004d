-- Compatible from 0028.
-- The records of a deleted site can be exported until their retention ends (contract 2.1), so an export may name a site
-- that is gone. Deleting a site still drops its exports, whichever version of the service deletes it. Writers lock
-- sites before exports.
lock table sites in access exclusive mode;
alter table exports drop constraint exports_site_id_fkey;
create function drop_exports_of_site() returns trigger language plpgsql as
  'begin delete from exports where site_id = old.id; return null; end';
create trigger site_exports_dropped after delete on sites for each row execute function drop_exports_of_site();
