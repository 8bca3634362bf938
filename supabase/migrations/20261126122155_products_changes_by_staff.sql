-- Why: what waits is decided by people: in part or whole, once, with a reason the maker reads, undone again, and looked at by another person on her wish.
create function private.live_value(p public.products, p_field text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(case
    when p_field = 'pictures' then private.pictures_value(p.id)
    when p_field like 'translation:%' then (select private.translation_value(t) from public.product_translations t
      where t.product_id = p.id and t.language = split_part(p_field, ':', 2))
    when p_field like 'attribute:%' then (select private.attribute_value(a) from public.product_attributes a
      where a.product_id = p.id and a.attribute_id = private.as_uuid(split_part(p_field, ':', 2)))
    when p_field like 'variant:%' then (select private.variant_value(v) from public.product_variants v
      where v.product_id = p.id and v.id = private.as_uuid(split_part(p_field, ':', 2)))
    when p_field like 'variant_price:%' then (select to_jsonb(v.price_minor) from public.product_variants v
      where v.product_id = p.id and v.id = private.as_uuid(split_part(p_field, ':', 2)))
    else to_jsonb(p) -> p_field end, 'null')
$$;
comment on function private.live_value(public.products, text) is 'What a field of a change is now, as the shop shows it.';

create function private.put_value(p_product_id uuid, p_field text, p_value jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  about constant text := split_part(p_field, ':', 2);
begin
  if p_field = 'pictures' then perform private.put_pictures(p_product_id, p_value);
  elsif p_field like 'translation:%' then
    if p_value = 'null' then delete from public.product_translations t where t.product_id = p_product_id and t.language = about;
    else
      insert into public.product_translations (product_id, language, name, description, care, phrases)
        values (p_product_id, about, p_value ->> 'name', p_value ->> 'description', p_value ->> 'care', p_value -> 'phrases')
        on conflict (product_id, language) do update set name = excluded.name, description = excluded.description, care = excluded.care,
          phrases = excluded.phrases;
    end if;
  elsif p_field like 'attribute:%' then
    if p_value = 'null' then delete from public.product_attributes a where a.product_id = p_product_id and a.attribute_id = about::uuid;
    else
      insert into public.product_attributes (product_id, attribute_id, value_ids, number)
        values (p_product_id, about::uuid, array(select x::integer from jsonb_array_elements_text(p_value -> 'value_ids') x), (p_value ->> 'number')::numeric)
        on conflict (product_id, attribute_id) do update set value_ids = excluded.value_ids, number = excluded.number;
    end if;
  elsif p_field like 'variant:%' then
    update public.product_variants v set name = p_value ->> 'name', options = p_value -> 'options', image_url = p_value ->> 'image_url',
        is_active = (p_value ->> 'is_active')::boolean
     where v.product_id = p_product_id and v.id = about::uuid;
  elsif p_field like 'variant_price:%' then
    update public.product_variants v set price_minor = (p_value #>> '{}')::bigint where v.product_id = p_product_id and v.id = about::uuid;
  elsif private.fields_of_changes() ? p_field then
    execute format('update public.products set %1$I = (jsonb_populate_record(null::public.products, $1)).%1$I where id = $2', p_field)
      using jsonb_build_object(p_field, p_value), p_product_id;
  end if;
end
$$;
comment on function private.put_value(uuid, text, jsonb) is 'Makes a field of a piece this, as `product_change_fields` names and writes it.';

create function private.change_to_judge(p_id uuid, p_reason text) returns public.product_changes
language plpgsql security definer set search_path = '' as $$
declare
  c public.product_changes;
begin
  select * into c from public.product_changes x where x.id = p_id;
  if not found then raise exception 'There is no such change.' using errcode = 'PT404'; end if;
  -- The piece first, as whoever changes it does; what became of the change meanwhile is read with the lock.
  perform private.product_to_judge(c.product_id, p_reason);
  select * into c from public.product_changes x where x.id = p_id for update;
  return c;
end
$$;
comment on function private.change_to_judge(uuid,
  text) is 'The change, locked with its piece, for whoever judges it for this reason and does not act for its shop.';

create function private.settle_change(c public.product_changes, p public.products, p_approved text[], p_over boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  f public.product_change_fields;
  yes integer := 0;
  no integer := 0;
  shows jsonb;
begin
  for f in select * from public.product_change_fields x where x.change_id = c.id and x.state = 'open' order by x.field loop
    shows := private.live_value(p, f.field);
    if shows <> (case when f.waits then f.before else f.after end) and not p_over then
      raise exception 'The piece was changed meanwhile.' using errcode = 'HT005', hint = 'changed_meanwhile';
    end if;
    if p_approved is null or f.field = any (p_approved) then
      yes := yes + 1;
      if f.waits then perform private.put_value(p.id, f.field, f.after); end if;
      update public.product_change_fields x set state = 'approved' where x.change_id = c.id and x.field = f.field;
    else
      no := no + 1;
      if not f.waits then perform private.put_value(p.id, f.field, f.before); end if;
      update public.product_change_fields x set state = 'refused' where x.change_id = c.id and x.field = f.field;
    end if;
  end loop;
  -- Whoever has read the words need not be asked to look at them again.
  if yes > 0 then
    update public.product_reports r set decided_at = private.now(), decision = 'nothing'
     where r.product_id = p.id and r.origin = 'rule' and r.decided_at is null and r.created_at >= c.opened_at;
  end if;
  return case when no = 0 then 'approved' when yes = 0 then 'refused' else 'partly' end;
end
$$;
comment on function private.settle_change(public.product_changes, public.products, text[], boolean) is
  'Shows what is approved of a locked change (null: all of it), and takes back what shows already and is not. HT005 changed_meanwhile where the piece '
  'is not as it was, unless that was seen.';

create function private.summary_of_change(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.field, jsonb_build_array(left(f.before #>> '{}', 500), left(f.after #>> '{}', 500))), '{}')
    from public.product_change_fields f where f.change_id = p_id
$$;

create function public.decide_product_change(
  p_id uuid, p_seen timestamptz, p_approved text[], p_because text, p_rule_id uuid, p_reason text, p_over boolean default false) returns text
language plpgsql security definer set search_path = '' as $$
declare
  c public.product_changes;
  p public.products;
  became text;
  act bigint;
  waited boolean;
begin
  perform private.demand('products.judge');
  c := private.change_to_judge(p_id, p_reason);
  select * into p from public.products x where x.id = c.product_id;
  if c.state <> 'open' then raise exception 'It is decided.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if c.changed_at is distinct from p_seen then raise exception 'Its maker has changed more.' using errcode = 'HT005', hint = 'changed_meanwhile'; end if;
  waited := exists (select from public.product_change_fields f where f.change_id = c.id and f.state = 'open' and f.waits);
  became := private.settle_change(c, p, p_approved, coalesce(p_over, false));
  if became <> 'approved' and p_because is null then raise exception 'Say for what.' using errcode = 'HT004', hint = 'invalid'; end if;
  update public.product_changes x set state = became, decided_at = private.now(), decided_by = (select auth.uid()), words = left(btrim(p_reason), 1000),
      because = case when became <> 'approved' then p_because end,
      rule_id = case when became <> 'approved' then p_rule_id end,
      told = case when became <> 'approved' then (select r.told from public.listing_rules r where r.id = p_rule_id) end
   where x.id = c.id;
  act := private.log_activity('products.change_' || case became when 'approved' then 'approve' else 'refuse' end, p.id::text,
    private.summary_of_change(c.id), p_reason);
  -- Of what showed already and stays, there is nothing to tell.
  if became <> 'approved' or waited then
    perform private.tell_seller('change_' || became, act::text, jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id, 'because',
      coalesce(p_because, ''),
      'reason', left(btrim(p_reason), 1000)));
  end if;
  return became;
end
$$;
comment on function public.decide_product_change(uuid, timestamptz, text[], text, uuid, text, boolean) is
  'Approves these fields of a change (null: all) and refuses the others for a reason its maker reads. `p_seen`: changed_at as it was read; `p_over`: '
  'it was seen that the piece itself has changed. HT005 already_decided, changed_meanwhile, own_shop.';

create function public.ask_product_change(p_id uuid, p_seen timestamptz, p_because text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  c public.product_changes;
  p public.products;
  act bigint;
begin
  perform private.demand('products.judge');
  c := private.change_to_judge(p_id, p_reason);
  select * into p from public.products x where x.id = c.product_id;
  if c.state <> 'open' then raise exception 'It is decided.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if c.changed_at is distinct from p_seen then raise exception 'Its maker has changed more.' using errcode = 'HT005', hint = 'changed_meanwhile'; end if;
  if p_because is null then raise exception 'Say for what.' using errcode = 'HT004', hint = 'invalid'; end if;
  update public.product_changes x set state = 'asked', because = p_because, words = left(btrim(p_reason), 1000) where x.id = c.id;
  act := private.log_activity('products.change_ask', p.id::text, '{}', p_reason);
  perform private.tell_seller('change_asked', act::text, jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id, 'because', p_because,
    'reason', left(btrim(p_reason), 1000)));
end
$$;
comment on function public.ask_product_change(uuid, timestamptz, text, text) is
  'Asks the maker to change what waits; it comes back with her next edit of it. HT005 already_decided, changed_meanwhile, own_shop.';

create function public.undo_product_change(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  c public.product_changes;
  p public.products;
  f public.product_change_fields;
begin
  perform private.demand('products.judge');
  c := private.change_to_judge(p_id, p_reason);
  select * into p from public.products x where x.id = c.product_id;
  if c.state not in ('approved', 'partly') then raise exception 'Nothing of it shows.' using errcode = 'HT005', hint = 'already_decided'; end if;
  for f in select * from public.product_change_fields x where x.change_id = c.id and x.state = 'approved' order by x.field loop
    if private.live_value(p, f.field) <> f.after then
      raise exception 'The piece was changed meanwhile.' using errcode = 'HT005', hint = 'changed_meanwhile';
    end if;
    perform private.put_value(p.id, f.field, f.before);
    update public.product_change_fields x set state = 'undone' where x.change_id = c.id and x.field = f.field;
  end loop;
  update public.product_changes x set state = 'undone' where x.id = c.id;
  perform private.log_activity('products.change_undo', p.id::text, private.summary_of_change(c.id), p_reason);
end
$$;
comment on function public.undo_product_change(uuid, text) is
  'Puts a piece back to before an approved change. HT005 already_decided, own_shop, changed_meanwhile where it has changed since.';

create function public.appeal_product_change(p_id uuid, p_words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  c public.product_changes;
begin
  select * into c from public.product_changes x where x.id = p_id for update;
  if not found or not private.is_my_product(c.product_id) then raise exception 'This is not your piece.' using errcode = '42501'; end if;
  if char_length(btrim(coalesce(p_words, ''))) not between 10 and 2000 then
    raise exception 'Between 10 and 2000 characters.' using errcode = '22023', hint = 'invalid';
  end if;
  if c.state not in ('refused', 'partly') or c.appealed_at is not null
    or c.decided_at < private.now() - private.setting('trust.appeal_days')::integer * interval '1 day' then
    raise exception 'It cannot be asked for now.' using errcode = 'HT005', hint = 'not_allowed_now';
  end if;
  update public.product_changes x set appeal = btrim(p_words), appealed_at = private.now() where x.id = c.id;
end
$$;
comment on function public.appeal_product_change(uuid, text) is
  'The maker of a refused change asks, once and within `trust.appeal_days`, for another person''s look. HT005 not_allowed_now.';

create function public.answer_change_appeal(p_id uuid, p_granted boolean, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  c public.product_changes;
  p public.products;
  f public.product_change_fields;
  act bigint;
begin
  perform private.demand('products.judge');
  c := private.change_to_judge(p_id, p_reason);
  select * into p from public.products x where x.id = c.product_id;
  if c.appealed_at is null or c.answered_at is not null then raise exception 'Nobody waits for another look.' using errcode = 'HT005',
    hint = 'already_decided'; end if;
  if c.decided_by is not distinct from (select auth.uid()) then raise exception 'Another person looks at it again.' using errcode = 'HT005',
    hint = 'same_person'; end if;
  if coalesce(p_granted, false) then
    for f in select * from public.product_change_fields x where x.change_id = c.id and x.state = 'refused' order by x.field loop
      if private.live_value(p, f.field) <> f.before then
        raise exception 'The piece was changed meanwhile.' using errcode = 'HT005', hint = 'changed_meanwhile';
      end if;
      perform private.put_value(p.id, f.field, f.after);
      update public.product_change_fields x set state = 'approved' where x.change_id = c.id and x.field = f.field;
    end loop;
  end if;
  update public.product_changes x set answer = left(btrim(p_reason), 1000), answered_at = private.now(),
      state = case when coalesce(p_granted, false) then 'approved' else x.state end where x.id = c.id;
  act := private.log_activity('products.change_' || case when coalesce(p_granted, false) then 'grant' else 'deny' end, p.id::text,
    private.summary_of_change(c.id), p_reason);
  perform private.tell_seller(case when coalesce(p_granted, false) then 'change_granted' else 'change_denied' end, act::text,
    jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id, 'because', coalesce(c.because, 'other'), 'reason', left(btrim(p_reason), 1000)));
end
$$;
comment on function public.answer_change_appeal(uuid, boolean, text) is
  'After another look a refused change shows, or stays refused; its maker is told. HT005 already_decided, changed_meanwhile, own_shop, same_person.';

insert into public.work_kinds (kind, permission, hours) values ('listing_change', 'products.read', 24), ('listing_change_appeal', 'products.read', 72);
create view private.waiting_listing_change as
  select c.id, c.opened_at as since from public.product_changes c where c.state = 'open';
create view private.waiting_listing_change_appeal as
  select c.id, c.appealed_at as since from public.product_changes c where c.appealed_at is not null and c.answered_at is null;

create function private.said_value(p_field text, p_value jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when p_field = 'category_id' then coalesce((select to_jsonb(c.name) from public.categories c where c.id = private.as_uuid(p_value #>> '{}')), p_value)
    when p_field = 'brand_id' then coalesce((select to_jsonb(b.name) from public.brands b where b.id = private.as_uuid(p_value #>> '{}')), p_value)
    when p_field like 'attribute:%' then coalesce((select to_jsonb(string_agg(v.texts -> 'en' ->> 'name', ', ' order by v.sort_order))
      from public.attribute_values v where jsonb_typeof(p_value) = 'object' and p_value -> 'value_ids' @> to_jsonb(v.id)
        and v.attribute_id = private.as_uuid(split_part(p_field, ':', 2))), p_value -> 'number', 'null')
    else p_value end
$$;
comment on function private.said_value(text, jsonb) is 'A value of a change as people read it: names in the place of ids.';

create function public.product_change_sheet(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('products.read');
  return private.facts_of_listing_change(p_id::text);
end
$$;
comment on function public.product_change_sheet(uuid) is
  'What staff read of a change: the piece, its maker and her level, each field before, after and now, which rules it touches, and what was decided. '
  'Null where there is none.';

create function private.facts_of_listing_change(p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'product_id', p.id, 'name', p.name, 'image', p.image_url, 'language', p.language, 'seller_id', s.id, 'seller',
    s.business_name,
      'level', private.trust_level(s.id), 'opened_at', c.opened_at, 'by', coalesce(nullif(o.full_name, ''), o.email, ''), 'seen', c.changed_at,
        'state', c.state,
      'because', c.because, 'words', c.words, 'decided_at', c.decided_at, 'decided_by', c.decided_by, 'decider', coalesce(nullif(d.full_name, ''),
        d.email, ''),
      'appeal', c.appeal, 'appealed_at', c.appealed_at, 'answer', c.answer, 'answered_at', c.answered_at,
      'fields', coalesce((select jsonb_agg(jsonb_build_object('field', f.field, 'kind', f.kind, 'waits', f.waits, 'state', f.state,
          'label', case when f.field like 'attribute:%' then (select a.texts -> 'en' ->> 'name' from public.attributes a
              where a.id = private.as_uuid(split_part(f.field, ':', 2)))
            when f.field like 'variant%' then (select v.name from public.product_variants v where v.id = private.as_uuid(split_part(f.field, ':', 2)))
            when f.field like 'translation:%' then split_part(f.field, ':', 2) end,
          'before', private.said_value(f.field, f.before), 'after', private.said_value(f.field, f.after),
          'now', private.said_value(f.field, private.live_value(p, f.field)),
          'moved', f.state = 'open' and private.live_value(p, f.field) <> case when f.waits then f.before else f.after end) order by f.field)
        from public.product_change_fields f where f.change_id = c.id and f.state <> 'withdrawn'), '[]'),
      'rules', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'word', w.word) order by r.name) from public.listing_rules r
        cross join lateral (select private.word_found((select string_agg(f.after #>> '{}', E'\n') from public.product_change_fields f
          where f.change_id = c.id and f.state <> 'withdrawn'), r.words, r.except_words) as word) w
        where r.is_active and w.word is not null), '[]'))
    from public.product_changes c join public.products p on p.id = c.product_id join public.sellers s on s.id = p.seller_id
    left join public.profiles o on o.id = c.opened_by left join public.profiles d on d.id = c.decided_by where c.id = private.as_uuid(p_key)
$$;
create function private.facts_of_listing_change_appeal(p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.facts_of_listing_change(p_key)
$$;

revoke execute on function
  private.live_value(public.products, text), private.put_value(uuid, text, jsonb), private.change_to_judge(uuid, text),
  private.settle_change(public.product_changes, public.products, text[], boolean), private.summary_of_change(uuid),
  public.decide_product_change(uuid, timestamptz, text[], text, uuid, text, boolean), public.ask_product_change(uuid, timestamptz, text, text),
  public.undo_product_change(uuid, text), public.appeal_product_change(uuid, text), public.answer_change_appeal(uuid, boolean, text),
  private.said_value(text, jsonb), public.product_change_sheet(uuid), private.facts_of_listing_change(text),
  private.facts_of_listing_change_appeal(text)
  from public, anon, authenticated;
grant execute on function
  private.live_value(public.products, text), private.put_value(uuid, text, jsonb), private.change_to_judge(uuid, text),
  private.settle_change(public.product_changes, public.products, text[], boolean), private.summary_of_change(uuid),
  public.decide_product_change(uuid, timestamptz, text[], text, uuid, text, boolean), public.ask_product_change(uuid, timestamptz, text, text),
  public.undo_product_change(uuid, text), public.appeal_product_change(uuid, text), public.answer_change_appeal(uuid, boolean, text),
  private.said_value(text, jsonb), public.product_change_sheet(uuid), private.facts_of_listing_change(text),
  private.facts_of_listing_change_appeal(text)
  to service_role;
grant execute on function
  public.decide_product_change(uuid, timestamptz, text[], text, uuid, text, boolean), public.ask_product_change(uuid, timestamptz, text, text),
  public.undo_product_change(uuid, text), public.appeal_product_change(uuid, text), public.answer_change_appeal(uuid, boolean, text),
  public.product_change_sheet(uuid)
  to authenticated;
