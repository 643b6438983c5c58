-- Who uploaded what. The bytes are in storage under their hash, once for everybody.
create table public.uploads (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Name in storage, and of the public address.
  file_name text not null,
  content_type text not null,
  byte_size integer not null check (byte_size > 0),
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  unique (owner_id, sha256)
);

-- A published site. Its slug is the first label of its address, one owner's as long as the site is there. Two dashes
-- in a row are for the labels of deployments, which are therefore never somebody's slug.
create table public.projects (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$' and slug !~ '--'),
  name text not null check (char_length(name) between 1 and 200),
  provider text not null check (provider in ('local', 'vercel')),
  -- The hosting provider's own id, where there is one.
  provider_project_id text,
  -- Where visitors find it, when a hosting provider serves it.
  site_url text,
  -- What visitors are shown; at a hosting provider, what was asked for last.
  current_deployment_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index projects_owner on public.projects (owner_id, updated_at desc);

create table public.deployments (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  status text not null check (status in ('QUEUED', 'BUILDING', 'READY', 'ERROR')),
  -- First label of the address of this one deployment.
  host_label text unique check (host_label ~ '^[a-z0-9-]+--[a-z0-9]{8}$'),
  host_url text,
  provider_deployment_id text,
  -- [{"path": "index.html", "sha256": "…", "size": 12, "contentType": "text/html"}]
  files json not null default '[]',
  -- The hashes of those files that are in our own storage, to find out which are no longer needed.
  blobs text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, project_id)
);
create index deployments_project on public.deployments (project_id, created_at desc);
create index deployments_blobs on public.deployments using gin (blobs);
-- Together with the project's id, so that nobody shows another's deployment as theirs.
alter table public.projects add foreign key (current_deployment_id, id)
  references public.deployments (id, project_id) on delete set null (current_deployment_id);

alter table public.uploads enable row level security;
alter table public.projects enable row level security;
alter table public.deployments enable row level security;
revoke all on public.uploads, public.projects, public.deployments from anon, authenticated;
grant select, insert, delete on public.uploads to authenticated;
grant select, insert, delete, update (name, provider_project_id, site_url, current_deployment_id, updated_at)
  on public.projects to authenticated;
grant select, insert, delete, update (status, host_label, host_url, provider_deployment_id, updated_at)
  on public.deployments to authenticated;

create function public.owns_project(project uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.projects p where p.id = project and p.owner_id = auth.uid()) $$;

create policy "people see their uploads" on public.uploads
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "people upload for themselves" on public.uploads
  for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "people forget their uploads" on public.uploads
  for delete to authenticated using (owner_id = (select auth.uid()));

create policy "people see their projects" on public.projects
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "people publish for themselves" on public.projects
  for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "people change their projects" on public.projects
  for update to authenticated using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "people remove their projects" on public.projects
  for delete to authenticated using (owner_id = (select auth.uid()));

create policy "people see their deployments" on public.deployments
  for select to authenticated using (public.owns_project(project_id));
create policy "people deploy their projects" on public.deployments
  for insert to authenticated with check (public.owns_project(project_id));
create policy "people follow their deployments" on public.deployments
  for update to authenticated using (public.owns_project(project_id)) with check (public.owns_project(project_id));
create policy "people remove their deployments" on public.deployments
  for delete to authenticated using (public.owns_project(project_id));
