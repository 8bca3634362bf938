create function public.add_plan(event jsonb) returns jsonb language plpgsql stable as $$
declare
  plan text;
begin
  select p.plan into plan from public.profiles p where p.id = (event->>'user_id')::uuid;
  return jsonb_set(event, '{claims,plan}', to_jsonb(coalesce(plan, 'none')));
end;
$$;
grant usage on schema public to supabase_auth_admin;
grant execute on function public.add_plan to supabase_auth_admin;
revoke execute on function public.add_plan from authenticated, anon, public;
grant all on table public.profiles to supabase_auth_admin;
create policy "Allow auth admin to read profiles" on public.profiles as permissive for select to supabase_auth_admin using (true);

create function public.only_members(event jsonb) returns jsonb language plpgsql as $$
begin
  if event->'user'->>'email' like '%@spam.example' then
    return jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', 'No spam, please.'));
  end if;
  return '{}'::jsonb;
end;
$$;
grant execute on function public.only_members to supabase_auth_admin;
revoke execute on function public.only_members from authenticated, anon, public;

-- What only signed-in people of a paid plan read.
create table public.articles (id int primary key, title text not null, plan text not null);
alter table public.articles enable row level security;
create policy "by plan" on public.articles for select using (plan = 'free' or plan = (auth.jwt() ->> 'plan'));
insert into public.articles values (1, 'For all', 'free'), (2, 'For gold', 'gold');
