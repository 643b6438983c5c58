-- What was asked of the assistant lately, so that a question costs once however often it is sent, and so that results of
-- tool calls are taken only for calls that were made. No text of people: questions are known by their hash. The app writes
-- here as the tables' owner; nobody else sees it.
create table public.ai_questions (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- SHA-256 (hex) of the messages.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  asked_at timestamptz not null,
  -- Where its cost was taken from, to give it back.
  month date not null check (extract(day from month) = 1),
  paid_from text not null check (paid_from in ('allowance', 'bonus')),
  -- How it was routed; its rounds go the same way.
  intent text not null,
  model text not null,
  -- How often the model was asked for it.
  answers integer not null default 0 check (answers >= 0),
  primary key (user_id, fingerprint)
);
create index ai_questions_age on public.ai_questions (user_id, asked_at);

-- Tool calls that the model made for a question.
create table public.ai_calls (
  user_id uuid not null,
  fingerprint text not null,
  call_id text not null,
  -- One way from the question to its end: rounds follow one another within it.
  run text not null,
  round integer not null check (round > 0),
  position integer not null check (position >= 0),
  -- Where in the answer's text the words before it begin and end, counted without white space.
  text_start integer not null check (text_start >= 0),
  text_end integer not null,
  -- What the model thought before it, as the model wants it back.
  thinking json not null default '[]',
  -- What tells equal failures from others; null while it has not failed.
  failure text,
  primary key (user_id, fingerprint, call_id),
  foreign key (user_id, fingerprint) references public.ai_questions (user_id, fingerprint) on delete cascade,
  check (text_end >= text_start)
);

alter table public.ai_questions enable row level security;
alter table public.ai_calls enable row level security;
revoke all on public.ai_questions, public.ai_calls from anon, authenticated;
