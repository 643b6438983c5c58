-- A person as this app knows them, made when they first appear. The e-mail address is a copy of the identity's.
create table public.profiles (
  id uuid primary key,
  email text check (email = lower(email)),
  -- Whether the identity has proved that the address is theirs; invites count only then.
  email_verified boolean not null default false,
  display_name text check (char_length(display_name) between 1 and 100),
  plan text not null default 'free' check (plan in ('free', 'pro')),
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index profiles_verified_email on public.profiles (email) where email_verified;

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select, update (display_name) on public.profiles to authenticated;

create policy "people see their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "people name themselves" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
