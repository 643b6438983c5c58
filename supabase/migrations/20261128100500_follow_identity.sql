-- Keeps profiles in step with the identity, and gives invites to the person they were meant for.

-- Makes or renews the profile of a person that the identity vouches for, and binds the invites of their address.
-- Called by the app (or by the trigger below), never by a caller's role.
create function public.follow_person(
  person uuid, address text, verified boolean, first_plan text default 'free', admin boolean default false
) returns void
  language plpgsql set search_path = ''
  as $$
    begin
      if verified then
        -- An address proves one person only: whoever had it before has it no more.
        update public.profiles set email_verified = false, updated_at = now()
          where email = lower(address) and email_verified and id <> person;
      end if;
      insert into public.profiles (id, email, email_verified, plan, is_admin)
        values (person, lower(address), verified, first_plan, admin)
        on conflict (id) do update
          set email = excluded.email, email_verified = excluded.email_verified, updated_at = now()
          where (profiles.email, profiles.email_verified) is distinct from (excluded.email, excluded.email_verified);
      if verified then
        update public.shares set shared_with = person
          where kind = 'invite' and shared_with is null and email = lower(address);
      end if;
    end
  $$;

-- Binds an invite at once when its person is already known. Definer's rights: callers do not see other profiles.
create function public.bind_invite() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if new.kind = 'invite' then
        select p.id into new.shared_with from public.profiles p where p.email = new.email and p.email_verified;
      end if;
      return new;
    end
  $$;
create trigger bind_invite before insert on public.shares
  for each row execute function public.bind_invite();

revoke execute on function public.follow_person(uuid, text, boolean, text, boolean) from public, anon, authenticated;

-- Somebody whom the identity forgets is forgotten here. The app calls follow_person for whoever signs in.
create function public.forget_person() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      delete from public.profiles where id = old.id;
      return old;
    end
  $$;
create trigger affiche_forget_person after delete on auth.users
  for each row execute function public.forget_person();
