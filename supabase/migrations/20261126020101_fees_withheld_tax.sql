-- Why: a maker that withholds tax on a fee has paid that part of it twice, to us out of its sales and to the Revenue Department for us. A certificate that was
-- seen gives it back, and what the Revenue Department holds for the shop stands on an account of its own until the tax return takes it.

do $$
declare
  more record;
begin
  for more in select * from (values ('public.ledger_accounts', 'ledger_accounts_kind_check', '{withheld_tax}'::text[]),
    ('public.journals', 'journals_kind_check', '{withholding}')) x(relation, name, kinds)
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
    rtrim(obj_description('public.ledger_accounts'::regclass), '.')
      || ' · withheld_tax: what makers paid to the Revenue Department for the shop, by certificates that were seen.'));
end
$$;

create or replace function private.side_of_account(p_kind text) returns integer language sql immutable set search_path = '' as $$
  select case
    when p_kind in ('buyer_refunds', 'seller_in_flight', 'seller_reserve', 'commission', 'vat_output', 'plan_fees') then -1
    when p_kind in ('promotion_cost', 'chargeback_cost', 'chargeback_fees', 'payout_fees', 'withheld_tax') then 1
    else 0
  end
$$;

alter table public.journals add column withheld_invoice_id uuid references public.fee_withholdings on delete restrict;
create index journals_withheld on public.journals (withheld_invoice_id) where withheld_invoice_id is not null;
alter table public.journals drop constraint is_about_one_thing;
alter table public.journals add constraint is_about_one_thing check (
  num_nonnulls(order_id, payment_id, payout_id, correction_id, settlement_line_id, hold_id, repayment_id, withheld_invoice_id) = 1);

create function private.post_withholding(p_invoice_id uuid) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  w public.fee_withholdings;
  change bigint;
  journal bigint;
begin
  select * into w from public.fee_withholdings x where x.invoice_id = p_invoice_id for update;
  change := case when w.confirmed_at is null then 0 else w.amount_minor end - coalesce((
    select sum(e.amount_minor) from public.journals j join public.postings e on e.journal_id = j.id
      join public.ledger_accounts a on a.id = e.account_id and a.kind = 'withheld_tax' where j.withheld_invoice_id = p_invoice_id), 0);
  if change = 0 then return null; end if;
  insert into public.journals (kind, withheld_invoice_id, key) values ('withholding', p_invoice_id, 'withholding:' || p_invoice_id || ':'
    || (select count(*) from public.journals j where j.withheld_invoice_id = p_invoice_id)) returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor) values
    (journal, private.ledger_account('withheld_tax', '', null, 'THB'), change),
    (journal, private.ledger_account('seller_available', '', w.seller_id, 'THB'), -change);
  return journal;
end
$$;
comment on function private.post_withholding(uuid) is
  'Books what a certificate gives back to its maker, by the difference: all of it once it is confirmed, nothing where that was taken back.';
revoke execute on function private.post_withholding(uuid) from public;

create or replace function public.confirm_withholding(p_invoice_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  w public.fee_withholdings;
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  select * into w from public.fee_withholdings x where x.invoice_id = p_invoice_id and x.confirmed_at is null for update;
  if not found then raise exception 'No certificate waits on this invoice.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.demand_others_shop(w.seller_id);
  perform set_config('app.reason', left(p_reason, 500), true);
  update public.fee_withholdings set confirmed_at = private.now() where invoice_id = p_invoice_id;
  perform private.post_withholding(p_invoice_id);
  perform private.tell_owners(w.seller_id, 'tax_given_back', 'withholding:' || p_invoice_id || ':' || extract(epoch from private.now())::bigint,
    jsonb_build_object('amount_minor', w.amount_minor));
end
$$;
comment on function public.confirm_withholding(uuid, text) is
  'Says, for a reason, that the certificate of an invoice was seen and is right: its amount is available to the maker, who is told. HT005 '
  'already_decided, own_shop.';

create function public.take_back_withholding(p_invoice_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  w public.fee_withholdings;
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  select * into w from public.fee_withholdings x where x.invoice_id = p_invoice_id and x.confirmed_at is not null for update;
  if not found then raise exception 'No certificate of this invoice is confirmed.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.demand_others_shop(w.seller_id);
  perform set_config('app.reason', left(p_reason, 500), true);
  update public.fee_withholdings set confirmed_at = null where invoice_id = p_invoice_id;
  perform private.post_withholding(p_invoice_id);
  perform private.tell_owners(w.seller_id, 'tax_taken_back', 'withholding:' || p_invoice_id || ':' || extract(epoch from private.now())::bigint,
    jsonb_build_object('amount_minor', w.amount_minor, 'reason', left(btrim(p_reason), 1000)));
end
$$;
comment on function public.take_back_withholding(uuid, text) is
  'A certificate was confirmed by mistake: it waits again, its amount leaves the balance, and the maker is told why. HT005 already_decided, own_shop.';
revoke execute on function public.take_back_withholding(uuid, text) from public, anon;
grant execute on function public.take_back_withholding(uuid, text) to authenticated, service_role;

create function private.check_withholdings() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  select 'withholding', i.number, w.due, coalesce(b.booked, 0)
    from (select x.invoice_id, case when x.confirmed_at is null then 0 else x.amount_minor end::numeric as due from public.fee_withholdings x) w
    join public.fee_invoices i on i.id = w.invoice_id
    left join (select j.withheld_invoice_id as invoice_id, sum(e.amount_minor) as booked from public.journals j join public.postings e on e.journal_id = j.id
                 join public.ledger_accounts a on a.id = e.account_id and a.kind = 'withheld_tax' where j.withheld_invoice_id is not null group by 1) b
      using (invoice_id)
   where w.due <> coalesce(b.booked, 0)
$$;
comment on function private.check_withholdings() is 'A row for each certificate that is not booked as it was confirmed.';
revoke execute on function private.check_withholdings() from public;

-- What was confirmed before is given back now.
select private.post_withholding(w.invoice_id) from public.fee_withholdings w where w.confirmed_at is not null;
