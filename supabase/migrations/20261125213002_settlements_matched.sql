-- Why: what a line is about is found by what it refers to, judged by comparing the sums of both sides, and booked by the difference, as orders are: told twice
-- it books nothing the second time, and a decision that is taken back takes its entries back.

create view private.settlement_due as
  select l.id as line_id, d.kind, d.provider, l.currency, d.amount
    from public.settlement_lines l
    join public.settlement_sources s on s.provider = l.provider
    left join public.refunds r on r.id = l.refund_id
    left join public.payments p on p.id = coalesce(l.payment_id, r.payment_id)
   -- The fee of a dispute is booked with its chargeback.
   cross join lateral (select case when l.kind = 'chargeback' then 0 else l.fee_minor end as minor) f
   cross join lateral (values
     ('clearing', case when s.at_once then coalesce(p.provider, '') else l.provider end,
       case when not s.at_once then case when l.kind in ('payout', 'fee') then l.amount_minor else 0 end - f.minor
            when p.id is not null then -l.amount_minor else 0 end),
     ('psp_fees', '',
       case when l.kind = 'fee' then -l.amount_minor else 0 end + case when not s.at_once or p.id is not null then f.minor else 0 end),
     ('bank', '',
       case when not s.at_once then case when l.kind = 'payout' then -l.amount_minor else 0 end
            when l.kind = 'fee' then l.amount_minor when p.id is not null then l.amount_minor - f.minor else 0 end)) d(kind, provider, amount)
   where l.report_id is not null and d.amount <> 0;
comment on view private.settlement_due is
  'What each account is to hold because of a line: fees leave the provider''s account, payouts reach the bank, and on a statement of the bank itself '
  'what is about '
  'a payment or a refund comes to it out of clearing.';
revoke all on private.settlement_due from service_role;

create function private.post_settlement_lines(p_ids bigint[]) returns void language plpgsql security definer set search_path = '' as $$
declare
  change jsonb;
begin
  with due as (
    select d.line_id, private.ledger_account(d.kind, d.provider, null, d.currency) as account, d.kind, d.amount from private.settlement_due d
     where d.line_id = any (p_ids)
  ), booked as (
    select j.settlement_line_id as line_id, e.account_id as account, a.kind, sum(e.amount_minor) as amount
      from public.journals j join public.postings e on e.journal_id = j.id join public.ledger_accounts a on a.id = e.account_id
     where j.settlement_line_id = any (p_ids) group by 1, 2, 3
  )
  select jsonb_agg(jsonb_build_object('line', line_id, 'account', account, 'kind', coalesce(d.kind, b.kind),
           'amount', coalesce(d.amount, 0) - coalesce(b.amount, 0))) into change
    from due d full join booked b using (line_id, account) where coalesce(d.amount, 0) <> coalesce(b.amount, 0);
  if change is null then return; end if;
  with changed as (
    select * from jsonb_to_recordset(change) x(line bigint, account uuid, kind text, amount bigint)
  ), made as (
    insert into public.journals (kind, settlement_line_id, key)
    select case when bool_or(c.kind = 'bank') then 'settlement' else 'psp_fee' end, l.id,
           'settlement:' || l.provider || ':' || l.line || coalesce(':' || nullif(
             (select count(*) from public.journals j where j.settlement_line_id = l.id), 0), '')
      from changed c join public.settlement_lines l on l.id = c.line group by l.id order by l.id returning id, settlement_line_id
  )
  insert into public.postings (journal_id, account_id, amount_minor)
  select m.id, c.account, c.amount from made m join changed c on c.line = m.settlement_line_id;
end
$$;
comment on function private.post_settlement_lines(bigint[]) is
  'Books the difference between what lines mean and what is booked of them; nothing where there is none.';

create function private.link_settlement_lines(p_ids bigint[]) returns void language sql security definer set search_path = '' as $$
  update public.settlement_lines l
     set payment_id = case when l.kind in ('payment', 'chargeback') then f.payment end,
         refund_id = case when l.kind = 'refund' then f.refund end,
         payout_id = case when l.kind = 'refund' and f.refund is null then f.payout end,
         sent_line_id = case when l.kind = 'payment' and f.payment is null then f.sent end
    from (
      select x.id, coalesce(by_key.payment, disputed.payment, by_reference.payment, by_number.payment) as payment,
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
       where x.id = any (p_ids) and x.decision = '' and x.report_id is not null) f
   where f.id = l.id
$$;
comment on function private.link_settlement_lines(bigint[]) is
  'Finds what lines are about: by our key, the provider''s reference, or the number of an order or a payout in what they say. What a person has '
  'decided stays.';

create function private.judge_settlement_lines(p_ids bigint[]) returns void language sql security definer set search_path = '' as $$
  with named as (
    select l.id, l.kind, l.payment_id, l.refund_id, l.payout_id, l.sent_line_id from public.settlement_lines l
     where l.id = any (p_ids) and l.report_id is not null
  ), touched as (
    select id from named
    union select l.id from named n join public.settlement_lines l on l.payment_id = n.payment_id and l.kind = n.kind and l.report_id is not null
    union select l.id from named n join public.settlement_lines l on l.refund_id = n.refund_id and l.report_id is not null
    union select l.id from named n join public.settlement_lines l on l.payout_id = n.payout_id and l.report_id is not null
    union select l.id from named n join public.settlement_lines l on l.sent_line_id = n.sent_line_id and l.report_id is not null
  ), facts as (
    select l.id, l.kind, l.decision, l.amount_minor, l.fee_minor, l.currency, l.payment_id, l.refund_id, l.payout_id, l.sent_line_id, s.fee_most_ppm,
           s.fee_most_minor, not s.at_once and l.kind in ('payout', 'fee') or s.at_once and l.kind = 'fee' as told_by_itself,
           num_nonnulls(l.payment_id, l.refund_id, l.payout_id, l.sent_line_id) = 1 as linked,
           coalesce(p.currency, r.currency, o.currency, t.currency, l.currency) as our_currency,
           case when l.kind = 'payment' and p.id is not null then p.captured_minor
                when l.kind = 'chargeback' and p.id is not null then -coalesce(
                  (select sum(c.away_minor) from public.chargebacks c where c.payment_id = p.id and c.provider = l.provider), 0)
                when r.id is not null then case when r.status = 'succeeded' then -r.amount_minor else 0 end
                when o.id is not null then case when o.status = 'paid' then -o.amount_minor else 0 end
                when t.id is not null then -t.amount_minor else 0 end as ours
      from touched x join public.settlement_lines l on l.id = x.id
      join public.settlement_sources s on s.provider = l.provider
      left join public.payments p on p.id = l.payment_id
      left join public.refunds r on r.id = l.refund_id
      left join public.payouts o on o.id = l.payout_id
      left join public.settlement_lines t on t.id = l.sent_line_id
  ), grouped as (
    select f.*, f.currency = f.our_currency as comparable,
           sum(f.amount_minor) filter (where f.currency = f.our_currency) over about as told,
           row_number() over (about order by f.currency <> f.our_currency, f.id) as place
      from facts f
    window about as (partition by f.payment_id, f.refund_id, f.payout_id, f.sent_line_id, f.kind, case when f.linked then 0 else f.id end)
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
comment on function private.judge_settlement_lines(bigint[]) is
  'Compares lines, and all others about the same, with what our books have: the sum of their amounts, their currency, and whether the fee is within bounds.';

create function private.count_settlement_reports(p_ids bigint[]) returns void language sql security definer set search_path = '' as $$
  update public.settlement_reports r
     set lines = c.lines, matched = c.matched, waiting = c.waiting, resolved = c.resolved, amount_minor = c.amount, fee_minor = c.fee,
         paid_out_minor = c.paid_out
    from (
      select x.id, count(l.id) as lines, count(*) filter (where l.state = 'matched') as matched,
             count(*) filter (where l.state in ('differs', 'unknown')) as waiting, count(*) filter (where l.state = 'resolved') as resolved,
             coalesce(sum(l.amount_minor) filter (where l.kind <> 'payout'), 0) as amount, coalesce(sum(l.fee_minor), 0) as fee,
             coalesce(-sum(l.amount_minor) filter (where l.kind = 'payout'), 0) as paid_out
        from unnest(p_ids) x(id) left join public.settlement_lines l on l.report_id = x.id group by x.id) c
   where r.id = c.id
$$;

create function private.settle_lines(p_ids bigint[]) returns void language plpgsql security definer set search_path = '' as $$
declare
  reports bigint[];
begin
  perform private.link_settlement_lines(p_ids);
  -- What no report had is in one now.
  delete from public.settlement_lines m using public.settlement_lines l
   where l.id = any (p_ids) and l.report_id is not null and m.report_id is null and m.correction_id is null and m.kind = l.kind
     and (m.payment_id = l.payment_id or m.refund_id = l.refund_id);
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
comment on function private.settle_lines(bigint[]) is 'Finds what lines are about, compares and books them, and counts their reports anew.';

create function private.keep_settlement(p_provider text, p_origin text, p_name text, p_fingerprint text, p_currency text, p_lines jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  report bigint;
  taken bigint[];
  contradicted text[];
begin
  -- Two who take in the same file at once: the second waits here and finds it taken in.
  perform pg_advisory_xact_lock(hashtextextended('settlements:' || p_provider, 0));
  select r.id into report from public.settlement_reports r where r.provider = p_provider and r.fingerprint = p_fingerprint and r.currency = p_currency;
  if found then return jsonb_build_object('report', report, 'again', true); end if;
  -- A line is told once. Told again with another amount, one of the two files is wrong, and neither is believed in silence.
  select array_agg(x.line order by x.line) into contradicted
    from jsonb_to_recordset(p_lines) x(line text, amount_minor bigint, fee_minor bigint)
    join public.settlement_lines l on l.provider = p_provider and l.line = x.line
   where l.amount_minor <> x.amount_minor or l.fee_minor <> x.fee_minor or l.currency <> p_currency;
  if contradicted is not null then return jsonb_build_object('contradicted', to_jsonb(contradicted[1:20])); end if;
  insert into public.settlement_reports (provider, name, origin, fingerprint, currency, taken_by, first_at, last_at)
    select p_provider, left(p_name, 200), p_origin, p_fingerprint, p_currency, (select auth.uid()), min(x.happened_at), max(x.happened_at)
      from jsonb_to_recordset(p_lines) x(happened_at timestamptz) having count(*) > 0 returning id into report;
  if report is null then return jsonb_build_object('empty', true); end if;
  with made as (
    insert into public.settlement_lines (report_id, provider, line, kind, happened_at, currency, amount_minor, fee_minor, refers_to, description)
    select report, p_provider, x.line, x.kind, x.happened_at, p_currency, x.amount_minor, x.fee_minor, x.refers_to, left(x.description, 300)
      from jsonb_to_recordset(p_lines)
        x(line text, kind text, happened_at timestamptz, amount_minor bigint, fee_minor bigint, refers_to text[], description text)
     order by x.happened_at, x.line on conflict (provider, line) do nothing returning id)
  select coalesce(array_agg(id), '{}') into taken from made;
  update public.settlement_reports r set known = jsonb_array_length(p_lines) - cardinality(taken) where r.id = report;
  update public.settlement_sources s set reads_from = least(s.reads_from, r.first_at), read_until = greatest(s.read_until, r.last_at)
    from public.settlement_reports r where r.id = report and s.provider = p_provider;
  perform private.settle_lines(taken);
  perform private.log_activity('settlement_reports.take', report::text, jsonb_build_object('name', jsonb_build_array(null, left(p_name, 200)),
    'lines', jsonb_build_array(null, cardinality(taken))));
  return (select jsonb_build_object('report', r.id, 'again', false, 'lines', r.lines, 'matched', r.matched, 'waiting', r.waiting, 'known', r.known)
            from public.settlement_reports r where r.id = report);
end
$$;
comment on function private.keep_settlement(text, text, text, text, text, jsonb) is
  'Takes in a report of one currency: lines of {line, kind, happened_at, amount_minor, fee_minor, refers_to, description}. The same file again '
  'changes nothing; '
  'lines that contradict what was told before are named and nothing is kept.';

create function private.find_missing_settlements() returns integer language plpgsql security definer set search_path = '' as $$
declare
  found_now integer;
begin
  insert into public.settlement_lines (provider, line, kind, happened_at, currency, amount_minor, state, ours_minor, payment_id, refund_id)
  select x.provider, 'missing:' || x.kind || ':' || x.id, x.kind, x.at, x.currency, 0, 'missing', x.ours, x.payment, x.refund
    from public.settlement_sources s
   cross join lateral (
     select p.provider, 'payment' as kind, p.id, p.created_at as at, p.currency, p.captured_minor as ours, p.id as payment, null::uuid as refund
       from public.payments p where p.provider = s.provider and p.captured_minor > 0 and p.created_at >= s.reads_from
        and not exists (select from public.settlement_lines l where l.payment_id = p.id and l.kind = 'payment')
     union all
     select p.provider, 'refund', r.id, r.succeeded_at, r.currency, -r.amount_minor, null, r.id
       from public.refunds r join public.payments p on p.id = r.payment_id
      where p.provider = s.provider and r.status = 'succeeded' and r.succeeded_at >= s.reads_from
        and not exists (select from public.settlement_lines l where l.refund_id = r.id)) x
   where x.at < s.read_until - s.missing_after_days * interval '1 day'
  on conflict (provider, line) do nothing;
  get diagnostics found_now = row_count;
  return found_now;
end
$$;
comment on function private.find_missing_settlements() is
  'Payments and refunds that reports should have told of by now: those of the days that reports cover, less the days a provider may take. Answers how '
  'many are new.';

create function private.follow_settlements() returns void language plpgsql security definer set search_path = '' as $$
declare
  source text;
  waiting bigint[];
begin
  for source in select s.provider from public.settlement_sources s where s.reads_from is not null order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended('settlements:' || source, 0));
    select array_agg(l.id) into waiting from public.settlement_lines l
     where l.provider = source and l.state in ('differs', 'unknown') and l.report_id is not null;
    if waiting is not null then perform private.settle_lines(waiting); end if;
  end loop;
  perform private.find_missing_settlements();
end
$$;
comment on function private.follow_settlements() is
  'Looks again at lines that wait, because money may have been confirmed since, and finds what no report told of.';

create function private.settlement_day_read(p_provider text, p_day date) returns void language sql security definer set search_path = '' as $$
  update public.settlement_sources s
     set read_cursor = p_day::text, reads_from = least(s.reads_from, p_day::timestamp at time zone 'UTC'),
         read_until = greatest(s.read_until, (p_day + 1)::timestamp at time zone 'UTC')
   where s.provider = p_provider
$$;
comment on function private.settlement_day_read(text, date) is 'A day of a provider''s own list was read to its end (UTC), whatever stood in it.';

revoke execute on function private.post_settlement_lines(bigint[]), private.link_settlement_lines(bigint[]), private.judge_settlement_lines(bigint[]),
  private.count_settlement_reports(bigint[]), private.settle_lines(bigint[]), private.keep_settlement(text, text, text, text, text, jsonb),
  private.find_missing_settlements(), private.follow_settlements(), private.settlement_day_read(text, date) from public;
grant execute on function private.keep_settlement(text, text, text, text, text, jsonb), private.follow_settlements(),
  private.settlement_day_read(text, date) to service_role;
