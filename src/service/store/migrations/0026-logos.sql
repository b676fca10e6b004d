-- Name of the file in logos that the banner of a version shows; null if the service serves no logo for it.
alter table versions add column logo text;

-- Logos that were fetched from other hosts, by their SHA-256 and their kind: `<digest>.png`. Once for all versions.
create table logos (
  name text primary key,
  content bytea not null,
  fetched_at timestamptz not null
);

-- What addresses answered last, by the SHA-256 of the address: one that many sites have is asked once.
create table logo_answers (
  address_digest text primary key,
  logo text,
  fault text,
  answered_at timestamptz not null,
  check ((logo is null) <> (fault is null))
);
