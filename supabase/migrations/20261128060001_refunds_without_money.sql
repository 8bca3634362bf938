-- Why: goods that were paid with points, or by a code the shop pays, alone go back without money, and only money told the books that they went back.
-- Buyers had their points again while makers kept what the shop had paid them for the pieces: whoever bought of a friend and sent it back could do so
-- without end. What was granted counts now where no money moves.
create or replace function private.due_of_order_less(wanted uuid, less bigint)
 returns table(kind text, provider text, seller_id uuid, currency character, amount_minor numeric)
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
           coalesce(sum(c.commission_minor * c.part), 0) as fee, coalesce(sum(c.funded * c.part), 0) as funded,
           coalesce(sum(c.pieces * c.part), 0) as pieces into of_cases
      from (select x.refund_minor, x.shipping_minor, x.commission_minor, private.funded_of_case(x.id) as funded, private.part_of_case(x.id) as pieces,
                   -- What cost no money is back when that is granted.
                   case when x.refund_minor = 0 then 1 else least(1, sum(r.amount_minor) / x.refund_minor) end as part
              from public.order_cases x left join public.refunds r on r.case_id = x.id and r.status = 'succeeded'
             where x.order_id = wanted and (r.id is not null or x.refund_minor = 0 and x.status = 'refunded') group by x.id) c;
    if o.total_minor > 0 and kept = 0 then
      part_back := 1;
      delivery_back := o.shipping_minor;
    else
      delivery_back := least(o.shipping_minor, round(of_cases.delivery), o.total_minor - kept);
      -- What went back without a case is goods first.
      goods_back := least(goods, o.total_minor - kept - delivery_back);
      delivery_back := o.total_minor - kept - goods_back;
      -- Of goods that were paid with points or a code alone the part is that of the pieces; three thirds are all of it.
      part_back := case when goods > 0 then goods_back / goods else least(1, round(of_cases.pieces, 9)) end;
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

create function private.book_case() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.post_order(new.order_id, 'refund');
  return null;
end
$$;
revoke execute on function private.book_case() from public;
-- Money that goes back tells the books by itself.
create constraint trigger order_cases_booked after update of status on public.order_cases deferrable initially deferred for each row
  when (new.status = 'refunded' and old.status <> 'refunded' and new.refund_minor = 0) execute function private.book_case();

-- What went back so before is taken back in the books now.
do $$
begin
  perform private.post_order(x.order_id, 'change')
    from (select distinct c.order_id from public.order_cases c join public.orders o on o.id = c.order_id
           where c.status = 'refunded' and (c.refund_minor = 0 or o.total_minor = o.shipping_minor) order by c.order_id) x;
end
$$;
