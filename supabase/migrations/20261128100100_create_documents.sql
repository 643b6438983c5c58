-- Posters and designs. `content` is json, not jsonb: it is given back exactly as it came, key order and NUL included.
create table public.documents (
  id uuid primary key default gen_random_uuid(),
  -- Null for the document of an anonymous session, which only the session's own code reaches.
  owner_id uuid references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('poster', 'design')),
  name text not null check (char_length(name) between 1 and 200),
  content json not null check (json_typeof(content) = 'object'),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  -- In the bin since; gone 30 days later.
  deleted_at timestamptz
);
create index documents_owner on public.documents (owner_id, updated_at desc);
create index documents_deleted on public.documents (deleted_at) where deleted_at is not null;

create table public.shares (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id) on delete cascade,
  kind text not null check (kind in ('invite', 'link')),
  role text not null check (role in ('viewer', 'editor')),
  email text check (email = lower(email)),
  -- The person an invite belongs to, once somebody with that verified address has signed in.
  shared_with uuid references public.profiles (id) on delete cascade,
  -- SHA-256 of a link's token, by which it is found.
  token_hash bytea unique,
  -- The token itself, encrypted under SECRET_KEY, so that the owner can see the link again.
  token_sealed text,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  check ((kind = 'invite') = (email is not null)),
  check ((kind = 'link') = (token_hash is not null and token_sealed is not null)),
  check (kind = 'invite' or shared_with is null)
);
create unique index shares_one_invite on public.shares (document_id, email) where kind = 'invite';
create unique index shares_one_link_a_role on public.shares (document_id, role) where kind = 'link';
create index shares_shared_with on public.shares (shared_with);
create index shares_email on public.shares (email);

-- SHA-256 (hex) of the share token that the caller presents with this request, if any.
create function public.presented_token_hash() returns bytea
  language sql stable set search_path = ''
  as $$ select decode(nullif(current_setting('request.share_token_hash', true), ''), 'hex') $$;

-- What the caller may do with a document: owner, editor, viewer, or null for nothing. A binned document is there for
-- its owner alone. Definer's rights, because callers cannot read the shares of others. Dear, so that planners look rows up
-- in indexes before they ask about each.
create function public.document_role(document uuid) returns text
  language sql stable security definer set search_path = '' cost 1000
  as $$
    select case
      when d.owner_id = auth.uid() then 'owner'
      when d.deleted_at is not null then null
      else (
        select s.role from public.shares s
        where s.document_id = d.id
          and (
            s.shared_with = auth.uid()
            or s.token_hash = public.presented_token_hash()
            or (s.shared_with is null and s.email = (
              select p.email from public.profiles p where p.id = auth.uid() and p.email_verified
            ))
          )
        order by s.role = 'editor' desc
        limit 1
      )
    end
    from public.documents d
    where d.id = document
  $$;

alter table public.documents enable row level security;
revoke all on public.documents from anon, authenticated;
grant select, update (content, version, updated_at, updated_by) on public.documents to anon;
grant select, insert, delete, update (name, content, version, updated_at, updated_by, deleted_at)
  on public.documents to authenticated;

-- The owner is asked first: a row that is just being inserted is not yet there for document_role.
create policy "whoever has a role reads" on public.documents
  for select to anon, authenticated
  using (owner_id = (select auth.uid()) or public.document_role(id) is not null);
create policy "people own what they make" on public.documents
  for insert to authenticated
  with check (owner_id = (select auth.uid()));
create policy "owners and editors save" on public.documents
  for update to anon, authenticated
  using (owner_id = (select auth.uid()) or public.document_role(id) in ('owner', 'editor'))
  with check (owner_id = (select auth.uid()) or public.document_role(id) in ('owner', 'editor'));
create policy "owners delete" on public.documents
  for delete to authenticated
  using (owner_id = (select auth.uid()));

-- Policies cannot tell columns apart: names and the bin are the owner's, and nobody saves in another's name.
create function public.guard_document_columns() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      if current_user in ('anon', 'authenticated')
        and (old.owner_id is distinct from auth.uid())
        and (new.name is distinct from old.name or new.deleted_at is distinct from old.deleted_at)
      then
        raise exception 'only the owner may rename or delete a document' using errcode = '42501';
      end if;
      if current_user in ('anon', 'authenticated')
        and new.updated_by is distinct from old.updated_by and new.updated_by is distinct from auth.uid()
      then
        raise exception 'nobody saves a document in the name of another' using errcode = '42501';
      end if;
      return new;
    end
  $$;
create trigger guard_document_columns before update on public.documents
  for each row execute function public.guard_document_columns();

alter table public.shares enable row level security;
revoke all on public.shares from anon, authenticated;
grant select, insert, delete, update (role) on public.shares to authenticated;

-- Owners manage; the person an invite is bound to sees that one.
create policy "owners and the invited see" on public.shares
  for select to authenticated
  using (public.document_role(document_id) = 'owner' or shared_with = (select auth.uid()));
create policy "owners share" on public.shares
  for insert to authenticated
  with check (public.document_role(document_id) = 'owner' and created_by = (select auth.uid()));
create policy "owners change roles" on public.shares
  for update to authenticated
  using (public.document_role(document_id) = 'owner') with check (public.document_role(document_id) = 'owner');
create policy "owners revoke" on public.shares
  for delete to authenticated
  using (public.document_role(document_id) = 'owner');
