-- Why: a maker could ask one question of her buyers, and a longer work cost as much as a short one. A piece asks up to thirty things, each a text, a
-- choice, a number or a day, each with what it costs; that is decided here alone, for the cart, the quote and the order.

create or replace function private.are_personal_fields(p_fields jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  f jsonb;
  several boolean;
  -- So that whatever may be answered fits a line of a cart.
  room integer := 4000;
begin
  if jsonb_typeof(p_fields) is distinct from 'array' then return false; end if;
  if jsonb_array_length(p_fields) > 30 then return false; end if;
  several := jsonb_array_length(p_fields) > 1;
  for f in select x from jsonb_array_elements(p_fields) x loop
    if jsonb_typeof(f) <> 'object' or f - array['id', 'kind', 'label', 'required', 'max', 'choices', 'fee'] <> '{}' then return false; end if;
    if jsonb_typeof(f -> 'id') is distinct from 'string' or jsonb_typeof(f -> 'kind') is distinct from 'string'
      or jsonb_typeof(f -> 'label') is distinct from 'string' or jsonb_typeof(f -> 'required') is distinct from 'boolean'
      or jsonb_typeof(f -> 'max') is distinct from 'number' or jsonb_typeof(f -> 'fee') is distinct from 'number'
      or jsonb_typeof(f -> 'choices') is distinct from 'array' then return false; end if;
    if f ->> 'id' !~ '^[a-z0-9]{1,12}$' or f ->> 'kind' not in ('text', 'choice', 'number', 'date') or f ->> 'label' ~ '[[:cntrl:]]'
      or f ->> 'max' !~ '^\d{1,3}$' or f ->> 'fee' !~ '^\d{1,7}$' or jsonb_array_length(f -> 'choices') > 30
      or char_length(f ->> 'label') > 200 then return false; end if;
    if (f ->> 'kind' = 'choice') <> (jsonb_array_length(f -> 'choices') > 0) or (f ->> 'max')::integer > 500
      or f ->> 'kind' = 'text' and (f ->> 'max')::integer = 0 then return false; end if;
    if exists (select from jsonb_array_elements(f -> 'choices') c where jsonb_typeof(c) <> 'string'
      or char_length(c #>> '{}') not between 1 and 60 or c #>> '{}' ~ ' · |[[:cntrl:]]') then return false; end if;
    -- Answers of several questions are told apart by what stands before them.
    if several and (btrim(f ->> 'label') = '' or f ->> 'label' ~ ' · |: ') then return false; end if;
    room := room - char_length(f ->> 'label') - 5 - case f ->> 'kind' when 'text' then (f ->> 'max')::integer else 60 end;
  end loop;
  return room >= 0
    and (select count(distinct x ->> 'id') = count(*) and count(distinct btrim(x ->> 'label')) = count(*) from jsonb_array_elements(p_fields) x);
end
$$;
comment on function private.are_personal_fields(jsonb) is
  'Whether this is what a piece may ask its buyers: [{id, kind: text|choice|number|date, label, required, max (letters), choices,
fee (satang a piece)}], at most thirty.';
revoke all on function private.are_personal_fields(jsonb) from public;
grant execute on function private.are_personal_fields(jsonb) to authenticated, service_role;

create or replace function private.personal_answer(p_fields jsonb, p_said text, out problem text, out fee_minor bigint)
language plpgsql immutable set search_path = '' as $$
declare
  f jsonb;
  part text;
  value text;
  answers jsonb := '{}';
begin
  fee_minor := 0;
  if p_said = '' then null;
  elsif jsonb_array_length(p_fields) = 0 then problem := 'personalization_changed'; return;
  elsif jsonb_array_length(p_fields) = 1 then answers := jsonb_build_object(p_fields -> 0 ->> 'id', p_said);
  else
    foreach part in array string_to_array(p_said, ' · ') loop
      f := (select x from jsonb_array_elements(p_fields) x where starts_with(part, (x ->> 'label') || ': ') limit 1);
      if f is null or answers ? (f ->> 'id') then problem := 'personalization_changed'; return; end if;
      answers := answers || jsonb_build_object(f ->> 'id', substr(part, char_length(f ->> 'label') + 3));
    end loop;
  end if;
  for f in select x from jsonb_array_elements(p_fields) x loop
    value := btrim(coalesce(answers ->> (f ->> 'id'), ''));
    if value = '' then
      if (f ->> 'required')::boolean then problem := coalesce(problem, 'personalization_missing'); end if;
      continue;
    end if;
    case f ->> 'kind'
      when 'text' then if char_length(value) > (f ->> 'max')::integer then problem := 'personalization_too_long'; end if;
      when 'choice' then if not (f -> 'choices') ? value then problem := 'personalization_changed'; end if;
      when 'number' then if value !~ '^-?\d{1,9}([.,]\d{1,3})?$' then problem := 'personalization_changed'; end if;
      else if value !~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' then problem := 'personalization_changed'; end if;
    end case;
    fee_minor := fee_minor + (f ->> 'fee')::bigint;
  end loop;
end
$$;
comment on function private.personal_answer(jsonb, text) is
  'What is wrong with an answer to what a piece asks (null: nothing), and what it costs: satang a piece, for every field that is answered. Several
answers are one text: `label: answer`, apart by ` · `; to one question it is the answer alone.';
revoke all on function private.personal_answer(jsonb, text) from public;
grant execute on function private.personal_answer(jsonb, text) to service_role;

alter table public.products add column personalization_fields jsonb not null default '[]';
alter table public.products add constraint products_personalization_fields_check check (private.are_personal_fields(personalization_fields)) not valid;
alter table public.products validate constraint products_personalization_fields_check;
comment on column public.products.personalization_fields is
  'What a buyer is asked: [{id, kind, label, required, max, choices, fee}]. `personalization_prompt`, `_max` and `_required` say the same in short;
whoever writes those asks one question.';
grant insert (personalization_fields), update (personalization_fields) on public.products to authenticated;

alter table public.cart_lines drop constraint cart_lines_personalization_check;
alter table public.cart_lines add constraint cart_lines_personalization_check check (char_length(personalization) <= 4000) not valid;
alter table public.cart_lines validate constraint cart_lines_personalization_check;

alter table public.order_lines add column personalization_minor bigint not null default 0;
alter table public.order_lines add constraint order_lines_personalization_minor_check
  check (personalization_minor between 0 and unit_price_minor) not valid;
alter table public.order_lines validate constraint order_lines_personalization_minor_check;
comment on column public.order_lines.personalization_minor is 'What of `unit_price_minor` was paid for what the buyer wished, as it was when it was sold.';

/* The three columns of one question, and the list: whichever is written, both say the same. One runs before a change is looked at, one after. */
create or replace function private.ask_as_said() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.personalization_fields <> '[]'
    or tg_op = 'UPDATE' and new.personalization_fields is distinct from old.personalization_fields then
    return new;
  end if;
  if tg_op = 'INSERT' or (new.personalization_prompt, new.personalization_max, new.personalization_required)
      is distinct from (old.personalization_prompt, old.personalization_max, old.personalization_required) then
    new.personalization_fields := case when new.personalization_max = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
      'id', 'words', 'kind', 'text', 'label', regexp_replace(new.personalization_prompt, '[[:cntrl:]]+', ' ', 'g'), 'required', new.personalization_required,
      'max', new.personalization_max, 'choices', '[]'::jsonb, 'fee', 0)) end;
  end if;
  return new;
end
$$;
revoke all on function private.ask_as_said() from public;
grant execute on function private.ask_as_said() to authenticated, service_role;

create or replace function private.say_as_asked() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.personalization_prompt := left(coalesce((select string_agg(x ->> 'label', ' · ' order by n)
    from jsonb_array_elements(new.personalization_fields) with ordinality e(x, n)), ''), 200);
  new.personalization_max := (select least(500, coalesce(sum(case x ->> 'kind' when 'text' then (x ->> 'max')::integer else 60 end), 0))
    from jsonb_array_elements(new.personalization_fields) x);
  new.personalization_required := exists (select from jsonb_array_elements(new.personalization_fields) x where (x ->> 'required')::boolean);
  new.customizable := new.customizable or new.personalization_fields <> '[]';
  return new;
end
$$;
revoke all on function private.say_as_asked() from public;
grant execute on function private.say_as_asked() to authenticated, service_role;

create trigger products_asks before insert or update of personalization_fields, personalization_prompt, personalization_max, personalization_required
  on public.products for each row execute function private.ask_as_said();
create trigger products_worded before insert or update of personalization_fields, personalization_prompt, personalization_max, personalization_required
  on public.products for each row when (private.are_personal_fields(new.personalization_fields)) execute function private.say_as_asked();

create or replace function private.fields_of_changes() returns jsonb
language sql immutable set search_path = '' as $$
  select '{"name": "name", "description": "description", "care": "description", "language": "description", "category_id": "category", "brand_id": "category",
    "price_minor": "price", "material": "claims", "craft": "claims", "color": "claims", "size": "claims", "dimensions": "claims", "model": "claims",
    "tags": "claims", "is_handmade": "claims", "is_unique": "claims", "personalization_fields": "claims"}'::jsonb
$$;
drop trigger products_waits on public.products;
create trigger products_waits before update of name, description, care, language, category_id, brand_id, material, craft, color, size, dimensions, model, tags,
  is_handmade, is_unique, personalization_prompt, personalization_fields on public.products for each row execute function private.keep_product_changes('rest');
create trigger products_tell_pages_asked after update of personalization_fields on public.products
  for each statement execute function private.tell_the_pages('shop');

-- What is asked already, as the list has it.
update public.products set personalization_fields = jsonb_build_array(jsonb_build_object('id', 'words', 'kind', 'text',
    'label', regexp_replace(personalization_prompt, '[[:cntrl:]]+', ' ', 'g'), 'required', personalization_required, 'max', personalization_max,
    'choices', '[]'::jsonb, 'fee', 0))
 where personalization_max > 0;
update public.product_change_fields f set field = 'personalization_fields', before = p.personalization_fields,
    after = case when p.personalization_fields = '[]' then '[]' else jsonb_set(p.personalization_fields, '{0,label}', f.after) end
  from public.product_changes c join public.products p on p.id = c.product_id
 where c.id = f.change_id and f.field = 'personalization_prompt' and f.state = 'open';

/* What a reminder of a cart says it costs. */
create or replace function private.cart_offer(wanted uuid, reader text)
returns table (product_id uuid, name text, option_text text, seller text, image text, quantity integer, price_minor bigint, available integer)
language sql stable security definer set search_path = '' as $$
  select p.id, coalesce(mine.name, case when p.language <> reader then english.name end, p.name), v.name, s.business_name,
         coalesce(v.image_url, p.image_url, ''), l.quantity,
         coalesce(v.price_minor, p.price_minor) + (private.personal_answer(p.personalization_fields, l.personalization)).fee_minor,
         case when p.status = 'active' and p.opens_at is null and v.is_active and s.application_status = 'approved'
           then greatest(0, v.stock_quantity) else 0 end
    from public.cart_lines l join public.products p on p.id = l.product_id join public.product_variants v on v.id = l.variant_id
    join public.sellers s on s.id = p.seller_id
    left join public.product_translations mine on mine.product_id = p.id and mine.language = reader and mine.state <> 'draft'
    left join public.product_translations english on english.product_id = p.id and english.language = 'en' and english.state <> 'draft'
   where l.cart_id = wanted order by l.added_at, l.id limit 100
$$;

create or replace function public.place_listing(p_id uuid, p_seller_id uuid, p_listing jsonb, p_pictures jsonb, p_stock integer, p_said jsonb,
  p_publish boolean)
returns text
language plpgsql set search_path = '' as $$
declare
  x public.products := jsonb_populate_record(null::public.products, p_listing);
  variant uuid;
begin
  if not exists (select from public.products p where p.id = p_id) then
    insert into public.products (id, seller_id, category_id, brand_id, name, description, care, language, price_minor, original_price_minor, weight_grams,
        dimensions, material, craft, tags, hs_code, is_handmade, free_shipping, gift_wrap, is_unique, made_to_order, lead_time_days, personalization_prompt,
        personalization_max, personalization_required, customizable, status, early,
        weekly_capacity, personalization_fields)
    values (p_id, p_seller_id, x.category_id, x.brand_id, x.name, coalesce(x.description, ''), coalesce(x.care, ''), coalesce(x.language, 'th'), x.price_minor,
        x.original_price_minor, coalesce(x.weight_grams, 500), coalesce(x.dimensions, ''), coalesce(x.material, ''), coalesce(x.craft, ''),
        coalesce(x.tags, '{}'), coalesce(x.hs_code, ''), coalesce(x.is_handmade, true), coalesce(x.free_shipping, false), coalesce(x.gift_wrap, false),
        coalesce(x.is_unique, false), coalesce(x.made_to_order, false), coalesce(x.lead_time_days, 0), coalesce(x.personalization_prompt, ''),
        coalesce(x.personalization_max, 0), coalesce(x.personalization_required, false), coalesce(x.personalization_max, 0) > 0, 'draft',
        coalesce(x.early, false), x.weekly_capacity, coalesce(x.personalization_fields, '[]'))
    on conflict (id) do nothing;
    if found then
      insert into public.product_variants (product_id) values (p_id) returning id into variant;
      if coalesce(p_stock, 0) > 0 then perform public.adjust_stock(variant, p_stock); end if;
      if jsonb_array_length(p_pictures) > 0 then perform public.arrange_pictures(p_id, p_pictures); end if;
      insert into public.product_attributes (product_id, attribute_id, value_ids, number)
      select p_id, s.attribute_id, coalesce(s.value_ids, '{}'), s.number from jsonb_populate_recordset(null::public.product_attributes, p_said) s;
    end if;
  end if;
  if not private.is_my_product(p_id) then raise exception 'This is not your piece.' using errcode = '42501'; end if;
  if p_publish then update public.products p set status = 'active' where p.id = p_id and p.status = 'draft'; end if;
  delete from public.listing_drafts d where d.id = p_id;
  return (select p.status from public.products p where p.id = p_id);
end
$$;
