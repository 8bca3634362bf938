-- Why: whoever takes over a maker's account changes first where its money goes. So every change is written down and told to all owners before it counts, the
-- name at the bank is compared with the names the shop knows, and whoever did not do it says so with one click, which stops every payout. A payout keeps the
-- account it was made for: what is changed later does not reach money that is on its way.

create table public.bank_account_changes (
  id          uuid primary key default gen_random_uuid(),
  seller_id   uuid not null references public.sellers on delete cascade,
  kind        text not null check (kind in ('added', 'changed', 'removed')),
  bank        text not null,
  number_tail text not null,
  holder      text not null,
  name_check  text not null check (name_check in ('matches', 'differs', 'accepted', 'refused')),
  changed_by  uuid references auth.users on delete set null,
  changed_at  timestamptz not null default private.now(),
  usable_from timestamptz,
  denied_by   uuid references auth.users on delete set null,
  denied_at   timestamptz,
  constraint removed_is_not_used check ((kind = 'removed') = (usable_from is null))
);
comment on table public.bank_account_changes is
  'Each time a maker said where it is paid: told to its owners. name_check: whether the holder is a name the shop knows, or what staff made of another one. '
  'denied_at: when somebody of the maker said it was not them.';
create index bank_account_changes_seller on public.bank_account_changes (seller_id, changed_at, id);
create index bank_account_changes_changed_by on public.bank_account_changes (changed_by);
create index bank_account_changes_denied_by on public.bank_account_changes (denied_by);
alter table public.bank_account_changes enable row level security;
create policy "members read changes of their seller's account, who may reads all" on public.bank_account_changes for select to authenticated
  using (seller_id in (select private.my_sellers()) or (select private.may('payouts.read')));
grant select (id, seller_id, kind, bank, number_tail, holder, name_check, changed_at, usable_from, denied_at) on public.bank_account_changes to authenticated;
revoke insert, update, delete on public.bank_account_changes from service_role;
create trigger bank_account_changes_logged after insert or update on public.bank_account_changes for each row
  execute function private.log_changes('seller_id', 'kind', 'bank', 'number_tail', 'name_check', 'denied_at');

alter table private.seller_bank_accounts add column bank_code text not null default '' check (bank_code ~ '^[a-z]{0,12}$');
alter table private.seller_bank_accounts add column change_id uuid references public.bank_account_changes on delete set null;
create index seller_bank_accounts_change on private.seller_bank_accounts (change_id);
comment on column private.seller_bank_accounts.change_id is 'The change that made it so; none for accounts older than the record of changes.';

create function private.plain_name(p_name text) returns text language sql immutable set search_path = '' as $$
  select string_agg(word, ' ' order by word) from (
    select regexp_replace(word, '^(นางสาว|นาง|นาย|น\.ส\.|คุณ)', '') as word
      from regexp_split_to_table(regexp_replace(lower(p_name), '[.,()\-]', ' ', 'g'), '\s+') as word) words
   where word <> '' and word not in ('mr', 'mrs', 'ms', 'miss', 'dr', 'บริษัท', 'บจก', 'หจก', 'จำกัด', 'co', 'ltd', 'company', 'limited', 'part')
$$;
comment on function private.plain_name(text) is 'A name as its words in order, without titles and forms of companies: how a holder at a bank is compared.';
revoke execute on function private.plain_name(text) from public;

create function private.holder_is_known(p_seller_id uuid, p_holder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from (
      select s.business_name as name from public.sellers s where s.id = p_seller_id
      union all select c.tax_name from public.seller_contacts c where c.seller_id = p_seller_id
      union all select p.full_name from public.seller_members m join public.profiles p on p.id = m.person_id
        where m.seller_id = p_seller_id and m.role = 'owner') known
     where private.plain_name(known.name) = private.plain_name(p_holder))
$$;
comment on function private.holder_is_known(uuid, text) is
  'Whether a holder is the shop, its registered name or one of its owners. A name in another script is none of them: a person compares.';
revoke execute on function private.holder_is_known(uuid, text) from public;

create function private.tell_owners(p_seller_id uuid, p_event text, p_key text, p_payload jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.outbox (topic, key, payload)
  select 'seller.money', p_key || ':' || p_event || ':' || m.person_id,
         p_payload || jsonb_build_object('event', p_event, 'seller_id', p_seller_id, 'person_id', m.person_id)
    from public.seller_members m where m.seller_id = p_seller_id and m.role = 'owner'
  on conflict do nothing
$$;
comment on function private.tell_owners(uuid, text, text, jsonb) is
  'A letter to every owner of a shop about what happened to its money, each in their language and once under this key.';
revoke execute on function private.tell_owners(uuid, text, text, jsonb) from public;

create function private.account_changed(p_seller_id uuid, p_person_id uuid, p_kind text, p_bank text, p_tail text, p_holder text, p_usable_from timestamptz)
returns public.bank_account_changes language plpgsql security definer set search_path = '' as $$
declare
  made public.bank_account_changes;
begin
  insert into public.bank_account_changes (seller_id, kind, bank, number_tail, holder, name_check, changed_by, usable_from)
  values (p_seller_id, p_kind, p_bank, p_tail, p_holder,
    case when p_kind = 'removed' or private.holder_is_known(p_seller_id, p_holder) then 'matches' else 'differs' end, p_person_id, p_usable_from)
  returning * into made;
  insert into private.outbox (topic, key, payload)
  select 'seller.account', made.id || ':' || m.person_id, jsonb_build_object('change_id', made.id, 'person_id', m.person_id)
    from public.seller_members m where m.seller_id = p_seller_id and m.role = 'owner';
  return made;
end
$$;
comment on function private.account_changed(uuid, uuid, text, text, text, text, timestamptz) is
  'Writes down that it was changed where a maker is paid, and tells every owner.';
revoke execute on function private.account_changed(uuid, uuid, text, text, text, text, timestamptz) from public;

create function private.keep_bank_account(
  p_seller_id uuid, p_person_id uuid, p_bank_code text, p_bank text, p_sealed text, p_tail text, p_holder text
) returns public.bank_account_changes language plpgsql security definer set search_path = '' as $$
declare
  made public.bank_account_changes;
  had boolean;
  from_when constant timestamptz := private.now() + (private.setting('payouts.account_wait_hours') #>> '{}')::integer * interval '1 hour';
begin
  -- Two who change it at once come one after the other.
  perform from public.sellers s where s.id = p_seller_id for no key update;
  select exists (select from private.seller_bank_accounts b where b.seller_id = p_seller_id) into had;
  made := private.account_changed(p_seller_id, p_person_id, case when had then 'changed' else 'added' end, p_bank, p_tail, p_holder, from_when);
  insert into private.seller_bank_accounts (seller_id, bank_code, bank, number_sealed, number_tail, holder, changed_by, changed_at, usable_from, change_id)
  values (p_seller_id, p_bank_code, p_bank, p_sealed, p_tail, p_holder, p_person_id, made.changed_at, from_when, made.id)
  on conflict (seller_id) do update set bank_code = excluded.bank_code, bank = excluded.bank, number_sealed = excluded.number_sealed,
    number_tail = excluded.number_tail, holder = excluded.holder, changed_by = excluded.changed_by, changed_at = excluded.changed_at,
    usable_from = excluded.usable_from, change_id = excluded.change_id;
  return made;
end
$$;
comment on function private.keep_bank_account(uuid, uuid, text, text, text, text, text) is
  'Where a maker is paid from after the days of waiting on. Who may say so, and that they have just shown who they are, is asked before.';
revoke execute on function private.keep_bank_account(uuid, uuid, text, text, text, text, text) from public;
grant execute on function private.keep_bank_account(uuid, uuid, text, text, text, text, text) to service_role;

create function private.remove_bank_account(p_seller_id uuid, p_person_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  gone private.seller_bank_accounts;
begin
  delete from private.seller_bank_accounts b where b.seller_id = p_seller_id returning * into gone;
  if not found then return false; end if;
  perform private.account_changed(p_seller_id, p_person_id, 'removed', gone.bank, gone.number_tail, gone.holder, null);
  return true;
end
$$;
comment on function private.remove_bank_account(uuid, uuid) is 'Nobody is paid there any more. False where there was no account.';
revoke execute on function private.remove_bank_account(uuid, uuid) from public;
grant execute on function private.remove_bank_account(uuid, uuid) to service_role;

drop function public.my_bank_account(uuid);
create function public.my_bank_account(p_seller_id uuid)
returns table (bank text, number_tail text, holder text, usable_from timestamptz, name_check text)
language sql stable security definer set search_path = '' as $$
  select b.bank, b.number_tail, b.holder, b.usable_from, coalesce(c.name_check, 'matches')
    from private.seller_bank_accounts b left join public.bank_account_changes c on c.id = b.change_id
   where b.seller_id = p_seller_id and p_seller_id in (select private.my_sellers())
$$;
comment on function public.my_bank_account(uuid) is
  'Where a maker of the reader''s is paid, its number but for the last digits hidden, and whether its holder is a name the shop knows.';
revoke execute on function public.my_bank_account(uuid) from public, anon;
grant execute on function public.my_bank_account(uuid) to authenticated;

-- What was swept goes to the account it was swept for.
alter table public.payouts add column holder text not null default '';
alter table public.payouts add column bank_code text not null default '';
alter table public.payouts add column number_sealed text not null default '';
comment on column public.payouts.number_sealed is 'The account of that day, sealed as the maker''s own is. Changing the account does not change it.';
grant select (holder, bank_code) on public.payouts to authenticated;
update public.payouts p set holder = b.holder, bank_code = b.bank_code, number_sealed = b.number_sealed
  from private.seller_bank_accounts b where b.seller_id = p.seller_id and b.number_tail = p.number_tail and p.status in ('pending', 'approved');
