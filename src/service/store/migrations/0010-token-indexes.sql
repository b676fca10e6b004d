-- A workspace has few tokens that are in use, and every one that was revoked in its life.
create index tokens_in_use on tokens (workspace_id, expires_at) where revoked_at is null;
