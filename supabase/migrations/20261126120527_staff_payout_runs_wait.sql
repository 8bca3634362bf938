-- Why: makers are paid every week, and nothing told anybody that their payouts waited: who begins the day at the inbox never saw that they are to be
-- approved, sent to the bank, and marked as paid. Each week's payouts now wait there, one thing for each of these steps, until the step is done.

-- The number of a week's step: 2026-W48 to approve is 2026481, to send 2026482, to mark as paid 2026483.
create view private.waiting_payout_run as
  select (replace(w.period, '-W', '') || w.step)::bigint as id, min(w.since) as since from (
    select p.period, 1 as step, p.created_at as since from public.payouts p where p.status = 'pending'
    union all
    -- What a file for the bank would take.
    select p.period, 2, p.updated_at from public.payouts p
     where p.status = 'approved' and p.number_sealed <> '' and not private.payouts_stopped(p.seller_id)
    union all
    -- What a provider sends, only the provider knows the end of.
    select p.period, 3, coalesce(p.sent_at, p.updated_at) from public.payouts p where p.status = 'processing' and p.provider = '') w
   group by w.period, w.step;
revoke all on private.waiting_payout_run from service_role;

create function private.facts_of_payout_run(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  with run as (
    select substr(p_key, 1, 4) || '-W' || substr(p_key, 5, 2) as period, (array['pending', 'approved', 'processing'])[substr(p_key, 7)::integer] as status
     where p_key ~ '^\d{6}[123]$'),
  one as (
    select p.* from run join public.payouts p on p.period = run.period and p.status = run.status
     where p.status = 'pending' or p.status = 'approved' and p.number_sealed <> '' and not private.payouts_stopped(p.seller_id)
        or p.status = 'processing' and p.provider = '')
  select jsonb_build_object('period', run.period, 'status', run.status, 'count', (select count(*) from one),
    'total_minor', (select coalesce(sum(one.amount_minor), 0) from one),
    -- Enough to be decided at once; a longer run is decided in its list.
    'payouts', coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'number', x.number, 'seller_name', x.seller_name, 'amount_minor', x.amount_minor,
        'status', x.status, 'provider', x.provider, 'bank', x.bank, 'number_tail', x.number_tail,
        'approved_once', x.status = 'pending' and x.approved_by is not null) order by x.number)
      from (select * from one order by one.number limit 100) x), '[]'))
    from run
$$;
revoke execute on function private.facts_of_payout_run(text) from public;
insert into public.work_kinds (kind, permission, hours) values ('payout_run', 'payouts.read', 48);
