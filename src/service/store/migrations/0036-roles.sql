-- Compatible from 0028.
-- A process of the version before treats every user as an owner, so a user with less requires this version
-- (store/users.ts).
alter table users add column role text not null default 'owner'
  check (role in ('viewer', 'editor', 'publisher', 'owner'));
