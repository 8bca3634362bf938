-- Why: translations by machine cost by the letter and get the names of crafts wrong. Staff say how a word is said, how much may be spent,
-- and see what became of it.
create table public.translation_terms (
  id              uuid primary key default gen_random_uuid(),
  source_language text not null check (source_language = '*' or private.is_language_tag(source_language)),
  target_language text not null check (target_language = '*' or private.is_language_tag(target_language)),
  term            text not null check (char_length(term) between 2 and 100 and term = btrim(term) and term !~ '[<>{}[:cntrl:]]'),
  said            text not null check (char_length(said) between 1 and 100 and said = btrim(said) and said !~ '[<>{}[:cntrl:]]'),
  kept            boolean generated always as (term = said) stored,
  note            text not null default '' check (char_length(note) <= 300),
  created_at      timestamptz not null default now(),
  changed_at      timestamptz not null default now(),
  check (source_language = '*' or source_language <> target_language)
);
comment on table public.translation_terms is
  'How a word is said in another language by machine translations; the same word means that it is never translated. `*` is every language. '
  'What names a language comes '
  'before `*`, the longer word before the shorter.';
create unique index translation_terms_once on public.translation_terms (source_language, target_language, lower(term));
create index translation_terms_newest on public.translation_terms (created_at, id);
create index translation_terms_words on public.translation_terms (term, id);
create index translation_terms_target on public.translation_terms (target_language, id);
alter table public.translation_terms enable row level security;
create policy "who may reads terms" on public.translation_terms for select to authenticated using ((select private.may('translations.read')));
grant select on public.translation_terms to authenticated, service_role;
revoke insert, update, delete, truncate on public.translation_terms from service_role;

insert into public.translation_terms (source_language, target_language, term, said)
select x.source, x.target, x.term, x.said
  from (values ('มัดหมี่', 'mudmee'), ('แพรวา', 'praewa'), ('ผ้าขิด', 'khit'), ('ตีนจก', 'teen jok'), ('ยกดอก', 'yok dok'), ('หม้อห้อม', 'mo hom'),
    ('ปาเต๊ะ', 'batik'), ('ศิลาดล', 'celadon'), ('เบญจรงค์', 'benjarong'), ('เครื่องถม', 'nielloware'), ('ย่านลิเภา', 'yan lipao'),
      ('กระดาษสา', 'saa paper'),
    ('หนังตะลุง', 'nang talung'), ('ขันโตก', 'khantoke'), ('กระติบ', 'kratip'), ('ผ้าขาวม้า', 'pha khao ma'), ('ผ้าซิ่น', 'pha sin'),
      ('พร้อมเพย์', 'PromptPay')
  ) names(thai, roman)
  cross join lateral (values ('th', '*', thai, roman), ('*', 'th', roman, thai)) x(source, target, term, said);

create table private.translation_budget (
  one        boolean primary key default true check (one),
  per_day    bigint not null default 500000 check (per_day between 0 and 1000000000),
  per_month  bigint not null default 5000000 check (per_month between 0 and 1000000000),
  changed_at timestamptz not null default now()
);
comment on table private.translation_budget is
  'How many letters may be sent to the translation service on a day and in a month of Bangkok. Used up, the original stands.';
insert into private.translation_budget default values;

create table private.translation_use (
  day     date not null,
  kind    text not null check (kind in ('product', 'review', 'message', 'trial')),
  outcome text not null check (outcome in ('asked', 'kept', 'over', 'said', 'away', 'refused', 'empty', 'markup', 'kept_words', 'numbers',
    'length', 'script')),
  times   bigint not null default 0,
  letters bigint not null default 0,
  primary key (day, kind, outcome)
);
comment on table private.translation_use is
  'What became of translations by day of Bangkok and kind of text: how often, and how many letters were sent. Of whom is not kept.';

create function private.spend_translation(p_kind text, p_letters bigint) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
  budget private.translation_budget;
  spent record;
begin
  -- One at a time: thirty at once could each see room for one.
  perform pg_advisory_xact_lock(hashtextextended('translation_budget', 0));
  select * into budget from private.translation_budget;
  select coalesce(sum(u.letters) filter (where u.day = today), 0) as per_day, coalesce(sum(u.letters), 0) as per_month into spent
    from private.translation_use u where u.day >= date_trunc('month', today)::date and u.day <= today and u.outcome = 'asked';
  if spent.per_day + p_letters > budget.per_day or spent.per_month + p_letters > budget.per_month then
    perform private.note_translations(p_kind, array['over']);
    return false;
  end if;
  insert into private.translation_use as u (day, kind, outcome, times, letters) values (today, p_kind, 'asked', 1, p_letters)
    on conflict (day, kind, outcome) do update set times = u.times + 1, letters = u.letters + excluded.letters;
  return true;
end
$$;
comment on function private.spend_translation(text, bigint) is
  'Takes letters from the budget of today and of the month; false where they are used up, and nothing is taken then.';

create function private.note_translations(p_kind text, p_outcomes text[]) returns void language sql security definer set search_path = '' as $$
  insert into private.translation_use as u (day, kind, outcome, times)
    select (private.now() at time zone 'Asia/Bangkok')::date, p_kind, o, count(*) from unnest(p_outcomes) o group by o order by o
    on conflict (day, kind, outcome) do update set times = u.times + excluded.times
$$;
comment on function private.note_translations(text, text[]) is 'Counts what became of texts.';

create function private.mark_translations_of_term(p_words text[], p_target text) returns void language sql security definer set search_path = '' as $$
  update public.product_translations t set state = 'stale' from public.products p
   where p.id = t.product_id and t.state = 'machine' and (p_target = '*' or t.language = p_target)
     and exists (select from unnest(p_words) w where strpos(lower(concat_ws(' ', p.name, p.description, p.care)), lower(w)) > 0)
$$;
comment on function private.mark_translations_of_term(text[], text) is
  'Marks what a machine made of texts with these words as to be looked at again. What a person wrote or read stays.';
revoke execute on function private.spend_translation(text, bigint), private.note_translations(text, text[]),
  private.mark_translations_of_term(text[], text) from public;
grant execute on function private.spend_translation(text, bigint), private.note_translations(text, text[]),
  private.mark_translations_of_term(text[], text) to service_role;

create function private.log_translation_term(p_action text, p_before public.translation_terms, p_after public.translation_terms, p_reason text)
  returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_activity('translations.' || p_action, coalesce(p_after.id, p_before.id)::text, coalesce((
      select jsonb_object_agg(f, jsonb_build_array(to_jsonb(p_before) -> f, to_jsonb(p_after) -> f))
        from unnest(array['source_language', 'target_language', 'term', 'said', 'note']) f
       where coalesce(to_jsonb(p_before) -> f, 'null') <> coalesce(to_jsonb(p_after) -> f, 'null')), '{}'), p_reason);
  if to_regprocedure('jobs.enqueue(text, json, text, timestamptz)') is not null then
    perform jobs.enqueue('mark-stale-translations', json_build_object('words', array_remove(array[p_before.term, p_after.term], null),
      'target', case when p_before.target_language is distinct from p_after.target_language and p_before.id is not null and p_after.id is not null then '*'
        else coalesce(p_after.target_language, p_before.target_language) end), null, null);
  end if;
end
$$;
revoke execute on function private.log_translation_term(text, public.translation_terms, public.translation_terms, text) from public;

create function public.write_translation_term(p_id uuid, p_source text, p_target text, p_term text, p_said text, p_note text,
  p_seen timestamptz, p_reason text)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  word constant text := coalesce(btrim(p_term), '');
  into_word constant text := coalesce(btrim(p_said), '');
  was public.translation_terms;
  now_is public.translation_terms;
begin
  perform private.demand('translations.write');
  perform private.demand_reason(p_reason);
  if char_length(word) not between 2 and 100 or char_length(into_word) not between 1 and 100 or word ~ '[<>{}[:cntrl:]]'
    or into_word ~ '[<>{}[:cntrl:]]' then
    raise exception 'These are no words.' using errcode = 'HT004', hint = 'term_words';
  end if;
  if p_source is null or p_target is null or (p_source <> '*' and p_source = p_target) then
    raise exception 'From one language to another.' using errcode = 'HT004', hint = 'term_languages';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('translation_terms', 0));
  if exists (select from public.translation_terms t where t.source_language = p_source and t.target_language = p_target and lower(t.term) = lower(word)
      and t.id is distinct from p_id) then
    raise exception 'This word is in the glossary already.' using errcode = 'HT005', hint = 'term_there';
  end if;
  if p_id is null then
    -- Every translation reads all of them.
    if (select count(*) from public.translation_terms) >= 2000
      then raise exception 'The glossary is full.' using errcode = 'HT005', hint = 'terms_full'; end if;
    insert into public.translation_terms (source_language, target_language, term, said, note)
      values (p_source, p_target, word, into_word, left(coalesce(btrim(p_note), ''), 300)) returning * into now_is;
    perform private.log_translation_term('term_create', null, now_is, p_reason);
  else
    select * into was from public.translation_terms t where t.id = p_id for update;
    if not found then raise exception 'There is no such term.' using errcode = 'PT404'; end if;
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(was.changed_at));
    update public.translation_terms t set source_language = p_source, target_language = p_target, term = word, said = into_word,
      note = left(coalesce(btrim(p_note), ''), 300), changed_at = clock_timestamp() where t.id = p_id returning * into now_is;
    perform private.log_translation_term('term_change', was, now_is, p_reason);
  end if;
  return now_is.id;
end
$$;
comment on function public.write_translation_term(uuid, text, text, text, text, text, timestamptz, text) is
  'Says how machine translations say a word, or changes that; answers its key. What a machine made of texts with it is marked to be looked at again. '
  'HT003 changed_meanwhile, HT004 term_words, term_languages, HT005 term_there, terms_full.';

create function public.remove_translation_term(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  was public.translation_terms;
begin
  perform private.demand('translations.write');
  perform private.demand_reason(p_reason);
  delete from public.translation_terms t where t.id = p_id returning * into was;
  if not found then raise exception 'There is no such term.' using errcode = 'PT404'; end if;
  perform private.log_translation_term('term_remove', was, null, p_reason);
end
$$;
comment on function public.remove_translation_term(uuid, text) is 'Takes a word out of the glossary; the record of acts keeps how it was said.';

create function public.translation_service_use() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
begin
  perform private.demand('translations.read');
  return (select jsonb_build_object(
      'per_day', b.per_day, 'per_month', b.per_month, 'changed_at', b.changed_at,
      'today', (select coalesce(sum(u.letters), 0) from private.translation_use u where u.day = today and u.outcome = 'asked'),
      'month', (select coalesce(sum(u.letters), 0) from private.translation_use u
        where u.day >= date_trunc('month', today)::date and u.day <= today and u.outcome = 'asked'),
      'days', coalesce((select jsonb_agg(to_jsonb(u) order by u.day desc, u.kind, u.outcome) from private.translation_use u
        where u.day > today - 31), '[]'),
      'products', (select coalesce(sum(c.things), 0)
        from private.translation_counts c where c.kind = 'products' and c.field = 'name' and c.state in ('machine', 'stale')),
      'stale', (select coalesce(sum(c.things), 0) from private.translation_counts c where c.kind = 'products' and c.field = 'name' and c.state = 'stale'),
      'reviews', (select count(*) from (select from public.review_translations limit 10001) r))
    from private.translation_budget b);
end
$$;
comment on function public.translation_service_use() is
  'What machine translation may cost and what it has used: letters of today and of the month, the last 31 days by kind and outcome, and how '
  'many translations are kept '
  '(products as last counted; reviews up to 10,001).';

create function public.write_translation_budget(p_day bigint, p_month bigint, p_seen timestamptz, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was private.translation_budget;
begin
  perform private.demand('translations.write');
  perform private.demand_proof();
  perform private.demand_reason(p_reason);
  if p_day is null or p_month is null or p_day not between 0 and 1000000000 or p_month not between 0 and 1000000000 then
    raise exception 'Letters from nothing to a thousand million.' using errcode = 'HT004', hint = 'budget_letters';
  end if;
  select * into was from private.translation_budget b for update;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(was.changed_at));
  update private.translation_budget set per_day = p_day, per_month = p_month, changed_at = clock_timestamp();
  perform private.log_activity('translations.budget', 'budget',
    jsonb_build_object('per_day', jsonb_build_array(was.per_day, p_day), 'per_month', jsonb_build_array(was.per_month, p_month)), p_reason);
end
$$;
comment on function public.write_translation_budget(bigint, bigint, timestamptz, text) is
  'Says how many letters may be sent to be translated on a day and in a month; 0 sends none. HT003 changed_meanwhile, HT004 budget_letters.';

create function public.forget_machine_translations(p_kind text, p_language text, p_reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  perform private.demand('translations.write');
  perform private.demand_proof();
  perform private.demand_reason(p_reason);
  if p_kind = 'products' then
    delete from public.product_translations t using (select x.product_id from public.product_translations x
        where x.language = p_language and x.state in ('machine', 'stale') and x.origin = 'machine' limit 5000) few
     where t.product_id = few.product_id and t.language = p_language;
  elsif p_kind = 'stale' then
    delete from public.product_translations t using (select x.product_id from public.product_translations x
        where x.language = p_language and x.state = 'stale' and x.origin = 'machine' limit 5000) few
     where t.product_id = few.product_id and t.language = p_language;
  elsif p_kind = 'reviews' then
    delete from public.review_translations t using (select x.review_id from public.review_translations x where x.language = p_language limit 5000) few
     where t.review_id = few.review_id and t.language = p_language;
  else
    raise exception 'No such kind.' using errcode = '22023';
  end if;
  get diagnostics gone = row_count;
  perform private.log_activity('translations.forget', p_kind || '/' || left(p_language, 20), jsonb_build_object('count',
    jsonb_build_array(gone, 0)), p_reason);
  return gone;
end
$$;
comment on function public.forget_machine_translations(text, text, text) is
  'Forgets what a machine wrote in a language, five thousand at a time, so that it is made anew when somebody asks; `stale` only what is '
  'older than its source or the '
  'glossary. What a person wrote or read stays. Answers how many are gone.';
revoke execute on function public.write_translation_term(uuid, text, text, text, text, text, timestamptz, text),
  public.remove_translation_term(uuid, text),
  public.translation_service_use(), public.write_translation_budget(bigint, bigint, timestamptz, text),
    public.forget_machine_translations(text, text, text) from public, anon;
grant execute on function public.write_translation_term(uuid, text, text, text, text, text, timestamptz, text), public.remove_translation_term(uuid, text),
  public.translation_service_use(), public.write_translation_budget(bigint, bigint, timestamptz, text),
    public.forget_machine_translations(text, text, text) to authenticated;
