-- Why: whoever takes their data along takes what was charged back of their payments, and what they decided about chargebacks as staff.

create or replace function private.acts_for_export(p_person_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'acts', coalesce((select jsonb_agg(jsonb_build_object('at', a.happened_at, 'action', a.action, 'subject', a.subject, 'changes', a.changes,
        'reason', a.reason, 'request_id', a.request_id) order by a.id) from public.activity_log a where a.actor_id = p_person_id), '[]'),
    'account_seen_by_staff', coalesce((select jsonb_agg(jsonb_build_object('from', i.started_at, 'until', coalesce(i.ended_at, i.ends_at), 'reason', i.reason)
        order by i.started_at) from private.impersonations i where i.person_id = p_person_id), '[]'),
    'chargebacks', coalesce((select jsonb_agg(jsonb_build_object('number', c.number, 'status', c.status, 'amount_minor', c.amount_minor,
        'currency', c.currency, 'opened_at', c.opened_at, 'closed_at', c.closed_at,
        'decided_by_me', c.decided_by is not distinct from p_person_id) order by c.opened_at)
        from public.chargebacks c join public.payments p on p.id = c.payment_id join public.order_groups g on g.id = p.order_group_id
       where g.buyer_id = p_person_id or c.decided_by = p_person_id), '[]'))
$$;
