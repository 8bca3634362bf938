-- Why: what a shop owes is told on its page in the office.

create or replace function private.seller_money(p_seller_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
  select jsonb_build_object(
    'account', (select jsonb_build_object('bank', b.bank, 'number_tail', b.number_tail, 'holder', b.holder, 'changed_at', b.changed_at,
        'usable_from', b.usable_from, 'name_check', coalesce(c.name_check, 'matches'))
        from private.seller_bank_accounts b left join public.bank_account_changes c on c.id = b.change_id where b.seller_id = p_seller_id),
    'balances', coalesce((select jsonb_agg(to_jsonb(x) order by x.kind) from (
      select a.kind, -sum(p.amount_minor)::bigint as amount_minor
        from public.ledger_accounts a join public.postings p on p.account_id = a.id
       where a.seller_id = p_seller_id and a.currency = 'THB' group by a.kind) x), '[]'),
    'debt', (select jsonb_build_object('id', d.id, 'owed_minor', d.owed_minor, 'started_at', d.started_at, 'grace_until', d.grace_until,
        'blocked_at', d.blocked_at) from public.seller_debts d where d.seller_id = p_seller_id and d.ended_at is null),
    'stopped', private.payouts_stopped(p_seller_id),
    'holds', coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'reason', h.reason, 'placed_at', h.placed_at, 'ends_at', h.ends_at,
        'amount_minor', h.amount_minor, 'kind', case when h.by_suspension then 'suspension' when h.change_id is not null then 'denied' else 'office' end,
        'by', coalesce(nullif(w.full_name, ''), w.email), 'change_id', h.change_id, 'appealed_at', h.appealed_at, 'appeal', h.appeal,
        'appeal_answer', h.appeal_answer) order by h.placed_at)
        from public.payout_holds h left join public.profiles w on w.id = h.placed_by where h.seller_id = p_seller_id and h.released_at is null), '[]'),
    'payouts', coalesce((select jsonb_agg(to_jsonb(x) order by x.created_at desc) from (
      select o.id, o.number, o.period, o.amount_minor, o.status, o.created_at from public.payouts o
       where o.seller_id = p_seller_id order by o.period desc limit 5) x), '[]'))
$$;
