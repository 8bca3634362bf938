-- Why: a provider can send makers their money instead of a person. What it is asked is written down before it is asked, so that nobody is paid twice when the
-- process ends in between; what became of it is booked as the provider says, with its fee, out of the shop's balance there.

-- More kinds of accounts and journals, whichever there are.
do $$
declare
  more record;
begin
  for more in select * from (values ('public.ledger_accounts', 'ledger_accounts_kind_check', '{payout_fees}'::text[]),
    ('public.journals', 'journals_kind_check', '{payout_fee}')) x(relation, name, kinds)
  loop
    execute (
      select format('alter table %s drop constraint %s, add constraint %s check (kind in (%s))', more.relation, more.name, more.name,
               string_agg(quote_literal(k.kind), ', ' order by k.place))
        from pg_constraint c
       cross join lateral unnest(array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') m) || more.kinds)
         with ordinality k(kind, place)
       where c.conrelid = more.relation::regclass and c.conname = more.name);
  end loop;
  execute (select format('comment on table public.ledger_accounts is %L',
    rtrim(obj_description('public.ledger_accounts'::regclass), '.') || ' · payout_fees: what a provider keeps for sending makers their money.'));
end
$$;

create or replace function private.side_of_account(p_kind text) returns integer language sql immutable set search_path = '' as $$
  select case
    when p_kind in ('buyer_refunds', 'seller_in_flight', 'seller_reserve', 'commission', 'vat_output', 'plan_fees') then -1
    when p_kind in ('promotion_cost', 'chargeback_cost', 'chargeback_fees', 'payout_fees') then 1
    else 0
  end
$$;

alter table public.payouts
  add column provider text not null default '' check (provider ~ '^[a-z]{0,20}$'),
  add column transfer text not null default '' check (char_length(transfer) <= 100),
  add column tried_at timestamptz,
  add column claimed_until timestamptz,
  add column fee_minor bigint not null default 0 check (fee_minor >= 0),
  add constraint transfer_has_a_provider check (transfer = '' or provider <> '');
comment on column public.payouts.provider is 'Who sends it; empty where a person does, by a file for the bank.';
comment on column public.payouts.tried_at is
  'When the provider was first asked to send it: written before the call, so that an answer that never came is looked for.';
create unique index payouts_transfer on public.payouts (provider, transfer) where transfer <> '';
create index payouts_with_provider on public.payouts (claimed_until) where status = 'processing' and provider <> '';
grant select (provider, transfer, fee_minor) on public.payouts to authenticated;

create table private.payout_recipients (
  seller_id   uuid not null references public.sellers on delete cascade,
  fingerprint text not null,
  reference   text not null,
  created_at  timestamptz not null default now(),
  primary key (seller_id, fingerprint)
);
comment on table private.payout_recipients is
  'What stands for an account of a maker at the payout provider; the fingerprint is a keyed hash of bank, number and '
  'holder.';
alter table private.payout_recipients enable row level security;
grant select, insert, update, delete on private.payout_recipients to service_role;

create or replace function private.post_payout(p public.payouts, as_kind text) returns void language plpgsql security definer set search_path = '' as $$
declare
  journal bigint;
  -- Out of the shop's account at the bank, or of its balance at the provider.
  source constant text := case when p.provider = '' then 'bank' else 'clearing' end;
  taken text;
  given text;
  amount bigint;
begin
  select x.taken, x.given, x.amount into taken, given, amount from (values
    ('payout', 'seller_available', 'seller_in_flight', p.amount_minor), ('payout_paid', 'seller_in_flight', source, p.amount_minor),
    ('payout_returned', 'seller_in_flight', 'seller_available', p.amount_minor), ('payout_bounced', source, 'seller_available', p.amount_minor),
    ('payout_fee', 'payout_fees', source, p.fee_minor)
  ) x(kind, taken, given, amount) where x.kind = as_kind;
  insert into public.journals (kind, payout_id, key) values (as_kind, p.id, 'payout:' || p.id || ':' || as_kind) returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor)
  select journal, private.ledger_account(e.kind, case when e.kind = 'clearing' then p.provider else '' end,
      case when e.kind like 'seller%' then p.seller_id end, p.currency), e.amount
    from (values (taken, amount), (given, -amount)) e(kind, amount);
end
$$;

create function private.claim_transfers(p_provider text, p_banks text[])
returns table (id uuid, seller_id uuid, bank_code text, number_sealed text, holder text, amount_minor bigint, tried_at timestamptz)
language sql security definer set search_path = '' as $$
  update public.payouts p set status = 'processing', provider = p_provider, sent_at = coalesce(p.sent_at, private.now()),
         claimed_until = private.now() + interval '10 minutes'
   where p.id in (
     select x.id from public.payouts x
      where x.number_sealed <> '' and x.bank_code = any (p_banks)
        and ((x.status = 'approved' and not private.payouts_stopped(x.seller_id))
          or (x.status = 'processing' and x.provider = p_provider and x.transfer = '' and x.claimed_until < private.now()))
      order by x.number limit 50 for update skip locked)
  returning p.id, p.seller_id, p.bank_code, p.number_sealed, p.holder, p.amount_minor, p.tried_at
$$;
comment on function private.claim_transfers(text, text[]) is
  'Takes payouts for the provider, each by one process at a time: what is approved and nothing stops, and what it has taken before and not finished.';

create function private.try_transfer(p_id uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.payouts p set tried_at = coalesce(p.tried_at, private.now())
   where p.id = p_id and p.status = 'processing' and p.transfer = '' and not private.payouts_stopped(p.seller_id);
  return found;
end
$$;
comment on function private.try_transfer(uuid) is
  'Writes down that a call to the provider follows; false where the maker was held meanwhile, and nothing may be sent.';

create function private.note_transfer(p_id uuid, p_transfer text, p_amount bigint) returns void language plpgsql security definer set search_path = '' as $$
begin
  update public.payouts p set transfer = p_transfer
    where p.id = p_id and p.status = 'processing' and p.transfer in ('', p_transfer) and p.amount_minor = p_amount;
  if not found then raise exception 'Transfer % is not that of this payout.', p_transfer; end if;
end
$$;
comment on function private.note_transfer(uuid, text, bigint) is
  'The provider has made this transfer for a payout. Throws where it is of another amount, or the payout has another one.';

create function private.fail_transfer(p_id uuid, p_because text) returns void language plpgsql security definer set search_path = '' as $$
declare
  p public.payouts;
begin
  -- What may have been sent does not fail here: the provider says what became of it.
  update public.payouts x set status = 'failed', reason = left(p_because, 1000)
   where x.id = p_id and x.status = 'processing' and x.transfer = '' and x.tried_at is null returning * into p;
  if not found then return; end if;
  perform private.post_payout(p, 'payout_returned');
  perform private.tell_of_failure(p);
end
$$;
comment on function private.fail_transfer(uuid, text) is
  'The provider refuses the account of a payout that was never sent: its money is available again, and somebody looks at it.';

create function private.open_transfers(p_provider text, p_most integer) returns setof text language sql stable security definer set search_path = '' as $$
  -- A bank may send money back days after it was paid.
  select p.transfer from public.payouts p where p.provider = p_provider and p.transfer <> ''
    and (p.status = 'processing' or (p.status = 'paid' and p.paid_at > private.now() - interval '7 days'))
   order by p.status = 'paid', p.updated_at limit p_most
$$;
comment on function private.open_transfers(text, integer) is
  'The transfers of which something may still be heard: those on their way, and those paid in the last days.';

create function private.settle_transfer(p_provider text, p_transfer text, p_state text, p_fee bigint, p_because text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  p public.payouts;
begin
  select * into p from public.payouts x where x.provider = p_provider and x.transfer = p_transfer for update;
  if not found then return 'unknown'; end if;
  -- The fee is known with the transfer or later, and booked once.
  if p_fee > 0 and p.fee_minor = 0 and p_state <> 'open' then
    update public.payouts set fee_minor = p_fee where id = p.id returning * into p;
    perform private.post_payout(p, 'payout_fee');
  end if;
  if p_state = 'paid' and p.status = 'processing' then
    update public.payouts set status = 'paid', reference = p_transfer, paid_at = private.now() where id = p.id returning * into p;
    perform private.post_payout(p, 'payout_paid');
  elsif p_state = 'failed' and p.status in ('processing', 'paid') then
    perform private.post_payout(p, case p.status when 'paid' then 'payout_bounced' else 'payout_returned' end);
    update public.payouts set status = 'failed', reason = left(p_because, 1000) where id = p.id returning * into p;
    perform private.tell_of_failure(p);
  end if;
  return p.status;
end
$$;
comment on function private.settle_transfer(text, text, text, bigint, text) is
  'Books what the provider says became of a transfer (open, paid, failed) and its fee, once, in whatever order it is heard; answers the status of the payout.';

revoke execute on function private.claim_transfers(text, text[]), private.try_transfer(uuid), private.note_transfer(uuid, text, bigint),
  private.fail_transfer(uuid, text), private.open_transfers(text, integer), private.settle_transfer(text, text, text, bigint, text) from public;
grant execute on function private.claim_transfers(text, text[]), private.try_transfer(uuid), private.note_transfer(uuid, text, bigint),
  private.fail_transfer(uuid, text), private.open_transfers(text, integer), private.settle_transfer(text, text, text, bigint, text) to service_role;

drop function private.take_into_file(text, integer);
create function private.take_into_file(p_batch text, p_most integer, p_not text[])
returns table (number text, seller_id uuid, bank text, bank_code text, number_sealed text, holder text, amount_minor bigint)
language sql security definer set search_path = '' as $$
  with taken as (
    update public.payouts p set status = 'processing', batch = p_batch, sent_at = private.now()
     where p.id in (
       select x.id from public.payouts x where x.status = 'approved' and x.number_sealed <> '' and x.bank_code <> all (p_not)
         and not private.payouts_stopped(x.seller_id) order by x.number limit p_most for update skip locked)
    returning p.*)
  select t.number, t.seller_id, t.bank, t.bank_code, t.number_sealed, t.holder, t.amount_minor from taken t order by t.number
$$;
comment on function private.take_into_file(text, integer, text[]) is
  'Takes every approved payout that nothing stops into a new file for the bank, but for those to banks that a provider sends to; each into one file only.';
revoke execute on function private.take_into_file(text, integer, text[]) from public;
grant execute on function private.take_into_file(text, integer, text[]) to service_role;

create or replace function private.payout_to_decide(p_id uuid, p_reason text) returns public.payouts
language plpgsql security definer set search_path = '' as $$
declare
  p public.payouts;
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', left(p_reason, 500), true);
  select * into p from public.payouts where id = p_id for update;
  if not found then raise exception 'There is no such payout.' using errcode = 'PT404'; end if;
  -- What the provider was asked to send, only the provider knows the end of.
  if p.provider <> '' and (p.tried_at is not null or p.claimed_until > private.now()) and p.status in ('processing', 'paid') then
    raise exception 'This payout is with the provider.' using errcode = 'HT005', hint = 'with_provider';
  end if;
  return p;
end
$$;

create or replace function private.check_payouts() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  select 'payout', x.number, x.due, x.booked
    from (select p.number, case when p.status in ('pending', 'approved', 'processing') then p.amount_minor else 0 end::numeric as due,
                 coalesce((select -sum(e.amount_minor) from public.journals j join public.postings e on e.journal_id = j.id
                   join public.ledger_accounts a on a.id = e.account_id and a.kind = 'seller_in_flight' where j.payout_id = p.id), 0) as booked
            from public.payouts p) x
   where x.due <> x.booked
  union all
  -- What left the bank, or the balance at a provider, is what was paid, and what the provider kept for it.
  select 'bank', coalesce(nullif(coalesce(d.provider, b.provider), ''), 'payouts'), coalesce(d.due, 0), coalesce(b.booked, 0)
    from (select p.provider, sum(case when p.status = 'paid' then p.amount_minor else 0 end + p.fee_minor) as due from public.payouts p group by 1) d
    full join (select a.provider, -sum(e.amount_minor) as booked from public.journals j join public.postings e on e.journal_id = j.id
                 join public.ledger_accounts a on a.id = e.account_id and a.kind in ('bank', 'clearing') where j.payout_id is not null group by 1) b
      using (provider)
   where coalesce(d.due, 0) <> coalesce(b.booked, 0)
  union all
  -- What is in reserve is what is held of it.
  select 'reserve', s.business_name, coalesce(h.held, 0), coalesce(b.held, 0)
    from (select x.seller_id, sum(x.amount_minor) as held from public.payout_holds x where x.released_at is null and x.amount_minor is not null group by 1) h
    full join (select a.seller_id, -sum(e.amount_minor) as held from public.postings e join public.ledger_accounts a on a.id = e.account_id
                where a.kind = 'seller_reserve' group by 1) b using (seller_id)
    join public.sellers s on s.id = seller_id
   where coalesce(h.held, 0) <> coalesce(b.held, 0)
$$;
