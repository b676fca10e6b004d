-- Overlaps that ended before the service told their end are not told now, as if they had ended at this moment.
lock table tokens in exclusive mode;
update tokens set revoked_at = retires_at where retires_at <= now() and revoked_at is null;

-- A workspace has few tokens that are in use, and every one that was revoked in its life.
create index tokens_in_use on tokens (workspace_id, expires_at) where revoked_at is null;
-- Tokens whose overlap ends or has ended without having been told: few, among all that were made and revoked in the life of a workspace.
create index tokens_retiring on tokens (retires_at) where retires_at is not null and revoked_at is null;
