-- What a maker gets in writing about a month: what the shop owed them before it, everything that changed it, and what it owes them after it. It is read from
-- the postings of their accounts, so that it cannot say anything else than the books do.

create function private.statement_lines(p_seller_id uuid, p_from timestamptz, p_until timestamptz)
returns table (happened_at timestamptz, kind text, amount_minor bigint, order_number text, payout_number text, note text, journal_id bigint)
language sql stable security definer set search_path = '' as $$
  with own as (
    select j.id, j.kind, j.order_id, j.payout_id, j.posted_at, -sum(p.amount_minor)::bigint as change
      from public.ledger_accounts a join public.postings p on p.account_id = a.id join public.journals j on j.id = p.journal_id
     where a.seller_id = p_seller_id and a.currency = 'THB' and j.posted_at >= p_from and j.posted_at < p_until
     group by j.id having sum(p.amount_minor) <> 0
  ), parted as (
    -- A journal leaves nothing over: what its maker got is what buyers paid and the shop gave, less what the shop kept of it.
    select own.*, o.number, kept.commission, kept.vat, own.change - kept.commission - kept.vat as sold,
           o.items_minor + o.tax_added_minor as goods, -o.discount_minor as discount, o.shipping_minor + o.shipping_funded_minor as shipping,
           not exists (select from public.journals e join public.postings p on p.journal_id = e.id join public.ledger_accounts a on a.id = p.account_id
                        where e.order_id = own.order_id and e.id < own.id and a.seller_id = p_seller_id) as is_sale
      from own join public.orders o on o.id = own.order_id
     cross join lateral (
       select coalesce(sum(p.amount_minor) filter (where a.kind = 'commission'), 0)::bigint as commission,
              coalesce(sum(p.amount_minor) filter (where a.kind = 'vat_output'), 0)::bigint as vat
         from public.postings p join public.ledger_accounts a on a.id = p.account_id where p.journal_id = own.id) kept
     where own.kind in ('opening', 'capture', 'refund', 'cancellation', 'completion', 'change')
  ), lines as (
    select x.posted_at as happened_at, l.place, l.kind, l.amount_minor, x.number as order_number, null as payout_number, '' as note, x.id as journal_id
      from parted x cross join lateral (values
        (1, 'sale', case when x.is_sale then x.goods else 0 end), (2, 'discount', case when x.is_sale then x.discount else 0 end),
        (3, 'shipping', case when x.is_sale then x.shipping else 0 end),
        (4, 'refund', x.sold - case when x.is_sale then x.goods + x.discount + x.shipping else 0 end),
        (5, 'commission', x.commission), (6, 'commission_vat', x.vat)) l(place, kind, amount_minor)
     where l.amount_minor <> 0
    union all
    select own.posted_at, 1, case when own.payout_id is null then 'correction' else 'payout' end, own.change, o.number, p.number, coalesce(p.reference, ''),
           own.id
      from own left join public.orders o on o.id = own.order_id left join public.payouts p on p.id = own.payout_id
     where own.id not in (select x.id from parted x)
    union all
    -- A hold moves no money; it says why none was paid.
    select happened, 0, what, 0, null, null, h.reason, null
      from public.payout_holds h cross join lateral (values ('hold', h.placed_at), ('release', h.released_at)) e(what, happened)
     where h.seller_id = p_seller_id and happened >= p_from and happened < p_until
  )
  select l.happened_at, l.kind, l.amount_minor, l.order_number, l.payout_number, l.note, l.journal_id from lines l
   order by l.happened_at, l.journal_id, l.place
$$;
comment on function private.statement_lines(uuid, timestamptz, timestamptz) is
  'What changed the balance of a maker, in order: each journal on their accounts, parted into what was sold, kept, sent back and paid out; and their holds.';
revoke execute on function private.statement_lines(uuid, timestamptz, timestamptz) from public;
grant execute on function private.statement_lines(uuid, timestamptz, timestamptz) to service_role;

create function private.statement(p_seller_id uuid, p_month date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with span as (
    select date_trunc('month', p_month)::timestamp at time zone 'Asia/Bangkok' as begins,
           (date_trunc('month', p_month) + interval '1 month')::timestamp at time zone 'Asia/Bangkok' as ends
  ), held as (
    select a.kind, -p.amount_minor as amount, j.posted_at
      from public.ledger_accounts a join public.postings p on p.account_id = a.id join public.journals j on j.id = p.journal_id
     where a.seller_id = p_seller_id and a.currency = 'THB'
  ), sums as (
    select edge.name, jsonb_build_object(
        'pending', coalesce(sum(h.amount) filter (where h.kind = 'seller_pending'), 0),
        'available', coalesce(sum(h.amount) filter (where h.kind = 'seller_available'), 0),
        'onTheWay', coalesce(sum(h.amount) filter (where h.kind = 'seller_in_flight'), 0), 'total', coalesce(sum(h.amount), 0)) as balance
      from span cross join lateral (values ('opening', span.begins), ('closing', span.ends)) edge(name, at) left join held h on h.posted_at < edge.at
     group by edge.name
  )
  select jsonb_build_object(
    'month', to_char(p_month, 'YYYY-MM'),
    'since', (select to_char(min(h.posted_at) at time zone 'Asia/Bangkok', 'YYYY-MM') from held h),
    'current', to_char(private.now() at time zone 'Asia/Bangkok', 'YYYY-MM'),
    'opening', (select s.balance from sums s where s.name = 'opening'),
    'closing', (select s.balance from sums s where s.name = 'closing'),
    'lines', coalesce((select jsonb_agg(jsonb_build_object('at', l.happened_at, 'day', to_char(l.happened_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD'),
        'kind', l.kind, 'amount', l.amount_minor, 'order', l.order_number, 'payout', l.payout_number, 'note', l.note))
      from span cross join lateral private.statement_lines(p_seller_id, span.begins, span.ends) l), '[]'))
$$;
comment on function private.statement(uuid, date) is
  'The statement of a maker for a month of Thailand, in satang: opening and closing balance by where the money is, and every line between them, which sum.';
revoke execute on function private.statement(uuid, date) from public;
grant execute on function private.statement(uuid, date) to service_role;

create function public.seller_statement(p_seller_id uuid, p_month date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_seller_id not in (select private.my_sellers()) and not private.may('payouts.read') then
    raise exception 'What a maker is owed is for its people.' using errcode = '42501';
  end if;
  if p_month not between date '2000-01-01' and date '2999-12-31' then
    raise exception 'A month of this millennium.' using errcode = '22023';
  end if;
  return private.statement(p_seller_id, coalesce(p_month, (private.now() at time zone 'Asia/Bangkok')::date));
end
$$;
comment on function public.seller_statement(uuid, date) is
  'For people of a maker, and whoever may read payouts: the statement of the month of a day, today without one (see private.statement).';
revoke execute on function public.seller_statement(uuid, date) from public, anon;
grant execute on function public.seller_statement(uuid, date) to authenticated;
