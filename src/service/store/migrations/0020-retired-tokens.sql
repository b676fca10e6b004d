-- Tokens whose overlap ends or has ended without having been told: few, among all that were made and revoked in the life of a workspace.
create index tokens_retiring on tokens (retires_at) where retires_at is not null and revoked_at is null;
