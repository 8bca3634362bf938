-- Why: a chargeback waits for a person, and its clock is the bank's: a day before the bank decides without us it is late, and after three days in any case.
create view private.waiting_chargeback as
  select c.id, c.answer_by - interval '72 hours' as since from public.chargebacks c where c.status = 'opened' and c.decision is null;
revoke all on private.waiting_chargeback from service_role;

create function private.facts_of_chargeback(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', c.number, 'amount_minor', c.amount_minor, 'reason', c.reason, 'due_at', c.evidence_due_at, 'orders', coalesce((
      select jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'seller', o.seller_name, 'customer', o.customer, 'status', o.status,
          'bearer', s.bearer, 'delivered_at', o.delivered_at) order by o.number)
        from public.chargeback_shares s join public.orders o on o.id = s.order_id where s.chargeback_id = c.id), '[]'))
    from public.chargebacks c where c.id = private.as_uuid(p_key)
$$;
revoke execute on function private.facts_of_chargeback(text) from public;

insert into public.work_kinds (kind, permission, hours) values ('chargeback', 'chargebacks.read', 72);
