-- Apart from 0026, whose lock on versions would keep visitors waiting while this reads them all.
create index versions_by_logo on versions (site_id, logo) where logo is not null;
