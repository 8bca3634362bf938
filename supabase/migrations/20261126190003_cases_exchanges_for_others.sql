-- Why: whoever returns a scarf in the wrong size wanted the other size, and got the same one or the money. Another version, or another piece of the same shop
-- that costs the same, goes out instead; a maker may offer one, too. No money moves.
alter table public.order_case_lines
  add column exchange_variant_id uuid references public.product_variants on delete set null,
  add column exchange_title text not null default '' check (char_length(exchange_title) <= 200),
  add column exchange_title_seller text not null default '' check (char_length(exchange_title_seller) <= 200),
  add column exchange_option_text text not null default '' check (char_length(exchange_option_text) <= 120);
comment on column public.order_case_lines.exchange_variant_id is
  'What is sent instead, where it is not the same again; its names are those of the day it was chosen. Named and null: the piece is gone.';
create index order_case_lines_exchanged on public.order_case_lines (exchange_variant_id) where exchange_variant_id is not null;

create function private.exchange_choices(p_line_id uuid, p_quantity integer, p_language text, p_variant_id uuid default null)
returns table (variant_id uuid, title text, title_seller text, option_text text, same_product boolean)
language sql stable security definer set search_path = '' as $$
  select v.id, coalesce(t.name, p.name), p.name, v.name, p.id is not distinct from l.product_id
    from public.order_lines l join public.orders o on o.id = l.order_id
    join public.sellers s on s.id = o.seller_id and s.application_status = 'approved'
    join public.products p on p.seller_id = o.seller_id and p.status = 'active' and not p.personalization_required
     and (p.opens_at is null or private.sees_early(o.buyer_id, p.seller_id))
    join public.product_variants v on v.product_id = p.id and v.is_active and v.id is distinct from l.variant_id
    join public.stock_levels k on k.variant_id = v.id and k.on_hand + k.backorder_limit - k.allocated - k.reserved >= p_quantity
    left join public.product_variants own on own.id = l.variant_id
    left join public.products mine on mine.id = own.product_id
    left join public.product_translations t on t.product_id = p.id and t.language = p_language and t.state <> 'draft'
   where l.id = p_line_id and (p_variant_id is null or v.id = p_variant_id)
     -- The price that was paid; another version of the same piece may also cost what the bought one costs by now.
     and (coalesce(v.price_minor, p.price_minor) = l.unit_price_minor
       or p.id = l.product_id and coalesce(v.price_minor, p.price_minor) = coalesce(own.price_minor, mine.price_minor))
     and not exists (
       select from jsonb_array_elements(private.shipping_at(private.now()) -> 'restrictions') r
        where r ->> 'country' = o.shipping_address ->> 'country'
          and (r ->> 'method' is null or r ->> 'method' = 'standard')
          and (r -> 'categories' is null or jsonb_typeof(r -> 'categories') = 'null' or r -> 'categories' ? p.category_id::text)
          and coalesce(coalesce(v.weight_grams, p.weight_grams) > (r ->> 'heaviestGrams')::integer, true))
   order by (p.id is not distinct from l.product_id) desc, (p.category_id is not distinct from l.category_id) desc, p.name, p.id, v.position, v.id
   limit 60
$$;
comment on function private.exchange_choices(uuid, integer, text, uuid) is
  'What the pieces of a line of an order may be exchanged for, besides the same again: for sale in the same shop, at the same price, in stock, allowed '
  'where the order went; versions of the same piece first. `p_variant_id` asks about one.';

create function private.exchange_lines(c public.order_cases, chosen jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  line record;
  answer jsonb := '[]';
begin
  for line in
    select x.order_line_id, x.quantity, case when w.other is distinct from l.variant_id then w.other end as other,
           e.variant_id, e.title, e.title_seller, e.option_text
      from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id
      join public.orders o on o.id = l.order_id join public.order_groups g on g.id = o.order_group_id
      left join lateral (select nullif(y ->> 'variant_id', '')::uuid as other from jsonb_array_elements(coalesce(chosen, '[]')) y
                          where y ->> 'order_line_id' = x.order_line_id::text limit 1) w on true
      left join lateral private.exchange_choices(x.order_line_id, x.quantity, g.language, w.other) e on w.other is not null
     where x.case_id = c.id order by l.position
  loop
    if line.other is not null and line.variant_id is null then perform private.refuse_case('exchange_choice'); end if;
    answer := answer || jsonb_build_object('order_line_id', line.order_line_id, 'quantity', line.quantity, 'variant_id', line.variant_id,
      'title', coalesce(line.title, ''), 'title_seller', coalesce(line.title_seller, ''), 'option_text', coalesce(line.option_text, ''));
  end loop;
  return answer;
end
$$;
comment on function private.exchange_lines(public.order_cases, jsonb) is
  'What was chosen for each line of a case ({order_line_id, variant_id}; without one it is the same again), with its names; '
  'HT005 exchange_choice for what may not be had.';

create function private.choose_exchange(c public.order_cases, chosen jsonb) returns void language sql security definer set search_path = '' as $$
  update public.order_case_lines x set exchange_variant_id = (e ->> 'variant_id')::uuid, exchange_title = e ->> 'title',
      exchange_title_seller = e ->> 'title_seller', exchange_option_text = e ->> 'option_text'
    from jsonb_array_elements(private.exchange_lines(c, chosen)) e
   where x.case_id = c.id and x.order_line_id = (e ->> 'order_line_id')::uuid
$$;
comment on function private.choose_exchange(public.order_cases, jsonb) is 'Writes into a case what its pieces are exchanged for.';

create function private.exchanged_for(p_line_id uuid) returns uuid language sql stable security definer set search_path = '' as $$
  select x.exchange_variant_id from public.order_case_lines x join public.order_cases c on c.id = x.case_id
    join public.order_lines l on l.id = x.order_line_id
   where x.order_line_id = p_line_id and x.exchange_variant_id is not null and c.status = 'resolved' and x.quantity >= l.quantity - l.removed_quantity
   order by c.closed_at desc limit 1
$$;
comment on function private.exchanged_for(uuid) is 'What a buyer has of a line instead of what it says, where all of it was exchanged; else null.';

create or replace function private.demand_exchange(c public.order_cases) returns void language plpgsql stable security definer set search_path = '' as $$
begin
  -- The piece that came for the first may be returned, but is not exchanged again; a faulty one is.
  if c.kind = 'return' and exists (select from public.order_case_lines x join public.order_case_lines y on y.order_line_id = x.order_line_id
               join public.order_cases e on e.id = y.case_id and e.kind = 'return' and e.wish = 'replacement' and e.status = 'resolved'
              where x.case_id = c.id) then
    perform private.refuse_case('not_possible');
  end if;
  -- A faulty piece can be made anew, so that the same again needs none on the shelf.
  if exists (select from (
      select coalesce(x.exchange_variant_id, l.variant_id) as variant_id, sum(x.quantity) as wanted from public.order_case_lines x
        join public.order_lines l on l.id = x.order_line_id
       where x.case_id = c.id and (c.kind = 'return' or x.exchange_variant_id is not null) group by 1) w
      left join public.stock_levels s on s.variant_id = w.variant_id
      where coalesce(s.on_hand + s.backorder_limit - s.allocated - s.reserved, 0) < w.wanted) then
    perform private.refuse_case('exchange_stock');
  end if;
end
$$;

create or replace function private.hold_exchange(c public.order_cases) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  wanted record;
begin
  if exists (select from private.exchange_holds h where h.case_id = c.id and h.state = 'active') then return true; end if;
  begin
    for wanted in select w.variant_id, w.quantity, w.anew from (
                    select case when x.exchange_title <> '' then x.exchange_variant_id
                             else coalesce(private.exchanged_for(l.id), l.variant_id) end as variant_id,
                           sum(x.quantity)::integer as quantity, bool_and(c.kind = 'claim' and x.exchange_title = '') as anew
                      from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id where x.case_id = c.id group by 1) w
                    left join public.product_variants v on v.id = w.variant_id
                   order by v.product_id, w.variant_id
    loop
      update public.stock_levels l set reserved = l.reserved + wanted.quantity
       where l.variant_id = wanted.variant_id and l.on_hand + l.backorder_limit - l.allocated - l.reserved >= wanted.quantity;
      continue when not found and wanted.anew;
      -- Leaves the inner block, which takes back what was held of other pieces.
      if not found then raise exception 'short' using errcode = 'HT001'; end if;
      insert into private.exchange_holds as h (case_id, variant_id, quantity) values (c.id, wanted.variant_id, wanted.quantity)
      on conflict (case_id, variant_id) do update set state = 'active', quantity = excluded.quantity;
      insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
      select wanted.variant_id, 'reserved', wanted.quantity, o.order_group_id, o.id from public.orders o where o.id = c.order_id;
    end loop;
  exception when sqlstate 'HT001' then return false;
  end;
  return true;
end
$$;
comment on function private.hold_exchange(public.order_cases) is
  'Holds the pieces of an exchange by one conditional update each, all or none; false where there are not enough. The same again for a faulty one is held '
  'where there is one, and made anew where there is none.';

create or replace function private.end_exchange(c public.order_cases, how text) returns void language plpgsql security definer set search_path = '' as $$
declare
  hold record;
begin
  for hold in select h.variant_id, h.quantity from private.exchange_holds h join public.product_variants v on v.id = h.variant_id
               where h.case_id = c.id and h.state = 'active' order by v.product_id, h.variant_id
  loop
    -- The state is the guard: whoever changes it from active moves the stock, once.
    update private.exchange_holds h set state = how where h.case_id = c.id and h.variant_id = hold.variant_id and h.state = 'active';
    continue when not found;
    if how = 'shipped' then
      -- What was made for it was never counted in; it is as it leaves.
      perform from public.stock_levels l where l.variant_id = hold.variant_id for update;
      insert into public.stock_movements (variant_id, kind, quantity)
      select l.variant_id, 'received', hold.quantity - l.on_hand from public.stock_levels l
       where l.variant_id = hold.variant_id and l.on_hand < hold.quantity;
    end if;
    update public.stock_levels l set reserved = l.reserved - hold.quantity,
      on_hand = case when how = 'shipped' then greatest(l.on_hand - hold.quantity, 0) else l.on_hand end where l.variant_id = hold.variant_id;
    insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
    select hold.variant_id, how, case when how = 'shipped' then -hold.quantity else hold.quantity end, o.order_group_id, o.id
      from public.orders o where o.id = c.order_id;
  end loop;
end
$$;

revoke execute on function private.exchange_choices(uuid, integer, text, uuid), private.exchange_lines(public.order_cases, jsonb),
  private.choose_exchange(public.order_cases, jsonb), private.exchanged_for(uuid) from public;

CREATE OR REPLACE FUNCTION private.open_case(wanted uuid, asked_kind text, asked jsonb, by_id uuid, click text, by_role text DEFAULT 'buyer'::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  o public.orders;
  g public.order_groups;
  c public.order_cases;
  offer jsonb;
  chosen jsonb;
  line jsonb;
  goods bigint := 0;
  delivery bigint := 0;
  told bigint;
  whole boolean;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select x.* into c from public.order_cases x where x.order_id = wanted and x.key = click;
  if found then
    -- A key is of one thing that was asked for.
    if c.kind <> asked_kind then perform private.refuse_case('not_possible'); end if;
    return c.id;
  end if;
  select * into g from public.order_groups where id = o.order_group_id;
  if asked_kind in ('cancellation', 'withdrawal') then
    -- Whoever wants nothing of it any more does not wait for an answer about a part.
    perform private.move_case(x.id, 'canceled', 'buyer', by_id) from public.order_cases x
      where x.order_id = wanted and x.kind = 'removal' and x.status in ('requested', 'escalated');
    perform private.move_case(x.id, 'denied', 'system', null) from public.order_cases x
      where x.order_id = wanted and x.kind = 'removal' and x.status = 'declined';
  end if;
  offer := private.case_options(wanted);
  if jsonb_typeof(offer -> asked_kind) is distinct from 'object' then perform private.refuse_case('not_possible'); end if;
  whole := asked_kind in ('cancellation', 'removal') or coalesce((offer -> asked_kind ->> 'whole')::boolean, false);

  c.id := gen_random_uuid();
  c.order_id := wanted;
  c.kind := asked_kind;
  c.number := o.number || '-R' || (select count(*) + 1 from public.order_cases x where x.order_id = wanted);
  c.wish := case when asked_kind in ('cancellation', 'withdrawal', 'removal') then 'refund' else coalesce(asked ->> 'wish', 'refund') end;
  c.reason := case when asked_kind in ('withdrawal', 'removal') then '' else coalesce(asked ->> 'reason', '') end;
  c.words := left(coalesce(asked ->> 'words', ''), 3000);
  if asked_kind in ('return', 'claim') and c.reason = '' then perform private.refuse_case('reason_missing'); end if;
  if asked_kind = 'return' and (c.reason not in ('changed_mind', 'size', 'ordered_wrong', 'other') or c.wish = 'repair')
    then perform private.refuse_case('reason_missing'); end if;
  if asked_kind = 'claim' and c.reason not in ('not_arrived', 'missing', 'damaged', 'wrong_product', 'not_as_described', 'not_authentic', 'other')
    then perform private.refuse_case('reason_missing'); end if;
  if (asked_kind in ('cancellation', 'claim') or by_role = 'operator') and btrim(c.words) = '' then perform private.refuse_case('words_missing'); end if;
  if c.reason = 'not_arrived' and not coalesce((offer -> 'claim' ->> 'notArrived')::boolean, false) then perform private.refuse_case('not_late'); end if;
  if c.reason in ('damaged', 'wrong_product', 'not_as_described', 'not_authentic') and coalesce(jsonb_array_length(asked -> 'pictures'), 0) = 0 then
    perform private.refuse_case('picture_missing');
  end if;
  c.status := case when asked_kind = 'withdrawal' then 'declared' else 'requested' end;
  -- What never arrived cannot be sent back.
  c.needs_return := not whole and c.reason not in ('not_arrived', 'missing');
  c.return_to := case when asked_kind = 'withdrawal' and not whole then private.return_address_of(o.seller_id) else '' end;
  c.currency := o.currency;
  c.key := click;
  c.created_at := private.now();
  if asked_kind = 'withdrawal' then
    c.declaration := jsonb_build_object('name', left(coalesce(nullif(btrim(asked ->> 'name'), ''), o.customer), 120), 'email', g.email, 'at', private.now(),
      'language', coalesce(asked ->> 'language', g.language));
  end if;
  insert into public.order_cases (id, number, order_id, kind, status, wish, reason, words, needs_return, return_to, currency, declaration, key, due_at,
    created_at)
  values (c.id, c.number, wanted, c.kind, c.status, c.wish, c.reason, c.words, c.needs_return, c.return_to, c.currency, c.declaration, click,
    private.case_due(c.kind, c.status, private.now()), c.created_at);

  if asked_kind = 'cancellation' then
    -- What was taken out before has been given back.
    goods := o.items_minor - o.discount_minor - o.points_minor + o.tax_added_minor - coalesce((select sum(x.refund_minor) from public.order_cases x
      where x.order_id = wanted and x.kind = 'removal' and x.status = 'refunded'), 0);
    delivery := o.shipping_minor;
  else
    chosen := case when whole and asked_kind <> 'removal' then (select jsonb_agg(jsonb_build_object('order_line_id', l ->> 'id', 'quantity',
      (l ->> 'quantity')::integer - (l ->> 'removed')::integer))
      from jsonb_array_elements(offer -> 'lines') l where (l ->> 'quantity')::integer > (l ->> 'removed')::integer)
              else coalesce(asked -> 'lines', '[]') end;
    if jsonb_array_length(chosen) = 0 then perform private.refuse_case('no_lines'); end if;
    for line in select x from jsonb_array_elements(chosen) x loop
      goods := goods + private.add_case_line(c, (select l from jsonb_array_elements(offer -> 'lines') l where l ->> 'id' = line ->> 'order_line_id'),
        (line ->> 'quantity')::integer, whole);
    end loop;
    if asked_kind = 'removal' then perform private.demand_removable(wanted, by_role); end if;
    if c.wish = 'replacement' then
      perform private.choose_exchange(c, chosen);
      perform private.demand_exchange(c);
    end if;
    -- Delivery goes back once, with the last piece: what standard delivery would have cost for a change of mind, all of it for a fault.
    if not exists (select from private.case_lines_of(wanted) l where l.taken < l.quantity) then
      delivery := greatest(0, (offer ->> case when asked_kind = 'claim' or whole then 'shipping' else 'standardShipping' end)::bigint
        - (offer ->> 'shippingGiven')::bigint);
    end if;
  end if;
  update public.order_cases x set refund_minor = goods + delivery, shipping_minor = delivery,
    commission_minor = private.commission_of_case(c.id)
   where x.id = c.id returning x.* into c;

  insert into public.order_case_events (case_id, type, actor_role, actor_id, to_status, words, created_at)
    values (c.id, 'opened', by_role, by_id, c.status, c.words, private.now()) returning id into told;
  perform private.keep_case_pictures(c, told, array(select jsonb_array_elements_text(coalesce(asked -> 'pictures', '[]'))));
  if asked_kind = 'withdrawal' and whole then
    -- Nothing was sent: the contract ends and everything goes back at once.
    perform private.transition_order(wanted, 'canceled', 'system', by_id, c.number);
    perform private.move_case(c.id, 'refunded', 'system', null);
  end if;
  return c.id;
end
$function$;
