-- Why: what things are called (mudmee, mat mi, มัดหมี่, ikat) stood in the program, so a word that buyers say and the shop does not know had to wait for a
-- release. Staff write the names of things themselves, see what a search finds before and after, and take a change back.

create function private.are_term_words(words jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(words) = 'object'
    and (select count(*) between 1 and 80
           from jsonb_each(case when jsonb_typeof(words) = 'object' then words else '{}' end) l
          cross join jsonb_array_elements(case when jsonb_typeof(l.value) = 'array' then l.value else '[]' end))
    and not exists (
      select from jsonb_each(case when jsonb_typeof(words) = 'object' then words else '{}' end) l
       where l.key not in ('roman', 'en', 'nl', 'ja', 'de', 'pt', 'ko', 'vi', 'id', 'fr', 'it', 'th', 'zh-CN', 'zh-TW', 'es')
          or jsonb_typeof(l.value) <> 'array' or l.value = '[]')
    and not exists (
      select from jsonb_each(case when jsonb_typeof(words) = 'object' then words else '{}' end) l
       cross join jsonb_array_elements(case when jsonb_typeof(l.value) = 'array' then l.value else '[]' end) w
       where jsonb_typeof(w) <> 'string' or char_length(w #>> '{}') not between 1 and 60 or w #>> '{}' !~ '^\S([^[:cntrl:]]*\S)?$'
          -- One letter of ours begins half of all words.
          or w #>> '{}' ~ '^[a-zA-Z0-9]$'), false)
$$;
comment on function private.are_term_words(jsonb) is
  'Whether these are names by language ({"en": ["ikat"], "roman": ["mat mi"]}): 1 to 80 names of up to 60 characters. roman: Thai in Latin letters.';
revoke execute on function private.are_term_words(jsonb) from public;
grant execute on function private.are_term_words(jsonb) to service_role;

create table public.search_terms (
  id         uuid primary key default gen_random_uuid(),
  key        text not null unique check (key ~ '^[a-z][a-z0-9_]{1,59}$'),
  kind       text not null check (kind in ('material', 'technique', 'ware', 'object', 'motif', 'food', 'quality', 'place')),
  words      jsonb not null check (private.are_term_words(words)),
  built_in   jsonb,
  is_active  boolean not null default true,
  is_ours    boolean not null generated always as (built_in is distinct from words) stored,
  said       text not null generated always as (lower(words::text)) stored,
  unindexed  text[] not null default '{}' check (cardinality(unindexed) <= 400),
  created_at timestamptz not null default private.now(),
  changed_at timestamptz not null default private.now()
);
comment on table public.search_terms is
  'Things with many names, by language: whoever looks for one of them finds what is called by any other. built_in: the names the shop came with.';
comment on column public.search_terms.key is 'How the index writes it among the words of a piece: craft_{key}. It never changes.';
comment on column public.search_terms.said is 'All its names, for looking one up.';
comment on column public.search_terms.unindexed is
  'Names it got or lost since the index was last told: the job that indexes reads the pieces again that say them.';
create index search_terms_newest on public.search_terms (changed_at, id);
create index search_terms_keys on public.search_terms (key, id);
create index search_terms_said on public.search_terms using gin (said extensions.gin_trgm_ops);
alter table public.search_terms enable row level security;
create policy "who may reads search terms" on public.search_terms for select to authenticated using ((select private.may('content.write')));
grant select on public.search_terms to authenticated, service_role;
revoke insert, update, delete, truncate on public.search_terms from service_role;
grant update (unindexed) on public.search_terms to service_role;
create trigger search_terms_tell_pages after insert or update of words, kind, is_active or delete on public.search_terms
  for each statement execute function private.tell_the_pages('terms');

create function private.names_of_term(words jsonb) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct w), '{}') from jsonb_each(case when jsonb_typeof(words) = 'object' then words else '{}' end) l
   cross join jsonb_array_elements_text(case when jsonb_typeof(l.value) = 'array' then l.value else '[]' end) w
$$;
comment on function private.names_of_term(jsonb) is 'The names of a term in all languages, each once.';
revoke execute on function private.names_of_term(jsonb) from public;

create function private.keep_search_term(p_was public.search_terms, p_kind text, p_words jsonb, p_active boolean, p_action text, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  before constant text[] := case when p_was.is_active then private.names_of_term(p_was.words) else '{}' end;
  after constant text[] := case when p_active then private.names_of_term(p_words) else '{}' end;
  now_is public.search_terms;
begin
  if not private.are_term_words(p_words) or p_kind is null
     or p_kind not in ('material', 'technique', 'ware', 'object', 'motif', 'food', 'quality', 'place') then
    raise exception 'A term has a kind and up to 80 names by language.' using errcode = 'HT004', hint = 'term_words';
  end if;
  if p_was.id is null then
    if (select count(*) from public.search_terms) >= 2000 then
      raise exception 'There are too many terms.' using errcode = 'HT004', hint = 'too_many';
    end if;
    insert into public.search_terms (id, key, kind, words, is_active, unindexed)
      select n.id, 'own_' || replace(n.id::text, '-', '_'), p_kind, p_words, p_active, after from (select gen_random_uuid() as id) n returning * into now_is;
  else
    update public.search_terms t set kind = p_kind, words = p_words, is_active = p_active, changed_at = clock_timestamp(),
        unindexed = (array(
          select distinct n from unnest(t.unindexed || before || after) n
           where n = any (t.unindexed) or (n = any (before)) <> (n = any (after))))[:400]
      where t.id = p_was.id returning * into now_is;
  end if;
  perform private.log_activity('search_terms.' || p_action, now_is.id::text, (
      select coalesce(jsonb_object_agg(f, jsonb_build_array(to_jsonb(p_was) -> f, to_jsonb(now_is) -> f)), '{}')
        from unnest(array['kind', 'words', 'is_active']) f
       where coalesce(to_jsonb(p_was) -> f, 'null') <> coalesce(to_jsonb(now_is) -> f, 'null')), p_reason);
  return now_is.id;
end
$$;
revoke execute on function private.keep_search_term(public.search_terms, text, jsonb, boolean, text, text) from public;

create function public.write_search_term(p_id uuid, p_kind text, p_words jsonb, p_active boolean, p_seen timestamptz, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  was public.search_terms;
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
  -- One at a time: the cap on how many there are holds.
  perform pg_advisory_xact_lock(hashtextextended('search_terms', 0));
  if p_id is not null then
    select * into was from public.search_terms t where t.id = p_id for update;
    if not found then raise exception 'There is no such term.' using errcode = 'PT404'; end if;
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(was.changed_at));
  end if;
  return private.keep_search_term(was, p_kind, p_words, coalesce(p_active, true), case when p_id is null then 'create' else 'change' end, p_reason);
end
$$;
comment on function public.write_search_term(uuid, text, jsonb, boolean, timestamptz, text) is
  'Writes what a thing is called, or switches it off; answers its key. Searches know at once, the index within minutes. '
  'HT003 changed_meanwhile, HT004 term_words, too_many.';

create function public.undo_search_term(p_id uuid, p_act bigint, p_seen timestamptz, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  was public.search_terms;
  act jsonb;
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
  perform pg_advisory_xact_lock(hashtextextended('search_terms', 0));
  select * into was from public.search_terms t where t.id = p_id for update;
  if not found then raise exception 'There is no such term.' using errcode = 'PT404'; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(was.changed_at));
  select l.changes into act from public.activity_log l where l.id = p_act and l.noun = 'search_terms' and l.subject = p_id::text;
  if not found then raise exception 'There is no such change.' using errcode = 'PT404'; end if;
  -- Before it was made there was no term: it is switched off.
  if act #> '{words,0}' = 'null' then return private.keep_search_term(was, was.kind, was.words, false, 'undo', p_reason); end if;
  return private.keep_search_term(was, coalesce(act #>> '{kind,0}', was.kind), coalesce(act #> '{words,0}', was.words),
    coalesce((act #>> '{is_active,0}')::boolean, was.is_active), 'undo', p_reason);
end
$$;
comment on function public.undo_search_term(uuid, bigint, timestamptz, text) is
  'Puts a term back to what it was before a change (an act of its history); answers its key. HT003 changed_meanwhile.';

create function public.search_term_history(p_id uuid)
returns table (id bigint, happened_at timestamptz, person text, action text, changes jsonb, reason text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('content.write');
  return query
    select l.id, l.happened_at, coalesce(nullif(p.full_name, ''), p.email, l.actor), l.action, l.changes, l.reason
      from public.activity_log l left join public.profiles p on p.id = l.actor_id
     where l.noun = 'search_terms' and l.subject = p_id::text order by l.id desc limit 100;
end
$$;
comment on function public.search_term_history(uuid) is 'Who changed a term, from what to what and why: the last hundred changes. Wants content.write.';
revoke execute on function public.write_search_term(uuid, text, jsonb, boolean, timestamptz, text),
  public.undo_search_term(uuid, bigint, timestamptz, text), public.search_term_history(uuid) from public, anon;
grant execute on function public.write_search_term(uuid, text, jsonb, boolean, timestamptz, text),
  public.undo_search_term(uuid, bigint, timestamptz, text), public.search_term_history(uuid) to authenticated;

-- Why: whoever may change terms reads who changed them; there is no permission of their own.
create or replace function public.acts_about(p_noun text, p_subjects text[])
 RETURNS TABLE(id bigint, subject text, action text, happened_at timestamp with time zone, actor text, name text, reason text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted constant text := coalesce(
    case p_noun when 'refunds' then 'payments.read' when 'payment_slips' then 'payments.read' when 'transfers' then 'payments.read'
      when 'seller_applications' then 'sellers.read' when 'redirects' then 'content.write' when 'newsletters' then 'newsletters.write'
      when 'categories' then 'products.read' when 'attributes' then 'products.read' when 'brands' then 'products.read'
      when 'blog_categories' then 'blog.read'
      when 'search_terms' then 'content.write' when 'files' then 'content.write' end,
    (select x.name from public.staff_permissions x where x.name = p_noun || '.read'), 'activity.read');
begin
  perform private.demand(wanted);
  if cardinality(p_subjects) > 100 then raise exception 'At most 100 records at once.' using errcode = '22023'; end if;
  return query
    select l.id, l.subject, l.action, l.happened_at, l.actor, coalesce(nullif(p.full_name, ''), p.email, ''), l.reason
      from unnest(p_subjects) wanted_one
     cross join lateral (
       select * from public.activity_log x where x.subject = wanted_one and x.noun = p_noun order by x.id desc limit 50) l
      left join public.profiles p on p.id = l.actor_id
     order by l.id;
end
$function$;
