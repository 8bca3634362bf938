-- What each order earned its maker, out of the ledger: goods, discounts by who pays, delivery, refunds, commission with its VAT,
-- what is left, and when it was paid.
create function public.order_earnings(p_seller_id uuid, p_month date default null, p_order_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  month constant date := date_trunc('month', coalesce(p_month, (private.now() at time zone 'Asia/Bangkok')::date))::date;
begin
  if not private.may_in_shop(p_seller_id, 'money.read') then
    raise exception 'What a maker earns is for its people.' using errcode = '42501';
  end if;
  if p_month not between date '2000-01-01' and date '2999-12-31' then
    raise exception 'A month of this millennium.' using errcode = '22023';
  end if;
  return (
    with wanted as (
      select o.* from public.orders o
       where o.seller_id = p_seller_id and o.currency = 'THB' and o.placed_at is not null and case when p_order_id is null
         then o.placed_at >= month::timestamp at time zone 'Asia/Bangkok'
          and o.placed_at < (month + interval '1 month')::timestamp at time zone 'Asia/Bangkok'
         else o.id = p_order_id end
    ), moves as (
      select j.order_id, j.kind, j.posted_at,
             coalesce(-sum(p.amount_minor) filter (where a.seller_id = p_seller_id), 0)::bigint as change,
             coalesce(-sum(p.amount_minor) filter (where a.seller_id = p_seller_id and a.kind = 'seller_available'), 0)::bigint as freed,
             coalesce(sum(p.amount_minor) filter (where a.kind = 'commission'), 0)::bigint as commission,
             coalesce(sum(p.amount_minor) filter (where a.kind = 'vat_output'), 0)::bigint as vat
        from wanted w join public.journals j on j.order_id = w.id join public.postings p on p.journal_id = j.id
        join public.ledger_accounts a on a.id = p.account_id and a.currency = 'THB'
       group by j.id
    ), sums as (
      -- A journal leaves nothing over: what its maker got is what buyers paid and the shop gave, less what the shop kept of it.
      select m.order_id, sum(m.change) as net,
             sum(m.commission) filter (where m.change <> 0 and k.parted) as commission, sum(m.vat) filter (where m.change <> 0 and k.parted) as vat,
             sum(m.change - m.commission - m.vat) filter (where m.change <> 0 and k.parted and m.kind not like 'chargeback%') as sold,
             sum(m.change - m.commission - m.vat) filter (where m.change <> 0 and m.kind like 'chargeback%') as charged_back,
             sum(m.change) filter (where not k.parted) as corrected, min(m.posted_at) filter (where m.freed > 0) as free_at
        from moves m cross join lateral (select m.kind in ('opening', 'capture', 'refund', 'cancellation', 'completion', 'change', 'chargeback',
            'chargeback_returned', 'chargeback_borne') as parted) k
       group by m.order_id having bool_or(m.change <> 0)
    ), parts as (
      select w.id, w.number, w.placed_at, w.status, w.items_minor + w.tax_added_minor as goods, w.discount_funded_minor - w.discount_minor as discount,
             w.shipping_minor + w.shipping_funded_minor as shipping, w.discount_funded_minor + w.shipping_funded_minor + w.points_minor as by_hattha,
             coalesce(s.sold, 0) as sold, coalesce(s.charged_back, 0) as charged_back, coalesce(s.commission, 0) as commission, coalesce(s.vat, 0) as vat,
             coalesce(s.corrected, 0) as corrected, s.net, s.free_at
        from wanted w join sums s on s.order_id = w.id
    )
    select jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'current', to_char(private.now() at time zone 'Asia/Bangkok', 'YYYY-MM'),
      'since', (select to_char(min(o.placed_at) at time zone 'Asia/Bangkok', 'YYYY-MM') from public.orders o
                 where o.seller_id = p_seller_id and o.placed_at is not null),
      'orders', coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'day', to_char(p.placed_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD'),
        'status', p.status, 'goods', p.goods, 'discount', p.discount, 'byHattha', p.by_hattha, 'shipping', p.shipping,
        'refund', p.sold - p.goods - p.discount - p.shipping, 'chargeback', p.charged_back, 'commission', p.commission, 'commissionVat', p.vat,
        'correction', p.corrected, 'net', p.net, 'freeAt', p.free_at, 'payout', y.number, 'paidAt', y.paid_at) order by p.placed_at desc, p.id), '[]'))
      from parts p left join lateral (
        -- A payout takes what is free on its day: the first that arrived afterwards took this.
        select x.number, x.paid_at from public.payouts x join public.journals j on j.payout_id = x.id and j.kind = 'payout'
         where x.seller_id = p_seller_id and x.status = 'paid' and j.posted_at >= p.free_at order by j.posted_at limit 1) y on true);
end
$$;
comment on function public.order_earnings(uuid, date, uuid) is
  'What each order of a month of Thailand (of the one named, with `p_order_id`) earned a shop, in satang: {month, current, since, orders}. What came is
positive; `net` is the sum of all but `byHattha`, which Hattha paid for the buyer and is in the others. For members with money.read; 42501 to others.';
revoke execute on function public.order_earnings(uuid, date, uuid) from public;
grant execute on function public.order_earnings(uuid, date, uuid) to authenticated, service_role;
