-- Why: makers are paid. What they may have is in the books; a payout takes it out of `seller_available`, holds it while it is on its way, and ends at
-- the bank or goes back. The books decide how much, a row per maker and period that there is one payout, and people that it is right.
alter table public.ledger_accounts drop constraint ledger_accounts_kind_check;
alter table public.ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'clearing', 'buyer_refunds', 'seller_pending', 'seller_available', 'seller_in_flight', 'bank', 'commission', 'vat_output', 'promotion_cost', 'plan_fees'));
comment on table public.ledger_accounts is
  'clearing: money at a provider · buyer_refunds: to be sent back · seller_pending, seller_available: owed to a maker before and after completion · '
  'seller_in_flight: on its way to a maker · bank: the shop''s own account, out of which makers are paid · commission, vat_output, plan_fees: the shop''s '
  'income and the tax in it · promotion_cost: points and delivery the shop pays for.';

create table public.payouts (
  id           uuid primary key default gen_random_uuid(),
  number       text not null unique,
  seller_id    uuid not null references public.sellers on delete restrict,
  seller_name  text not null,
  period       text not null check (period ~ '^\d{4}-W\d{2}$'),
  amount_minor bigint not null check (amount_minor > 0),
  currency     character(3) not null default 'THB' references public.currencies (code),
  status       text not null default 'pending' check (status in ('pending', 'approved', 'paid', 'failed', 'canceled')),
  bank         text not null,
  number_tail  text not null,
  approved_by  uuid references auth.users on delete set null,
  second_by    uuid references auth.users on delete set null,
  reference    text not null default '' check (char_length(reference) <= 100),
  reason       text not null default '' check (char_length(reason) <= 1000),
  created_at   timestamptz not null default now(),
  paid_at      timestamptz,
  updated_at   timestamptz not null default now(),
  unique (seller_id, period),
  constraint paid_has_a_reference check ((status = 'paid') <= (reference <> '' and paid_at is not null))
);
comment on table public.payouts is
  'What a maker is paid for a week: pending → approved (large ones by two people) → paid with a reference, or failed or canceled and back in the balance.';
create index payouts_newest on public.payouts (created_at, id);
create index payouts_by_status on public.payouts (status, created_at, id);
create index payouts_largest on public.payouts (amount_minor, id);
create index payouts_currency on public.payouts (currency);
create index payouts_approved_by on public.payouts (approved_by);
create index payouts_second_by on public.payouts (second_by);
alter table public.payouts enable row level security;
create policy "members read payouts of their seller, who may reads all" on public.payouts for select to authenticated
  using (seller_id in (select private.my_sellers()) or (select private.may('payouts.read')));
grant select (id, number, seller_id, seller_name, period, amount_minor, currency, status, bank, number_tail, reference, reason, created_at, paid_at,
  updated_at) on public.payouts
  to authenticated;
revoke insert, update, delete on public.payouts from service_role;
create trigger payouts_logged after insert or update of status on public.payouts for each row execute function private.log_changes('id', 'status',
  'amount_minor', 'reference');
create trigger payouts_touch before update on public.payouts for each row execute function private.touch_updated_at();

alter table public.journals add column payout_id uuid references public.payouts on delete restrict;
create index journals_payout on public.journals (payout_id) where payout_id is not null;
alter table public.journals drop constraint is_about_one_thing;
alter table public.journals add constraint is_about_one_thing check (num_nonnulls(order_id, payment_id, payout_id) = 1);
alter table public.journals drop constraint journals_kind_check;
alter table public.journals add constraint journals_kind_check check (kind in (
  'opening', 'capture', 'refund', 'cancellation', 'completion', 'change', 'plan', 'payout', 'payout_paid', 'payout_returned'));

create table private.seller_bank_accounts (
  seller_id     uuid primary key references public.sellers on delete cascade,
  bank          text not null check (char_length(bank) between 2 and 60),
  number_sealed text not null,
  number_tail   text not null check (number_tail ~ '^\d{4}$'),
  holder        text not null check (char_length(btrim(holder)) between 2 and 120),
  changed_by    uuid,
  changed_at    timestamptz not null default now(),
  usable_from   timestamptz not null
);
comment on table private.seller_bank_accounts is
  'Where a maker is paid. The number is sealed by the process; a changed account is used after three days, so that its owner can object.';
alter table private.seller_bank_accounts enable row level security;
grant select, insert, update, delete on private.seller_bank_accounts to service_role;

create table public.payout_holds (
  id          uuid primary key default gen_random_uuid(),
  seller_id   uuid not null references public.sellers on delete restrict,
  reason      text not null check (char_length(reason) between 3 and 1000),
  placed_at   timestamptz not null default now(),
  review_at   timestamptz not null,
  released_at timestamptz
);
comment on table public.payout_holds is 'A maker is not paid for the moment: why, and until when at the latest. The maker reads it.';
create index payout_holds_open on public.payout_holds (seller_id) where released_at is null;
create index payout_holds_seller on public.payout_holds (seller_id);
alter table public.payout_holds enable row level security;
create policy "members read holds of their seller, who may reads all" on public.payout_holds for select to authenticated
  using (seller_id in (select private.my_sellers()) or (select private.may('payouts.read')));
grant select on public.payout_holds to authenticated;
revoke insert, update, delete on public.payout_holds from service_role;
create trigger payout_holds_logged after insert or update on public.payout_holds for each row execute function private.log_changes('seller_id', 'reason',
  'released_at');

insert into public.shop_settings (key, value, description) values
  ('payouts.weekday', '2', 'The day on which makers'' payouts are made: 1 is Monday, 7 Sunday.'),
  ('payouts.minimum_minor', '10000', 'Less than this many satang is not paid out and waits for the next week.'),
  ('payouts.second_from_minor', '5000000', 'Payouts from this many satang on are approved by two people.'),
  ('payouts.account_wait_hours', '72', 'How long a changed bank account waits before money is sent to it.');

create function private.post_payout(p public.payouts, as_kind text) returns void language plpgsql security definer set search_path = '' as $$
declare
  journal bigint;
  taken text;
  given text;
begin
  insert into public.journals (kind, payout_id, key) values (as_kind, p.id, 'payout:' || p.id || ':' || as_kind) returning id into journal;
  select x.taken, x.given into taken, given from (values
    ('payout', 'seller_available', 'seller_in_flight'), ('payout_paid', 'seller_in_flight', 'bank'), ('payout_returned', 'seller_in_flight',
      'seller_available')
  ) x(kind, taken, given) where x.kind = as_kind;
  insert into public.postings (journal_id, account_id, amount_minor) values
    (journal, private.ledger_account(taken, '', p.seller_id, p.currency), p.amount_minor),
    (journal, private.ledger_account(given, '', case when given = 'bank' then null else p.seller_id end, p.currency), -p.amount_minor);
end
$$;
comment on function private.post_payout(public.payouts, text) is 'Books what happens to a payout, once for each kind of event.';
revoke execute on function private.post_payout(public.payouts, text) from public, anon, authenticated;

create function private.sweep_payouts(p_period text default to_char(private.now() at time zone 'Asia/Bangkok', 'IYYY"-W"IW')) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  least constant bigint := (private.setting('payouts.minimum_minor') #>> '{}')::bigint;
  due record;
  made public.payouts;
  swept integer := 0;
begin
  -- Two processes that sweep at once: the second waits here and finds everything swept.
  perform pg_advisory_xact_lock(hashtextextended('payouts:sweep', 0));
  for due in
    select a.seller_id, s.business_name, a.currency, -sum(p.amount_minor) as available, b.bank, b.number_tail
      from public.ledger_accounts a
      join public.postings p on p.account_id = a.id
      join public.sellers s on s.id = a.seller_id
      join private.seller_bank_accounts b on b.seller_id = a.seller_id and b.usable_from <= private.now()
     where a.kind = 'seller_available'
       and not exists (select from public.payout_holds h where h.seller_id = a.seller_id and h.released_at is null)
       and not exists (select from public.payouts x where x.seller_id = a.seller_id and x.period = p_period)
     group by a.seller_id, s.business_name, a.currency, b.bank, b.number_tail
    having -sum(p.amount_minor) >= greatest(least, 1)
     order by a.seller_id
  loop
    insert into public.payouts (number, seller_id, seller_name, period, amount_minor, currency, bank, number_tail)
    values ('P' || replace(p_period, '-W', '') || '-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 7)), due.seller_id, due.business_name, p_period,
            due.available, due.currency, due.bank, due.number_tail)
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
  'Makes the payouts of a week: everything available of every maker with a usable account, no hold and at least the minimum. Once a maker and week; '
  'answers how many were made.';
revoke execute on function private.sweep_payouts(text) from public, anon, authenticated;
grant execute on function private.sweep_payouts(text) to service_role;

create function private.sweep_payouts_if_due() returns integer language sql security definer set search_path = '' as $$
  select case when extract(isodow from private.now() at time zone 'Asia/Bangkok') >= (private.setting('payouts.weekday') #>> '{}')::integer
    then private.sweep_payouts() else 0 end
$$;
comment on function private.sweep_payouts_if_due()
  is 'Sweeps from the day of the week on that the setting names, so that a day on which nothing ran is made up for.';
revoke execute on function private.sweep_payouts_if_due() from public, anon, authenticated;
grant execute on function private.sweep_payouts_if_due() to service_role;

create function private.payout_to_decide(p_id uuid, p_reason text) returns public.payouts language plpgsql security definer set search_path = '' as $$
declare
  p public.payouts;
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', left(p_reason, 500), true);
  select * into p from public.payouts where id = p_id for update;
  if not found then raise exception 'There is no such payout.' using errcode = 'PT404'; end if;
  return p;
end
$$;
revoke execute on function private.payout_to_decide(uuid, text) from public, anon, authenticated;

create function public.approve_payout(p_id uuid, p_reason text) returns text language plpgsql security definer set search_path = '' as $$
declare
  p public.payouts;
  me constant uuid := (select auth.uid());
begin
  p := private.payout_to_decide(p_id, p_reason);
  perform private.demand('payouts.approve');
  if p.status <> 'pending' then raise exception 'This payout is %.', p.status using errcode = 'HT005', hint = 'already_decided'; end if;
  if p.approved_by = me then raise exception 'Somebody else has to approve it, too.' using errcode = 'HT005', hint = 'needs_second'; end if;
  if exists (select from public.seller_members m where m.seller_id = p.seller_id and m.person_id = me) then
    raise exception 'Nobody approves what they are paid.' using errcode = 'HT005', hint = 'own_payout';
  end if;
  if p.amount_minor >= (private.setting('payouts.second_from_minor') #>> '{}')::bigint and p.approved_by is null then
    update public.payouts set approved_by = me where id = p.id;
    perform private.log_activity('payouts.approve_first', p.id::text, '{}', p_reason);
    return 'pending';
  end if;
  update public.payouts set status = 'approved', approved_by = coalesce(approved_by, me), second_by = case when approved_by
    is null then null else me end where id = p.id;
  return 'approved';
end
$$;
comment on function public.approve_payout(uuid, text) is
  'Says that a payout is right; a large one needs two people. Answers its status. HT005 needs_second, own_payout, already_decided.';
revoke execute on function public.approve_payout(uuid, text) from public, anon;
grant execute on function public.approve_payout(uuid, text) to authenticated;

create function public.mark_payout_paid(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  p public.payouts;
begin
  p := private.payout_to_decide(p_id, p_reason);
  perform private.demand('payouts.approve');
  if p.status <> 'approved' then raise exception 'This payout is %.', p.status using errcode = 'HT005', hint = 'already_decided'; end if;
  update public.payouts set status = 'paid', reference = left(btrim(p_reason), 100), paid_at = private.now() where id = p.id returning * into p;
  perform private.post_payout(p, 'payout_paid');
end
$$;
comment on function public.mark_payout_paid(uuid, text) is 'The bank has sent an approved payout; the reason is its reference.';
revoke execute on function public.mark_payout_paid(uuid, text) from public, anon;
grant execute on function public.mark_payout_paid(uuid, text) to authenticated;

create function public.return_payout(p_id uuid, p_failed boolean, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  p public.payouts;
begin
  p := private.payout_to_decide(p_id, p_reason);
  perform private.demand('payouts.approve');
  if p.status not in ('pending', 'approved') then raise exception 'This payout is %.', p.status using errcode = 'HT005', hint = 'already_decided'; end if;
  update public.payouts set status = case when p_failed then 'failed' else 'canceled' end, reason = left(btrim(p_reason), 1000)
    where id = p.id returning * into p;
  perform private.post_payout(p, 'payout_returned');
end
$$;
comment on function public.return_payout(uuid, boolean, text)
  is 'A payout that was not sent, because the bank refused it or somebody stopped it: its money is available again.';
revoke execute on function public.return_payout(uuid, boolean, text) from public, anon;
grant execute on function public.return_payout(uuid, boolean, text) to authenticated;

create function public.hold_payouts(p_seller_id uuid, p_days integer, p_reason text) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  if p_days is null or p_days not between 1 and 90 then raise exception 'A hold lasts 1 to 90 days.' using errcode = '22023', hint = 'invalid'; end if;
  insert into public.payout_holds (seller_id, reason, review_at) values (p_seller_id, left(p_reason, 1000),
    private.now() + p_days * interval '1 day') returning id into made;
  return made;
end
$$;
comment on function public.hold_payouts(uuid, integer, text) is 'Stops the payouts of a maker for some days; the maker reads the reason.';
revoke execute on function public.hold_payouts(uuid, integer, text) from public, anon;
grant execute on function public.hold_payouts(uuid, integer, text) to authenticated;

create function public.release_hold(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', left(p_reason, 500), true);
  update public.payout_holds set released_at = private.now() where id = p_id and released_at is null;
  if not found then raise exception 'This hold is released.' using errcode = 'HT005', hint = 'already_decided'; end if;
end
$$;
comment on function public.release_hold(uuid, text) is 'Lets a maker be paid again.';
revoke execute on function public.release_hold(uuid, text) from public, anon;
grant execute on function public.release_hold(uuid, text) to authenticated;

create function public.my_bank_account(p_seller_id uuid) returns table (bank text, number_tail text, holder text, usable_from timestamptz)
  language sql stable security definer set search_path = '' as $$
  select b.bank, b.number_tail, b.holder, b.usable_from from private.seller_bank_accounts b
   where b.seller_id = p_seller_id and p_seller_id in (select private.my_sellers())
$$;
comment on function public.my_bank_account(uuid) is 'Where a maker of the reader''s is paid, its number but for the last digits hidden.';
revoke execute on function public.my_bank_account(uuid) from public, anon;
grant execute on function public.my_bank_account(uuid) to authenticated;
