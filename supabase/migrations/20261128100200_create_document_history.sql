-- Earlier contents of a document: automatic checkpoints, and those that somebody named.
create table public.document_versions (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id) on delete cascade,
  version integer not null,
  -- Null for an automatic checkpoint.
  name text check (char_length(name) between 1 and 200),
  content json not null,
  author_id uuid,
  created_at timestamptz not null default now(),
  unique (document_id, version)
);

-- A small picture of a document for lists, drawn by whoever saved it.
create table public.document_thumbnails (
  document_id uuid primary key references public.documents (id) on delete cascade,
  image bytea not null check (octet_length(image) between 1 and 131072),
  content_type text not null check (content_type in ('image/webp', 'image/png', 'image/jpeg')),
  -- The document's version that it shows.
  version integer not null,
  updated_at timestamptz not null default now()
);

alter table public.document_versions enable row level security;
revoke all on public.document_versions from anon, authenticated;
grant select, insert, update (name) on public.document_versions to anon;
grant select, insert, delete, update (name) on public.document_versions to authenticated;

create policy "owners and editors read history" on public.document_versions
  for select to anon, authenticated using (public.document_role(document_id) in ('owner', 'editor'));
create policy "owners and editors keep versions" on public.document_versions
  for insert to anon, authenticated
  with check (
    public.document_role(document_id) in ('owner', 'editor') and author_id is not distinct from (select auth.uid())
  );
create policy "owners and editors name versions" on public.document_versions
  for update to anon, authenticated
  using (public.document_role(document_id) in ('owner', 'editor'))
  with check (public.document_role(document_id) in ('owner', 'editor'));
create policy "owners forget versions" on public.document_versions
  for delete to authenticated using (public.document_role(document_id) = 'owner');

alter table public.document_thumbnails enable row level security;
revoke all on public.document_thumbnails from anon, authenticated;
grant select, insert, update on public.document_thumbnails to anon, authenticated;

create policy "whoever has a role sees the thumbnail" on public.document_thumbnails
  for select to anon, authenticated using (public.document_role(document_id) is not null);
create policy "owners and editors draw thumbnails" on public.document_thumbnails
  for insert to anon, authenticated with check (public.document_role(document_id) in ('owner', 'editor'));
create policy "owners and editors redraw thumbnails" on public.document_thumbnails
  for update to anon, authenticated
  using (public.document_role(document_id) in ('owner', 'editor'))
  with check (public.document_role(document_id) in ('owner', 'editor'));

-- Whether checkpoints of a document are the caller's to keep: owners and editors, and the app itself as the tables' owner,
-- which has taken no caller's role then; it saves the documents of sessions so. Asked by the two functions below.
create function public.may_keep_checkpoints(document uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select (session_user = current_user and current_setting('role') = 'none')
      or coalesce(public.document_role(document) in ('owner', 'editor'), false)
  $$;
revoke execute on function public.may_keep_checkpoints(uuid) from public, anon, authenticated;

-- Keeps the present content as an automatic checkpoint, with whoever saved it and when. Definer's rights: its author may
-- be another person than the caller, whom the policy above would not let sign for them.
create function public.keep_checkpoint(document uuid) returns void
  language sql security definer set search_path = ''
  as $$
    insert into public.document_versions (document_id, version, content, author_id, created_at)
    select d.id, d.version, d.content, d.updated_by, d.updated_at from public.documents d
    where d.id = document and public.may_keep_checkpoints(d.id)
    on conflict (document_id, version) do nothing
  $$;

-- Keeps the newest automatic checkpoints of a document. Definer's rights: editors may save, not delete.
create function public.prune_checkpoints(document uuid, keep integer) returns void
  language sql security definer set search_path = ''
  as $$
    delete from public.document_versions v
    where v.document_id = document and v.name is null
      and public.may_keep_checkpoints(document)
      and v.version <= (
        select k.version from public.document_versions k
        where k.document_id = document and k.name is null
        order by k.version desc offset greatest(keep, 1) limit 1
      )
  $$;
