-- Users have names. The user of `consentform dev` has none.
alter table users add column name text;
create unique index users_by_name on users (workspace_id, name);
create index user_sessions_by_user on user_sessions (user_id);
