-- Why: money that is held back is explained: how much, why, until when by itself, and what somebody else than who held it says when the maker disagrees.
-- A sum can be held in reserve while the rest is paid. What is stopped is stopped at every step before the bank, also where it was approved before; what is
-- with the bank says so, is in one file only, and comes back when the bank returns it, even after it was paid.

-- More kinds of accounts and journals, whichever there are.
do $$
declare
  more record;
begin
  for more in select * from (values ('public.ledger_accounts', 'ledger_accounts_kind_check', '{seller_reserve}'::text[]),
    ('public.journals', 'journals_kind_check', '{payout_bounced,hold,hold_released}')) x(relation, name, kinds)
  loop
    execute (
      select format('alter table %s drop constraint %s, add constraint %s check (kind in (%s))', more.relation, more.name, more.name,
               string_agg(quote_literal(k.kind), ', ' order by k.place))
        from pg_constraint c
       cross join lateral unnest(array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') m) || more.kinds)
         with ordinality k(kind, place)
       where c.conrelid = more.relation::regclass and c.conname = more.name);
  end loop;
  execute (select format('comment on table public.ledger_accounts is %L',
    rtrim(obj_description('public.ledger_accounts'::regclass), '.') || ' · seller_reserve: what of a maker is held back for a reason.'));
end
$$;

create or replace function private.side_of_account(p_kind text) returns integer language sql immutable set search_path = '' as $$
  select case
    when p_kind in ('buyer_refunds', 'seller_in_flight', 'seller_reserve', 'commission', 'vat_output', 'plan_fees') then -1
    when p_kind in ('promotion_cost', 'chargeback_cost', 'chargeback_fees') then 1
    else 0
  end
$$;

alter table public.payout_holds rename column review_at to ends_at;
alter table public.payout_holds alter column ends_at drop not null;
update public.payout_holds set ends_at = null where by_suspension;
alter table public.payout_holds
  add column change_id uuid references public.bank_account_changes on delete restrict,
  add column amount_minor bigint check (amount_minor > 0),
  add column placed_by uuid references auth.users on delete set null,
  add column release text not null default '' check (release in ('', 'ended', 'released', 'reinstated', 'appeal')),
  add column release_reason text not null default '' check (char_length(release_reason) <= 1000),
  add column appeal text not null default '' check (char_length(appeal) <= 2000),
  add column appealed_at timestamptz,
  add column appeal_answer text not null default '' check (char_length(appeal_answer) <= 1000),
  add column appeal_decided_at timestamptz,
  add column appeal_decided_by uuid references auth.users on delete set null;
update public.payout_holds set release = 'released' where released_at is not null;
alter table public.payout_holds
  add constraint ends_by_itself check (ends_at is not null or by_suspension or change_id is not null),
  add constraint released_somehow check ((released_at is null) = (release = '')),
  add constraint appealed_with_words check ((appealed_at is null) = (appeal = '')),
  add constraint answered_after_appeal check (appeal_decided_at is null or appealed_at is not null);
comment on table public.payout_holds is
  'A maker is not paid for the moment, or not this sum: why, and when it ends by itself (ends_at; none where it waits for a decision: a suspended shop, an '
  'account that somebody denies). The maker reads it and may disagree once.';
create index payout_holds_ending on public.payout_holds (ends_at) where released_at is null and ends_at is not null;
create index payout_holds_appealed on public.payout_holds (appealed_at, id)
  where appealed_at is not null and appeal_decided_at is null and released_at is null;
create index payout_holds_change on public.payout_holds (change_id) where change_id is not null;
create index payout_holds_placed_by on public.payout_holds (placed_by);
create index payout_holds_appeal_decided_by on public.payout_holds (appeal_decided_by);
revoke select on public.payout_holds from authenticated;
grant select (id, seller_id, reason, placed_at, ends_at, released_at, by_suspension, change_id, amount_minor, release, release_reason, appeal, appealed_at,
  appeal_answer, appeal_decided_at) on public.payout_holds to authenticated;
drop trigger payout_holds_logged on public.payout_holds;
create trigger payout_holds_logged after insert or update on public.payout_holds for each row
  execute function private.log_changes('seller_id', 'reason', 'amount_minor', 'released_at', 'appealed_at', 'appeal_decided_at');

alter table public.journals add column hold_id uuid references public.payout_holds on delete restrict;
create index journals_hold on public.journals (hold_id) where hold_id is not null;
alter table public.journals drop constraint is_about_one_thing;
alter table public.journals add constraint is_about_one_thing
  check (num_nonnulls(order_id, payment_id, payout_id, correction_id, settlement_line_id, hold_id) = 1);

create function private.post_hold(h public.payout_holds, as_kind text) returns void language plpgsql security definer set search_path = '' as $$
declare
  journal bigint;
  signed constant bigint := case as_kind when 'hold' then h.amount_minor else -h.amount_minor end;
begin
  if h.amount_minor is null then return; end if;
  insert into public.journals (kind, hold_id, key) values (as_kind, h.id, 'hold:' || h.id || ':' || as_kind) returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor) values
    (journal, private.ledger_account('seller_available', '', h.seller_id, 'THB'), signed),
    (journal, private.ledger_account('seller_reserve', '', h.seller_id, 'THB'), -signed);
end
$$;
comment on function private.post_hold(public.payout_holds, text) is 'Moves the sum of a hold into reserve (hold) or back (hold_released); once each.';
revoke execute on function private.post_hold(public.payout_holds, text) from public;

create function private.payouts_stopped(p_seller_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.payout_holds h where h.seller_id = p_seller_id and h.released_at is null and h.amount_minor is null
    and (h.ends_at is null or h.ends_at > private.now()))
$$;
comment on function private.payouts_stopped(uuid) is
  'Whether nothing may be paid to a maker now: a hold of everything that nobody has released and that has not ended.';
revoke execute on function private.payouts_stopped(uuid) from public;

create function private.tell_of_hold(h public.payout_holds, p_event text, p_reason text default '') returns void
language sql security definer set search_path = '' as $$
  select private.tell_owners(h.seller_id, p_event, 'hold:' || h.id,
    jsonb_build_object('reason', p_reason, 'amount_minor', h.amount_minor, 'at', h.ends_at))
$$;
revoke execute on function private.tell_of_hold(public.payout_holds, text, text) from public;

create function private.place_hold(
  p_seller_id uuid, p_ends_at timestamptz, p_reason text, p_amount_minor bigint, p_by_suspension boolean, p_change_id uuid
) returns public.payout_holds language plpgsql security definer set search_path = '' as $$
declare
  made public.payout_holds;
  free bigint;
begin
  if p_amount_minor is not null then
    -- The weekly sweep pays what is free; it comes before or after.
    perform pg_advisory_xact_lock(hashtextextended('payouts:sweep', 0));
    select coalesce(-sum(p.amount_minor), 0) into free from public.ledger_accounts a join public.postings p on p.account_id = a.id
     where a.seller_id = p_seller_id and a.kind = 'seller_available' and a.currency = 'THB';
    if p_amount_minor not between 1 and greatest(free, 0) then
      raise exception 'There is not so much available.' using errcode = 'HT005', hint = 'not_enough';
    end if;
  end if;
  insert into public.payout_holds (seller_id, reason, ends_at, amount_minor, by_suspension, change_id, placed_by)
    values (p_seller_id, left(btrim(p_reason), 1000), p_ends_at, p_amount_minor, p_by_suspension, p_change_id, (select auth.uid())) returning * into made;
  perform private.post_hold(made, 'hold');
  return made;
end
$$;
comment on function private.place_hold(uuid, timestamptz, text, bigint, boolean, uuid) is
  'Stops the payouts of a maker, or puts a sum of what is available into reserve. HT005 not_enough.';
revoke execute on function private.place_hold(uuid, timestamptz, text, bigint, boolean, uuid) from public;

create function private.end_hold(p_id uuid, p_release text, p_reason text) returns public.payout_holds
language plpgsql security definer set search_path = '' as $$
declare
  h public.payout_holds;
begin
  update public.payout_holds set released_at = private.now(), release = p_release, release_reason = left(btrim(p_reason), 1000)
   where id = p_id and released_at is null returning * into h;
  if not found then return null; end if;
  perform private.post_hold(h, 'hold_released');
  return h;
end
$$;
comment on function private.end_hold(uuid, text, text) is 'Ends a hold and moves its sum back; null where it had ended.';
revoke execute on function private.end_hold(uuid, text, text) from public;

create function private.end_holds() returns integer language plpgsql security definer set search_path = '' as $$
declare
  due record;
  ended integer := 0;
begin
  for due in select h.id from public.payout_holds h where h.released_at is null and h.ends_at <= private.now() order by h.ends_at for update skip locked loop
    perform private.tell_of_hold(private.end_hold(due.id, 'ended', ''), 'ended');
    ended := ended + 1;
  end loop;
  return ended;
end
$$;
comment on function private.end_holds() is 'Ends the holds whose day has come; answers how many.';
revoke execute on function private.end_holds() from public;
grant execute on function private.end_holds() to service_role;

drop function public.hold_payouts(uuid, integer, text);
create function public.hold_payouts(p_seller_id uuid, p_days integer, p_reason text, p_amount_minor bigint default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made public.payout_holds;
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  if p_days is null or p_days not between 1 and 90 then raise exception 'A hold lasts 1 to 90 days.' using errcode = '22023', hint = 'invalid'; end if;
  perform private.demand_others_shop(p_seller_id);
  perform set_config('app.reason', left(p_reason, 500), true);
  made := private.place_hold(p_seller_id, private.now() + p_days * interval '1 day', p_reason, p_amount_minor, false, null);
  perform private.tell_of_hold(made, case when p_amount_minor is null then 'held' else 'reserved' end, made.reason);
  return made.id;
end
$$;
comment on function public.hold_payouts(uuid, integer, text, bigint) is
  'Stops the payouts of a maker for some days, or puts a sum into reserve; the maker is told the reason and when it ends. HT005 not_enough, own_shop.';
revoke execute on function public.hold_payouts(uuid, integer, text, bigint) from public, anon;
grant execute on function public.hold_payouts(uuid, integer, text, bigint) to authenticated;

create function private.demand_others_shop(p_seller_id uuid) returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from public.seller_members m where m.seller_id = p_seller_id and m.person_id = (select auth.uid())) then
    raise exception 'Nobody decides about the money of their own shop.' using errcode = 'HT005', hint = 'own_shop';
  end if;
end
$$;
comment on function private.demand_others_shop(uuid) is 'Refuses (HT005 own_shop) whoever acts for this shop.';
revoke execute on function private.demand_others_shop(uuid) from public;

create or replace function public.release_hold(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  h public.payout_holds;
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', left(p_reason, 500), true);
  perform private.demand_others_shop((select x.seller_id from public.payout_holds x where x.id = p_id));
  h := private.end_hold(p_id, 'released', p_reason);
  if h.id is null then raise exception 'This hold is released.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.tell_of_hold(h, 'released', h.release_reason);
end
$$;
comment on function public.release_hold(uuid, text) is 'Lets a maker be paid again, or gives back what was in reserve. HT005 already_decided, own_shop.';

create function public.appeal_payout_hold(p_id uuid, p_words text) returns void language plpgsql security definer set search_path = '' as $$
declare
  said constant text := btrim(coalesce(p_words, ''));
  h public.payout_holds;
begin
  select x.* into h from public.payout_holds x join public.seller_members m on m.seller_id = x.seller_id
   where x.id = p_id and m.person_id = (select auth.uid()) and m.role in ('owner', 'finance') for update of x;
  if not found then raise exception 'There is no such hold of this shop.' using errcode = 'PT404'; end if;
  if char_length(said) not between 10 and 2000 then raise exception 'Between 10 and 2000 characters.' using errcode = '22023', hint = 'invalid'; end if;
  if h.released_at is not null then raise exception 'This hold has ended.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if h.appealed_at is not null then raise exception 'You have disagreed already.' using errcode = 'HT005', hint = 'already_asked'; end if;
  if h.change_id is not null then raise exception 'You have stopped it yourselves.' using errcode = 'HT005', hint = 'not_possible'; end if;
  update public.payout_holds set appeal = said, appealed_at = private.now() where id = h.id;
end
$$;
comment on function public.appeal_payout_hold(uuid, text) is
  'For the owner or finance member of a shop: says once, in their words, why a hold is wrong. HT005 already_asked, already_decided.';
revoke execute on function public.appeal_payout_hold(uuid, text) from public, anon;
grant execute on function public.appeal_payout_hold(uuid, text) to authenticated;

create function public.decide_payout_appeal(p_id uuid, p_granted boolean, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  h public.payout_holds;
  me constant uuid := (select auth.uid());
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  if p_granted is null then raise exception 'Granted or not?' using errcode = '22023', hint = 'invalid'; end if;
  perform set_config('app.reason', left(p_reason, 500), true);
  select * into h from public.payout_holds x where x.id = p_id for update;
  if not found or h.appealed_at is null or h.appeal_decided_at is not null or h.released_at is not null then
    raise exception 'No appeal waits here.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  if h.placed_by = me then raise exception 'Somebody else than who held it decides.' using errcode = 'HT005', hint = 'needs_second'; end if;
  perform private.demand_others_shop(h.seller_id);
  update public.payout_holds set appeal_answer = left(btrim(p_reason), 1000), appeal_decided_at = private.now(), appeal_decided_by = me where id = h.id;
  if p_granted then h := private.end_hold(h.id, 'appeal', p_reason); end if;
  perform private.tell_of_hold(h, case when p_granted then 'appeal_granted' else 'appeal_denied' end, left(btrim(p_reason), 1000));
end
$$;
comment on function public.decide_payout_appeal(uuid, boolean, text) is
  'Decides what a maker said against a hold; granted ends it. The maker is told. HT005 already_decided, needs_second for who held it, own_shop.';
revoke execute on function public.decide_payout_appeal(uuid, boolean, text) from public, anon;
grant execute on function public.decide_payout_appeal(uuid, boolean, text) to authenticated;

create function public.deny_account_change(p_change_id uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  c public.bank_account_changes;
begin
  select x.* into c from public.bank_account_changes x join public.seller_members m on m.seller_id = x.seller_id
   where x.id = p_change_id and m.person_id = (select auth.uid()) and m.role in ('owner', 'finance') for update of x;
  if not found then raise exception 'There is no such change of this shop.' using errcode = 'PT404'; end if;
  if c.denied_at is not null then raise exception 'This is known already.' using errcode = 'HT005', hint = 'already_asked'; end if;
  if c.changed_at < private.now() - interval '30 days' then raise exception 'This is too long ago.' using errcode = 'HT005', hint = 'not_possible'; end if;
  update public.bank_account_changes set denied_at = private.now(), denied_by = (select auth.uid()) where id = c.id;
  perform private.tell_of_hold(private.place_hold(c.seller_id, null, 'account_denied', null, false, c.id), 'denied');
end
$$;
comment on function public.deny_account_change(uuid) is
  'For the owner or finance member of a shop: "it was not me". Stops every payout until staff have found out. HT005 already_asked, '
  'not_possible after 30 days.';
revoke execute on function public.deny_account_change(uuid) from public, anon;
grant execute on function public.deny_account_change(uuid) to authenticated;

create function public.decide_account(p_change_id uuid, p_keep boolean, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  c public.bank_account_changes;
  held uuid;
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  if p_keep is null then raise exception 'Kept or not?' using errcode = '22023', hint = 'invalid'; end if;
  perform set_config('app.reason', left(p_reason, 500), true);
  select * into c from public.bank_account_changes x where x.id = p_change_id for update;
  if not found or not private.account_waits(p_change_id) then
    raise exception 'This account does not wait.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  perform private.demand_others_shop(c.seller_id);
  if c.name_check = 'differs' then update public.bank_account_changes set name_check = case when p_keep then 'accepted' else 'refused' end
    where id = c.id; end if;
  if not p_keep and exists (select from private.seller_bank_accounts b where b.change_id = c.id) then
    perform private.remove_bank_account(c.seller_id, (select auth.uid()));
  end if;
  perform private.tell_owners(c.seller_id, case when p_keep then 'account_kept' else 'account_refused' end, 'account:' || c.id,
    jsonb_build_object('reason', left(btrim(p_reason), 1000)));
  for held in select h.id from public.payout_holds h where h.change_id = c.id and h.released_at is null loop
    perform private.end_hold(held, 'released', p_reason);
  end loop;
end
$$;
comment on function public.decide_account(uuid, boolean, text) is
  'Decides about an account whose holder nobody knows or whose change the maker denies: kept and paid to, or removed. HT005 already_decided, own_shop.';
revoke execute on function public.decide_account(uuid, boolean, text) from public, anon;
grant execute on function public.decide_account(uuid, boolean, text) to authenticated;

create function private.account_waits(p_change_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.payout_holds h where h.change_id = p_change_id and h.released_at is null)
      or exists (select from public.bank_account_changes c join private.seller_bank_accounts b on b.change_id = c.id
        where c.id = p_change_id and c.name_check = 'differs')
$$;
revoke execute on function private.account_waits(uuid) from public;
