-- Results of running the page of an install check in a browser; null if no browser ran it.
alter table install_checks add column observation jsonb;
