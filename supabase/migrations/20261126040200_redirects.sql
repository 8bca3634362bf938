-- Why: a page that is gone still stands in letters, bookmarks and search engines. Whoever follows such an address is led on to what took its place, by the
-- staff who know it, in every language at once.
create table public.redirects (
  id          uuid primary key default gen_random_uuid(),
  from_path   text not null unique check (char_length(from_path) between 2 and 300 and from_path ~ '^/[^/\s?#\\][^\s?#\\]*[^/\s?#\\]$|^/[^/\s?#\\]$'),
  to_path     text not null check (char_length(to_path) between 1 and 300 and to_path ~ '^/([^/\s#\\][^\s#\\]*)?$'),
  hits        bigint not null default 0 check (hits >= 0),
  last_hit_at timestamptz,
  created_at  timestamptz not null default now(),
  changed_at  timestamptz not null default now()
);
comment on table public.redirects is
  'Where an address of a page that is gone leads to. Paths are without language and as people read them (not percent-encoded); `to_path` may have a query. '
  'No `to_path` is a `from_path`: chains are shortened when they are written, so a reader is led once and never in a circle.';
create index redirects_newest on public.redirects (created_at, id);
create index redirects_used on public.redirects (hits, id);
create index redirects_from on public.redirects (from_path, id);
create index redirects_target on public.redirects (split_part(to_path, '?', 1));
create index redirects_words on public.redirects using gin (from_path extensions.gin_trgm_ops, to_path extensions.gin_trgm_ops);
alter table public.redirects enable row level security;
create policy "who may reads redirects" on public.redirects for select to authenticated using ((select private.may('content.write')));
grant select on public.redirects to authenticated, service_role;
revoke insert, update, delete, truncate on public.redirects from service_role;

create function private.log_redirect(p_action text, p_before public.redirects, p_after public.redirects, p_reason text) returns void
language sql security definer set search_path = '' as $$
  select private.log_activity('redirects.' || p_action, coalesce(p_after.id, p_before.id)::text, coalesce((
      select jsonb_object_agg(f, jsonb_build_array(to_jsonb(p_before) -> f, to_jsonb(p_after) -> f))
        from unnest(array['from_path', 'to_path']) f
       where coalesce(to_jsonb(p_before) -> f, 'null') <> coalesce(to_jsonb(p_after) -> f, 'null')), '{}'), p_reason)
$$;
revoke execute on function private.log_redirect(text, public.redirects, public.redirects, text) from public;

create function public.write_redirect(p_id uuid, p_from text, p_to text, p_seen timestamptz, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  source text := coalesce(rtrim(btrim(p_from), '/'), '');
  target text := coalesce(btrim(p_to), '');
  was public.redirects;
  now_is public.redirects;
  other public.redirects;
  led public.redirects;
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
  if char_length(source) not between 2 and 300 or source !~ '^/[^/\s?#\\][^\s?#\\]*$' then
    raise exception 'This is no address of a page.' using errcode = 'HT004', hint = 'redirect_from';
  end if;
  if char_length(target) not between 1 and 300 or target !~ '^/([^/\s#\\][^\s#\\]*)?$' then
    raise exception 'This is no address within the shop.' using errcode = 'HT004', hint = 'redirect_to';
  end if;
  -- One at a time: two that are written together could close a circle that neither sees.
  perform pg_advisory_xact_lock(hashtextextended('redirects', 0));
  if p_id is not null then
    select * into was from public.redirects r where r.id = p_id for update;
    if not found then raise exception 'There is no such redirect.' using errcode = 'PT404'; end if;
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(was.changed_at));
  end if;
  if exists (select from public.redirects r where r.from_path = source and r.id is distinct from p_id) then
    raise exception 'This address is led on already.' using errcode = 'HT005', hint = 'redirect_there';
  end if;
  select * into other from public.redirects r where r.from_path in (split_part(target, '?', 1), rtrim(split_part(target, '?', 1), '/'))
    and r.id is distinct from p_id;
  if found then target := other.to_path; end if;
  if coalesce(nullif(rtrim(split_part(target, '?', 1), '/'), ''), '/') = source then
    raise exception 'This would lead in a circle.' using errcode = 'HT004', hint = 'redirect_loop';
  end if;
  if p_id is null then
    insert into public.redirects (from_path, to_path) values (source, target) returning * into now_is;
    perform private.log_redirect('create', null, now_is, p_reason);
  else
    update public.redirects r set from_path = source, to_path = target, changed_at = clock_timestamp() where r.id = p_id returning * into now_is;
    perform private.log_redirect('change', was, now_is, p_reason);
  end if;
  for other in select * from public.redirects r where split_part(r.to_path, '?', 1) in (source, source || '/') and r.id <> now_is.id for update loop
    update public.redirects r set to_path = target, changed_at = clock_timestamp() where r.id = other.id returning * into led;
    perform private.log_redirect('shorten', other, led, p_reason);
  end loop;
  return now_is.id;
end
$$;
comment on function public.write_redirect(uuid, text, text, timestamptz, text) is
  'Leads an address that is gone to another page of the shop, or changes that; answers its key. Whoever led to the address leads to the new page at once. '
  'HT003 changed_meanwhile, HT004 redirect_from, redirect_to, redirect_loop, HT005 redirect_there.';

create function public.remove_redirect(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  was public.redirects;
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
  delete from public.redirects r where r.id = p_id returning * into was;
  if not found then raise exception 'There is no such redirect.' using errcode = 'PT404'; end if;
  perform private.log_redirect('remove', was, null, p_reason);
end
$$;
comment on function public.remove_redirect(uuid, text) is 'Takes a redirect away: its address is not found again. The record of acts keeps where it led.';
revoke execute on function public.write_redirect(uuid, text, text, timestamptz, text), public.remove_redirect(uuid, text) from public, anon;
grant execute on function public.write_redirect(uuid, text, text, timestamptz, text), public.remove_redirect(uuid, text) to authenticated;

create function private.add_redirect_hits(p_hits jsonb) returns void language sql security definer set search_path = '' as $$
  update public.redirects r set hits = r.hits + h.hits, last_hit_at = private.now()
    from jsonb_to_recordset(p_hits) h(path text, hits bigint) where r.from_path = h.path
$$;
comment on function private.add_redirect_hits(jsonb) is 'Adds what a process has counted: [{path, hits}].';
revoke execute on function private.add_redirect_hits(jsonb) from public;
grant execute on function private.add_redirect_hits(jsonb) to service_role;
