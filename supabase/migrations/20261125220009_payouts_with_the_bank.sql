-- Why: between "approved" and "paid" a payout is with the bank. It is in one file only, nobody stops it there any more, and what was approved before its maker
-- was held or suspended does not get there. A bank may send back what it had paid.

alter table public.payouts drop constraint payouts_status_check;
alter table public.payouts add constraint payouts_status_check check (status in ('pending', 'approved', 'processing', 'paid', 'failed', 'canceled'));
alter table public.payouts add column batch text not null default '' check (batch ~ '^(B\d{8}-[0-9A-F]{6})?$');
alter table public.payouts add column sent_at timestamptz;
alter table public.payouts add constraint processing_was_sent check (status <> 'processing' or sent_at is not null);
comment on table public.payouts is
  'What a maker is paid for a week: pending → approved (large ones by two people) → processing, with the bank → paid with a reference, or failed or canceled '
  'and back in the balance. A bank may return what it had paid (failed).';
comment on column public.payouts.batch is 'The file for the bank that it is in.';
create index payouts_batch on public.payouts (batch, number) where batch <> '';
grant select (batch, sent_at) on public.payouts to authenticated;

create or replace function private.post_payout(p public.payouts, as_kind text) returns void language plpgsql security definer set search_path = '' as $$
declare
  journal bigint;
  taken text;
  given text;
begin
  insert into public.journals (kind, payout_id, key) values (as_kind, p.id, 'payout:' || p.id || ':' || as_kind) returning id into journal;
  select x.taken, x.given into taken, given from (values
    ('payout', 'seller_available', 'seller_in_flight'), ('payout_paid', 'seller_in_flight', 'bank'), ('payout_returned', 'seller_in_flight',
      'seller_available'), ('payout_bounced', 'bank', 'seller_available')
  ) x(kind, taken, given) where x.kind = as_kind;
  insert into public.postings (journal_id, account_id, amount_minor) values
    (journal, private.ledger_account(taken, '', case when taken = 'bank' then null else p.seller_id end, p.currency), p.amount_minor),
    (journal, private.ledger_account(given, '', case when given = 'bank' then null else p.seller_id end, p.currency), -p.amount_minor);
end
$$;

create or replace function private.sweep_payouts(p_period text default to_char(private.now() at time zone 'Asia/Bangkok', 'IYYY"-W"IW')) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  least constant bigint := (private.setting('payouts.minimum_minor') #>> '{}')::bigint;
  due record;
  made public.payouts;
  swept integer := 0;
begin
  -- Two processes that sweep at once: the second waits here and finds everything swept.
  perform pg_advisory_xact_lock(hashtextextended('payouts:sweep', 0));
  perform private.end_holds();
  for due in
    select a.seller_id, s.business_name, a.currency, -sum(p.amount_minor) as available, b.bank, b.bank_code, b.number_tail, b.number_sealed, b.holder
      from public.ledger_accounts a
      join public.postings p on p.account_id = a.id
      join public.sellers s on s.id = a.seller_id
      join private.seller_bank_accounts b on b.seller_id = a.seller_id and b.usable_from <= private.now()
      left join public.bank_account_changes c on c.id = b.change_id
     where a.kind = 'seller_available'
       and coalesce(c.name_check, 'matches') in ('matches', 'accepted')
       and not private.payouts_stopped(a.seller_id)
       and not exists (select from public.payouts x where x.seller_id = a.seller_id and x.period = p_period)
     group by a.seller_id, s.business_name, a.currency, b.seller_id
    having -sum(p.amount_minor) >= greatest(least, 1)
     order by a.seller_id
  loop
    insert into public.payouts (number, seller_id, seller_name, period, amount_minor, currency, bank, bank_code, number_tail, number_sealed, holder)
    values ('P' || replace(p_period, '-W', '') || '-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 7)), due.seller_id, due.business_name, p_period,
            due.available, due.currency, due.bank, due.bank_code, due.number_tail, due.number_sealed, due.holder)
    on conflict (seller_id, period) do nothing returning * into made;
    continue when made.id is null;
    perform private.post_payout(made, 'payout');
    swept := swept + 1;
    made := null;
  end loop;
  return swept;
end
$$;
comment on function private.sweep_payouts(text) is
  'Makes the payouts of a week: everything available of every maker with a usable account whose holder is known, no hold of everything and at least the '
  'minimum. Once a maker and week; answers how many were made.';

create function private.take_into_file(p_batch text, p_most integer)
returns table (number text, seller_id uuid, bank text, bank_code text, number_sealed text, holder text, amount_minor bigint)
language sql security definer set search_path = '' as $$
  with taken as (
    update public.payouts p set status = 'processing', batch = p_batch, sent_at = private.now()
     where p.id in (
       select x.id from public.payouts x where x.status = 'approved' and x.number_sealed <> '' and not private.payouts_stopped(x.seller_id)
        order by x.number limit p_most for update skip locked)
    returning p.*)
  select t.number, t.seller_id, t.bank, t.bank_code, t.number_sealed, t.holder, t.amount_minor from taken t order by t.number
$$;
comment on function private.take_into_file(text, integer) is
  'Takes every approved payout that nothing stops into a new file for the bank, each into one file only, and answers what the file says.';
revoke execute on function private.take_into_file(text, integer) from public;
grant execute on function private.take_into_file(text, integer) to service_role;

create or replace function public.mark_payout_paid(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  p public.payouts;
begin
  p := private.payout_to_decide(p_id, p_reason);
  perform private.demand('payouts.approve');
  if p.status not in ('approved', 'processing') then
    raise exception 'This payout is %.', p.status using errcode = 'HT005', hint = 'already_decided';
  end if;
  -- What is with the bank already arrives, and is written down as it is.
  if p.status = 'approved' and private.payouts_stopped(p.seller_id) then
    raise exception 'The payouts of this maker are held.' using errcode = 'HT005', hint = 'payouts_held';
  end if;
  update public.payouts set status = 'paid', reference = left(btrim(p_reason), 100), paid_at = private.now() where id = p.id returning * into p;
  perform private.post_payout(p, 'payout_paid');
end
$$;
comment on function public.mark_payout_paid(uuid, text) is
  'The bank has sent an approved payout, or one that was in its file; the reason is its reference. HT005 payouts_held for an approved one whose '
  'maker is held.';

create or replace function public.return_payout(p_id uuid, p_failed boolean, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.payouts;
  was text;
begin
  p := private.payout_to_decide(p_id, p_reason);
  perform private.demand('payouts.approve');
  was := p.status;
  if was not in ('pending', 'approved', 'processing') and not (was = 'paid' and p_failed) then
    raise exception 'This payout is %.', p.status using errcode = 'HT005', hint = 'already_decided';
  end if;
  update public.payouts set status = case when p_failed then 'failed' else 'canceled' end, reason = left(btrim(p_reason), 1000)
    where id = p.id returning * into p;
  perform private.post_payout(p, case when was = 'paid' then 'payout_bounced' else 'payout_returned' end);
  if p_failed then perform private.tell_of_failure(p); end if;
end
$$;
comment on function public.return_payout(uuid, boolean, text)
  is 'A payout that was not sent, because the bank refused it or somebody stopped it, or that the bank sent back after it was paid: its money is '
  'available again.';

create function private.tell_of_failure(p public.payouts) returns void language sql security definer set search_path = '' as $$
  select private.tell_owners(p.seller_id, 'payout_failed', 'payout:' || p.id, jsonb_build_object('reason', p.reason, 'amount_minor', p.amount_minor))
$$;
revoke execute on function private.tell_of_failure(public.payouts) from public;

create or replace function private.check_payouts() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  select 'payout', x.number, x.due, x.booked
    from (select p.number, case when p.status in ('pending', 'approved', 'processing') then p.amount_minor else 0 end::numeric as due,
                 coalesce((select -sum(e.amount_minor) from public.journals j join public.postings e on e.journal_id = j.id
                   join public.ledger_accounts a on a.id = e.account_id and a.kind = 'seller_in_flight' where j.payout_id = p.id), 0) as booked
            from public.payouts p) x
   where x.due <> x.booked
  union all
  -- What left the bank is what was paid.
  select 'bank', 'payouts', x.due, x.booked
    from (select coalesce((select sum(p.amount_minor) from public.payouts p where p.status = 'paid'), 0) as due,
                 coalesce((select -sum(e.amount_minor) from public.journals j join public.postings e on e.journal_id = j.id
                   join public.ledger_accounts a on a.id = e.account_id and a.kind = 'bank' where j.payout_id is not null), 0) as booked) x
   where x.due <> x.booked
  union all
  -- What is in reserve is what is held of it.
  select 'reserve', s.business_name, coalesce(h.held, 0), coalesce(b.held, 0)
    from (select x.seller_id, sum(x.amount_minor) as held from public.payout_holds x where x.released_at is null and x.amount_minor is not null group by 1) h
    full join (select a.seller_id, -sum(e.amount_minor) as held from public.postings e join public.ledger_accounts a on a.id = e.account_id
                where a.kind = 'seller_reserve' group by 1) b using (seller_id)
    join public.sellers s on s.id = seller_id
   where coalesce(h.held, 0) <> coalesce(b.held, 0)
$$;
comment on function private.check_payouts() is 'A row for each payout that the books do not have as it is, and each maker whose reserve is not what is held.';

create or replace function public.suspend_seller(p_seller_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s public.sellers;
  p public.payouts;
  act bigint;
begin
  perform private.demand('sellers.judge');
  s := private.seller_to_judge(p_seller_id, p_reason);
  if s.application_status <> 'approved' then
    raise exception 'This shop is %.', s.application_status using errcode = 'HT005', hint = 'already_decided';
  end if;
  update public.sellers set application_status = 'suspended' where id = s.id;
  perform private.place_hold(s.id, null, p_reason, null, true, null);
  -- What nobody has approved yet waits with the rest. What is approved stays so and cannot be sent; what is with the bank already arrives.
  for p in update public.payouts set status = 'canceled', reason = left(btrim(p_reason), 1000) where seller_id = s.id and status = 'pending' returning * loop
    perform private.post_payout(p, 'payout_returned');
  end loop;
  act := private.log_activity('sellers.suspend', s.id::text,
    jsonb_build_object('application_status', jsonb_build_array('approved', 'suspended')), p_reason);
  perform private.tell_seller('suspended', act::text, jsonb_build_object('seller_id', s.id, 'reason', left(btrim(p_reason), 1000)));
end
$$;

create or replace function public.reinstate_seller(p_seller_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s public.sellers;
  held uuid;
  act bigint;
begin
  perform private.demand('sellers.judge');
  s := private.seller_to_judge(p_seller_id, p_reason);
  if s.application_status <> 'suspended' then
    raise exception 'This shop is %.', s.application_status using errcode = 'HT005', hint = 'already_decided';
  end if;
  update public.sellers set application_status = 'approved' where id = s.id;
  -- A hold of finance for a reason of its own stays.
  for held in select h.id from public.payout_holds h where h.seller_id = s.id and h.by_suspension and h.released_at is null loop
    perform private.end_hold(held, 'reinstated', p_reason);
  end loop;
  act := private.log_activity('sellers.reinstate', s.id::text,
    jsonb_build_object('application_status', jsonb_build_array('suspended', 'approved')), p_reason);
  perform private.tell_seller('reinstated', act::text, jsonb_build_object('seller_id', s.id, 'reason', left(btrim(p_reason), 1000)));
end
$$;

create or replace function private.seller_money(p_seller_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'account', (select jsonb_build_object('bank', b.bank, 'number_tail', b.number_tail, 'holder', b.holder, 'changed_at', b.changed_at,
        'usable_from', b.usable_from, 'name_check', coalesce(c.name_check, 'matches'))
        from private.seller_bank_accounts b left join public.bank_account_changes c on c.id = b.change_id where b.seller_id = p_seller_id),
    'balances', coalesce((select jsonb_agg(to_jsonb(x) order by x.kind) from (
      select a.kind, -sum(p.amount_minor)::bigint as amount_minor
        from public.ledger_accounts a join public.postings p on p.account_id = a.id
       where a.seller_id = p_seller_id and a.currency = 'THB' group by a.kind) x), '[]'),
    'stopped', private.payouts_stopped(p_seller_id),
    'holds', coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'reason', h.reason, 'placed_at', h.placed_at, 'ends_at', h.ends_at,
        'amount_minor', h.amount_minor, 'kind', case when h.by_suspension then 'suspension' when h.change_id is not null then 'denied' else 'office' end,
        'by', coalesce(nullif(w.full_name, ''), w.email), 'change_id', h.change_id, 'appealed_at', h.appealed_at, 'appeal', h.appeal,
        'appeal_answer', h.appeal_answer) order by h.placed_at)
        from public.payout_holds h left join public.profiles w on w.id = h.placed_by where h.seller_id = p_seller_id and h.released_at is null), '[]'),
    'payouts', coalesce((select jsonb_agg(to_jsonb(x) order by x.created_at desc) from (
      select o.id, o.number, o.period, o.amount_minor, o.status, o.created_at from public.payouts o
       where o.seller_id = p_seller_id order by o.period desc limit 5) x), '[]'))
$$;

create or replace function private.statement(p_seller_id uuid, p_month date) returns jsonb
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
        'reserve', coalesce(sum(h.amount) filter (where h.kind = 'seller_reserve'), 0),
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
        'kind', l.kind, 'amount', l.amount_minor, 'order', l.order_number, 'payout', l.payout_number,
        'note', case when l.note = 'account_denied' then '' else l.note end))
      from span cross join lateral private.statement_lines(p_seller_id, span.begins, span.ends) l), '[]'))
$$;
