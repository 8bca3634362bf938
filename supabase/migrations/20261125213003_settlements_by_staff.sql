-- Why: where a report and the books differ a person decides: what a line is about, that it may stay as it is, or what is to be corrected; and takes it back.
-- What waits is work in the inbox, and red in the books when it has waited longer than its clock.

create function private.settlement_line_to_decide(p_id bigint, p_reason text) returns public.settlement_lines
language plpgsql security definer set search_path = '' as $$
declare
  l public.settlement_lines;
begin
  perform private.demand_reason(p_reason);
  select * into l from public.settlement_lines x where x.id = p_id;
  if not found then raise exception 'There is no such line.' using errcode = 'PT404'; end if;
  -- Decisions and reports of one provider come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('settlements:' || l.provider, 0));
  select * into l from public.settlement_lines x where x.id = p_id for update;
  return l;
end
$$;

create function private.demand_line_waits(l public.settlement_lines) returns void language plpgsql immutable set search_path = '' as $$
begin
  if l.state not in ('differs', 'unknown', 'missing') then
    raise exception 'This line is %.', l.state using errcode = 'HT005', hint = 'already_decided';
  end if;
end
$$;

create function public.match_settlement_line(p_id bigint, p_about text, p_about_id text, p_reason text) returns text
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
     set payment_id = case when p_about = 'payment' then private.as_uuid(p_about_id) end,
         refund_id = case when p_about = 'refund' then private.as_uuid(p_about_id) end,
         payout_id = case when p_about = 'payout' then private.as_uuid(p_about_id) end,
         sent_line_id = case when p_about = 'line' then private.as_number(p_about_id) end,
         kind = case when x.kind <> 'adjustment' then x.kind when p_about in ('payment', 'line') then 'payment' else 'refund' end,
         decision = 'linked', resolved_by = (select auth.uid()), resolved_at = private.now(), resolution = left(btrim(p_reason), 1000)
   where x.id = l.id;
  perform private.settle_lines(array[l.id] || coalesce(before, '{}'));
  select x.state into became from public.settlement_lines x where x.id = l.id;
  perform private.log_activity('settlement_lines.match', l.id::text, jsonb_build_object('about', jsonb_build_array(null, p_about || ' ' || p_about_id),
    'state', jsonb_build_array(l.state, became)), p_reason);
  return became;
end
$$;
comment on function public.match_settlement_line(bigint, text, text, text) is
  'Says what a line is about (payment, refund, payout, or line: what a provider sent) and compares it again; answers its state. HT005 already_decided.';

create function public.accept_settlement_line(p_id bigint, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  l public.settlement_lines;
begin
  perform private.demand('reconciliation.write');
  l := private.settlement_line_to_decide(p_id, p_reason);
  perform private.demand_line_waits(l);
  -- What moved and stands in no book of ours would be missing in the balances for ever.
  if l.state <> 'missing' and (l.problem = 'currency' or l.amount_minor <> l.ours_minor) then
    raise exception 'The books do not have this amount; it is matched or corrected.' using errcode = 'HT005', hint = 'needs_correction';
  end if;
  update public.settlement_lines x set state = 'resolved', decision = 'accepted', resolved_by = (select auth.uid()), resolved_at = private.now(),
         resolution = left(btrim(p_reason), 1000) where x.id = l.id;
  perform private.settle_lines(array[l.id]);
  perform private.log_activity('settlement_lines.accept', l.id::text, jsonb_build_object('state', jsonb_build_array(l.state, 'resolved')), p_reason);
end
$$;
comment on function public.accept_settlement_line(bigint, text) is
  'Lets a line stay that moves nothing the books lack: a high fee, or what no report told of. HT005 needs_correction, already_decided.';

create function public.correct_settlement_line(p_id bigint, p_account text, p_reason text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  l public.settlement_lines;
  holds uuid;
  bears uuid;
  amount bigint;
  made bigint;
begin
  perform private.demand('ledger.correct');
  l := private.settlement_line_to_decide(p_id, p_reason);
  perform private.demand_line_waits(l);
  if p_account is null or p_account not in ('corrections', 'psp_fees') then
    raise exception 'A difference is borne by corrections or fees.' using errcode = '22023', hint = 'invalid';
  end if;
  amount := l.amount_minor - l.ours_minor;
  if amount = 0 or l.problem = 'currency' then raise exception 'There is no amount to correct.' using errcode = 'HT005', hint = 'nothing_to_correct'; end if;
  select case when s.at_once and p.id is null then private.ledger_account('bank', '', null, l.currency)
              else private.ledger_account('clearing', case when s.at_once then p.provider else l.provider end, null, l.currency) end
    into holds
    from public.settlement_sources s left join public.refunds r on r.id = l.refund_id
    left join public.payments p on p.id = coalesce(l.payment_id, r.payment_id)
   where s.provider = l.provider;
  bears := private.ledger_account(p_account, '', null, l.currency);
  made := public.propose_correction(
    'settlement-line:' || l.id || ':' || (select count(*) from public.ledger_corrections c where c.key like 'settlement-line:' || l.id || ':%'),
    jsonb_build_array(jsonb_build_object('account_id', holds, 'amount_minor', amount),
      jsonb_build_object('account_id', bears, 'amount_minor', -amount)), p_reason);
  update public.settlement_lines x set state = 'resolved', decision = 'corrected', correction_id = made, resolved_by = (select auth.uid()),
         resolved_at = private.now(), resolution = left(btrim(p_reason), 1000) where x.id = l.id;
  perform private.settle_lines(array[l.id]);
  perform private.log_activity('settlement_lines.correct', l.id::text, jsonb_build_object('correction', jsonb_build_array(null, made)), p_reason);
  return made;
end
$$;
comment on function public.correct_settlement_line(bigint, text, text) is
  'Proposes the correction by which the books have what the line says, borne by `corrections` or `psp_fees`; another person decides about it. Wants '
  '`ledger.correct`. Answers the '
  'correction. HT005 nothing_to_correct, already_decided.';

create function private.reopen_settlement_line(p_id bigint) returns void language plpgsql security definer set search_path = '' as $$
declare
  l public.settlement_lines;
  others bigint[];
begin
  select * into l from public.settlement_lines x where x.id = p_id;
  select array_agg(o.id) into others from public.settlement_lines o
   where o.id <> l.id and o.report_id is not null and (o.payment_id = l.payment_id or o.refund_id = l.refund_id);
  update public.settlement_lines x set state = case when x.report_id is null then 'missing' else 'unknown' end, decision = '', correction_id = null,
         resolved_by = null, resolved_at = null, resolution = '' where x.id = p_id;
  perform private.settle_lines(array[p_id] || coalesce(others, '{}'));
end
$$;

create function public.undo_settlement_line(p_id bigint, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  l public.settlement_lines;
  corrected text;
begin
  perform private.demand('reconciliation.write');
  l := private.settlement_line_to_decide(p_id, p_reason);
  if l.decision = '' then raise exception 'Nobody has decided about this line.' using errcode = 'HT005', hint = 'already_decided'; end if;
  select c.status into corrected from public.ledger_corrections c where c.id = l.correction_id;
  if corrected = 'posted' then
    raise exception 'The correction is booked; another correction takes it back.' using errcode = 'HT005', hint = 'already_booked';
  end if;
  -- Declining it opens the line again by itself.
  if corrected = 'waiting' then perform public.decide_correction(l.correction_id, false, p_reason);
  else perform private.reopen_settlement_line(l.id); end if;
  perform private.log_activity('settlement_lines.undo', l.id::text, jsonb_build_object('decision', jsonb_build_array(l.decision, null)), p_reason);
end
$$;
comment on function public.undo_settlement_line(bigint, text) is
  'Takes back what a person decided about a line; it is what the machine says of it again. HT005 already_booked for a correction in the books.';

create function private.follow_declined_correction() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.reopen_settlement_line(l.id) from public.settlement_lines l where l.correction_id = new.id;
  return null;
end
$$;
create trigger ledger_corrections_reopen_lines after update of status on public.ledger_corrections for each row
  when (new.status = 'declined' and old.status = 'waiting') execute function private.follow_declined_correction();

create function public.settlement_candidates(p_id bigint, p_words text default '')
returns table (about text, about_id text, title text, provider text, happened_at timestamptz, amount_minor bigint, currency text)
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
        where l.amount_minor > 0 and case when words <> '' then g.number = words
              else p.amount_minor = l.amount_minor and p.created_at between l.happened_at - interval '30 days' and l.happened_at + interval '10 days'
                and p.captured_minor > 0 and not exists (select from public.settlement_lines o where o.payment_id = p.id and o.report_id is not null) end
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
comment on function public.settlement_candidates(bigint, text) is
  'What a line could be about: of the same amount, near its day and in no report yet, or by the number of an order or a payout.';

create function public.settlement_lines_found(p_words text) returns setof public.settlement_lines
language plpgsql stable security definer set search_path = '' rows 200 as $$
begin
  perform private.demand('reconciliation.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is.
  return query execute 'select * from public.settlement_lines where id in (
    (select l.id from public.settlement_lines l where l.line ilike $1 or l.description ilike $1 order by l.id desc limit 200)
     union select l.id from public.order_groups g join public.payments p on p.order_group_id = g.id join public.settlement_lines l on l.payment_id = p.id
            where g.number = $2)'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%', btrim(p_words);
end
$$;
comment on function public.settlement_lines_found(text) is
  'The newest 200 lines whose name or text holds these words, or those of an order''s payments by its number, for whoever may read reports.';

create function public.settlement_balances() returns table (provider text, currency text, read_until timestamptz, books_minor bigint, reported_minor bigint,
  unreported_minor bigint, rest_minor bigint, waiting bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('reconciliation.read');
  return query
    select s.provider, b.currency::text, s.read_until, b.booked::bigint, coalesce(t.held, 0)::bigint, u.unreported::bigint,
           (b.booked - coalesce(t.held, 0) - u.unreported)::bigint,
           (select count(*) from public.settlement_lines w where w.provider = s.provider and w.state in ('differs', 'unknown', 'missing'))
      from public.settlement_sources s
      join lateral (
        select a.currency, coalesce(sum(e.amount_minor), 0) as booked,
               coalesce(sum(e.amount_minor) filter (where num_nonnulls(j.order_id, j.payment_id) = 1), 0) as of_orders
          from public.ledger_accounts a join public.postings e on e.account_id = a.id join public.journals j on j.id = e.journal_id
         where a.kind = 'clearing' and a.provider = s.provider group by a.currency) b on true
      left join lateral (
        select sum(l.amount_minor - l.fee_minor) as held from public.settlement_lines l
         where l.provider = s.provider and l.currency = b.currency and not s.at_once) t on true
     cross join lateral (
        select b.of_orders - coalesce((
          select sum(l.ours_minor - case when l.kind = 'chargeback' then l.fee_minor else 0 end)
            from public.settlement_lines l left join public.refunds r on r.id = l.refund_id
            join public.payments p on p.id = coalesce(l.payment_id, r.payment_id) left join public.ledger_corrections c on c.id = l.correction_id
           where p.provider = s.provider and l.currency = b.currency and (l.report_id is not null or c.status = 'posted')), 0) as unreported) u
     where s.reads_from is not null order by 1, 2;
end
$$;
comment on function public.settlement_balances() is
  'Why each provider''s account holds what it holds: what its reports say it still has, what no report has told of yet, and the rest, which is what differs.';

revoke execute on function private.settlement_line_to_decide(bigint, text), private.demand_line_waits(public.settlement_lines),
  private.reopen_settlement_line(bigint), private.follow_declined_correction() from public;
revoke execute on function public.match_settlement_line(bigint, text, text, text), public.accept_settlement_line(bigint, text),
  public.correct_settlement_line(bigint, text, text), public.undo_settlement_line(bigint, text), public.settlement_candidates(bigint, text),
  public.settlement_balances(), public.settlement_lines_found(text) from public, anon;
grant execute on function public.match_settlement_line(bigint, text, text, text), public.accept_settlement_line(bigint, text),
  public.correct_settlement_line(bigint, text, text), public.undo_settlement_line(bigint, text), public.settlement_candidates(bigint, text),
  public.settlement_balances(), public.settlement_lines_found(text) to authenticated;
