-- Why: a refund by hand named its case as a word that led nowhere; what a failed job or a stuck email is about, and since when, was asked of other screens.
create or replace function private.facts_of_refund(p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', coalesce(o.number, b.number), 'order_id', o.id, 'gift_card_id', r.gift_card_id, 'amount_minor', r.amount_minor,
    'customer', coalesce(o.customer, b.buyer_name), 'email', coalesce(g.email, b.buyer_email), 'method', p.method,
    'bank', a.bank, 'account', a.number, 'holder', a.holder, 'reason', r.reason, 'asked_at', r.created_at,
    'case_id', c.id, 'case', c.number, 'paid_minor', p.captured_minor, 'back_minor', p.refunded_minor)
    from public.refunds r join public.payments p on p.id = r.payment_id
    left join public.orders o on o.id = r.order_id left join public.order_groups g on g.id = o.order_group_id
    left join public.order_cases c on c.id = r.case_id
    left join public.gift_card_purchases b on b.gift_card_id = r.gift_card_id
    left join private.refund_accounts a on a.order_group_id = g.id or a.gift_card_purchase_id = b.id where r.id = private.as_uuid(p_key)
$$;

create or replace function private.facts_of_job(p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('task', j.task, 'attempts', j.attempts, 'error', j.error, 'since', j.since)
    from private.dead_jobs() j where j.id = private.as_number(p_key)
$$;

create or replace function private.facts_of_letter(p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('topic', x.topic, 'attempts', x.attempts, 'error', left(x.last_error, 500), 'since', x.created_at,
    'order_id', o.id, 'number', o.number,
    -- Who was to get it is for whoever may read the log of letters.
    'letters', coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'address', l.address) order by l.address)
      from (select s.id, s.address from public.sent_letters s where s.outbox_id = x.id and private.may('letters.read') order by s.address limit 5) l), '[]'))
    from private.outbox x
    left join lateral (select d.id, d.number from public.orders d
      where d.id = private.as_uuid(x.payload ->> 'order_id')
        or x.payload ->> 'order_id' is null and d.order_group_id = private.as_uuid(x.payload ->> 'order_group_id') order by d.number limit 1) o on true
   where x.id = private.as_number(p_key)
$$;
