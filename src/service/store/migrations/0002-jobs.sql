-- Background work (jobs/job-queue.ts); a job that is done has no row. lease_until: the process that runs it has it until then;
-- null = waiting. attempt: how often it was leased. job_key: at most one waiting job of a kind has it.
create table jobs (
  id text primary key,
  kind text not null,
  job_key text,
  payload jsonb not null,
  run_at timestamptz not null,
  attempt integer not null default 0,
  lease_until timestamptz
);
create index jobs_due on jobs (kind, run_at, id);
create index jobs_running on jobs (kind, job_key) where lease_until is not null;
create unique index jobs_waiting on jobs (kind, job_key) where lease_until is null;
