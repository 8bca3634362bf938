-- Why: what no event books, a person books: a wrong payout, goodwill, a fee that somebody else bears. One person proposes a correction, another one stands
-- behind it, and only then it is in the books; nothing that was booked is changed by it.
alter table public.ledger_accounts drop constraint ledger_accounts_kind_check;
alter table public.ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'clearing', 'buyer_refunds', 'seller_pending', 'seller_available', 'seller_in_flight', 'bank', 'commission', 'vat_output', 'promotion_cost', 'plan_fees',
  'corrections'));
comment on table public.ledger_accounts is
  'clearing: money at a provider · buyer_refunds: to be sent back · seller_pending, seller_available: owed to a maker before and after completion · '
  'seller_in_flight: on its way to a maker · bank: the shop''s own account, out of which makers are paid · commission, vat_output, plan_fees: the shop''s '
  'income and the tax in it · promotion_cost: points and delivery the shop pays for · corrections: what the shop bears, or gains, by corrections by hand.';
-- It is chosen before it was ever used.
insert into public.ledger_accounts (kind) values ('corrections');

create table public.ledger_corrections (
  id          bigint generated always as identity primary key,
  key         text not null unique check (char_length(key) between 8 and 100),
  status      text not null default 'waiting' check (status in ('waiting', 'posted', 'declined')),
  reason      text not null check (char_length(reason) between 3 and 1000),
  proposed_by uuid references auth.users on delete set null,
  proposed_at timestamptz not null default private.now(),
  decided_by  uuid references auth.users on delete set null,
  decided_at  timestamptz,
  decision    text not null default '' check (char_length(decision) <= 1000),
  constraint decided_has_a_reason check ((status = 'waiting') = (decided_at is null) and (status = 'waiting') = (decision = ''))
);
comment on table public.ledger_corrections is
  'A correction of the books by hand: proposed by one person for a reason, posted or declined by another. `key` is the click that proposed it.';
create index ledger_corrections_by_status on public.ledger_corrections (status, id);
create index ledger_corrections_waiting on public.ledger_corrections (proposed_at, id) where status = 'waiting';
create index ledger_corrections_proposed_by on public.ledger_corrections (proposed_by);
create index ledger_corrections_decided_by on public.ledger_corrections (decided_by);

create table public.ledger_correction_lines (
  correction_id bigint not null references public.ledger_corrections on delete restrict,
  account_id    uuid not null references public.ledger_accounts on delete restrict,
  amount_minor  bigint not null check (amount_minor <> 0 and abs(amount_minor) <= 100000000000),
  primary key (correction_id, account_id)
);
comment on table public.ledger_correction_lines is 'What a correction books: debits positive, credits negative, nothing left over.';
create index ledger_correction_lines_account on public.ledger_correction_lines (account_id);

alter table public.ledger_corrections enable row level security;
alter table public.ledger_correction_lines enable row level security;
create policy "who may reads corrections" on public.ledger_corrections for select to authenticated using ((select private.may('ledger.read')));
create policy "who may reads what corrections book" on public.ledger_correction_lines for select to authenticated using ((select private.may('ledger.read')));
grant select on public.ledger_corrections, public.ledger_correction_lines to authenticated;
revoke insert, update, delete, truncate on public.ledger_corrections, public.ledger_correction_lines from service_role;

alter table public.journals add column correction_id bigint references public.ledger_corrections on delete restrict;
create unique index journals_correction on public.journals (correction_id) where correction_id is not null;
alter table public.journals drop constraint is_about_one_thing;
alter table public.journals add constraint is_about_one_thing check (num_nonnulls(order_id, payment_id, payout_id, correction_id) = 1);
alter table public.journals drop constraint journals_kind_check;
alter table public.journals add constraint journals_kind_check check (kind in (
  'opening', 'capture', 'refund', 'cancellation', 'completion', 'change', 'plan', 'payout', 'payout_paid', 'payout_returned', 'correction'));

create function private.side_of_account(p_kind text) returns integer
language sql immutable set search_path = '' as $$
  select case
    when p_kind in ('buyer_refunds', 'seller_in_flight', 'commission', 'vat_output', 'plan_fees') then -1
    when p_kind = 'promotion_cost' then 1
    else 0
  end
$$;
comment on function private.side_of_account(text) is
  'On which side an account of this kind always stands: 1 debit, -1 credit, 0 either. A maker may come to owe, and a bank may be overdrawn.';
revoke execute on function private.side_of_account(text) from public;
grant execute on function private.side_of_account(text) to service_role;

/* Refuses what may not be booked by hand: too few lines, something left over, a balance of one's own, an account on the side where it may not stand. */
create function private.demand_correction_fits(p_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.ledger_correction_lines l where l.correction_id = p_id) not between 2 and 20 then
    raise exception 'A correction has two to twenty lines.' using errcode = 'HT005', hint = 'too_few_lines';
  end if;
  if exists (select from public.ledger_correction_lines l join public.ledger_accounts a on a.id = l.account_id
              where l.correction_id = p_id group by a.currency having sum(l.amount_minor) <> 0) then
    raise exception 'Debits and credits differ.' using errcode = 'HT005', hint = 'not_zero';
  end if;
  if exists (select from public.ledger_correction_lines l join public.ledger_accounts a on a.id = l.account_id
               join public.seller_members m on m.seller_id = a.seller_id and m.person_id = (select auth.uid()) where l.correction_id = p_id) then
    raise exception 'Nobody corrects the balance of their own shop.' using errcode = 'HT005', hint = 'own_balance';
  end if;
  -- Two corrections of one account are decided one after the other. Orders that book into it meanwhile go on.
  perform from public.ledger_accounts a
    where a.id in (select l.account_id from public.ledger_correction_lines l where l.correction_id = p_id) order by a.id for no key update;
  if exists (
    select from public.ledger_correction_lines l join public.ledger_accounts a on a.id = l.account_id
     where l.correction_id = p_id and private.side_of_account(a.kind) * (
       l.amount_minor + coalesce((select sum(p.amount_minor) from public.postings p where p.account_id = a.id), 0)) < 0) then
    raise exception 'An account would stand on the side where it may not.' using errcode = 'HT005', hint = 'turns_negative';
  end if;
end
$$;
revoke execute on function private.demand_correction_fits(bigint) from public;

create function public.propose_correction(p_key text, p_lines jsonb, p_reason text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  made bigint;
begin
  perform private.demand('ledger.correct');
  perform private.demand_reason(p_reason);
  select c.id into made from public.ledger_corrections c where c.key = p_key and c.proposed_by = (select auth.uid());
  if found then return made; end if;
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) > 20 then
    raise exception 'A correction has two to twenty lines.' using errcode = 'HT005', hint = 'too_few_lines';
  end if;
  insert into public.ledger_corrections (key, reason, proposed_by) values (p_key, left(btrim(p_reason), 1000), (select auth.uid())) returning id into made;
  insert into public.ledger_correction_lines (correction_id, account_id, amount_minor)
    select made, line.account_id, line.amount_minor from jsonb_to_recordset(p_lines) line(account_id uuid, amount_minor bigint);
  perform private.demand_correction_fits(made);
  perform private.log_activity('corrections.propose', made::text, jsonb_build_object('lines', jsonb_build_array(null, p_lines)), p_reason);
  return made;
end
$$;
comment on function public.propose_correction(text, jsonb, text) is
  'Proposes what is to be booked by hand: lines of {account_id, amount_minor}, debits positive. The same key answers the same correction.';
revoke execute on function public.propose_correction(text, jsonb, text) from public, anon;
grant execute on function public.propose_correction(text, jsonb, text) to authenticated;

create function public.propose_balance_correction(p_key text, p_seller_id uuid, p_amount_minor bigint, p_reason text) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('ledger.correct');
  if not exists (select from public.sellers s where s.id = p_seller_id) then raise exception 'There is no such shop.' using errcode = 'PT404'; end if;
  if coalesce(p_amount_minor, 0) = 0 then raise exception 'Nothing is written.' using errcode = 'HT005', hint = 'not_zero'; end if;
  return public.propose_correction(p_key, jsonb_build_array(
    jsonb_build_object('account_id', private.ledger_account('seller_available', '', p_seller_id, 'THB'), 'amount_minor', -p_amount_minor),
    jsonb_build_object('account_id', private.ledger_account('corrections', '', null, 'THB'), 'amount_minor', p_amount_minor)), p_reason);
end
$$;
comment on function public.propose_balance_correction(text, uuid, bigint, text) is
  'Proposes to give a maker something, or with a minus to take it from what is available to them; the shop has the other side.';
revoke execute on function public.propose_balance_correction(text, uuid, bigint, text) from public, anon;
grant execute on function public.propose_balance_correction(text, uuid, bigint, text) to authenticated;

create function public.decide_correction(p_id bigint, p_approved boolean, p_reason text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  asked public.ledger_corrections;
  me constant uuid := (select auth.uid());
  journal bigint;
begin
  perform private.demand('ledger.correct');
  perform private.demand_reason(p_reason);
  select * into asked from public.ledger_corrections c where c.id = p_id for update;
  if not found then raise exception 'There is no such correction.' using errcode = 'PT404'; end if;
  if asked.status <> 'waiting' then raise exception 'This correction is %.', asked.status using errcode = 'HT005', hint = 'already_decided'; end if;
  if p_approved then
    if asked.proposed_by = me then raise exception 'Somebody else has to approve it.' using errcode = 'HT005', hint = 'needs_second'; end if;
    perform private.demand_correction_fits(p_id);
    insert into public.journals (kind, correction_id, key) values ('correction', p_id, 'correction:' || p_id) returning id into journal;
    insert into public.postings (journal_id, account_id, amount_minor)
      select journal, l.account_id, l.amount_minor from public.ledger_correction_lines l where l.correction_id = p_id;
  end if;
  update public.ledger_corrections set status = case when p_approved then 'posted' else 'declined' end, decided_by = me, decided_at = private.now(),
    decision = left(btrim(p_reason), 1000) where id = p_id;
  perform private.log_activity('corrections.decide', p_id::text,
    jsonb_build_object('status', jsonb_build_array('waiting', case when p_approved then 'posted' else 'declined' end)), p_reason);
  return journal;
end
$$;
comment on function public.decide_correction(bigint, boolean, text) is
  'Books what somebody else has proposed and answers its journal, or declines it; who proposed it may take it back. HT005 needs_second, already_decided.';
revoke execute on function public.decide_correction(bigint, boolean, text) from public, anon;
grant execute on function public.decide_correction(bigint, boolean, text) to authenticated;
