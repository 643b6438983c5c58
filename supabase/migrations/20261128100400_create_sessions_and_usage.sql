-- Design sessions and their tool calls. Whoever knows a session's id may use it, through the app, which writes here as
-- the tables' owner; a person who made one sees it in the database too.
create table public.sessions (
  id text primary key,
  document_id uuid not null references public.documents (id) on delete cascade,
  owner_id uuid references public.profiles (id) on delete cascade,
  label text not null default '',
  created_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  close_reason text
);
create index sessions_owner on public.sessions (owner_id);
create index sessions_document on public.sessions (document_id);
create index sessions_expiry on public.sessions (expires_at) where closed_at is null;

create table public.tool_calls (
  id text primary key,
  session_id text not null references public.sessions (id) on delete cascade,
  -- Order of execution within the session.
  sequence integer not null check (sequence > 0),
  tool text not null,
  input json not null,
  status text not null default 'pending' check (status in ('pending', 'success', 'error')),
  result json,
  idempotency_key text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (session_id, sequence),
  unique (session_id, idempotency_key),
  check ((status = 'pending') = (finished_at is null))
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
alter table public.ai_usage enable row level security;
revoke all on public.sessions, public.tool_calls, public.ai_usage from anon, authenticated;
grant select on public.sessions, public.tool_calls, public.ai_usage to authenticated;

create policy "people see their sessions" on public.sessions
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "people see the calls of their sessions" on public.tool_calls
  for select to authenticated
  using (exists (select from public.sessions s where s.id = session_id and s.owner_id = (select auth.uid())));
create policy "people see what they have used" on public.ai_usage
  for select to authenticated using (user_id = (select auth.uid()));
