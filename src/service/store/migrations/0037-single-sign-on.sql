-- Compatible from 0028.
-- Users who sign in through an issuer are known by its name for them, and two of them may have one name. A process of a
-- version before would sign them in by name, so the first of them requires this version (store/single-sign-on.ts).
alter table users add column issuer text, add column subject text;
drop index users_by_name;
create unique index users_by_name on users (workspace_id, name) where issuer is null;
create unique index users_by_subject on users (workspace_id, issuer, subject);

-- What a session that an issuer began needs beside it.
create table issuer_sessions (
  secret_hash text primary key references user_sessions (secret_hash) on delete cascade,
  -- The issuer's name for its own session; null if it has none.
  issuer_session text,
  -- When the person proved who they are; null if the issuer does not say.
  authenticated_at timestamptz,
  tokens_sealed text not null,
  recheck_at timestamptz not null
);
create index issuer_sessions_by_recheck on issuer_sessions (recheck_at);

-- Sign-ins that were completed, so that none is completed twice.
create table used_sign_ins (
  state_hash text primary key,
  expires_at timestamptz not null
);
