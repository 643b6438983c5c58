-- Design sessions and their tool calls. Whoever knows a session's id may use it, through the app, which writes here as
-- the tables' owner; a person who made one sees it in the database too.
create table public.sessions (
  id text primary key,
  document_id uuid not null references public.documents (id) on delete cascade,
  owner_id uuid references public.profiles (id) on delete cascade,
  label text not null default '',
  -- Keyed hash of the address that made it, to count how many it has.
  creator_key text not null default '',
  created_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  close_reason text,
  -- The tabs that show it, and which of them runs calls (lib/design/session/editors.ts).
  editors json not null default '{"tabs":[],"executor":null,"epoch":0}',
  -- Counters of its calls and events, changed together with them.
  last_sequence integer not null default 0,
  pending_calls integer not null default 0,
  pending_bytes integer not null default 0,
  completed_calls integer not null default 0,
  kept_calls integer not null default 0,
  kept_bytes bigint not null default 0,
  last_event integer not null default 0
);
create index sessions_owner on public.sessions (owner_id);
create index sessions_document on public.sessions (document_id);
create index sessions_expiry on public.sessions (expires_at) where closed_at is null;
create index sessions_creator on public.sessions (creator_key, expires_at) where closed_at is null;
create index sessions_closed on public.sessions (closed_at) where closed_at is not null;

create table public.tool_calls (
  id text primary key,
  session_id text not null references public.sessions (id) on delete cascade,
  -- Order of execution within the session.
  sequence integer not null check (sequence > 0),
  tool text not null,
  input json not null,
  status text not null default 'pending' check (status in ('pending', 'success', 'error')),
  result json,
  -- What it changed in the document, for the other tabs; in the editor's own terms.
  change json,
  idempotency_key text,
  -- SHA-256 of tool and input, to tell a repeated request from another one under the same key.
  body_hash text not null default '',
  byte_size integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (session_id, sequence),
  unique (session_id, idempotency_key),
  check ((status = 'pending') = (finished_at is null))
);

create index tool_calls_pending on public.tool_calls (session_id, sequence) where status = 'pending';

-- What the streams of a session are told, for those who connect again. The newest ones stay.
create table public.session_events (
  session_id text not null references public.sessions (id) on delete cascade,
  id integer not null check (id > 0),
  event json not null,
  primary key (session_id, id)
);

-- Questions to the assistant, a person and month.
create table public.ai_usage (
  user_id uuid not null references public.profiles (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  used integer not null default 0 check (used >= 0),
  bonus_credits integer not null default 0 check (bonus_credits >= 0),
  updated_at timestamptz not null default now(),
  primary key (user_id, month)
);

alter table public.sessions enable row level security;
alter table public.tool_calls enable row level security;
alter table public.session_events enable row level security;
alter table public.ai_usage enable row level security;
revoke all on public.sessions, public.tool_calls, public.session_events, public.ai_usage from anon, authenticated;
grant select on public.sessions, public.tool_calls, public.ai_usage to authenticated;

create policy "people see their sessions" on public.sessions
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "people see the calls of their sessions" on public.tool_calls
  for select to authenticated
  using (exists (select from public.sessions s where s.id = session_id and s.owner_id = (select auth.uid())));
create policy "people see what they have used" on public.ai_usage
  for select to authenticated using (user_id = (select auth.uid()));
