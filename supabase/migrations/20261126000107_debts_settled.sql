-- Why: a debt begins, is reminded of and blocks by the clock; it is paid by its maker, or seen by staff in the shop's account, who may give more time.

/* Finds who owes, reminds, and blocks those whose days of grace are over; answers how many debts began. Safe in two processes and on any day. */
create function private.sweep_debts() returns integer language plpgsql security definer set search_path = '' as $$
declare
  least constant bigint := private.least_debt();
  grace constant interval := (private.setting('debts.grace_days') #>> '{}')::integer * interval '1 day';
  pause constant interval := (private.setting('debts.reminder_days') #>> '{}')::integer * interval '1 day';
  due record;
  d public.seller_debts;
  begun integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('debts:sweep', 0));
  for due in
    select a.seller_id, s.business_name from public.ledger_accounts a join public.postings p on p.account_id = a.id join public.sellers s on s.id = a.seller_id
     where a.kind = 'seller_available' and a.currency = 'THB'
       and not exists (select from public.seller_debts x where x.seller_id = a.seller_id and x.ended_at is null)
     group by a.seller_id, s.business_name having sum(p.amount_minor) >= least order by a.seller_id
  loop
    -- Whatever settles it meanwhile comes before, and is seen, or after, and ends it.
    perform from public.sellers s where s.id = due.seller_id for no key update;
    insert into public.seller_debts (seller_id, seller_name, owed_minor, first_minor, grace_until)
    select due.seller_id, due.business_name, owed, owed, private.now() + grace from private.owed_by(due.seller_id) owed where owed >= least
    on conflict do nothing returning * into d;
    continue when d.id is null;
    perform private.tell_owners(d.seller_id, 'debt_started', 'debt:' || d.id, jsonb_build_object('amount_minor', d.owed_minor, 'at', d.grace_until));
    begun := begun + 1;
    d := null;
  end loop;
  for d in select * from public.seller_debts x where x.ended_at is null order by x.seller_id loop
    continue when private.follow_debt(d.id, 'minimum');
    select * into d from public.seller_debts x where x.id = d.id and x.ended_at is null;
    continue when d.id is null;
    if d.blocked_at is null and d.grace_until <= private.now() then
      update public.seller_debts set blocked_at = private.now(), reminded_at = private.now() where id = d.id;
      update public.sellers set sales_paused_at = private.now() where id = d.seller_id;
      perform private.tell_owners(d.seller_id, 'debt_blocked', 'debt:' || d.id || ':' || private.now()::date,
        jsonb_build_object('amount_minor', d.owed_minor));
    elsif coalesce(d.reminded_at, d.started_at) + pause <= private.now() then
      update public.seller_debts set reminded_at = private.now() where id = d.id;
      perform private.tell_owners(d.seller_id, 'debt_reminder', 'debt:' || d.id || ':' || private.now()::date,
        jsonb_build_object('amount_minor', d.owed_minor, 'at', case when d.blocked_at is null then d.grace_until end));
    end if;
  end loop;
  return begun;
end
$$;
comment on function private.sweep_debts() is
  'Finds makers who owe at least the minimum, reminds them, and pauses the sales of those whose days of grace are over; each is told. Answers how many '
  'debts began.';
revoke execute on function private.sweep_debts() from public;

create function private.begin_debt_repayment(p_person_id uuid, p_seller_id uuid, p_language text, p_provider text, p_method text)
returns table (repayment_id uuid, payment_id uuid) language plpgsql security definer set search_path = '' as $$
declare
  d public.seller_debts;
  open record;
  made public.debt_repayments;
  paying uuid;
begin
  if not exists (select from public.seller_members m where m.seller_id = p_seller_id and m.person_id = p_person_id and m.role in ('owner', 'finance')) then
    raise exception 'There is no such shop of yours.' using errcode = 'PT404';
  end if;
  select * into d from public.seller_debts x where x.seller_id = p_seller_id and x.ended_at is null for update;
  if not found or d.owed_minor = 0 then raise exception 'This shop owes nothing.' using errcode = 'HT005', hint = 'nothing_owed'; end if;
  select r.id, r.amount_minor, p.id as payment_id, p.method, p.expires_at into open
    from public.debt_repayments r join public.payments p on p.debt_repayment_id = r.id where r.debt_id = d.id and r.status = 'open'
   order by p.attempt desc limit 1;
  if found then
    if open.method = p_method and open.amount_minor = d.owed_minor and open.expires_at > private.now() then
      return query select open.id, open.payment_id;
      return;
    end if;
    raise exception 'Another payment of this debt is open.' using errcode = 'HT003';
  end if;
  insert into public.debt_repayments (number, debt_id, seller_id, amount_minor, language, made_by)
  values ('D' || to_char(private.now() at time zone 'UTC', 'YYMMDD') || '-' || upper(substr(md5(gen_random_uuid()::text), 1, 7)), d.id, d.seller_id,
    d.owed_minor, p_language, p_person_id) returning * into made;
  insert into public.payments (debt_repayment_id, provider, method, amount_minor, expires_at)
  values (made.id, p_provider, p_method, made.amount_minor,
    private.now() + private.setting('orders.reservation_minutes_promptpay')::integer * interval '1 minute') returning id into paying;
  return query select made.id, paying;
end
$$;
comment on function private.begin_debt_repayment(uuid, uuid, text, text, text) is
  'An owner or finance member begins to pay all that a shop owes; the same wish again is the same payment. PT404, HT003 where another is open, HT005 '
  'nothing_owed.';
revoke execute on function private.begin_debt_repayment(uuid, uuid, text, text, text) from public;

create function private.end_debt_repayment(wanted uuid, how text) returns void language sql security definer set search_path = '' as $$
  update public.debt_repayments set status = how, paid_at = case how when 'paid' then private.now() end
   where id = wanted and (status = 'open' or how = 'paid' and status <> 'paid') and how in ('paid', 'failed', 'expired', 'canceled')
$$;
comment on function private.end_debt_repayment(uuid, text) is 'What became of a repayment; money that came late counts as well.';
revoke execute on function private.end_debt_repayment(uuid, text) from public;

create function private.debt_to_decide(p_id uuid, p_reason text) returns public.seller_debts language plpgsql security definer set search_path = '' as $$
declare
  d public.seller_debts;
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  select * into d from public.seller_debts x where x.id = p_id;
  if not found then raise exception 'There is no such debt.' using errcode = 'PT404'; end if;
  perform private.demand_others_shop(d.seller_id);
  perform set_config('app.reason', left(p_reason, 500), true);
  -- The shop before its debt, as everybody locks them.
  perform from public.sellers s where s.id = d.seller_id for no key update;
  select * into d from public.seller_debts x where x.id = p_id for update;
  if d.ended_at is not null then raise exception 'This debt is settled.' using errcode = 'HT005', hint = 'already_decided'; end if;
  return d;
end
$$;
revoke execute on function private.debt_to_decide(uuid, text) from public;

create function public.confirm_debt_repayment(p_id uuid, p_amount_minor bigint, p_reference text, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  d public.seller_debts;
  made public.debt_repayments;
  journal bigint;
begin
  d := private.debt_to_decide(p_id, p_reason);
  perform private.demand('payouts.approve');
  if char_length(btrim(coalesce(p_reference, ''))) not between 3 and 100 then
    raise exception 'A transfer has a reference.' using errcode = 'HT005', hint = 'no_reference';
  end if;
  if p_amount_minor is null or p_amount_minor not between 1 and d.owed_minor then
    raise exception 'This is more than is owed.' using errcode = 'HT005', hint = 'more_than_owed';
  end if;
  insert into public.debt_repayments (number, debt_id, seller_id, amount_minor, status, reference, reason, made_by, paid_at)
  values ('D' || to_char(private.now() at time zone 'UTC', 'YYMMDD') || '-' || upper(substr(md5(gen_random_uuid()::text), 1, 7)), d.id, d.seller_id,
    p_amount_minor, 'paid', btrim(p_reference), left(btrim(p_reason), 1000), (select auth.uid()), private.now())
  on conflict (lower(reference)) where reference <> '' do nothing returning * into made;
  if made.id is null then raise exception 'This transfer is booked already.' using errcode = 'HT005', hint = 'same_reference'; end if;
  insert into public.journals (kind, repayment_id, key) values ('debt_repaid', made.id, 'repayment:' || made.id) returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor) values
    (journal, private.ledger_account('bank', '', null, 'THB'), made.amount_minor),
    (journal, private.ledger_account('seller_available', '', d.seller_id, 'THB'), -made.amount_minor);
  return made.id;
end
$$;
comment on function public.confirm_debt_repayment(uuid, bigint, text, text) is
  'Somebody has seen in the shop''s account what a maker sent to settle its debt: booked once under the bank''s reference, and the debt ends with it '
  'where it is all. HT005 already_decided, no_reference, more_than_owed, same_reference, own_shop.';
revoke execute on function public.confirm_debt_repayment(uuid, bigint, text, text) from public, anon;
grant execute on function public.confirm_debt_repayment(uuid, bigint, text, text) to authenticated, service_role;

create function public.extend_debt_grace(p_id uuid, p_days integer, p_reason text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  d public.seller_debts;
begin
  d := private.debt_to_decide(p_id, p_reason);
  perform private.demand('payouts.approve');
  if p_days is null or p_days not between 1 and 90 then raise exception 'Between 1 and 90 days.' using errcode = '22023', hint = 'invalid'; end if;
  update public.seller_debts set grace_until = private.now() + p_days * interval '1 day', blocked_at = null, reminded_at = private.now()
   where id = d.id returning * into d;
  update public.sellers set sales_paused_at = null where id = d.seller_id and sales_paused_at is not null;
  perform private.tell_owners(d.seller_id, 'debt_extended', 'debt:' || d.id || ':' || extract(epoch from d.grace_until)::bigint,
    jsonb_build_object('amount_minor', d.owed_minor, 'at', d.grace_until, 'reason', left(btrim(p_reason), 1000)));
  return d.grace_until;
end
$$;
comment on function public.extend_debt_grace(uuid, integer, text) is
  'Gives a maker so many days from now to settle its debt, for a reason it reads; what was blocked sells again meanwhile. HT005 already_decided, own_shop.';
revoke execute on function public.extend_debt_grace(uuid, integer, text) from public, anon;
grant execute on function public.extend_debt_grace(uuid, integer, text) to authenticated, service_role;
