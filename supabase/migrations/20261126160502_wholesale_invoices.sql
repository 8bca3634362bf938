-- Why: staff could keep days to pay and a limit of a wholesale buyer, and nothing came of them. Now such a buyer orders on invoice: one conditional
-- update keeps all
-- that is owed within the limit, the shop sees the transfer, reminds, and writes off with two people what nobody will pay.
alter table public.wholesale_buyers add column owed_minor bigint not null default 0 check (owed_minor >= 0);
comment on column public.wholesale_buyers.owed_minor is 'What open invoices come to; moved with them, in one conditional update when an order is placed.';

create table public.wholesale_invoices (
  id             uuid primary key default gen_random_uuid(),
  number         text not null unique check (char_length(number) <= 60),
  order_group_id uuid not null unique references public.order_groups (id) on delete restrict,
  payment_id     uuid not null unique references public.payments (id) on delete restrict,
  buyer_id       uuid references public.profiles (id) on delete set null,
  company        text not null,
  tax_number     text not null,
  country        text not null,
  currency       char(3) not null default 'THB' references public.currencies (code),
  amount_minor   bigint not null check (amount_minor > 0),
  owed_minor     bigint not null check (owed_minor >= 0),
  net_days       smallint not null check (net_days > 0),
  issued_at      timestamptz not null default private.now(),
  due_on         date not null,
  state          text not null default 'open' check (state in ('open', 'paid', 'written_off', 'void')),
  reference      text not null default '' check (char_length(reference) <= 100),
  settled_at     timestamptz,
  soon_at        timestamptz,
  overdue_at     timestamptz,
  reminders      smallint not null default 0 check (reminders between 0 and 4),
  write_off_by   uuid references auth.users (id) on delete set null,
  write_off_at   timestamptz,
  write_off_because text not null default '' check (char_length(write_off_because) <= 500),
  constraint nothing_is_owed_of_what_is_settled check (state = 'open' or owed_minor = 0),
  constraint settled_at_some_time check ((state = 'open') = (settled_at is null)),
  constraint never_more_than_it_was check (owed_minor <= amount_minor)
);
comment on table public.wholesale_invoices is
  'What a wholesale buyer is to pay until `due_on` for an order that was placed on invoice. `owed_minor` falls with what goes back; `void` where all did. '
  '`reference`: what the bank calls the transfer. `write_off_at`: since when somebody wants it written off; somebody else decides.';
create index wholesale_invoices_of_buyer on public.wholesale_invoices (buyer_id, issued_at, id);
create index wholesale_invoices_newest on public.wholesale_invoices (issued_at, id);
create index wholesale_invoices_by_state on public.wholesale_invoices (state, due_on, id);
create index wholesale_invoices_due on public.wholesale_invoices (due_on, id);
create index wholesale_invoices_open on public.wholesale_invoices (due_on, id) where state = 'open';
create index wholesale_invoices_currency on public.wholesale_invoices (currency);
create index wholesale_invoices_write_off_by on public.wholesale_invoices (write_off_by);
create unique index wholesale_invoices_reference on public.wholesale_invoices (lower(reference)) where reference <> '';
alter table public.wholesale_invoices enable row level security;
create policy "buyers read their own" on public.wholesale_invoices for select to authenticated using (buyer_id = (select auth.uid()));
create policy "who may reads invoices" on public.wholesale_invoices for select to authenticated using ((select private.may('wholesale.read')));
grant select on public.wholesale_invoices to authenticated, service_role;
revoke insert, update, delete, truncate on public.wholesale_invoices from service_role;

create function private.invoice_terms(p_person uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('days', b.net_days, 'room', greatest(0, b.credit_limit_minor - b.owed_minor), 'overdue', exists (
      select from public.wholesale_invoices i where i.buyer_id = p_person and i.state = 'open' and i.due_on < (private.now() at time zone
        'Asia/Bangkok')::date))
    from public.wholesale_buyers b where b.person_id = p_person and b.state = 'approved' and b.net_days > 0
$$;
comment on function private.invoice_terms(uuid) is
  'Days to pay and room below the limit of a buyer who orders on invoice, in satang; null for everybody else.';

create function private.owe_by_invoice(p_group uuid) returns text language plpgsql security definer set search_path = '' as $$
declare
  p public.payments;
  g public.order_groups;
  b public.wholesale_buyers;
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
  made uuid;
begin
  select * into p from public.payments x where x.order_group_id = p_group and x.method = 'invoice';
  select * into g from public.order_groups x where x.id = p_group;
  update public.wholesale_buyers x set owed_minor = x.owed_minor + p.amount_minor
   where x.person_id = g.buyer_id and x.state = 'approved' and x.net_days > 0 and p.currency = 'THB'
     and x.owed_minor + p.amount_minor <= x.credit_limit_minor
     and not exists (select from public.wholesale_invoices i where i.buyer_id = x.person_id and i.state = 'open' and i.due_on < today)
  returning * into b;
  if b.id is null then
    return (select case when t is null then 'no_terms' when (t ->> 'overdue')::boolean then 'overdue' else 'no_room' end from
      private.invoice_terms(g.buyer_id) t);
  end if;
  insert into public.wholesale_invoices (number, order_group_id, payment_id, buyer_id, company, tax_number, country, currency, amount_minor, owed_minor,
    net_days, due_on)
  values ('IN-' || g.number, g.id, p.id, g.buyer_id, b.company, b.tax_number, b.country, p.currency, p.amount_minor, p.amount_minor, b.net_days,
    today + b.net_days) returning id into made;
  insert into private.outbox (topic, key, payload) values ('wholesale.invoice', made || ':issued', jsonb_build_object('invoice_id', made, 'event',
    'issued'));
  return null;
end
$$;
comment on function private.owe_by_invoice(uuid) is
  'Lets the buyer of an order group owe its payment by invoice, if the days, the limit and nothing overdue allow it: one conditional update, so that two '
  'checkouts at once never owe more than the limit. Null, or why not: no_terms, overdue, no_room. Then nothing of the order may be written.';

create function private.credit_invoice() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  i public.wholesale_invoices;
  less bigint;
begin
  select * into i from public.wholesale_invoices x where x.payment_id = new.id for update;
  if not found then return null; end if;
  if i.state = 'open' then
    less := least(i.owed_minor, new.refunded_minor - old.refunded_minor);
    update public.wholesale_invoices set owed_minor = owed_minor - less, state = case when owed_minor = less then 'void' else 'open' end,
      settled_at = case when owed_minor = less then private.now() end where id = i.id;
    update public.wholesale_buyers b set owed_minor = b.owed_minor - less where b.person_id = i.buyer_id;
    delete from public.work_claims c where c.kind = 'wholesale_invoice' and c.key = i.id::text and less = i.owed_minor;
  end if;
  perform private.post_invoice(i.id);
  return null;
end
$$;
create trigger payments_credit_invoice after update of refunded_minor on public.payments for each row
  when (new.method = 'invoice' and new.refunded_minor > old.refunded_minor) execute function private.credit_invoice();

create function private.refund_by_invoice(p_refund_id uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  i public.wholesale_invoices;
begin
  select x.* into i from public.wholesale_invoices x join public.refunds r on r.payment_id = x.payment_id where r.id = p_refund_id for update of x;
  if i.state = 'paid' then perform private.leave_refund_to_person(p_refund_id);
  else perform private.book_refund(p_refund_id, 'invoice:' || p_refund_id); end if;
end
$$;
comment on function private.refund_by_invoice(uuid) is
  'What goes back of an order on invoice is owed no more; where the invoice was paid already, a person sends the money.';

create function private.invoice_to_decide(p_id uuid, p_reason text) returns public.wholesale_invoices language plpgsql security definer set
  search_path = '' as $$
declare
  i public.wholesale_invoices;
begin
  perform private.demand_reason(p_reason);
  select * into i from public.wholesale_invoices x where x.id = p_id for update;
  if not found then raise exception 'There is no such invoice.' using errcode = 'PT404'; end if;
  if i.buyer_id = (select auth.uid()) then raise exception 'Somebody else decides about you.' using errcode = 'HT005', hint = 'own_invoice'; end if;
  return i;
end
$$;

create function private.settle_invoice(i public.wholesale_invoices, p_state text, p_reference text default '') returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.wholesale_invoices set state = p_state, owed_minor = 0, reference = p_reference, settled_at = private.now(), write_off_at = null
   where id = i.id;
  update public.wholesale_buyers b set owed_minor = b.owed_minor - i.owed_minor where b.person_id = i.buyer_id;
  delete from public.work_claims c where c.kind = 'wholesale_invoice' and c.key = i.id::text;
  perform private.post_invoice(i.id);
end
$$;

create function public.confirm_invoice_payment(p_id uuid, p_amount_minor bigint, p_reference text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i public.wholesale_invoices;
begin
  perform private.demand('payments.confirm');
  i := private.invoice_to_decide(p_id, p_reason);
  if char_length(btrim(coalesce(p_reference, ''))) not between 3 and 100 then
    raise exception 'A transfer has a reference.' using errcode = 'HT005', hint = 'no_reference';
  end if;
  if i.state not in ('open', 'written_off') then raise exception 'This invoice is %.', i.state using errcode = 'HT005', hint = 'already_decided'; end if;
  if exists (select from public.refunds r where r.payment_id = i.payment_id and r.status in ('requested', 'processing')) then
    raise exception 'Something of it is going back at this moment.' using errcode = 'HT005', hint = 'going_back';
  end if;
  if p_amount_minor is distinct from private.left_of_invoice(i.payment_id) then
    raise exception 'Another amount is owed.' using errcode = 'HT005', hint = 'other_amount';
  end if;
  if exists (select from public.wholesale_invoices x where lower(x.reference) = lower(btrim(p_reference)) and x.id <> i.id) then
    raise exception 'This transfer is booked already.' using errcode = 'HT005', hint = 'same_reference';
  end if;
  perform private.settle_invoice(i, 'paid', btrim(p_reference));
  -- What waited for this money.
  perform private.vest_points(o.id, private.now()) from public.orders o where o.order_group_id = i.order_group_id and o.status = 'completed';
  insert into private.outbox (topic, key, payload) values ('wholesale.invoice', i.id || ':paid:' || clock_timestamp(),
    jsonb_build_object('invoice_id', i.id, 'event', 'paid'));
  perform private.log_activity('wholesale_invoices.confirm', i.id::text, jsonb_build_object('state', jsonb_build_array(i.state, 'paid'),
    'reference', jsonb_build_array(null, btrim(p_reference))), p_reason);
end
$$;
comment on function public.confirm_invoice_payment(uuid, bigint, text, text) is
  'Somebody has seen in the shop''s account what a wholesale buyer sent for an invoice, all of it, under the bank''s '
  'reference; also of one that was written off. '
  'HT005 already_decided, no_reference, other_amount, same_reference, going_back, own_invoice.';

create function public.reopen_invoice(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  i public.wholesale_invoices;
  owes bigint;
begin
  perform private.demand('payments.confirm');
  i := private.invoice_to_decide(p_id, p_reason);
  owes := private.left_of_invoice(i.payment_id);
  if i.state <> 'paid' or owes = 0 or exists (select from public.refunds r where r.payment_id = i.payment_id and
      (r.status in ('requested', 'processing', 'manual_required') or r.succeeded_at >= i.settled_at)) then
    raise exception 'Only what was paid, and of which nothing went back since, can be opened again.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  update public.wholesale_invoices set state = 'open', owed_minor = owes, settled_at = null, reference = '' where id = i.id;
  update public.wholesale_buyers b set owed_minor = b.owed_minor + owes where b.person_id = i.buyer_id;
  perform private.post_invoice(i.id);
  perform private.log_activity('wholesale_invoices.reopen', i.id::text, jsonb_build_object('state', jsonb_build_array(i.state, 'open'),
    'reference', jsonb_build_array(i.reference, null)), p_reason);
end
$$;
comment on function public.reopen_invoice(uuid, text) is
  'A transfer was booked by mistake: the invoice is owed again. HT005 already_decided where it is not paid or something went back since, own_invoice.';

create function public.propose_invoice_write_off(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  i public.wholesale_invoices;
begin
  perform private.demand('wholesale.decide');
  i := private.invoice_to_decide(p_id, p_reason);
  if i.state <> 'open' or i.write_off_at is not null then
    raise exception 'This invoice is not open, or waits for a decision.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  update public.wholesale_invoices set write_off_at = private.now(), write_off_by = private.acting_person(), write_off_because = left(btrim(p_reason), 500)
   where id = i.id;
  perform private.log_activity('wholesale_invoices.propose', i.id::text, jsonb_build_object('owed_minor', jsonb_build_array(i.owed_minor,
    i.owed_minor)), p_reason);
end
$$;
comment on function public.propose_invoice_write_off(uuid, text) is
  'Asks that an open invoice nobody will pay is written off; somebody else decides. HT005 already_decided, own_invoice.';

create function public.decide_invoice_write_off(p_id uuid, p_yes boolean, p_reason text) returns text language plpgsql security definer set
  search_path = '' as $$
declare
  i public.wholesale_invoices;
begin
  perform private.demand('wholesale.decide');
  i := private.invoice_to_decide(p_id, p_reason);
  if i.state <> 'open' or i.write_off_at is null then
    raise exception 'Nobody asks for this now.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  -- Whoever asked may think better of it, and not say yes to it.
  if coalesce(p_yes, false) and i.write_off_by is not distinct from private.acting_person() then
    raise exception 'Somebody else has to agree.' using errcode = 'HT005', hint = 'needs_second';
  end if;
  if coalesce(p_yes, false) then perform private.settle_invoice(i, 'written_off');
  else update public.wholesale_invoices set write_off_at = null, write_off_by = null, write_off_because = '' where id = i.id; end if;
  perform private.log_activity('wholesale_invoices.' || case when coalesce(p_yes, false) then 'write_off' else 'keep' end, i.id::text,
    jsonb_build_object('owed_minor', jsonb_build_array(i.owed_minor, case when coalesce(p_yes, false) then 0 else i.owed_minor end)), p_reason);
  return case when coalesce(p_yes, false) then 'written_off' else 'open' end;
end
$$;
comment on function public.decide_invoice_write_off(uuid, boolean, text) is
  'Writes off what somebody else asked to, as a loss of the shop, or keeps the invoice open. HT005 already_decided, needs_second, own_invoice.';

create function private.left_of_invoice(p_payment_id uuid) returns bigint language sql stable security definer set search_path = '' as $$
  select p.captured_minor - p.refunded_minor from public.payments p where p.id = p_payment_id
$$;
comment on function private.left_of_invoice(uuid) is 'What an order on invoice comes to, less what went back of it.';

revoke execute on function private.invoice_terms(uuid), private.owe_by_invoice(uuid), private.credit_invoice(), private.refund_by_invoice(uuid),
  private.invoice_to_decide(uuid, text), private.settle_invoice(public.wholesale_invoices, text, text),
  private.left_of_invoice(uuid) from public;
revoke execute on function public.confirm_invoice_payment(uuid, bigint, text, text), public.reopen_invoice(uuid, text),
  public.propose_invoice_write_off(uuid, text), public.decide_invoice_write_off(uuid, boolean, text) from public, anon;
grant execute on function public.confirm_invoice_payment(uuid, bigint, text, text), public.reopen_invoice(uuid, text),
  public.propose_invoice_write_off(uuid, text), public.decide_invoice_write_off(uuid, boolean, text) to authenticated, service_role;

