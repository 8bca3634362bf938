-- Why: what was paid for a gift card that is given back goes the way of every refund. It belongs to no order.
alter table public.refunds alter column order_id drop not null;
alter table public.refunds add column gift_card_id uuid references public.gift_cards on delete restrict;
alter table public.refunds add constraint is_about_one_thing check (num_nonnulls(order_id, gift_card_id) = 1);
-- A card is given back once.
create unique index refunds_gift_card on public.refunds (gift_card_id) where gift_card_id is not null and status <> 'failed';
create index refunds_gift_card_all on public.refunds (gift_card_id) where gift_card_id is not null;
grant select (gift_card_id) on public.refunds to authenticated;

create or replace function private.book_refund(wanted uuid, reference text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  r public.refunds;
begin
  perform from public.orders o where o.id = (select x.order_id from public.refunds x where x.id = wanted) for update;
  perform from public.payments p where p.id = (select x.payment_id from public.refunds x where x.id = wanted and x.gift_card_id is not null) for update;
  -- What a provider was asked for before it took the money, it may have sent; what a person sends now is a second time.
  if exists (select from public.refunds x join public.payment_splits s on s.payment_id = x.payment_id and s.order_id = x.order_id
              where x.id = wanted and x.status in ('requested', 'manual_required')
                and x.amount_minor > s.captured_minor - s.refunded_minor - private.charged_back(s.payment_id, s.order_id))
    or exists (select from public.refunds x join public.payments p on p.id = x.payment_id
                where x.id = wanted and x.gift_card_id is not null and x.status in ('requested', 'manual_required')
                  and x.amount_minor > private.left_of_gift_card_payment(p.id)) then
    raise exception 'The bank of the buyer has taken this money back already.' using errcode = 'HT005', hint = 'charged_back';
  end if;
  update public.refunds set status = 'succeeded', provider_reference = reference, succeeded_at = private.now()
   where id = wanted and status in ('requested', 'processing', 'manual_required') returning * into r;
  if not found then return false; end if;
  update public.payment_splits set refunded_minor = refunded_minor + r.amount_minor where payment_id = r.payment_id and order_id = r.order_id;
  update public.payments set refunded_minor = refunded_minor + r.amount_minor where id = r.payment_id;
  update public.payments set status = private.payment_state(id) where id = r.payment_id;
  if r.gift_card_id is not null then return true; end if;
  insert into public.order_events (order_group_id, order_id, type, actor_role, reason, payload, idempotency_key)
  select o.order_group_id, o.id, 'refunded', 'system', r.reason, jsonb_build_object('amount_minor', r.amount_minor), 'refund:' || r.id from public.orders o
    where o.id = r.order_id
  on conflict do nothing;
  perform private.recompute_order(r.order_id);
  if r.case_id is null then
    insert into private.outbox (topic, key, payload)
    select 'order.refunded', r.id::text, jsonb_build_object('order_id', o.id::text, 'number', o.number, 'seller', o.seller_name, 'refund_id', r.id::text)
      from public.orders o where o.id = r.order_id
    on conflict do nothing;
  end if;
  return true;
end
$$;

create function private.left_of_gift_card_payment(p_payment uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select greatest(0, p.captured_minor - p.refunded_minor
           - coalesce((select sum(c.away_minor) from public.chargebacks c where c.payment_id = p.id), 0))::bigint
    from public.payments p where p.id = p_payment
$$;
comment on function private.left_of_gift_card_payment(uuid) is
  'What of the payment of a gift card can still go back: neither refunded nor taken by a bank.';
revoke execute on function private.left_of_gift_card_payment(uuid) from public;

create or replace function private.facts_of_refund(p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', coalesce(o.number, b.number), 'order_id', o.id, 'gift_card_id', r.gift_card_id, 'amount_minor', r.amount_minor,
    'customer', coalesce(o.customer, b.buyer_name), 'email', coalesce(g.email, b.buyer_email), 'method', p.method,
    'bank', a.bank, 'account', a.number, 'holder', a.holder, 'reason', r.reason)
    from public.refunds r join public.payments p on p.id = r.payment_id
    left join public.orders o on o.id = r.order_id left join public.order_groups g on g.id = o.order_group_id
    left join public.gift_card_purchases b on b.gift_card_id = r.gift_card_id
    left join private.refund_accounts a on a.order_group_id = g.id where r.id = private.as_uuid(p_key)
$$;

create or replace function private.webhook_of_money() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'refunds' then
    if new.status = 'succeeded' and new.order_id is not null then
      perform private.tell_webhooks('refund.succeeded', new.order_id::text,
        jsonb_build_object('id', new.id, 'order_id', new.order_id, 'amount_minor', new.amount_minor, 'currency', 'THB'));
    end if;
  elsif tg_table_name = 'payouts' then
    if new.status in ('paid', 'failed') then
      perform private.tell_webhooks('payout.' || new.status, new.id::text, jsonb_build_object('id', new.id, 'number', new.number,
        'seller', jsonb_build_object('id', new.seller_id, 'name', new.seller_name), 'amount_minor', new.amount_minor, 'currency', 'THB', 'status',
          new.status));
    end if;
  else
    perform private.tell_webhooks(case when new.closed_at is null then 'chargeback.opened' else 'chargeback.closed' end, new.id::text,
      jsonb_build_object('id', new.id, 'number', new.number, 'payment_id', new.payment_id, 'status', new.status, 'reason', new.reason,
        'amount_minor', new.amount_minor, 'currency', new.currency, 'answer_by', new.answer_by));
  end if;
  return null;
end
$$;
