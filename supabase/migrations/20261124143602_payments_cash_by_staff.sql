-- Why: cash that nobody but buyer and seller has seen waits for somebody who looks into the carrier's statement; it is confirmed where it is listed. Which
-- orders wait is kept, because among a million payments those against cash that nobody has confirmed are few.

create table private.unseen_cash (
  order_id uuid primary key references public.orders on delete cascade,
  since    timestamptz not null
);
comment on table private.unseen_cash is 'Orders against cash that were delivered, and since when; until the operator or the carrier has seen the money.';
create index unseen_cash_oldest on private.unseen_cash (since, order_id);
revoke all on private.unseen_cash from service_role;

create function private.keep_unseen_cash(wanted uuid) returns void language sql security definer set search_path = '' as $$
  delete from private.unseen_cash u where u.order_id = wanted and not exists (
    select from public.orders o where o.id = u.order_id and o.status in ('delivered', 'completed') and not private.money_seen(o.id));
  insert into private.unseen_cash (order_id, since)
  select o.id, coalesce(o.delivered_at, private.now()) from public.orders o
   where o.id = wanted and o.status in ('delivered', 'completed') and not private.money_seen(o.id) on conflict do nothing;
$$;
create function private.follow_unseen_cash() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.keep_unseen_cash(case tg_table_name when 'orders' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(new) ->> 'order_id')::uuid end);
  return null;
end
$$;
create trigger orders_unseen_cash after update of status on public.orders for each row
  when (old.status is distinct from new.status and (new.status in ('delivered', 'completed') or old.status in ('delivered', 'completed')))
  execute function private.follow_unseen_cash();
create trigger payment_splits_unseen_cash after insert or update of confirmed_at on public.payment_splits for each row
  execute function private.follow_unseen_cash();
insert into private.unseen_cash (order_id, since)
  select o.id, coalesce(o.delivered_at, o.created_at) from public.orders o
   where o.status in ('delivered', 'completed') and not private.money_seen(o.id);

create function public.confirm_cash(p_order_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  outcome text;
begin
  perform private.demand('payments.confirm');
  perform private.demand_reason(p_reason);
  if not exists (select from public.orders where id = p_order_id) then raise exception 'There is no such order.' using errcode = 'PT404'; end if;
  outcome := private.confirm_cash(p_order_id);
  if outcome <> 'confirmed' then
    raise exception 'There is no cash to confirm: %.', outcome using errcode = 'HT005', hint = 'already_decided';
  end if;
  perform private.log_activity('orders.confirm_cash', p_order_id::text, '{}', p_reason);
end
$$;
comment on function public.confirm_cash(uuid, text) is
  'Somebody has seen the cash of an order in the carrier''s statement: it counts as paid. HT005 already_decided where there is none to confirm.';
revoke execute on function private.keep_unseen_cash(uuid), private.follow_unseen_cash() from public;
revoke execute on function public.confirm_cash(uuid, text) from public, anon;
grant execute on function public.confirm_cash(uuid, text) to authenticated;
