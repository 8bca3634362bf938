-- Why: money that is sent back by hand leaves no trace at a provider. Above a limit two people stand behind it: one who says that it is right, and another
-- who sends it.
insert into public.shop_settings (key, value, description) values
  ('refunds.second_from_minor', '500000', 'Refunds sent by hand from this many satang on are approved by one person and sent by another.');

create table public.refund_approvals (
  refund_id   uuid primary key references public.refunds on delete restrict,
  person_id   uuid references auth.users on delete set null,
  approved_at timestamptz not null default now(),
  reason      text not null check (char_length(reason) between 3 and 1000)
);
comment on table public.refund_approvals is 'Who has said that a large refund by hand is right; somebody else sends it.';
create index refund_approvals_person on public.refund_approvals (person_id);
alter table public.refund_approvals enable row level security;
create policy "who may reads approvals" on public.refund_approvals for select to authenticated using ((select private.may('orders.refund')));
grant select on public.refund_approvals to authenticated;
revoke update, delete, insert on public.refund_approvals from service_role;

create function public.approve_refund(p_refund_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('refunds.approve');
  perform private.demand_reason(p_reason);
  if not exists (select from public.refunds r where r.id = p_refund_id and r.status = 'manual_required') then
    raise exception 'This refund does not wait any more.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  insert into public.refund_approvals (refund_id, person_id, reason) values (p_refund_id, (select auth.uid()), left(p_reason, 1000)) on conflict do nothing;
  if not found then raise exception 'Somebody has approved this already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('refunds.approve', p_refund_id::text, '{}', p_reason);
end
$$;
comment on function public.approve_refund(uuid, text) is 'Says that a refund by hand is right, so that somebody else may send it.';
revoke execute on function public.approve_refund(uuid, text) from public, anon;
grant execute on function public.approve_refund(uuid, text) to authenticated;

create function private.demand_second_person(p_refund_id uuid) returns void language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
begin
  -- The terminal has no account; whoever sits there holds the keys of the whole shop.
  if me is null then return; end if;
  if (select r.amount_minor from public.refunds r
    where r.id = p_refund_id) < (private.setting('refunds.second_from_minor') #>> '{}')::bigint then return; end if;
  if not exists (select from public.refund_approvals a where a.refund_id = p_refund_id and a.person_id is distinct from me) then
    raise exception 'Somebody else has to approve a refund of this size first.' using errcode = 'HT005', hint = 'needs_second';
  end if;
end
$$;
comment on function private.demand_second_person(uuid) is 'Refuses (HT005 needs_second) a large refund by hand that nobody but the sender stands behind.';
revoke execute on function private.demand_second_person(uuid) from public, anon, authenticated;
