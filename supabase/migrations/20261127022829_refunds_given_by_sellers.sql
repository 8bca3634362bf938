-- A maker gives money back of her own will: all, for pieces, or a sum with a reason. It is money on its way back like any other (`refunds`), so that books,
-- commission, points, letters and papers follow as they do; what is kept here is who gave what for which pieces, under the key of the click.
insert into private.shop_permissions (permission, role)
select 'refunds.write', r.role from unnest('{owner,manager,orders,finance}'::text[]) r (role);

create table private.seller_refunds (
  id uuid primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  seller_id uuid not null references public.sellers (id) on delete cascade,
  number text not null,
  given_by uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('whole', 'lines', 'sum')),
  amount_minor bigint not null check (amount_minor > 0),
  seller_minor bigint not null,
  fee_minor bigint not null check (fee_minor >= 0),
  restock boolean not null default false,
  reason text not null check (char_length(reason) between 3 and 1000),
  given_at timestamptz not null default private.now()
);
comment on table private.seller_refunds is 'What makers gave back of their own will, by the key of the click. seller_minor is what the maker gets less by it,
fee_minor what of the fee with VAT comes back, as both were said before.';
create index seller_refunds_order on private.seller_refunds (order_id, given_at);
create index seller_refunds_newest on private.seller_refunds (seller_id, given_at);
create index seller_refunds_given_by on private.seller_refunds (given_by);
alter table private.seller_refunds enable row level security;
create trigger seller_refunds_noted after insert on private.seller_refunds for each row
  execute function private.note_shop_act('seller_id', 'number', 'given_by', 'kind', 'amount_minor', 'reason');

create table private.seller_refund_lines (
  seller_refund_id uuid not null references private.seller_refunds (id) on delete cascade,
  order_line_id uuid not null references public.order_lines (id) on delete restrict,
  quantity integer not null check (quantity > 0),
  refund_minor bigint not null check (refund_minor >= 0),
  primary key (seller_refund_id, order_line_id)
);
create index seller_refund_lines_line on private.seller_refund_lines (order_line_id);
alter table private.seller_refund_lines enable row level security;

create table private.seller_refund_parts (
  refund_id uuid primary key references public.refunds (id) on delete restrict,
  seller_refund_id uuid not null references private.seller_refunds (id) on delete cascade
);
comment on table private.seller_refund_parts is 'Which money on its way back was given by a maker; an order paid in two ways has two.';
create index seller_refund_parts_given on private.seller_refund_parts (seller_refund_id);
alter table private.seller_refund_parts enable row level security;

create table private.shop_refund_limits (
  seller_id uuid primary key references public.sellers (id) on delete cascade,
  limit_minor bigint not null check (limit_minor between 0 and 10000000000)
);
comment on table private.shop_refund_limits is 'How much whoever decides nothing about money of a shop may give back for one order, as its owner says.';
alter table private.shop_refund_limits enable row level security;
revoke insert, update, delete, truncate on private.seller_refunds, private.seller_refund_lines, private.seller_refund_parts, private.shop_refund_limits
  from service_role;

create function private.seller_refund_stands(p_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.seller_refund_parts p join public.refunds r on r.id = p.refund_id
    where p.seller_refund_id = p_id and r.status <> 'failed')
$$;
comment on function private.seller_refund_stands(uuid) is 'Whether any money of what a maker gave is away or on its way; what failed wholly was never given.';
revoke all on function private.seller_refund_stands(uuid) from public;

create or replace function private.case_lines_of(wanted uuid)
returns table (id uuid, title text, option_text text, image_url text, quantity integer, shipped integer, paid bigint,
  taken integer, already bigint, no_return text, no_withdrawal text, place integer, removed integer)
language sql stable security definer set search_path = '' as $$
  select l.id, l.title, l.option_text, l.image_url, l.quantity, l.shipped_quantity, l.total_minor - p.points_minor + case when l.tax_inclusive then 0
    else l.tax_minor end,
         coalesce(t.taken, 0)::integer, coalesce(t.already, 0)::bigint,
         case when l.personalization <> '' then 'personalised' when private.is_category_within(l.category_id, private.setting('cases.no_return_categories'))
           then 'spoils' else '' end,
         case when l.personalization <> '' then 'personalised'
           when private.is_category_within(l.category_id, private.setting('cases.no_withdrawal_categories')) then 'spoils' else '' end,
         l.position, l.removed_quantity
    from public.order_lines l join private.points_of_lines(wanted) p on p.order_line_id = l.id
    left join lateral (
      select sum(y.quantity) as taken, sum(y.refund_minor) as already from (
        select x.quantity, x.refund_minor from public.order_case_lines x join public.order_cases c on c.id = x.case_id
         where x.order_line_id = l.id and c.status not in ('canceled', 'expired', 'denied', 'resolved')
        union all
        -- What a maker gave back for it of her own will is neither given nor asked for a second time.
        select x.quantity, x.refund_minor from private.seller_refund_lines x where x.order_line_id = l.id
          and private.seller_refund_stands(x.seller_refund_id)) y) t
      on true
   where l.order_id = wanted
$$;

create or replace function private.issue_credit_note(wanted uuid)
returns public.credit_notes
language plpgsql security definer set search_path = '' as $$
declare
  r public.refunds;
  o public.orders;
  d public.documents;
  c public.order_cases;
  made public.credit_notes;
  earlier record;
  given record;
  whole bigint;
  part bigint;
  points bigint;
  tax bigint;
  series text;
  place integer;
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
begin
  select * into r from public.refunds where id = wanted;
  if not found then raise exception 'There is no such refund.' using errcode = 'P0002'; end if;
  if r.status <> 'succeeded' then raise exception 'A credit note is for money that has gone back.' using errcode = 'HT003'; end if;
  select * into o from public.orders where id = r.order_id for update;
  select * into made from public.credit_notes n where n.refund_id = wanted;
  if found then return made; end if;
  update public.refunds set note_due = false where id = wanted and note_due;
  select * into d from public.documents x where x.order_id = o.id;
  if not found then
    if o.payment_status not in ('paid', 'overpaid', 'partially_refunded') then return null; end if;
    d := private.issue_document(o.id);
  end if;
  select coalesce(sum(n.amount_minor), 0)::bigint as amount, coalesce(sum((n.sums ->> 'difference_minor')::bigint), 0)::bigint as difference,
         coalesce(sum((n.sums ->> 'tax_minor')::bigint), 0)::bigint as tax, coalesce(sum((n.sums ->> 'points_minor')::bigint), 0)::bigint as points
    into earlier from public.credit_notes n where n.order_id = o.id;
  -- What had been paid twice was never the price of anything.
  part := least(r.amount_minor, (d.sums ->> 'total_minor')::bigint - earlier.amount,
    (select coalesce(sum(x.amount_minor), 0) from public.refunds x where x.order_id = o.id and x.status = 'succeeded')
      - greatest(0, (select coalesce(sum(s.captured_minor), 0) from public.payment_splits s where s.order_id = o.id) - o.total_minor) - earlier.amount);
  if r.reason = 'paid_twice' or part <= 0 then return null; end if;

  select * into c from public.order_cases x where x.id = r.case_id;
  -- Points are a way to pay: what came back as points is part of the corrected value, as it was part of the taxed one.
  whole := (d.sums ->> 'items_minor')::bigint - (d.sums ->> 'discount_minor')::bigint + (d.sums ->> 'shipping_minor')::bigint
    + coalesce((d.sums ->> 'tax_added_minor')::bigint, 0);
  points := whole - (d.sums ->> 'total_minor')::bigint - earlier.points;
  if earlier.amount + part < (d.sums ->> 'total_minor')::bigint then
    points := least(points, case when c.id is not null then round(o.points_minor * private.part_of_case(c.id) * part / greatest(1, c.refund_minor))
      else round(o.points_minor::numeric * part / greatest(1, (d.sums ->> 'total_minor')::bigint)) end);
  end if;
  tax := round((d.sums ->> 'tax_included_minor')::numeric * (earlier.difference + part + points) / greatest(1, whole)) - earlier.tax;

  select jsonb_agg(jsonb_build_object('title', l.title, 'title_seller', l.title_seller, 'option_text', l.option_text, 'sku', l.sku, 'quantity', x.quantity,
      'unit_price_minor', l.unit_price_minor) order by l.position, l.id) as lines into given
    from private.seller_refund_parts p join private.seller_refund_lines x on x.seller_refund_id = p.seller_refund_id
    join public.order_lines l on l.id = x.order_line_id where p.refund_id = wanted;
  series := case d.kind when 'tax_invoice' then 'credit_note' else 'refund_note' end;
  insert into private.document_counters as k (seller_id, kind, year, last) values (o.seller_id, series, extract(year from today), 1)
    on conflict (seller_id, kind, year) do update set last = k.last + 1 returning k.last into place;
  insert into public.credit_notes (refund_id, document_id, order_id, case_id, seller_id, kind, number, issued_at, currency, reason, amount_minor, lines, sums)
  values (wanted, d.id, o.id, c.id, o.seller_id, series,
    case series when 'credit_note' then 'CN' else 'RN' end || extract(year from today) || '-' || lpad(place::text, greatest(5, length(place::text)), '0'),
      private.now(), r.currency,
    case when c.kind is not null then c.kind when o.status = 'canceled' then 'cancellation' else 'other' end, part,
    case when given.lines is not null then given.lines when c.id is null or c.kind = 'cancellation' then d.lines
      else (select coalesce(jsonb_agg(jsonb_build_object('title', l.title, 'title_seller', l.title_seller, 'option_text', l.option_text, 'sku', l.sku,
        'quantity', x.quantity,
              'unit_price_minor', l.unit_price_minor) order by l.position, l.id), '[]')
              from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id where x.case_id = c.id) end,
    jsonb_build_object('original_minor', whole, 'earlier_minor', earlier.difference, 'right_minor', whole - earlier.difference - part - points,
      'difference_minor', part + points,
      'points_minor', points, 'tax_minor', tax, 'tax_rate_ppm', d.sums -> 'tax_rate_ppm'))
  returning * into made;
  return made;
end
$$;

create function private.due_of_order_less(wanted uuid, less bigint)
returns table (kind text, provider text, seller_id uuid, currency character, amount_minor numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  o public.orders;
  net bigint;
  paid bigint;
  held bigint := 0;
  -- What nobody has earned: it goes first when a bank takes something.
  free bigint;
  away record;
  kept bigint := 0;
  goods bigint;
  goods_back numeric := 0;
  delivery_back numeric := 0;
  part_back numeric := 0;
  of_cases record;
  fee_back numeric := 0;
  fee numeric := 0;
  vat numeric := 0;
  given numeric := 0;
  funded_back numeric := 0;
begin
  select * into o from public.orders x where x.id = wanted;
  select coalesce(sum(s.captured_minor), 0), coalesce(sum(s.captured_minor - s.refunded_minor), 0) - less into paid, net
    from public.payment_splits s where s.order_id = wanted;
  select coalesce(sum(s.away_minor) filter (where s.bearer = 'seller'), 0) as of_maker,
         coalesce(sum(s.away_minor) filter (where s.bearer = 'shop'), 0) as of_shop,
         coalesce(sum(s.fee_minor) filter (where s.fee_bearer = 'seller'), 0) as fee_of_maker,
         coalesce(sum(s.fee_minor) filter (where s.fee_bearer = 'shop'), 0) as fee_of_shop
    into away from public.chargeback_shares s where s.order_id = wanted;
  if o.status not in ('awaiting_payment', 'expired', 'canceled') and o.placed_at is not null and paid >= o.total_minor then
    held := least(o.total_minor, net);
    kept := greatest(0, held - greatest(0, away.of_maker - (net - held)));
    goods := o.total_minor - o.shipping_minor;
    select coalesce(sum(c.shipping_minor * c.part), 0) as delivery, coalesce(sum((c.refund_minor - c.shipping_minor) * c.part), 0) as goods,
           coalesce(sum(c.commission_minor * c.part), 0) as fee, coalesce(sum(c.funded * c.part), 0) as funded into of_cases
      from (select x.refund_minor, x.shipping_minor, x.commission_minor, private.funded_of_case(x.id) as funded,
                   least(1, sum(r.amount_minor) / nullif(x.refund_minor, 0)) as part
              from public.order_cases x join public.refunds r on r.case_id = x.id and r.status = 'succeeded'
             where x.order_id = wanted group by x.id) c;
    if o.total_minor > 0 and kept = 0 then
      part_back := 1;
      delivery_back := o.shipping_minor;
    else
      delivery_back := least(o.shipping_minor, round(of_cases.delivery), o.total_minor - kept);
      -- What went back without a case is goods first.
      goods_back := least(goods, o.total_minor - kept - delivery_back);
      delivery_back := o.total_minor - kept - goods_back;
      part_back := case when goods > 0 then goods_back / goods else 0 end;
    end if;
    fee := o.commission_minor + o.commission_vat_minor;
    fee_back := case when part_back = 1 then fee
      else least(fee, round(of_cases.fee) + round(fee * greatest(0, goods_back - of_cases.goods) / greatest(goods, 1))) end;
    vat := o.commission_vat_minor - round(o.commission_vat_minor * fee_back / greatest(fee, 1));
    fee := fee - fee_back;
    -- What the shop paid of the prices goes with the goods, as its commission does.
    funded_back := case when part_back = 1 then o.discount_funded_minor
      else least(o.discount_funded_minor,
        round(of_cases.funded) + round(o.discount_funded_minor * greatest(0, goods_back - of_cases.goods) / greatest(goods, 1))) end;
    given := o.discount_funded_minor - funded_back + o.points_minor - round(o.points_minor * part_back)
      + o.shipping_funded_minor - case when o.total_minor > 0 and kept = 0 or o.shipping_minor = 0 and part_back = 1 then o.shipping_funded_minor
          when o.shipping_minor > 0 then round(o.shipping_funded_minor * delivery_back / o.shipping_minor) else 0 end;
  end if;
  free := net - held;
  return query
    select x.kind, coalesce(x.provider, ''), x.seller_id, o.currency, x.amount from (
      select case c.provider when 'credit' then 'store_credit' when 'invoice' then 'receivables' else 'clearing' end as kind,
          case when c.provider not in ('credit', 'invoice') then c.provider end as provider,
          null::uuid as seller_id, sum(c.amount) as amount from (
        select p.provider, s.captured_minor - s.refunded_minor as amount
          from public.payment_splits s join public.payments p on p.id = s.payment_id where s.order_id = wanted
        union all
        select c.provider, -(s.away_minor + s.fee_minor) from public.chargeback_shares s join public.chargebacks c on c.id = s.chargeback_id
         where s.order_id = wanted) c group by c.provider
      union all
      select case when o.status in ('completed', 'closed') then 'seller_available' else 'seller_pending' end, '', o.seller_id,
             away.fee_of_maker - (kept + given - fee)
      union all values
        ('buyer_refunds', '', null::uuid, -greatest(0, free - away.of_maker - away.of_shop)::numeric), ('promotion_cost', '', null, given),
        ('commission', '', null, -(fee - vat)), ('vat_output', '', null, -vat),
        -- What a bank took that the maker does not have any more, it has sent back before, is the shop's loss too.
        ('chargeback_cost', '', null, greatest(0, away.of_maker - free - held) + greatest(0, away.of_shop - greatest(0, free - away.of_maker))),
        ('chargeback_fees', '', null, away.fee_of_shop)) x
     where x.amount <> 0;
end
$$;

comment on function private.due_of_order_less(uuid, bigint) is
  'What the accounts are to hold because of an order if so much more had gone back to its buyer. Where the money
itself lies is as it is.';
revoke all on function private.due_of_order_less(uuid, bigint) from public;

create or replace function private.due_of_order(wanted uuid)
returns table (kind text, provider text, seller_id uuid, currency character, amount_minor numeric)
language sql stable security definer set search_path = '' as $$ select * from private.due_of_order_less(wanted, 0) $$;

create function private.close_given_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select sum(r.amount_minor) from public.refunds r where r.order_id = new.order_id and r.status = 'succeeded')
    < (select sum(s.captured_minor) from public.payment_splits s where s.order_id = new.order_id) then return null; end if;
  perform private.transition_order(o.id, 'closed', 'system', null, g.reason)
    from private.seller_refund_parts p join private.seller_refunds g on g.id = p.seller_refund_id join public.orders o on o.id = g.order_id
   where p.refund_id = new.id and o.status in ('shipped', 'delivered', 'completed') and not private.has_open_case(o.id);
  return null;
end
$$;
comment on function private.close_given_order() is 'An order whose money all went back is closed, as after a case.';
revoke all on function private.close_given_order() from public;
create trigger refunds_close_given after update of status on public.refunds for each row
  when (new.status = 'succeeded' and old.status <> 'succeeded' and new.case_id is null and new.order_id is not null)
  execute function private.close_given_order();
