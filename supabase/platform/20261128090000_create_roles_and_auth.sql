-- What Supabase brings with it and a plain PostgreSQL (or the embedded one) lacks: the roles of callers, the functions
-- that policies ask who is calling, and the tables of the embedded identity. Never run on Supabase itself.

do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I nologin', role_name);
      end if;
    exception
      -- Roles belong to the whole server: another database may be making the same ones at this moment.
      when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, role_name, 'member') then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end
$$;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb
  language sql stable
  as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;

create or replace function auth.uid() returns uuid
  language sql stable
  as $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;

create or replace function auth.role() returns text
  language sql stable
  as $$ select auth.jwt() ->> 'role' $$;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  -- Argon2id in its own format; null for a person who has never set a password.
  encrypted_password text,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- How the person proved who they are: [{"method": "password", "timestamp": 1764324000}].
  amr jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id on auth.sessions (user_id);

-- A family of refresh tokens is a session. Only SHA-256 hashes are kept; the successor of a token is derived from it.
create table auth.refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- When it was exchanged for its successor.
  used_at timestamptz
);
create index refresh_tokens_session_id on auth.refresh_tokens (session_id);

-- What a mail carries: a link's token and the six digits that mean the same. Both are kept as hashes.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('signup', 'magiclink', 'recovery', 'email_change')),
  -- Where it was sent, which is what it proves.
  email text not null,
  token_hash bytea not null unique,
  code_hash bytea not null,
  attempts integer not null default 0,
  -- Of a PKCE flow: what the exchange must match.
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (user_id, kind)
);

-- A link that was opened in a PKCE flow, waiting for its exchange.
create table auth.flow_state (
  code_hash bytea primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  method text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index flow_state_user_id on auth.flow_state (user_id);

-- No caller's role reads or writes any of these; only the identity's own code does, as the tables' owner.
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.flow_state enable row level security;
revoke all on all tables in schema auth from anon, authenticated;
