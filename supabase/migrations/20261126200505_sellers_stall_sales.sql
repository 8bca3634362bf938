-- What a shop sells at a market with its own hands. No money of it passes the market place: it stands in no ledger, and no commission is taken; but the shelf
-- it comes from is the one that is sold from here.
create table public.stall_sales (
  id uuid primary key,
  seller_id uuid not null references public.sellers (id) on delete cascade,
  number text not null generated always as ('S-' || upper(left(replace(id::text, '-', ''), 10))) stored,
  sold_at timestamptz not null,
  paid_by text not null check (paid_by in ('cash', 'promptpay')),
  total_minor bigint not null check (total_minor between 0 and 10000000000),
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and pg_column_size(lines) <= 40000),
  sold_by uuid references auth.users (id) on delete set null,
  kept_at timestamptz not null default private.now()
);
comment on table public.stall_sales is 'Sales at a market, by the key the phone made. `lines`: [{variant, title, option, quantity, unit_minor, missing}];
"missing" were handed over although the shelf had them no more. Money was paid to the shop itself.';
create index stall_sales_newest on public.stall_sales (seller_id, sold_at desc, id);
create index stall_sales_sold_by on public.stall_sales (sold_by);
alter table public.stall_sales enable row level security;
create policy "who handles orders or money reads sales at markets" on public.stall_sales for select to authenticated
  using (seller_id in (select private.my_sellers_as('orders.read')) or seller_id in (select private.my_sellers_as('money.read')));
grant select on public.stall_sales to authenticated;
revoke insert, update, delete, truncate on public.stall_sales from service_role;
create trigger stall_sales_noted after insert on public.stall_sales for each row
  execute function private.note_shop_act('seller_id', 'number', 'sold_by', 'total_minor', 'paid_by');

alter table public.seller_contacts add column promptpay_id text not null default '' check (promptpay_id ~ '^(0[689]\d{8}|\d{13}|)$');
comment on column public.seller_contacts.promptpay_id is 'Where buyers at a market pay the shop itself: a mobile number or a tax number.
The market place never pays to it.';

create function public.set_stall_promptpay(p_seller_id uuid, p_promptpay_id text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant text := regexp_replace(coalesce(p_promptpay_id, ''), '[\s-]', '', 'g');
begin
  if not private.may_in_shop(p_seller_id, 'money.write') then
    raise exception 'Only who says where money goes may say this.' using errcode = '42501';
  end if;
  if wanted !~ '^(0[689]\d{8}|\d{13}|)$' then
    raise exception 'A PromptPay number is a mobile number or has thirteen digits.' using errcode = 'HT004', hint = 'promptpay_form';
  end if;
  update public.seller_contacts set promptpay_id = wanted where seller_id = p_seller_id;
  if not found then raise exception 'The shop has no contact yet.' using errcode = 'PT404'; end if;
end
$$;
comment on function public.set_stall_promptpay(uuid, text) is 'Where buyers at a market pay the shop itself; empty: not by PromptPay. HT004 promptpay_form.';
revoke execute on function public.set_stall_promptpay(uuid, text) from public;
grant execute on function public.set_stall_promptpay(uuid, text) to authenticated, service_role;

create function public.stall_promptpay(p_seller_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select c.promptpay_id from public.seller_contacts c
   where c.seller_id = p_seller_id and (private.may_in_shop(p_seller_id, 'orders.write') or private.may_in_shop(p_seller_id, 'money.read'))
$$;
comment on function public.stall_promptpay(uuid) is 'Where buyers at a market pay the shop itself, for who sells there; nothing for others.';
revoke execute on function public.stall_promptpay(uuid) from public;
grant execute on function public.stall_promptpay(uuid) to authenticated, service_role;

create function public.sell_at_stall(p_key uuid, p_seller_id uuid, p_sold_at timestamptz, p_paid_by text, p_lines jsonb, p_anyway boolean default false)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  one record;
  short jsonb := '[]';
  frozen jsonb := '[]';
  given integer;
  moment constant timestamptz := greatest(least(coalesce(p_sold_at, private.now()), private.now()), private.now() - interval '60 days');
begin
  if not private.may_in_shop(p_seller_id, 'orders.write') then
    raise exception 'Only who handles the orders of a shop sells for it.' using errcode = '42501';
  end if;
  if p_key is null or jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) not between 1 and 50
    or coalesce(p_paid_by, '') not in ('cash', 'promptpay') then
    raise exception 'A sale has a key, a way to pay and between 1 and 50 lines.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('stock-deed:' || p_key, 0));
  if exists (select from public.stall_sales s where s.id = p_key and s.seller_id = p_seller_id) then return jsonb_build_object('kept', true); end if;
  -- In the order in which orders take from shelves, so that neither waits for the other in a circle. A variant that stands twice is one.
  for one in
    select c.variant_id, v.id as known, p.name, v.name as option_text, sum(c.quantity) as quantity, max(c.unit_minor) as unit_minor,
        bool_or(c.quantity is null or c.quantity not between 1 and 999 or c.unit_minor is null or c.unit_minor not between 0 and 100000000) as is_odd,
        count(distinct c.unit_minor) as prices
      from jsonb_to_recordset(p_lines) c(variant_id uuid, quantity integer, unit_minor bigint)
      left join public.product_variants v on v.id = c.variant_id and exists (
        select from public.products q where q.id = v.product_id and q.seller_id = p_seller_id)
      left join public.products p on p.id = v.product_id
     group by c.variant_id, v.id, v.product_id, p.name, v.name order by v.product_id, v.id
  loop
    if one.known is null then raise exception 'The shop has no such piece.' using errcode = 'PT404'; end if;
    if one.is_odd or one.prices > 1 or one.quantity > 999 then
      raise exception 'A line has between 1 and 999 pieces at one price.' using errcode = '22023';
    end if;
    insert into public.stock_levels (variant_id) values (one.known) on conflict do nothing;
    select greatest(0, least(l.on_hand, l.on_hand + l.backorder_limit - l.allocated - l.reserved)) into given
      from public.stock_levels l where l.variant_id = one.known for update;
    if given < one.quantity then
      short := short || jsonb_build_object('variant', one.known, 'title', one.name, 'option', one.option_text, 'wanted', one.quantity, 'now', given);
    end if;
    frozen := frozen || jsonb_build_object('variant', one.known, 'title', one.name, 'option', one.option_text, 'quantity', one.quantity,
      'unit_minor', one.unit_minor, 'missing', greatest(0, one.quantity - given));
  end loop;
  if short <> '[]' and not coalesce(p_anyway, false) then return jsonb_build_object('kept', false, 'because', 'short', 'short', short); end if;
  insert into public.stall_sales (id, seller_id, sold_at, paid_by, total_minor, lines, sold_by)
  select p_key, p_seller_id, moment, p_paid_by, sum((f ->> 'quantity')::bigint * (f ->> 'unit_minor')::bigint), frozen, (select auth.uid())
    from jsonb_array_elements(frozen) f;
  for one in
    select (f ->> 'variant')::uuid as variant, (f ->> 'quantity')::integer - (f ->> 'missing')::integer as quantity from jsonb_array_elements(frozen) f
  loop
    if one.quantity = 0 then continue; end if;
    update public.stock_levels l set on_hand = l.on_hand - one.quantity
     where l.variant_id = one.variant and l.on_hand >= one.quantity and l.allocated + l.reserved <= l.on_hand - one.quantity + l.backorder_limit;
    if not found then raise exception 'The shelf changed under a lock.' using errcode = 'P0001'; end if;
    insert into public.stock_movements (variant_id, kind, quantity, actor_id, note, deed_id)
    values (one.variant, 'adjusted', -one.quantity, (select auth.uid()), 'S-' || upper(left(replace(p_key::text, '-', ''), 10)), p_key);
  end loop;
  return jsonb_build_object('kept', true);
end
$$;
comment on function public.sell_at_stall(uuid, uuid, timestamptz, text, jsonb, boolean) is 'Keeps a sale at a market, [{variant_id, quantity, unit_minor}], and
takes its pieces off the shelf: {kept}. One key is kept once. Where orders need what was sold, nothing is kept and the answer says what is left of each;
"anyway" keeps the sale and takes what is free.';
revoke execute on function public.sell_at_stall(uuid, uuid, timestamptz, text, jsonb, boolean) from public;
grant execute on function public.sell_at_stall(uuid, uuid, timestamptz, text, jsonb, boolean) to authenticated, service_role;
