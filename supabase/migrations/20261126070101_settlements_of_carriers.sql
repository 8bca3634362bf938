-- Why: what buyers pay at the door lies with the carrier until it sends it, and nobody compared what it sent with what it collected. A carrier's list of
-- collected cash is a report like those of payment providers: each parcel is found by its number, compared with what its order owes, and what reached the
-- bank, less the carrier's fee, is booked from it. A cash payment has a share for each maker's parcel, so its lines are about an order.

create function private.tracking_key(p_number text) returns text language sql immutable set search_path = '' as $$
  select upper(regexp_replace(coalesce(p_number, ''), '[\s-]', '', 'g'))
$$;
comment on function private.tracking_key(text) is 'A parcel''s number without what people and files write into it: blanks, hyphens, small letters.';
revoke execute on function private.tracking_key(text) from public;
grant execute on function private.tracking_key(text) to service_role;
create index shipments_tracking on public.shipments (private.tracking_key(tracking_number)) where tracking_number <> '';

alter table public.settlement_lines add column order_id uuid references public.orders on delete restrict;
alter table public.settlement_lines add constraint an_order_has_its_payment check (order_id is null or payment_id is not null);
comment on column public.settlement_lines.order_id is 'Cash at the door: which maker''s parcel of the payment the line is about.';
create index settlement_lines_order on public.settlement_lines (order_id) where order_id is not null;

insert into public.settlement_sources (provider, at_once, missing_after_days, fee_most_ppm, fee_most_minor) values ('cash', false, 14, 50000, 5000);
insert into public.settlement_formats (slug, name, provider, columns, kinds, day_form) values
  ('carrier-cash', 'Carrier: cash on delivery', 'cash',
   '{"tracking": "tracking_number", "happened": "date", "amount": "collected", "fee": "fee", "sent": "transfer", "description": "carrier", "references": []}',
   '{"*": "payment"}', 'iso'),
  ('carrier-cash-th', 'Carrier: cash on delivery, Thai headings', 'cash',
   '{"tracking": "เลขพัสดุ", "happened": "วันที่เก็บเงิน", "amount": "ยอดเก็บเงิน", "fee": "ค่าธรรมเนียม", "sent": "เลขที่โอน", "description": "ขนส่ง",
     "references": []}',
   '{"*": "payment"}', 'dmy_be');

create or replace function private.link_settlement_lines(p_ids bigint[]) returns void
language sql security definer set search_path = '' as $$
  update public.settlement_lines l
     set payment_id = case when l.kind in ('payment', 'chargeback') then f.payment end,
         order_id = case when l.kind = 'payment' then f.parcel end,
         refund_id = case when l.kind = 'refund' then f.refund end,
         payout_id = case when l.kind = 'refund' and f.refund is null then f.payout end,
         sent_line_id = case when l.kind = 'payment' and f.payment is null then f.sent end
    from (
      select x.id, cash.parcel, case when x.provider = 'cash' then cash.payment
               else coalesce(by_key.payment, disputed.payment, by_reference.payment, by_number.payment) end as payment,
             coalesce(refund_by_key.refund, refund_by_reference.refund) as refund, payout.payout, sent.sent
        from public.settlement_lines x
        join public.settlement_sources s on s.provider = x.provider
       cross join lateral (
         -- An order's number, or a payout's.
         select coalesce(array_agg(m.found[1]), '{}') as numbers from unnest(x.refers_to) r(word)
           cross join lateral regexp_matches(r.word, '[HP]\d{6}-[0-9A-Z]{7}', 'g') m(found)) n
        left join lateral (
          select p.id as payment from unnest(x.refers_to) r(word)
            join public.payments p on p.id = private.as_uuid(substring(r.word from '^pay:([0-9a-f-]{36}):\d+$'))
           where p.provider = x.provider limit 1) by_key on true
        left join lateral (
          select c.payment_id as payment from public.chargebacks c where c.provider = x.provider and c.provider_reference = any (x.refers_to)
           limit 1) disputed on true
        left join lateral (
          select p.id as payment from public.payments p where p.provider = x.provider and p.provider_reference = any (x.refers_to)
           limit 1) by_reference on true
        left join lateral (
          select p.id as payment from public.order_groups g join public.payments p on p.order_group_id = g.id
           where g.number = any (n.numbers) and p.provider = x.provider order by p.captured_minor desc, p.attempt desc limit 1) by_number on true
        left join lateral (
          select f.id as refund from unnest(x.refers_to) r(word)
            join public.refunds f on f.id = private.as_uuid(substring(r.word from '^refund:([0-9a-f-]{36})$'))
            join public.payments p on p.id = f.payment_id where s.at_once or p.provider = x.provider limit 1) refund_by_key on true
        left join lateral (
          select f.id as refund from public.refunds f join public.payments p on p.id = f.payment_id
           where f.provider_reference <> '' and f.provider_reference = any (x.refers_to) and (s.at_once or p.provider = x.provider)
           limit 1) refund_by_reference on true
        left join lateral (
          select o.id as payout from public.payouts o
           where s.at_once and (o.reference <> '' and o.reference = any (x.refers_to) or o.number = any (n.numbers)) limit 1) payout on true
        left join lateral (
          select o.id as sent from public.settlement_lines o
           where s.at_once and o.kind = 'payout' and o.provider <> x.provider and (o.line = any (x.refers_to) or o.refers_to && x.refers_to)
           order by o.id limit 1) sent on true
        left join lateral (
          -- A number that two orders bear is nobody's: a person says whose.
          select (array_agg(c.order_id))[1] as parcel, (array_agg(c.payment_id))[1] as payment from (
            select distinct w.order_id, w.payment_id from unnest(x.refers_to) r(word)
              join public.shipments h on h.tracking_number <> '' and private.tracking_key(h.tracking_number) = private.tracking_key(r.word)
              join public.payment_splits w on w.order_id = h.order_id
              join public.payments p on p.id = w.payment_id and p.method = 'cash_on_delivery'
             where x.provider = 'cash') c having count(*) = 1) cash on true
       where x.id = any (p_ids) and x.decision = '' and x.report_id is not null) f
   where f.id = l.id
$$;

create or replace function private.judge_settlement_lines(p_ids bigint[]) returns void
language sql security definer set search_path = '' as $$
  with named as (
    select l.id, l.kind, l.payment_id, l.order_id, l.refund_id, l.payout_id, l.sent_line_id from public.settlement_lines l
     where l.id = any (p_ids) and l.report_id is not null
  ), touched as (
    select id from named
    union select l.id from named n join public.settlement_lines l on l.payment_id = n.payment_id
      and l.order_id is not distinct from n.order_id and l.kind = n.kind and l.report_id is not null
    union select l.id from named n join public.settlement_lines l on l.refund_id = n.refund_id and l.report_id is not null
    union select l.id from named n join public.settlement_lines l on l.payout_id = n.payout_id and l.report_id is not null
    union select l.id from named n join public.settlement_lines l on l.sent_line_id = n.sent_line_id and l.report_id is not null
  ), facts as (
    select l.id, l.kind, l.decision, l.amount_minor, l.fee_minor, l.currency, l.payment_id, l.order_id, l.refund_id, l.payout_id,
           l.sent_line_id, s.fee_most_ppm, s.fee_most_minor, not s.at_once and l.kind in ('payout', 'fee') or s.at_once and l.kind = 'fee' as told_by_itself,
           num_nonnulls(l.payment_id, l.refund_id, l.payout_id, l.sent_line_id) = 1 as linked,
           coalesce(p.currency, r.currency, o.currency, t.currency, l.currency) as our_currency,
           case when l.kind = 'payment' and w.order_id is not null then w.captured_minor
                when l.kind = 'payment' and p.id is not null then p.captured_minor
                when l.kind = 'chargeback' and p.id is not null then -coalesce(
                  (select sum(c.away_minor) from public.chargebacks c where c.payment_id = p.id and c.provider = l.provider), 0)
                when r.id is not null then case when r.status = 'succeeded' then -r.amount_minor else 0 end
                when o.id is not null then case when o.status = 'paid' then -o.amount_minor else 0 end
                when t.id is not null then -t.amount_minor else 0 end as ours
      from touched x join public.settlement_lines l on l.id = x.id
      join public.settlement_sources s on s.provider = l.provider
      left join public.payments p on p.id = l.payment_id
      left join public.payment_splits w on w.payment_id = l.payment_id and w.order_id = l.order_id
      left join public.refunds r on r.id = l.refund_id
      left join public.payouts o on o.id = l.payout_id
      left join public.settlement_lines t on t.id = l.sent_line_id
  ), grouped as (
    select f.*, f.currency = f.our_currency as comparable,
           sum(f.amount_minor) filter (where f.currency = f.our_currency) over about as told,
           row_number() over (about order by f.currency <> f.our_currency, f.id) as place
      from facts f
    window about as (partition by f.payment_id, f.order_id, f.refund_id, f.payout_id, f.sent_line_id, f.kind,
      case when f.linked then 0 else f.id end)
  ), judged as (
    select g.id,
           case when g.told_by_itself then g.amount_minor when not g.linked or not g.comparable then 0 when g.told = g.ours then g.amount_minor
                when g.place = 1 then g.ours else 0 end as ours,
           case when g.told_by_itself or not g.linked then '' when not g.comparable then 'currency'
                when g.told <> g.ours then case when g.place > 1 then 'twice' when g.ours = 0 then 'unpaid' else 'amount' end
                when g.kind in ('payment', 'refund')
                  and g.fee_minor > g.fee_most_minor + round(abs(g.amount_minor) * g.fee_most_ppm / 1000000.0) then 'fee'
                else '' end as problem,
           g.told_by_itself or g.linked as known
      from grouped g
  )
  update public.settlement_lines l set ours_minor = j.ours, problem = j.problem,
         state = case when l.decision in ('accepted', 'corrected') then 'resolved' when not j.known then 'unknown' when j.problem <> '' then 'differs'
                      else 'matched' end
    from judged j
   where l.id = j.id
$$;

/* Cash that a carrier's list has whole is seen: the parcel is delivered, and the order paid. Orders in the order of their keys, as everybody locks them. */
create function private.confirm_carried_cash(p_ids bigint[]) returns void language plpgsql security definer set search_path = '' as $$
declare
  due record;
begin
  for due in
    select w.order_id from public.settlement_lines l join public.payment_splits w on w.payment_id = l.payment_id and w.order_id = l.order_id
     where l.order_id in (select x.order_id from public.settlement_lines x where x.id = any (p_ids) and x.order_id is not null)
       and l.provider = 'cash' and l.report_id is not null and l.kind = 'payment' and w.confirmed_at is null
     group by w.order_id, w.amount_minor having sum(l.amount_minor) >= w.amount_minor order by w.order_id
  loop
    perform private.confirm_cash(due.order_id, 'carrier');
  end loop;
end
$$;
revoke execute on function private.confirm_carried_cash(bigint[]) from public;

create or replace function private.settle_lines(p_ids bigint[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reports bigint[];
begin
  perform private.link_settlement_lines(p_ids);
  -- What no report had is in one now.
  delete from public.settlement_lines m using public.settlement_lines l
   where l.id = any (p_ids) and l.report_id is not null and m.report_id is null and m.correction_id is null and m.kind = l.kind
     and (m.payment_id = l.payment_id and m.order_id is not distinct from l.order_id or m.refund_id = l.refund_id);
  perform private.confirm_carried_cash(p_ids);
  perform private.judge_settlement_lines(p_ids);
  perform private.post_settlement_lines(p_ids);
  select array_agg(distinct x.report_id) into reports from (
    select l.report_id from public.settlement_lines l where l.id = any (p_ids)
    union all select o.report_id from public.settlement_lines l join public.settlement_lines o on o.payment_id = l.payment_id where l.id = any (p_ids)
    union all select o.report_id from public.settlement_lines l join public.settlement_lines o on o.refund_id = l.refund_id where l.id = any (p_ids)) x
   where x.report_id is not null;
  perform private.count_settlement_reports(reports);
end
$$;

create or replace function private.find_missing_settlements() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  found_now integer;
begin
  insert into public.settlement_lines (provider, line, kind, happened_at, currency, amount_minor, state, ours_minor, payment_id, refund_id, order_id)
  select x.provider, 'missing:' || x.kind || ':' || x.id, x.kind, x.at, x.currency, 0, 'missing', x.ours, x.payment, x.refund, x.parcel
    from public.settlement_sources s
   cross join lateral (
     select p.provider, 'payment' as kind, p.id, p.created_at as at, p.currency, p.captured_minor as ours, p.id as payment, null::uuid as refund,
            null::uuid as parcel
       from public.payments p where p.provider = s.provider and p.method <> 'cash_on_delivery' and p.captured_minor > 0 and p.created_at >= s.reads_from
        and not exists (select from public.settlement_lines l where l.payment_id = p.id and l.kind = 'payment')
     union all
     -- Cash is told of parcel by parcel, and late where its carrier has had its days since the delivery.
     select p.provider, 'payment', o.id, coalesce(o.delivered_at, p.created_at), p.currency, w.captured_minor, p.id, null, o.id
       from public.payments p join public.payment_splits w on w.payment_id = p.id join public.orders o on o.id = w.order_id
      where p.provider = s.provider and p.method = 'cash_on_delivery' and w.captured_minor > 0
        and coalesce(o.delivered_at, p.created_at) >= s.reads_from
        and not exists (select from public.settlement_lines l where l.order_id = o.id and l.kind = 'payment')
     union all
     select p.provider, 'refund', r.id, r.succeeded_at, r.currency, -r.amount_minor, null, r.id, null
       from public.refunds r join public.payments p on p.id = r.payment_id
      where p.provider = s.provider and p.method <> 'cash_on_delivery' and r.status = 'succeeded' and r.succeeded_at >= s.reads_from
        and not exists (select from public.settlement_lines l where l.refund_id = r.id)) x
   where x.at < s.read_until - s.missing_after_days * interval '1 day'
  on conflict (provider, line) do nothing;
  get diagnostics found_now = row_count;
  return found_now;
end
$$;

create or replace function private.check_settlements() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  -- Each line is booked as it is told.
  select 'settlement_line', coalesce(d.line_id, b.line_id)::text, coalesce(d.amount, 0)::numeric, coalesce(b.amount, 0)
    from private.settlement_due d
    full join (
      select j.settlement_line_id as line_id, a.kind, a.provider, a.currency, sum(e.amount_minor) as amount
        from public.journals j join public.postings e on e.journal_id = j.id join public.ledger_accounts a on a.id = e.account_id
       where j.settlement_line_id is not null group by 1, 2, 3, 4) b using (line_id, kind, provider, currency)
   where coalesce(d.amount, 0) <> coalesce(b.amount, 0)
  union all
  -- What matches is what was paid and sent back, still.
  select 'settlement_match', min(l.id)::text, max(coalesce(w.captured_minor, p.captured_minor, -r.amount_minor))::numeric, sum(l.amount_minor)
    from public.settlement_lines l left join public.payments p on p.id = l.payment_id left join public.refunds r on r.id = l.refund_id
    left join public.payment_splits w on w.payment_id = l.payment_id and w.order_id = l.order_id
   where l.state = 'matched' and (p.id is not null and l.kind = 'payment' or r.id is not null)
   group by l.payment_id, l.order_id, l.refund_id
  having sum(l.amount_minor) <> max(coalesce(w.captured_minor, p.captured_minor, -r.amount_minor))
  union all
  -- What waits longer than its clock is nobody's work any more; it is a fault.
  select 'settlement_waiting', l.id::text, l.ours_minor::numeric, l.amount_minor::numeric
    from public.settlement_lines l join public.work_kinds k on k.kind = 'settlement'
   where l.state in ('differs', 'unknown', 'missing') and l.since < private.now() - k.hours * interval '1 hour'
  union all
  -- Where reports are read, a provider's account is what no report has told of yet, what reports told of, what was booked of them and by hand, less what
  -- banks took back.
  select 'clearing', s.provider, coalesce(u.amount, 0) + coalesce(t.amount, 0) + b.others - c.away, b.booked
    from public.settlement_sources s
    join (
      select a.provider, a.currency, sum(e.amount_minor) as booked,
             coalesce(sum(e.amount_minor) filter (where num_nonnulls(j.order_id, j.payment_id) = 0), 0) as others
        from public.ledger_accounts a join public.postings e on e.account_id = a.id join public.journals j on j.id = e.journal_id
       where a.kind = 'clearing' group by 1, 2) b on b.provider = s.provider
    left join (
      select x.provider, x.currency, sum(x.amount) as amount from (
        select p.provider, p.currency, p.captured_minor as amount from public.payments p
         where p.captured_minor > 0 and p.method <> 'cash_on_delivery' and not exists (
           select from public.settlement_lines l
            where l.payment_id = p.id and l.kind = 'payment' and l.report_id is not null and l.currency = p.currency)
        union all
        select p.provider, p.currency, w.captured_minor from public.payments p join public.payment_splits w on w.payment_id = p.id
         where w.captured_minor > 0 and p.method = 'cash_on_delivery' and not exists (
           select from public.settlement_lines l
            where l.order_id = w.order_id and l.kind = 'payment' and l.report_id is not null and l.currency = p.currency)
        union all
        select p.provider, r.currency, -r.amount_minor from public.refunds r join public.payments p on p.id = r.payment_id
         where r.status = 'succeeded' and not exists (
           select from public.settlement_lines l where l.refund_id = r.id and l.report_id is not null and l.currency = r.currency)) x
       group by 1, 2) u on u.provider = b.provider and u.currency = b.currency
    left join (
      select p.provider, l.currency, sum(l.ours_minor) as amount
        from public.settlement_lines l left join public.refunds r on r.id = l.refund_id
        join public.payments p on p.id = coalesce(l.payment_id, r.payment_id)
       where l.report_id is not null and l.kind <> 'chargeback' group by 1, 2) t on t.provider = b.provider and t.currency = b.currency
   cross join lateral (
      select coalesce(sum(x.away_minor + x.fee_minor), 0) as away from public.chargebacks x where x.provider = s.provider and x.currency = b.currency) c
   where s.reads_from is not null and coalesce(u.amount, 0) + coalesce(t.amount, 0) + b.others - c.away <> b.booked
$$;

create or replace function private.facts_of_settlement(p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('provider', l.provider, 'line', l.line, 'kind', l.kind, 'state', l.state, 'problem', l.problem, 'amount_minor', l.amount_minor,
           'fee_minor', l.fee_minor, 'ours_minor', l.ours_minor, 'currency', l.currency, 'happened_at', l.happened_at, 'description', l.description,
           'report_id', l.report_id, 'report', t.name, 'payment_id', l.payment_id, 'refund_id', l.refund_id, 'payout_id', l.payout_id,
           'order_id', l.order_id,
           'about', coalesce(d.number, g.number, o.number, y.number))
    from public.settlement_lines l left join public.settlement_reports t on t.id = l.report_id left join public.payments p on p.id = l.payment_id
    left join public.order_groups g on g.id = p.order_group_id left join public.refunds r on r.id = l.refund_id
    left join public.orders o on o.id = r.order_id
    left join public.orders d on d.id = l.order_id
    left join public.payouts y on y.id = l.payout_id
   where l.id = private.as_number(p_key)
$$;

create or replace function public.settlement_candidates(p_id bigint, p_words text default ''::text) returns table (
  about text, about_id text, title text, provider text, happened_at timestamp with time zone, amount_minor bigint, currency text)
language plpgsql stable security definer set search_path = '' as $$
declare
  l public.settlement_lines;
  words constant text := btrim(coalesce(p_words, ''));
begin
  perform private.demand('reconciliation.read');
  select * into l from public.settlement_lines x where x.id = p_id;
  if not found then raise exception 'There is no such line.' using errcode = 'PT404'; end if;
  return query
    select f.about, f.about_id, f.title, f.provider, f.happened_at, f.amount_minor, f.currency from (
      (select 'payment' as about, p.id::text as about_id, coalesce(g.number, p.id::text) as title, p.provider, p.created_at as happened_at,
              p.captured_minor as amount_minor, p.currency::text
         from public.payments p left join public.order_groups g on g.id = p.order_group_id
        where l.amount_minor > 0 and p.method <> 'cash_on_delivery' and case when words <> '' then g.number = words
              else p.amount_minor = l.amount_minor and p.created_at between l.happened_at - interval '30 days' and l.happened_at + interval '10 days'
                and p.captured_minor > 0 and not exists (select from public.settlement_lines o where o.payment_id = p.id and o.report_id is not null) end
        limit 20)
      union all
      (select 'order', o.id::text, o.number, p.provider, coalesce(o.delivered_at, o.created_at), w.amount_minor, p.currency::text
         from public.payments p join public.payment_splits w on w.payment_id = p.id join public.orders o on o.id = w.order_id
        where l.amount_minor > 0 and l.provider = 'cash' and p.method = 'cash_on_delivery' and case when words <> '' then o.number = words
                or exists (select from public.shipments h where h.order_id = o.id and h.tracking_number <> ''
                  and private.tracking_key(h.tracking_number) = private.tracking_key(words))
              else w.amount_minor = l.amount_minor and o.created_at between l.happened_at - interval '60 days' and l.happened_at + interval '1 day'
                and not exists (select from public.settlement_lines x where x.order_id = o.id and x.report_id is not null) end
        limit 20)
      union all
      (select 'refund', r.id::text, o.number, p.provider, coalesce(r.succeeded_at, r.created_at), -r.amount_minor, r.currency::text
         from public.refunds r join public.orders o on o.id = r.order_id join public.payments p on p.id = r.payment_id
        where l.amount_minor < 0 and case when words <> '' then o.number = words or o.number like words || '-%'
              else r.amount_minor = -l.amount_minor and r.status = 'succeeded'
                and r.succeeded_at between l.happened_at - interval '30 days' and l.happened_at + interval '10 days'
                and not exists (select from public.settlement_lines x where x.refund_id = r.id and x.report_id is not null) end
        limit 20)
      union all
      (select 'payout', o.id::text, o.number, 'own-account', o.paid_at, -o.amount_minor, o.currency::text
         from public.payouts o join public.settlement_sources s on s.provider = l.provider and s.at_once
        where l.amount_minor < 0 and o.status = 'paid' and case when words <> '' then o.number = words
              else o.amount_minor = -l.amount_minor and o.paid_at between l.happened_at - interval '30 days' and l.happened_at + interval '10 days'
                and not exists (select from public.settlement_lines x where x.payout_id = o.id) end
        limit 20)
      union all
      (select 'line', o.id::text, o.line, o.provider, o.happened_at, -o.amount_minor, o.currency::text
         from public.settlement_lines o join public.settlement_sources s on s.provider = l.provider and s.at_once
        where l.amount_minor > 0 and o.kind = 'payout' and o.provider <> l.provider and case when words <> '' then o.line = words
              else o.amount_minor = -l.amount_minor and o.happened_at between l.happened_at - interval '30 days' and l.happened_at + interval '10 days'
                and not exists (select from public.settlement_lines x where x.sent_line_id = o.id) end
        limit 20)) f
     order by abs(extract(epoch from f.happened_at - l.happened_at)), f.about_id limit 20;
end
$$;

create or replace function public.match_settlement_line(p_id bigint, p_about text, p_about_id text, p_reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  l public.settlement_lines;
  before bigint[];
  became text;
begin
  perform private.demand('reconciliation.write');
  l := private.settlement_line_to_decide(p_id, p_reason);
  perform private.demand_line_waits(l);
  if l.report_id is null or l.kind not in ('payment', 'refund', 'chargeback', 'adjustment') then
    raise exception 'This line is about itself.' using errcode = '22023', hint = 'invalid';
  end if;
  if not (case p_about when 'payment' then exists (select from public.payments p where p.id = private.as_uuid(p_about_id))
       when 'order' then l.provider = 'cash' and exists (select from public.payment_splits w join public.payments p on p.id = w.payment_id
         where w.order_id = private.as_uuid(p_about_id) and p.method = 'cash_on_delivery')
       when 'refund' then exists (select from public.refunds r where r.id = private.as_uuid(p_about_id))
       when 'payout' then exists (select from public.payouts o where o.id = private.as_uuid(p_about_id) and o.status = 'paid')
       when 'line' then exists (
         select from public.settlement_lines o where o.id = private.as_number(p_about_id) and o.kind = 'payout' and o.provider <> l.provider)
       else false end) then
    raise exception 'There is nothing like this to match it with.' using errcode = 'PT404';
  end if;
  select array_agg(o.id) into before from public.settlement_lines o
   where o.id <> l.id and o.report_id is not null and (o.payment_id = l.payment_id or o.refund_id = l.refund_id);
  update public.settlement_lines x
     set payment_id = case p_about when 'payment' then private.as_uuid(p_about_id)
           when 'order' then (select p.id from public.payment_splits w join public.payments p on p.id = w.payment_id
             where w.order_id = private.as_uuid(p_about_id) and p.method = 'cash_on_delivery' order by p.captured_minor desc, p.attempt desc limit 1) end,
         order_id = case when p_about = 'order' then private.as_uuid(p_about_id) end,
         refund_id = case when p_about = 'refund' then private.as_uuid(p_about_id) end,
         payout_id = case when p_about = 'payout' then private.as_uuid(p_about_id) end,
         sent_line_id = case when p_about = 'line' then private.as_number(p_about_id) end,
         kind = case when x.kind <> 'adjustment' then x.kind when p_about in ('payment', 'order', 'line') then 'payment' else 'refund' end,
         decision = 'linked', resolved_by = (select auth.uid()), resolved_at = private.now(), resolution = left(btrim(p_reason), 1000)
   where x.id = l.id;
  perform private.settle_lines(array[l.id] || coalesce(before, '{}'));
  select x.state into became from public.settlement_lines x where x.id = l.id;
  perform private.log_activity('settlement_lines.match', l.id::text, jsonb_build_object('about', jsonb_build_array(null, p_about || ' ' || p_about_id),
    'state', jsonb_build_array(l.state, became)), p_reason);
  return became;
end
$$;
