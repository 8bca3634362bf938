-- That cash was collected is said by its seller, and by its buyer when the matter ends: two friends could say so without money. What an order against cash
-- brings beside its pieces (points, achievements, the mark of a review) waits for the word of somebody else: the operator, or the carrier who brought the
-- money.

alter table public.payment_splits
  add column confirmed_at timestamptz,
  add column confirmed_by text check (confirmed_by in ('operator', 'carrier')),
  add check ((confirmed_at is null) = (confirmed_by is null));
comment on column public.payment_splits.confirmed_at is
  'Cash only: when the operator or the carrier said that it had come. Its seller''s word does not count here.';
comment on column public.payment_splits.confirmed_by is 'Who said so.';

/* Whether somebody else than buyer and seller has seen an order's money: always true where it was not paid in cash. */
create function private.money_seen(wanted uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.payment_splits s join public.payments p on p.id = s.payment_id
     where s.order_id = wanted and p.method = 'cash_on_delivery' and s.amount_minor > 0 and s.confirmed_at is null)
$$;
comment on function private.money_seen(uuid) is
  'Whether somebody else than buyer and seller has seen an order''s money; always true where it was not paid in cash.';
revoke execute on function private.money_seen(uuid) from public;
grant execute on function private.money_seen(uuid) to service_role;

/*
 * The operator or the carrier has seen the cash of one maker's part of an order: it is delivered, where it was on its way, and paid, and what it brings
 * counts from when it is complete. Answers what came of it: confirmed, known (it was before), not_cash, not_sent, over (cancelled or taken back).
 */
create function private.confirm_cash(wanted uuid, who text default 'operator') returns text
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  due record;
  role constant text := case who when 'operator' then 'operator' else 'system' end;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select s.payment_id, s.amount_minor, s.confirmed_at into due from public.payment_splits s join public.payments p on p.id = s.payment_id
   where s.order_id = wanted and p.method = 'cash_on_delivery';
  if not found then return 'not_cash'; end if;
  if due.confirmed_at is not null then return 'known'; end if;
  if o.status in ('canceled', 'closed', 'expired') then return 'over'; end if;
  if o.status not in ('shipped', 'delivered', 'completed') then return 'not_sent'; end if;
  if o.status = 'shipped' then
    -- Its delivery books the cash (private.cash_follows).
    perform private.transition_order(wanted, 'delivered', role);
  else
    perform private.collect_cash(wanted, role);
  end if;
  update public.payment_splits s set confirmed_at = private.now(), confirmed_by = who where s.payment_id = due.payment_id and s.order_id = wanted;
  insert into public.order_events (order_group_id, order_id, type, actor_role, payload)
  values (o.order_group_id, wanted, 'cash_confirmed', role, jsonb_build_object('amount_minor', due.amount_minor));
  return 'confirmed';
end
$$;
comment on function private.confirm_cash(uuid, text) is
  'The operator or the carrier has seen the cash of one maker''s part of an order. Answers confirmed, known, not_cash, not_sent or over.';
revoke execute on function private.confirm_cash(uuid, text) from public;
grant execute on function private.confirm_cash(uuid, text) to service_role;
