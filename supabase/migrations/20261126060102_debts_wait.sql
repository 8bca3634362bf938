-- Why: a maker whose days of grace were over was closed and written to, and then nobody of the shop was asked. Whether it pays by transfer, needs
-- more time, is written off or simply waits for its sales is a person's decision, so the debt waits for one from the day it blocks.

alter table public.seller_debts
  add column looked_at timestamptz,
  add column again_at timestamptz,
  add constraint again_after_a_look check ((looked_at is null) = (again_at is null));
comment on column public.seller_debts.again_at is 'When somebody who has looked (looked_at) wants to be asked again, where it is blocked still.';

create view private.waiting_debt as
  select w.id, w.since from (
    select d.id, case when d.looked_at >= d.blocked_at then d.again_at else d.blocked_at end as since
      from public.seller_debts d where d.ended_at is null and d.blocked_at is not null) w
   where w.since <= private.now();
revoke all on private.waiting_debt from service_role;

create function private.facts_of_debt(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('seller', d.seller_name, 'seller_id', d.seller_id, 'owed_minor', d.owed_minor, 'first_minor', d.first_minor,
    'started_at', d.started_at, 'grace_until', d.grace_until, 'blocked_at', d.blocked_at,
    -- What sales that are under way will settle by themselves, if they complete.
    'pending_minor', (select coalesce(-sum(p.amount_minor), 0) from public.ledger_accounts a join public.postings p on p.account_id = a.id
      where a.seller_id = d.seller_id and a.kind = 'seller_pending' and a.currency = 'THB'),
    'repaid_minor', (select coalesce(sum(r.amount_minor), 0) from public.debt_repayments r where r.debt_id = d.id and r.status = 'paid'),
    'looked_at', case when d.looked_at >= d.blocked_at then d.looked_at end)
    from public.seller_debts d where d.id = private.as_uuid(p_key)
$$;
revoke execute on function private.facts_of_debt(text) from public;
insert into public.work_kinds (kind, permission, hours) values ('debt', 'payouts.read', 72);

create function public.keep_debt_blocked(p_id uuid, p_days integer, p_reason text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  d public.seller_debts;
begin
  d := private.debt_to_decide(p_id, p_reason);
  perform private.demand('payouts.approve');
  if p_days is null or p_days not between 1 and 90 then raise exception 'Between 1 and 90 days.' using errcode = '22023', hint = 'invalid'; end if;
  if d.blocked_at is null or d.looked_at >= d.blocked_at and d.again_at > private.now() then
    raise exception 'It waits for nobody now.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  update public.seller_debts set looked_at = private.now(), again_at = private.now() + p_days * interval '1 day' where id = d.id returning * into d;
  delete from public.work_claims c where c.kind = 'debt' and c.key = d.id::text;
  perform private.log_activity('debts.keep', d.id::text, jsonb_build_object('again_at', jsonb_build_array(null, d.again_at)), p_reason);
  return d.again_at;
end
$$;
comment on function public.keep_debt_blocked(uuid, integer, text) is
  'Leaves a blocked shop as it is, for a reason, and asks for a decision again after so many days. HT005 already_decided where it waits for nobody, own_shop.';
revoke execute on function public.keep_debt_blocked(uuid, integer, text) from public, anon;
grant execute on function public.keep_debt_blocked(uuid, integer, text) to authenticated, service_role;
