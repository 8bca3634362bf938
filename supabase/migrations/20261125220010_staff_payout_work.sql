-- Why: what a maker says against a hold, and accounts whose holder nobody knows or whose change somebody denies, wait for a person: in the inbox.
create view private.waiting_appeal as select h.id, h.appealed_at as since from public.payout_holds h
  where h.appealed_at is not null and h.appeal_decided_at is null and h.released_at is null;
create view private.waiting_account as
  select h.change_id as id, h.placed_at as since from public.payout_holds h where h.change_id is not null and h.released_at is null
  union all select c.id, c.changed_at from public.bank_account_changes c join private.seller_bank_accounts b on b.change_id = c.id
    where c.name_check = 'differs' and not exists (select from public.payout_holds h where h.change_id = c.id and h.released_at is null);
revoke all on private.waiting_appeal, private.waiting_account from service_role;

create function private.facts_of_appeal(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('seller', s.business_name, 'seller_id', s.id, 'reason', h.reason, 'words', h.appeal, 'amount_minor', h.amount_minor,
    'placed_at', h.placed_at, 'ends_at', h.ends_at, 'placed_by', h.placed_by, 'by', coalesce(nullif(p.full_name, ''), p.email, ''))
    from public.payout_holds h join public.sellers s on s.id = h.seller_id left join public.profiles p on p.id = h.placed_by
    where h.id = private.as_uuid(p_key)
$$;
create function private.facts_of_account(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('seller', s.business_name, 'seller_id', s.id, 'kind', c.kind, 'bank', c.bank, 'tail', c.number_tail, 'holder', c.holder,
    'name_check', c.name_check, 'changed_at', c.changed_at, 'usable_from', c.usable_from, 'denied_at', c.denied_at,
    'by', coalesce(nullif(p.full_name, ''), p.email, ''), 'known', (select jsonb_agg(distinct k.name) from (
      select s.business_name as name union all select t.tax_name from public.seller_contacts t where t.seller_id = s.id
      union all select o.full_name from public.seller_members m join public.profiles o on o.id = m.person_id
        where m.seller_id = s.id and m.role = 'owner') k where k.name <> ''))
    from public.bank_account_changes c join public.sellers s on s.id = c.seller_id left join public.profiles p on p.id = c.changed_by
    where c.id = private.as_uuid(p_key)
$$;
revoke execute on function private.facts_of_appeal(text), private.facts_of_account(text) from public;

insert into public.work_kinds (kind, permission, hours) values ('appeal', 'payouts.read', 48), ('account', 'payouts.read', 24);
