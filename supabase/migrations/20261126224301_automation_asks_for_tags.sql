-- Why: makers tag their pieces ("wedding", "natural dye"), and staff could not ask a rule for them. Tags are asked however they are capitalised, since
-- makers write both. No rule writes them: they are the maker's words.
create function private.tags_asked(p_tags text[]) returns jsonb language sql immutable set search_path = '' as $$
  select to_jsonb(array(select distinct lower(btrim(t)) from unnest(p_tags) t where btrim(t) <> '' order by 1))
$$;
comment on function private.tags_asked(text[]) is 'Tags as rules of automation compare them: each once, in small letters.';
revoke execute on function private.tags_asked(text[]) from public;

create or replace function private.automation_fields(p_event text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case split_part(p_event, '.', 1)
    when 'order' then '{"amount": "money", "quantity": "number", "country": "list", "seller": "list", "category": "list", "tag": "list", "plan": "list",
      "first_order": "yes"}'
    when 'refund' then '{"amount": "money", "country": "list", "seller": "list", "category": "list", "tag": "list", "plan": "list", "first_order": "yes"}'
    when 'case' then '{"amount": "money", "country": "list", "seller": "list", "category": "list", "tag": "list", "plan": "list",
      "first_order": "yes", "case_kind": "list"}'
    when 'chargeback' then '{"amount": "money"}'
    when 'payout' then '{"amount": "money", "seller": "list"}'
    when 'product' then '{"amount": "money", "seller": "list", "category": "list", "tag": "list"}'
    when 'review' then '{"rating": "number", "seller": "list", "category": "list", "tag": "list"}'
    else '{"seller": "list"}' end::jsonb
$function$;

create or replace function private.automation_facts(p_event text, p_subject text, p_data jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  noun constant text := split_part(p_event, '.', 1);
  o public.orders;
  p public.products;
  c public.order_cases;
begin
  if noun in ('order', 'refund', 'case') then
    select * into o from public.orders x where x.id = private.as_uuid(coalesce(p_data ->> 'order_id', case noun when 'order' then p_subject end));
    if not found then return null; end if;
    if noun = 'case' then
      select * into c from public.order_cases x where x.id = private.as_uuid(p_data ->> 'id');
      if not found then return null; end if;
      return jsonb_build_object('noun', 'cases', 'id', c.id, 'title', c.number, 'number', o.number, 'person', o.buyer_id,
        'fields', private.order_fields(o) || jsonb_build_object('case_kind', c.kind, 'amount', case when c.refund_minor > 0 then c.refund_minor else
          o.total_minor end));
    end if;
    return jsonb_build_object('noun', 'orders', 'id', o.id, 'title', o.number, 'number', o.number, 'person', o.buyer_id,
      'fields', private.order_fields(o) || case noun when 'refund' then jsonb_build_object('amount', p_data -> 'amount_minor') else '{}' end);
  elsif noun in ('product', 'review') and (noun = 'product' or p_data ->> 'product_id' is not null) then
    select * into p from public.products x where x.id = private.as_uuid(case noun when 'product' then p_subject else p_data ->> 'product_id' end);
    if not found then return null; end if;
    return jsonb_build_object('noun', case noun when 'product' then 'products' else 'reviews' end,
      'id', case noun when 'product' then p_subject else p_data ->> 'id' end, 'title', p.name, 'product', p.id, 'seller', p.seller_id,
      'fields', jsonb_build_object('amount', p.price_minor, 'seller', p.seller_id, 'rating', p_data -> 'rating',
        'tag', private.tags_asked(p.tags), 'category', private.category_and_above(array[p.category_id])));
  elsif noun = 'review' then
    return jsonb_build_object('noun', 'reviews', 'id', p_data ->> 'id', 'title', p_subject, 'seller', p_data -> 'seller_id',
      'fields', jsonb_build_object('rating', p_data -> 'rating', 'seller', p_data -> 'seller_id', 'tag', '[]'::jsonb,
        'category', '[]'::jsonb));
  elsif noun in ('chargeback', 'payout') then
    return jsonb_build_object('noun', noun || 's', 'id', p_subject, 'title', coalesce(p_data ->> 'number', p_subject), 'seller', p_data #> '{seller,id}',
      'fields', jsonb_build_object('amount', p_data -> 'amount_minor', 'seller', p_data #> '{seller,id}'));
  end if;
  return jsonb_build_object('noun', 'sellers', 'id', p_subject, 'title', coalesce(p_data ->> 'name', p_subject), 'seller', p_subject,
    'fields', jsonb_build_object('seller', p_subject));
end
$function$;

create or replace function private.order_fields(o public.orders)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('amount', o.total_minor, 'country', o.shipping_address ->> 'country', 'seller', o.seller_id,
    'quantity', (select sum(l.quantity) from public.order_lines l where l.order_id = o.id),
    'category', private.category_and_above(array(select p.category_id from public.order_lines l join public.products p on p.id = l.product_id
      where l.order_id = o.id)),
    'tag', private.tags_asked(array(select t from public.order_lines l join public.products p on p.id = l.product_id cross join unnest(p.tags) t
      where l.order_id = o.id)),
    'plan', coalesce((select jsonb_agg(s.plan) from public.plan_subscriptions s where s.person_id = o.buyer_id and s.status <> 'expired'), '["none"]'),
    'first_order', not exists (select from public.order_groups g join public.order_groups mine on mine.id = o.order_group_id
       join public.orders x on x.order_group_id = g.id
      where lower(g.email) = lower(mine.email) and g.id <> mine.id and x.placed_at < coalesce(o.placed_at, o.created_at)))
$function$;

create or replace function private.checked_conditions(p_event text, p_conditions jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  c jsonb;
  kind text;
  fine boolean;
begin
  if jsonb_typeof(p_conditions) is distinct from 'array' or jsonb_array_length(p_conditions) > 10 then
    raise exception 'Ten conditions at most.' using errcode = 'HT004', hint = 'rule_condition';
  end if;
  for c in select * from jsonb_array_elements(p_conditions) loop
    kind := private.automation_fields(p_event) ->> (c ->> 'field');
    fine := case
      when kind in ('money', 'number') then c ->> 'op' in ('at_least', 'less_than') and jsonb_typeof(c -> 'value') = 'number'
        and (c ->> 'value')::numeric between 0 and 100000000000
      when kind = 'yes' then c ->> 'op' = 'is' and jsonb_typeof(c -> 'value') = 'boolean'
      when kind = 'list' and jsonb_typeof(c -> 'value') = 'array' then c ->> 'op' in ('is_any', 'is_none')
        and jsonb_array_length(c -> 'value') between 1 and 50 and not exists (
          select from jsonb_array_elements(c -> 'value') v where jsonb_typeof(v) <> 'string' or char_length(v #>> '{}') not between 1 and 60)
      else false end;
    if not coalesce(fine, false) then
      raise exception 'This cannot be asked of the event.' using errcode = 'HT004', hint = 'rule_condition';
    end if;
  end loop;
  return (select coalesce(jsonb_agg(jsonb_build_object('field', x -> 'field', 'op', x -> 'op', 'value', case x ->> 'field'
      when 'tag' then private.tags_asked(array(select jsonb_array_elements_text(x -> 'value'))) else x -> 'value' end)), '[]')
    from jsonb_array_elements(p_conditions) x);
end
$function$;
