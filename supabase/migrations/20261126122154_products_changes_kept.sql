-- Why: whichever way the maker of a piece that has been on sale writes it, the database notes the change or has it wait; no program can go around it.
create function private.fields_of_changes() returns jsonb
language sql immutable set search_path = '' as $$
  select '{"name": "name", "description": "description", "care": "description", "language": "description", "category_id": "category", "brand_id": "category",
    "price_minor": "price", "material": "claims", "craft": "claims", "color": "claims", "size": "claims", "dimensions": "claims", "model": "claims",
    "tags": "claims", "is_handmade": "claims", "is_unique": "claims", "personalization_prompt": "claims"}'::jsonb
$$;
comment on function private.fields_of_changes() is 'The columns of products that somebody may have to look at, each with the kind of its terms.';

create function private.effect_of_change(p_product_id uuid, p_kind text) returns text
language sql stable security definer set search_path = '' as $$
  select case
      when p.published_at is null or (select auth.uid()) is null or p.seller_id not in (select private.my_sellers()) then 'free'
      -- Nobody sees it, and staff see it before anybody does.
      when exists (select from public.product_holds h where h.product_id = p.id) then 'live'
      else (select t.effect from private.change_terms t where t.kind = p_kind and t.level = private.trust_level(p.seller_id)) end
    from public.products p where p.id = p_product_id
$$;
comment on function private.effect_of_change(uuid, text) is
  'What becomes of such a change by the caller: live, look or wait for the maker of a piece that has been on sale, free for everything else.';

create function private.note_change(p_product_id uuid, p_field text, p_kind text, p_before jsonb, p_after jsonb, p_waits boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change uuid;
  made boolean;
begin
  insert into public.product_changes as c (product_id, opened_by, opened_at) values (p_product_id, (select auth.uid()), private.now())
    on conflict (product_id) where state in ('open', 'asked') do update set changed_at = clock_timestamp(), state = 'open'
    returning c.id, c.xmax = 0 into change, made;
  insert into public.product_change_fields as f (change_id, field, kind, before, after, waits)
    values (change, p_field, p_kind, coalesce(p_before, 'null'), coalesce(p_after, 'null'), p_waits)
    on conflict (change_id, field) do update set after = excluded.after, waits = excluded.waits, state = 'open',
      -- What shows already and waits from now on is told from what shows.
      before = case when excluded.waits and not f.waits then excluded.before else f.before end;
  delete from public.product_change_fields f where f.change_id = change and f.field = p_field and f.before = f.after;
  if not exists (select from public.product_change_fields f where f.change_id = change and f.state = 'open') then
    update public.product_changes set state = 'withdrawn', decided_at = private.now() where id = change;
  elsif made and p_waits then
    perform private.tell_seller('change_waits', change::text, jsonb_build_object('product_id', p_product_id, 'reason', '',
      'seller_id', (select p.seller_id from public.products p where p.id = p_product_id)));
  end if;
end
$$;
comment on function private.note_change(uuid, text, text, jsonb, jsonb, boolean) is
  'Puts a change of a piece before staff; into the one that is open where there is one. What is as it was before is no change any more.';

create function private.drop_change(p_product_id uuid, p_field text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change uuid;
begin
  select c.id into change from public.product_changes c join public.product_change_fields f on f.change_id = c.id and f.field = p_field and f.state = 'open'
   where c.product_id = p_product_id and c.state in ('open', 'asked');
  if not found then return; end if;
  update public.product_change_fields set state = 'withdrawn' where change_id = change and field = p_field;
  update public.product_changes set changed_at = clock_timestamp() where id = change;
  if not exists (select from public.product_change_fields f where f.change_id = change and f.state = 'open') then
    update public.product_changes set state = 'withdrawn', decided_at = private.now() where id = change;
  end if;
end
$$;
comment on function private.drop_change(uuid, text) is 'What waits of a field waits no more: it was changed anew, at once, or taken back.';

create function private.price_moves(p_product_id uuid, p_was bigint, p_new bigint) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
  percent constant integer := private.setting('trust.price_percent')::integer;
  settled bigint;
begin
  -- Many small steps within a week are one large one; what somebody has approved since is where it begins anew.
  settled := coalesce(
    (select (f.after #>> '{}')::bigint from public.product_changes c join public.product_change_fields f on f.change_id = c.id
      where c.product_id = p_product_id and f.field = 'price_minor' and f.state = 'approved' and c.decided_at > private.now() - interval '7 days'
      order by c.decided_at desc limit 1),
    (select d.last_minor from public.price_days d where d.product_id = p_product_id and d.day < today - 7 order by d.day desc limit 1),
    (select d.last_minor from public.price_days d where d.product_id = p_product_id and d.day < today order by d.day limit 1),
    p_was);
  return abs(p_new - settled) * 100 > settled * percent;
end
$$;
comment on function private.price_moves(uuid, bigint,
  bigint) is 'Whether a price in satang is further from what the piece cost a week ago than the setting `trust.price_percent` allows.';

create function private.keep_product_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was constant jsonb := to_jsonb(old);
  wanted constant jsonb := to_jsonb(new);
  held jsonb := '{}';
  effect text;
  one record;
begin
  if old.published_at is null or (select auth.uid()) is null then return new; end if;
  for one in select k.key as field, k.value as kind from jsonb_each_text(private.fields_of_changes()) k
              where (k.key = 'price_minor') = (tg_argv[0] = 'price') and was -> k.key is distinct from wanted -> k.key order by k.key loop
    effect := private.effect_of_change(old.id, one.kind);
    if effect in ('look', 'wait') and one.field = 'price_minor' and not private.price_moves(old.id, old.price_minor, new.price_minor)
      then effect := 'live'; end if;
    if effect = 'live' then perform private.drop_change(old.id, one.field);
    elsif effect <> 'free' then
      perform private.note_change(old.id, one.field, one.kind, was -> one.field, wanted -> one.field, effect = 'wait');
      if effect = 'wait' then held := held || jsonb_build_object(one.field, was -> one.field); end if;
    end if;
  end loop;
  if held <> '{}' then new := jsonb_populate_record(new, held); end if;
  return new;
end
$$;
comment on function private.keep_product_changes() is
  'What the maker of a piece that has been on sale changes of it, by whichever way, waits or is noted as her level has it; a column that waits stays '
  'as it was.';
-- By their names: after the rules have read what is written, and before a price that waits is remembered as one that held.
create trigger products_waits before update of name, description, care, language, category_id, brand_id, material, craft, color, size, dimensions, model, tags,
  is_handmade, is_unique, personalization_prompt on public.products for each row execute function private.keep_product_changes('rest');
create trigger products_price_held before update of price_minor on public.products for each row
  when (old.price_minor is distinct from new.price_minor) execute function private.keep_product_changes('price');

create function private.translation_value(t public.product_translations) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', t.name, 'description', t.description, 'care', t.care, 'phrases', t.phrases)
$$;
create function private.keep_translation_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was public.product_translations;
  before jsonb;
  after constant jsonb := private.translation_value(new);
  effect text;
begin
  select * into was from public.product_translations t where t.product_id = new.product_id and t.language = new.language;
  before := case when was.product_id is null then 'null' else private.translation_value(was) end;
  if before = after then return new; end if;
  effect := private.effect_of_change(new.product_id, 'translations');
  if effect = 'live' then perform private.drop_change(new.product_id, 'translation:' || new.language);
  elsif effect in ('look', 'wait') then
    perform private.note_change(new.product_id, 'translation:' || new.language, 'translations', before, after, effect = 'wait');
    if effect = 'wait' then return null; end if;
  end if;
  return new;
end
$$;
create trigger product_translations_waits before insert or update of name, description, care, phrases on public.product_translations
  for each row execute function private.keep_translation_changes();

create function private.attribute_value(a public.product_attributes) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('value_ids', a.value_ids, 'number', a.number)
$$;
create function private.keep_attribute_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  product constant uuid := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
  attribute constant uuid := case when tg_op = 'DELETE' then old.attribute_id else new.attribute_id end;
  was public.product_attributes;
  before jsonb;
  after constant jsonb := case when tg_op = 'DELETE' then 'null' else private.attribute_value(new) end;
  effect text;
begin
  select * into was from public.product_attributes x where x.product_id = product and x.attribute_id = attribute;
  before := case when was.product_id is null then 'null' else private.attribute_value(was) end;
  if before <> after then
    effect := private.effect_of_change(product, 'claims');
    if effect = 'live' then perform private.drop_change(product, 'attribute:' || attribute);
    elsif effect in ('look', 'wait') then
      perform private.note_change(product, 'attribute:' || attribute, 'claims', before, after, effect = 'wait');
      if effect = 'wait' then return null; end if;
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger product_attributes_waits before insert or delete or update on public.product_attributes
  for each row execute function private.keep_attribute_changes();

create function private.variant_value(v public.product_variants) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('name', v.name, 'options', v.options, 'image_url', v.image_url, 'is_active', v.is_active)
$$;
create function private.keep_variant_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb;
  was bigint;
  effect text;
begin
  if (select auth.uid()) is null then return new; end if;
  if tg_op = 'UPDATE' and new.price_minor is distinct from old.price_minor then
    was := (select coalesce(old.price_minor, p.price_minor) from public.products p where p.id = new.product_id);
    effect := private.effect_of_change(new.product_id, 'price');
    if effect in ('look', 'wait') and not private.price_moves(new.product_id, was, coalesce(new.price_minor, was)) then effect := 'live'; end if;
    if effect = 'live' then perform private.drop_change(new.product_id, 'variant_price:' || new.id);
    elsif effect in ('look', 'wait') then
      perform private.note_change(new.product_id, 'variant_price:' || new.id, 'price', to_jsonb(old.price_minor), to_jsonb(new.price_minor), effect = 'wait');
      if effect = 'wait' then new.price_minor := old.price_minor; end if;
    end if;
  end if;
  before := case when tg_op = 'INSERT' then '{"is_active": false}' else private.variant_value(old) end;
  after := private.variant_value(new);
  -- What is taken off sale needs nobody's look.
  if before = after or (tg_op = 'UPDATE' and before = after || '{"is_active": true}') or (tg_op = 'INSERT' and not new.is_active) then return new; end if;
  effect := private.effect_of_change(new.product_id, 'variants');
  if effect = 'live' then perform private.drop_change(new.product_id, 'variant:' || new.id);
  elsif effect in ('look', 'wait') then
    if tg_op = 'INSERT' then before := after || '{"is_active": false}'; end if;
    -- Taken off sale it is at once, whatever else waits.
    if not new.is_active then before := before || '{"is_active": false}'; end if;
    perform private.note_change(new.product_id, 'variant:' || new.id, 'variants', before, after, effect = 'wait');
    if effect = 'wait' then
      if tg_op = 'INSERT' then new.is_active := false;
      else new.name := old.name; new.options := old.options; new.image_url := old.image_url; new.is_active := old.is_active and new.is_active; end if;
    end if;
  end if;
  return new;
end
$$;
comment on function private.keep_variant_changes() is 'As private.keep_product_changes, of variants: a new one of a piece that has been on sale is '
  'put away until it is approved.';
create trigger product_variants_price_held before insert or update of name, options, image_url, is_active, price_minor on public.product_variants
  for each row execute function private.keep_variant_changes();

create function private.pictures_value(p_product_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('url', i.url, 'alt', i.alt) order by i.position, i.id), '[]') from public.product_images i
    where i.product_id = p_product_id
$$;
create function private.put_pictures(p_product_id uuid, p_pictures jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('app.arranging', p_product_id::text, true);
  delete from public.product_images i where i.product_id = p_product_id and not p_pictures @> jsonb_build_array(jsonb_build_object('url', i.url));
  update public.product_images i set alt = w.alt, position = w.at
    from (select x ->> 'url' as url, coalesce(x ->> 'alt', '') as alt, (min(n) - 1)::integer as at
      from jsonb_array_elements(p_pictures) with ordinality e(x, n) group by 1, 2) w
   where i.product_id = p_product_id and i.url = w.url;
  insert into public.product_images (product_id, url, alt, position)
    select p_product_id, x ->> 'url', coalesce(x ->> 'alt', ''), (n - 1)::integer from jsonb_array_elements(p_pictures) with ordinality e(x, n)
     where not exists (select from public.product_images i where i.product_id = p_product_id and i.url = x ->> 'url');
  perform set_config('app.arranging', '', true);
end
$$;
comment on function private.put_pictures(uuid, jsonb) is 'Makes the pictures of a piece these, in this order: [{url, alt}].';

create function private.guard_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  product constant uuid := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
begin
  if current_setting('app.arranging', true) is distinct from product::text and private.effect_of_change(product, 'pictures') in ('look', 'wait') then
    raise exception 'Pictures of a piece that has been on sale are changed with the function arrange_pictures: somebody looks at them.'
      using errcode = 'HT005', hint = 'arrange_pictures';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger product_images_guarded before insert or delete or update on public.product_images for each row execute function private.guard_pictures();

create function public.arrange_pictures(p_product_id uuid, p_pictures jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb;
  effect text;
begin
  if not private.is_my_product(p_product_id) then raise exception 'This is not your piece.' using errcode = '42501'; end if;
  if p_pictures is null or jsonb_typeof(p_pictures) <> 'array' or jsonb_array_length(p_pictures) > 20 or exists (
    select from jsonb_array_elements(p_pictures) x where jsonb_typeof(x) <> 'object' or not coalesce(private.is_picture_address(x ->> 'url'), false)
      or char_length(coalesce(x ->> 'alt', '')) > 300) then
    raise exception 'At most twenty pictures, each {url, alt}.' using errcode = '22023', hint = 'invalid';
  end if;
  perform from public.products p where p.id = p_product_id for update;
  before := private.pictures_value(p_product_id);
  select coalesce(jsonb_agg(jsonb_build_object('url', x ->> 'url', 'alt', coalesce(x ->> 'alt', '')) order by n), '[]') into after
    from jsonb_array_elements(p_pictures) with ordinality e(x, n);
  effect := private.effect_of_change(p_product_id, 'pictures');
  if effect in ('look', 'wait') then perform private.note_change(p_product_id, 'pictures', 'pictures', before, after, effect = 'wait');
  else perform private.drop_change(p_product_id, 'pictures'); end if;
  if effect = 'wait' then return 'waits'; end if;
  if before <> after then perform private.put_pictures(p_product_id, after); end if;
  return 'shown';
end
$$;
comment on function public.arrange_pictures(uuid, jsonb) is
  'Its maker says which pictures a piece has, in their order: [{url, alt}], at most twenty. `shown`, or `waits` where somebody looks at them first.';

-- Another file under the name of one that shows would show at once.
drop policy "members remove pictures of their products" on storage.objects;
create function private.is_shown_picture(p_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.product_images i where i.product_id = private.as_uuid(split_part(p_path, '/', 1)) and strpos(i.url, p_path) > 0)
$$;
comment on function private.is_shown_picture(text) is 'Whether a file of the bucket product-images is a picture of its piece.';
create policy "members remove pictures of their products" on storage.objects for delete to authenticated
  using (bucket_id = 'product-images' and private.is_my_product_folder((storage.foldername(name))[1]) and not private.is_shown_picture(name));

create function public.withdraw_product_change(p_product_id uuid, p_fields text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  one text;
  done boolean := false;
begin
  if not private.is_my_product(p_product_id) then raise exception 'This is not your piece.' using errcode = '42501'; end if;
  perform from public.products p where p.id = p_product_id for update;
  for one in select f.field from public.product_changes c join public.product_change_fields f on f.change_id = c.id
              where c.product_id = p_product_id and c.state in ('open', 'asked') and f.state = 'open' and f.waits and (p_fields is null
                or f.field = any (p_fields)) loop
    perform private.drop_change(p_product_id, one);
    done := true;
  end loop;
  if not done then raise exception 'It waits no more.' using errcode = 'HT005', hint = 'already_decided'; end if;
end
$$;
comment on function public.withdraw_product_change(uuid, text[]) is
  'Its maker takes back what waits of a piece, or these fields of it; what shows already is changed by changing it again. HT005 already_decided.';

revoke execute on function
  private.fields_of_changes(), private.effect_of_change(uuid, text), private.note_change(uuid, text, text, jsonb, jsonb, boolean),
  private.drop_change(uuid, text), private.price_moves(uuid, bigint, bigint), private.keep_product_changes(),
  private.translation_value(public.product_translations), private.keep_translation_changes(), private.attribute_value(public.product_attributes),
  private.keep_attribute_changes(), private.variant_value(public.product_variants), private.keep_variant_changes(), private.pictures_value(uuid),
  private.put_pictures(uuid, jsonb), private.guard_pictures(), public.arrange_pictures(uuid, jsonb), private.is_shown_picture(text),
  public.withdraw_product_change(uuid, text[])
  from public, anon, authenticated;
grant execute on function
  private.fields_of_changes(), private.effect_of_change(uuid, text), private.note_change(uuid, text, text, jsonb, jsonb, boolean),
  private.drop_change(uuid, text), private.price_moves(uuid, bigint, bigint), private.keep_product_changes(),
  private.translation_value(public.product_translations), private.keep_translation_changes(), private.attribute_value(public.product_attributes),
  private.keep_attribute_changes(), private.variant_value(public.product_variants), private.keep_variant_changes(), private.pictures_value(uuid),
  private.put_pictures(uuid, jsonb), private.guard_pictures(), public.arrange_pictures(uuid, jsonb), private.is_shown_picture(text),
  public.withdraw_product_change(uuid, text[])
  to service_role;
grant execute on function
  public.arrange_pictures(uuid, jsonb), private.is_shown_picture(text), public.withdraw_product_change(uuid, text[])
  to authenticated;
