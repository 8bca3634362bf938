-- Why: money of a gift card that a person has to send back had nowhere to go: nobody asked its buyer for an account.
alter table private.refund_accounts drop constraint refund_accounts_pkey;
alter table private.refund_accounts add column id uuid primary key default gen_random_uuid();
alter table private.refund_accounts alter column order_group_id drop not null;
alter table private.refund_accounts add constraint refund_accounts_order_group_id_key unique (order_group_id);
alter table private.refund_accounts add column gift_card_purchase_id uuid unique references public.gift_card_purchases on delete cascade;
alter table private.refund_accounts add constraint is_of_one_thing check (num_nonnulls(order_group_id, gift_card_purchase_id) = 1);
comment on table private.refund_accounts is
  'Where a buyer wants money sent that goes back by hand, of an order or of a gift card. Read by operators alone, forgotten when the last such refund has '
  'been sent, after 90 days, and with the account of its person.';

create or replace function private.leave_refund_to_person(wanted uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  r public.refunds;
begin
  update public.refunds set status = 'manual_required' where id = wanted and status = 'processing' returning * into r;
  if not found then return; end if;
  insert into private.outbox (topic, key, payload)
  select 'order.refund_account', o.order_group_id::text, jsonb_build_object('order_id', o.id::text, 'number', o.number) from public.orders o
   where o.id = r.order_id and not exists (select from private.refund_accounts a where a.order_group_id = o.order_group_id)
  on conflict do nothing;
  insert into private.outbox (topic, key, payload)
  select 'gift_card.refund_account', b.id::text, jsonb_build_object('purchase_id', b.id::text) from public.gift_card_purchases b
   where b.gift_card_id = r.gift_card_id and not exists (select from private.refund_accounts a where a.gift_card_purchase_id = b.id)
  on conflict do nothing;
end
$$;

create or replace function private.forget_refund_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.refund_accounts a using public.orders o where o.id = new.order_id and a.order_group_id = o.order_group_id
    and not exists (select from public.refunds r join public.orders x on x.id = r.order_id where x.order_group_id = a.order_group_id
      and r.status in ('requested', 'processing', 'manual_required'));
  delete from private.refund_accounts a using public.gift_card_purchases b where b.gift_card_id = new.gift_card_id and a.gift_card_purchase_id = b.id
    and not exists (select from public.refunds r where r.gift_card_id = new.gift_card_id and r.status in ('requested', 'processing', 'manual_required'));
  return null;
end
$$;

create or replace function private.facts_of_refund(p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', coalesce(o.number, b.number), 'order_id', o.id, 'gift_card_id', r.gift_card_id, 'amount_minor', r.amount_minor,
    'customer', coalesce(o.customer, b.buyer_name), 'email', coalesce(g.email, b.buyer_email), 'method', p.method,
    'bank', a.bank, 'account', a.number, 'holder', a.holder, 'reason', r.reason)
    from public.refunds r join public.payments p on p.id = r.payment_id
    left join public.orders o on o.id = r.order_id left join public.order_groups g on g.id = o.order_group_id
    left join public.gift_card_purchases b on b.gift_card_id = r.gift_card_id
    left join private.refund_accounts a on a.order_group_id = g.id or a.gift_card_purchase_id = b.id where r.id = private.as_uuid(p_key)
$$;
