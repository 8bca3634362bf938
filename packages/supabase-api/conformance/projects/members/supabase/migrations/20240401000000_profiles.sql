create table public.profiles (
  id uuid references auth.users on delete cascade not null primary key,
  updated_at timestamp with time zone,
  username text unique,
  full_name text,
  avatar_url text,
  plan text not null default 'free',
  constraint username_length check (char_length(username) >= 3)
);
alter table public.profiles enable row level security;
create policy "Public profiles are viewable by everyone." on profiles for select using (true);
create policy "Users can insert their own profile." on profiles for insert with check ((select auth.uid()) = id);
create policy "Users can update own profile." on profiles for update using ((select auth.uid()) = id);
revoke update on public.profiles from anon, authenticated;
grant update (username, full_name, avatar_url) on public.profiles to authenticated;

create function public.handle_new_user() returns trigger set search_path = '' as $$
begin
  insert into public.profiles (id, full_name, plan)
  values (new.id, new.raw_user_meta_data->>'name', coalesce(new.raw_user_meta_data->>'plan', 'free'));
  return new;
end;
$$ language plpgsql security definer;
create trigger on_auth_user_created after insert on auth.users for each row execute procedure public.handle_new_user();

create function public.handle_user_confirmed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set username = split_part(new.email, '@', 1), updated_at = now() where id = new.id;
  return new;
end;
$$;
create trigger on_auth_user_confirmed after update of email_confirmed_at on auth.users for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null) execute function public.handle_user_confirmed();
