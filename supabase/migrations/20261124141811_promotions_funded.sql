-- What a campaign of the shop takes off a price is paid by the shop: the maker is owed the whole price less commission. It was taken from the maker.

alter table public.coupons add column funded_by text not null default 'platform' check (funded_by in ('platform', 'seller'));
comment on column public.coupons.funded_by is 'Who pays what it takes off: the shop, or the makers whose goods are bought.';
update public.coupons set funded_by = 'seller' where seller_id is not null;
drop trigger coupons_logged on public.coupons;
create trigger coupons_logged
  after insert or delete or update of code, kind, percent_ppm, amount_minor, minimum_minor, seller_id, starts_at, ends_at, usage_limit,
    per_person_limit, is_active, funded_by on public.coupons
  for each row execute function private.log_changes('id', 'code', 'kind', 'percent_ppm', 'amount_minor', 'minimum_minor', 'seller_id', 'starts_at',
    'ends_at', 'usage_limit', 'per_person_limit', 'is_active', 'funded_by');

alter table public.orders add column discount_funded_minor bigint not null default 0,
  add constraint shop_pays_no_more_than_the_discount check (discount_funded_minor between 0 and discount_minor);
comment on column public.orders.discount_funded_minor is 'What the shop pays the maker of `discount_minor`, because the offer was its own.';
alter table public.order_lines add column discount_funded_minor bigint not null default 0,
  add constraint shop_pays_no_more_than_the_discount check (discount_funded_minor between 0 and discount_minor);
comment on column public.order_lines.discount_funded_minor is 'What the shop pays the maker of `discount_minor`.';
comment on column public.orders.shipping_funded_minor is
  'Delivery that a plan or a coupon of the shop made free for the buyer: paid to the maker by the shop.';

create function private.funded_of_case(wanted uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select case when c.kind = 'cancellation' then o.discount_funded_minor
    else least(o.discount_funded_minor, coalesce((
      select round(sum(l.discount_funded_minor * least(1, coalesce(x.worth_minor::numeric / greatest(1, l.total_minor), x.quantity::numeric / l.quantity))))
        from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id where x.case_id = wanted), 0)) end::bigint
    from public.order_cases c join public.orders o on o.id = c.order_id where c.id = wanted
$$;
comment on function private.funded_of_case(uuid) is
  'What the shop no longer pays of the discounts when this case ends in money: of each line its own, rounded once.';
revoke execute on function private.funded_of_case(uuid) from public;
grant execute on function private.funded_of_case(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.due_of_order(wanted uuid)
 RETURNS TABLE(kind text, provider text, seller_id uuid, currency character, amount_minor numeric)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  o public.orders;
  net bigint;
  paid bigint;
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
  select coalesce(sum(s.captured_minor), 0), coalesce(sum(s.captured_minor - s.refunded_minor), 0) into paid, net
    from public.payment_splits s where s.order_id = wanted;
  if o.status not in ('awaiting_payment', 'expired', 'canceled') and o.placed_at is not null and paid >= o.total_minor then
    kept := least(o.total_minor, net);
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
  return query
    select x.kind, x.provider, x.seller_id, o.currency, x.amount from (
      select 'clearing' as kind, p.provider, null::uuid as seller_id, sum(s.captured_minor - s.refunded_minor) as amount
        from public.payment_splits s join public.payments p on p.id = s.payment_id where s.order_id = wanted group by p.provider
      union all
      select case when o.status in ('completed', 'closed') then 'seller_available' else 'seller_pending' end, '', o.seller_id, -(kept + given - fee)
      union all values
        ('buyer_refunds', '', null::uuid, -(net - kept)::numeric), ('promotion_cost', '', null, given), ('commission', '', null, -(fee - vat)),
        ('vat_output', '', null, -vat)) x
     where x.amount <> 0;
end
$function$;
