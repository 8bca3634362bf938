-- Why: what may be sold here was a sentence in the terms, found out about by reports. Staff write it as rules: words that keep a listing from being
-- published, with what its maker reads, or that put it before staff as a report does. Makers who have sold here long may be spared.
insert into public.shop_settings (key, value, default_value, description, is_public, least, most) values
  ('trust.known_days', '90', '90', 'Days after its shop was opened from which a maker can count as known.', false, 0, 3650),
  ('trust.known_orders', '10', '10', 'Completed orders from which a maker can count as known.', false, 0, 1000),
  ('trust.first_listings', '0', '0', 'So many first listings of a maker who is not known yet are looked at by staff.', false, 0, 50);

create table public.listing_rules (
  id           uuid primary key default gen_random_uuid(),
  name         text not null check (char_length(btrim(name)) between 2 and 80),
  words        text[] not null check (cardinality(words) between 1 and 100),
  except_words text[] not null default '{}' check (cardinality(except_words) <= 100),
  effect       text not null check (effect in ('refuse', 'look')),
  told         jsonb not null check (jsonb_typeof(told) = 'object' and coalesce(told ->> 'en', '') <> ''),
  spares_known boolean not null default false,
  is_active    boolean not null default false,
  created_at   timestamptz not null default now(),
  changed_at   timestamptz not null default now()
);
comment on table public.listing_rules is
  'What a listing may not say. `refuse` keeps it from being published and tells its maker `told` (a text per language, English at least); `look` puts it '
  'before staff. Words are in lower case; `except_words` are taken out of a text before it is searched. A known maker may be spared.';
create unique index listing_rules_name on public.listing_rules (lower(name));
create index listing_rules_newest on public.listing_rules (created_at, id);
alter table public.listing_rules enable row level security;
create policy "who may reads rules of listings" on public.listing_rules for select to authenticated using ((select private.may('products.read')));
grant select on public.listing_rules to authenticated, service_role;
revoke insert, update, delete, truncate on public.listing_rules from service_role;

-- A report is made by somebody, by a rule, or because it is one of a maker's first.
alter table public.product_reports alter column reporter_id drop not null,
  add column origin text not null default 'person' check (origin in ('person', 'rule', 'first')),
  add column rule_id uuid references public.listing_rules on delete set null,
  add check (origin = 'person' or reporter_id is null),
  add check (origin <> 'person' or reporter_id is not null);
create index product_reports_rule on public.product_reports (rule_id);
create unique index product_reports_origin_once on public.product_reports (product_id, origin, rule_id) nulls not distinct
  where decided_at is null and origin <> 'person';
comment on column public.product_reports.origin is 'Who asks for the look: a person, a rule of listings, or the shop because the maker is new.';

create function private.word_found(p_text text, p_words text[], p_except text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  said text := lower(p_text);
  word text;
begin
  foreach word in array p_except loop said := replace(said, word, ' '); end loop;
  foreach word in array p_words loop
    -- Scripts that put no spaces between words have no edges of words to look for.
    if word ~ '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]' then
      if strpos(said, word) > 0 then return word; end if;
    elsif strpos(said, word) > 0 and said ~ ('(^|[^[:alnum:]])' || regexp_replace(word, '([^[:alnum:][:space:]])', '\\\1', 'g') || '([^[:alnum:]]|$)') then
      return word;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.word_found(text, text[], text[]) is
  'The first of the words that a text says, as a whole word where its script parts words; null where it says none. Words are in lower case.';
revoke execute on function private.word_found(text, text[], text[]) from public;

create function private.seller_is_known(p_seller_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.sellers s
      where s.id = p_seller_id and s.application_status = 'approved'
        and s.created_at <= private.now() - private.setting('trust.known_days')::integer * interval '1 day')
    and (select count(*) from (select from public.orders o where o.seller_id = p_seller_id and o.completed_at is not null
        limit greatest(private.setting('trust.known_orders')::integer, 1)) done) >= private.setting('trust.known_orders')::integer
    and not exists (select from public.product_holds h join public.products p on p.id = h.product_id where p.seller_id = p_seller_id)
$$;
comment on function private.seller_is_known(uuid) is
  'Whether a maker counts as known: open for long enough, with enough completed orders (settings `trust.*`), and with no listing that is held now.';
revoke execute on function private.seller_is_known(uuid) from public;

create function private.demand_listing_rules(p_seller_id uuid, p_text text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  broken record;
begin
  select r.id, r.name, r.told, r.spares_known, private.word_found(p_text, r.words, r.except_words) as word into broken
    from public.listing_rules r
   where r.is_active and r.effect = 'refuse' and private.word_found(p_text, r.words, r.except_words) is not null
     and not (r.spares_known and private.seller_is_known(p_seller_id))
   order by r.created_at, r.id limit 1;
  if found then
    raise exception 'This may not be sold here: %.', broken.word using errcode = 'HT004', hint = 'not_sold_here',
      detail = jsonb_build_object('word', broken.word, 'told', broken.told)::text;
  end if;
end
$$;
comment on function private.demand_listing_rules(uuid, text) is
  'HT004 not_sold_here where a text says what a rule refuses; the detail is {word, told: {language: text}}.';
revoke execute on function private.demand_listing_rules(uuid, text) from public;

create function private.report_by_rules(p_product_id uuid, p_seller_id uuid, p_text text) returns void
language sql security definer set search_path = '' as $$
  insert into public.product_reports (product_id, reporter_id, origin, rule_id, reason, note)
  select p_product_id, null, 'rule', hit.id, 'prohibited', left(hit.name || ': ' || hit.word, 1000)
    from (select r.id, r.name, r.spares_known, private.word_found(p_text, r.words, r.except_words) as word
            from public.listing_rules r where r.is_active and r.effect = 'look') hit
   where hit.word is not null and not (hit.spares_known and private.seller_is_known(p_seller_id))
     -- Staff have looked at this word of this piece: its next comma need not be looked at again.
     and not exists (select from public.product_reports d where d.product_id = p_product_id and d.rule_id = hit.id and d.decision = 'nothing'
       and d.note = left(hit.name || ': ' || hit.word, 1000))
  on conflict do nothing
$$;
revoke execute on function private.report_by_rules(uuid, uuid, text) from public;

create function private.listing_text(p public.products) returns text
language sql stable security definer set search_path = '' as $$
  select concat_ws(E'\n', p.name, p.description, p.care, p.material, p.craft, array_to_string(p.tags, E'\n'), (select string_agg(concat_ws(E'\n', t.name,
      t.description, t.care), E'\n') from public.product_translations t where t.product_id = p.id))
$$;
revoke execute on function private.listing_text(public.products) from public;

create function private.keep_listing_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.listing_rules r where r.is_active and r.effect = 'refuse') then
    perform private.demand_listing_rules(new.seller_id, private.listing_text(new));
  end if;
  return new;
end
$$;
revoke execute on function private.keep_listing_rules() from public;

create function private.look_at_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  first_ones constant integer := private.setting('trust.first_listings')::integer;
begin
  if exists (select from public.listing_rules r where r.is_active and r.effect = 'look') then
    perform private.report_by_rules(new.id, new.seller_id, private.listing_text(new));
  end if;
  if first_ones > 0 and (tg_op = 'INSERT' or old.published_at is null) and not private.seller_is_known(new.seller_id)
    and (select count(*) from (select from public.products p where p.seller_id = new.seller_id and p.published_at is not null
      limit first_ones + 1) published) <= first_ones then
    insert into public.product_reports (product_id, reporter_id, origin, reason) values (new.id, null, 'first', 'other') on conflict do nothing;
  end if;
  return null;
end
$$;
revoke execute on function private.look_at_listing() from public;

create trigger products_rules_new before insert on public.products for each row when (new.status = 'active') execute function private.keep_listing_rules();
create trigger products_rules before update of name, description, care, material, craft, tags, status on public.products for each row
  when (new.status = 'active' and (old.status <> 'active' or (new.name, new.description, new.care, new.material, new.craft, new.tags)
    is distinct from (old.name, old.description, old.care, old.material, old.craft, old.tags)))
  execute function private.keep_listing_rules();
create trigger products_looked_at_new after insert on public.products for each row when (new.status = 'active') execute function private.look_at_listing();
create trigger products_looked_at after update of name, description, care, material, craft, tags, status on public.products for each row
  when (new.status = 'active' and (old.status <> 'active' or (new.name, new.description, new.care, new.material, new.craft, new.tags)
    is distinct from (old.name, old.description, old.care, old.material, old.craft, old.tags)))
  execute function private.look_at_listing();

create function private.keep_rules_of_translation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
  said constant text := concat_ws(E'\n', new.name, new.description, new.care);
begin
  if not exists (select from public.listing_rules r where r.is_active) then return new; end if;
  select * into p from public.products x where x.id = new.product_id;
  if p.status <> 'active' then return new; end if;
  perform private.demand_listing_rules(p.seller_id, said);
  perform private.report_by_rules(p.id, p.seller_id, said);
  return new;
end
$$;
revoke execute on function private.keep_rules_of_translation() from public;
create trigger product_translations_rules before insert or update of name, description, care on public.product_translations for each row
  execute function private.keep_rules_of_translation();

create function private.rule_words(p_words jsonb) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct w), '{}') from (select lower(regexp_replace(btrim(x), '\s+', ' ', 'g')) as w from jsonb_array_elements_text(
    case jsonb_typeof(p_words) when 'array' then p_words else '[]' end) x) words where w <> ''
$$;
revoke execute on function private.rule_words(jsonb) from public;

create function public.write_listing_rule(p_id uuid, p_rule jsonb, p_seen timestamptz, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  was public.listing_rules;
  made public.listing_rules;
begin
  perform private.demand('settings.write');
  perform private.demand_reason(p_reason);
  made.name := btrim(coalesce(p_rule ->> 'name', ''));
  made.words := private.rule_words(p_rule -> 'words');
  made.except_words := private.rule_words(p_rule -> 'except_words');
  made.effect := p_rule ->> 'effect';
  made.spares_known := coalesce((p_rule ->> 'spares_known')::boolean, false);
  made.is_active := coalesce((p_rule ->> 'is_active')::boolean, false);
  select coalesce(jsonb_object_agg(l.key, btrim(l.value)), '{}') into made.told
    from jsonb_each_text(case jsonb_typeof(p_rule -> 'told') when 'object' then p_rule -> 'told' else '{}' end) l
   where btrim(coalesce(l.value, '')) <> '';
  if char_length(made.name) not between 2 and 80 then raise exception 'A rule has a name.' using errcode = 'HT004', hint = 'rule_name'; end if;
  if cardinality(made.words) not between 1 and 100 or cardinality(made.except_words) > 100
    or exists (select from unnest(made.words || made.except_words) w where char_length(w) not between 2 and 60) then
    raise exception 'Between 1 and 100 words of 2 to 60 characters.' using errcode = 'HT004', hint = 'rule_words';
  end if;
  if made.effect is null or made.effect not in ('refuse', 'look') then raise exception 'Refuse or look.' using errcode = 'HT004', hint = 'rule_effect'; end if;
  if coalesce(made.told ->> 'en', '') = '' or exists (select from jsonb_each_text(made.told) l where char_length(l.value) > 500
      or l.key !~ '^[a-z]{2}(-[A-Z]{2})?$') then
    raise exception 'What the maker reads: English at least, 500 characters at most.' using errcode = 'HT004', hint = 'rule_told';
  end if;
  if exists (select from public.listing_rules r where lower(r.name) = lower(made.name) and r.id is distinct from p_id) then
    raise exception 'There is a rule of this name.' using errcode = 'HT005', hint = 'rule_there';
  end if;
  if p_id is null then
    -- One at a time, so that two hundred are two hundred.
    perform pg_advisory_xact_lock(hashtextextended('listing_rules', 0));
    if (select count(*) from public.listing_rules) >= 200 then
      raise exception 'Two hundred rules at most.' using errcode = 'HT005', hint = 'too_many';
    end if;
    insert into public.listing_rules (name, words, except_words, effect, told, spares_known, is_active)
      values (made.name, made.words, made.except_words, made.effect, made.told, made.spares_known, made.is_active) returning * into made;
  else
    select * into was from public.listing_rules r where r.id = p_id for update;
    if not found then raise exception 'There is no such rule.' using errcode = 'PT404'; end if;
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(was.changed_at));
    update public.listing_rules r set name = made.name, words = made.words, except_words = made.except_words, effect = made.effect, told = made.told,
        spares_known = made.spares_known, is_active = made.is_active, changed_at = clock_timestamp() where r.id = p_id returning * into made;
  end if;
  perform private.log_activity('products.rule_' || case when p_id is null then 'create' else 'change' end, made.id::text, coalesce((
      select jsonb_object_agg(f, jsonb_build_array(to_jsonb(was) -> f, to_jsonb(made) -> f))
        from unnest(array['name', 'words', 'except_words', 'effect', 'told', 'spares_known', 'is_active']) f
       where to_jsonb(was) -> f is distinct from to_jsonb(made) -> f), '{}'), p_reason);
  return made.id;
end
$$;
comment on function public.write_listing_rule(uuid, jsonb, timestamptz, text) is
  'Makes or changes a rule of listings: {name, words[], except_words[], effect, told{language}, spares_known, is_active}; answers its key. Listings that are '
  'published stay so until they are changed. HT003 changed_meanwhile, HT004 rule_name, rule_words, rule_effect, rule_told, HT005 rule_there, too_many.';

create function public.remove_listing_rule(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  was public.listing_rules;
begin
  perform private.demand('settings.write');
  perform private.demand_reason(p_reason);
  delete from public.listing_rules r where r.id = p_id returning * into was;
  if not found then raise exception 'There is no such rule.' using errcode = 'PT404'; end if;
  perform private.log_activity('products.rule_remove', p_id::text, (select jsonb_object_agg(f, jsonb_build_array(to_jsonb(was) -> f, null))
    from unnest(array['name', 'words', 'except_words', 'effect', 'told', 'spares_known', 'is_active']) f), p_reason);
end
$$;
comment on function public.remove_listing_rule(uuid, text) is
  'Takes a rule away; what it has put before staff stays there. The record of acts keeps its words.';

create function public.try_listing_rule(p_words jsonb, p_except_words jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text[] := private.rule_words(p_words);
  except_words constant text[] := private.rule_words(p_except_words);
begin
  perform private.demand('products.read');
  if cardinality(words) not between 1 and 100 or cardinality(except_words) > 100 then
    raise exception 'Between 1 and 100 words.' using errcode = 'HT004', hint = 'rule_words';
  end if;
  return (
    -- As many of the newest as a person waits for.
    with newest as materialized (
      select p from public.products p where p.status = 'active' order by p.created_at desc, p.id desc limit 5000),
    hits as materialized (
      select (n.p).id as id, (n.p).name as name, (n.p).created_at as made, x.word
        from newest n cross join lateral (select private.word_found(private.listing_text(n.p), words, except_words) as word) x where x.word is not null)
    select jsonb_build_object('looked', (select count(*) from newest), 'found', (select count(*) from hits), 'sample', coalesce((select jsonb_agg(
        jsonb_build_object('id', s.id, 'name', s.name, 'word', s.word) order by s.made desc) from (select * from hits order by made desc limit 20) s), '[]')));
end
$$;
comment on function public.try_listing_rule(jsonb, jsonb) is
  'What such words would find among the newest 5,000 published listings: {looked, found, sample: [{id, name, word}] of the newest twenty}. HT004 rule_words.';
revoke execute on function public.write_listing_rule(uuid, jsonb, timestamptz, text), public.remove_listing_rule(uuid, text),
  public.try_listing_rule(jsonb, jsonb) from public, anon;
grant execute on function public.write_listing_rule(uuid, jsonb, timestamptz, text), public.remove_listing_rule(uuid, text),
  public.try_listing_rule(jsonb, jsonb) to authenticated;
