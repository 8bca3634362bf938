-- Against a hold or a debt its shop says once what is wrong, with papers. Somebody who did not decide it lets it stand, changes it, or ends it; until then
-- nothing else changes.
alter table public.payout_holds add column appeal_outcome text not null default '' check (appeal_outcome in ('', 'upheld', 'changed', 'lifted'));
grant select (appeal_outcome) on public.payout_holds to authenticated;
update public.payout_holds set appeal_outcome = case release when 'appeal' then 'lifted' else 'upheld' end where appeal_decided_at is not null;

alter table public.seller_debts
  add column appeal text not null default '' check (char_length(appeal) <= 2000),
  add column appealed_at timestamptz,
  add column appeal_answer text not null default '' check (char_length(appeal_answer) <= 1000),
  add column appeal_outcome text not null default '' check (appeal_outcome in ('', 'upheld', 'changed', 'lifted')),
  add column appeal_decided_at timestamptz,
  add constraint appealed_with_words check ((appealed_at is null) = (appeal = '')),
  add constraint answered_after_appeal check (appeal_decided_at is null or appealed_at is not null);
create index seller_debts_appealed on public.seller_debts (appealed_at, id) where appealed_at is not null and appeal_decided_at is null and ended_at is null;
create trigger seller_debts_noted after update of appeal on public.seller_debts for each row
  execute function private.note_shop_act('seller_id', 'seller_name', '', 'appeal');

create table private.debt_judges (
  debt_id uuid not null references public.seller_debts (id) on delete cascade,
  person_id uuid not null references auth.users (id) on delete cascade,
  primary key (debt_id, person_id)
);
comment on table private.debt_judges is 'Who has decided something about a debt, and so does not hear what its maker says against it.';
create index debt_judges_person on private.debt_judges (person_id);
alter table private.debt_judges enable row level security;
revoke insert, update, delete, truncate on private.debt_judges from service_role;
create function private.keep_debt_judge() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.debt_judges (debt_id, person_id) select new.id, u.id from auth.users u where u.id = (select auth.uid()) on conflict do nothing;
  return null;
end
$$;
revoke execute on function private.keep_debt_judge() from public;
create trigger seller_debts_judged after update of grace_until, looked_at on public.seller_debts for each row
  when (old.grace_until is distinct from new.grace_until or old.looked_at is distinct from new.looked_at) execute function private.keep_debt_judge();

drop function public.appeal_payout_hold(uuid, text);
create function public.appeal_payout_hold(p_id uuid, p_words text, p_papers text[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  said constant text := btrim(coalesce(p_words, ''));
  h public.payout_holds;
begin
  select x.* into h from public.payout_holds x where x.id = p_id and private.may_in_shop(x.seller_id, 'money.write') for update of x;
  if not found then raise exception 'There is no such hold of this shop.' using errcode = 'PT404'; end if;
  if char_length(said) not between 10 and 2000 then raise exception 'Between 10 and 2000 characters.' using errcode = '22023', hint = 'invalid'; end if;
  if h.released_at is not null then raise exception 'This hold has ended.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if h.appealed_at is not null then raise exception 'You have disagreed already.' using errcode = 'HT005', hint = 'already_asked'; end if;
  if h.change_id is not null then raise exception 'You have stopped it yourselves.' using errcode = 'HT005', hint = 'not_possible'; end if;
  perform private.keep_evidence('hold', h.id, p_papers);
  update public.payout_holds set appeal = said, appealed_at = private.now() where id = h.id;
end
$$;
comment on function public.appeal_payout_hold(uuid, text, text[]) is
  'For the owner or finance member of a shop: says once, in their words and with up to five papers, why a hold is wrong. HT005 already_asked,
already_decided, no_paper.';
revoke execute on function public.appeal_payout_hold(uuid, text, text[]) from public;
grant execute on function public.appeal_payout_hold(uuid, text, text[]) to authenticated, service_role;

create function public.appeal_debt(p_id uuid, p_words text, p_papers text[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  said constant text := btrim(coalesce(p_words, ''));
  d public.seller_debts;
begin
  select x.* into d from public.seller_debts x where x.id = p_id and private.may_in_shop(x.seller_id, 'money.write') for update of x;
  if not found then raise exception 'There is no such debt of this shop.' using errcode = 'PT404'; end if;
  if char_length(said) not between 10 and 2000 then raise exception 'Between 10 and 2000 characters.' using errcode = '22023', hint = 'invalid'; end if;
  if d.ended_at is not null then raise exception 'This debt is settled.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if d.appealed_at is not null then raise exception 'You have disagreed already.' using errcode = 'HT005', hint = 'already_asked'; end if;
  perform private.keep_evidence('debt', d.id, p_papers);
  update public.seller_debts set appeal = said, appealed_at = private.now() where id = d.id;
end
$$;
comment on function public.appeal_debt(uuid, text, text[]) is
  'For the owner or finance member of a shop: says once, with up to five papers, why a debt is wrong. HT005 already_asked, already_decided, no_paper.';
revoke execute on function public.appeal_debt(uuid, text, text[]) from public;
grant execute on function public.appeal_debt(uuid, text, text[]) to authenticated, service_role;

drop function public.decide_payout_appeal(uuid, boolean, text);
create function public.decide_payout_appeal(p_id uuid, p_granted boolean, p_reason text, p_amount_minor bigint default null, p_until timestamptz default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  h public.payout_holds;
  journal bigint;
  me constant uuid := (select auth.uid());
  outcome text;
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
  outcome := case when p_granted then 'lifted' when p_amount_minor is not null or p_until is not null then 'changed' else 'upheld' end;
  -- What is changed is changed for the maker: less is held, or for a shorter time.
  if outcome = 'changed' and (coalesce(p_amount_minor, 1) not between 1 and coalesce(h.amount_minor - 1, 0) and p_amount_minor is not null
      or p_until is not null and (p_until <= private.now() or p_until >= coalesce(h.ends_at, 'infinity'))) then
    raise exception 'Less, or earlier.' using errcode = '22023', hint = 'invalid';
  end if;
  update public.payout_holds set appeal_answer = left(btrim(p_reason), 1000), appeal_decided_at = private.now(), appeal_decided_by = me,
      appeal_outcome = outcome, ends_at = case outcome when 'changed' then coalesce(p_until, ends_at) else ends_at end,
      amount_minor = case outcome when 'changed' then coalesce(p_amount_minor, amount_minor) else amount_minor end
   where id = h.id;
  if outcome = 'changed' and p_amount_minor is not null then
    insert into public.journals (kind, hold_id, key) values ('hold_released', h.id, 'hold:' || h.id || ':changed') returning id into journal;
    insert into public.postings (journal_id, account_id, amount_minor) values
      (journal, private.ledger_account('seller_available', '', h.seller_id, 'THB'), p_amount_minor - h.amount_minor),
      (journal, private.ledger_account('seller_reserve', '', h.seller_id, 'THB'), h.amount_minor - p_amount_minor);
  end if;
  if outcome = 'lifted' then h := private.end_hold(h.id, 'appeal', p_reason);
  else select * into h from public.payout_holds x where x.id = p_id; end if;
  perform private.tell_of_hold(h, case outcome when 'lifted' then 'appeal_granted' when 'changed' then 'appeal_changed' else 'appeal_denied' end,
    left(btrim(p_reason), 1000));
end
$$;
comment on function public.decide_payout_appeal(uuid, boolean, text, bigint, timestamptz) is
  'Decides what a maker said against a hold: granted ends it; not, with a smaller sum or an earlier day, changes it; not lets it stand. The maker is told.
HT005 already_decided, needs_second for who held it, own_shop.';
revoke execute on function public.decide_payout_appeal(uuid, boolean, text, bigint, timestamptz) from public;
grant execute on function public.decide_payout_appeal(uuid, boolean, text, bigint, timestamptz) to authenticated, service_role;

create function private.has_judged_debt(p_debt public.seller_debts, p_person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.debt_judges j where j.debt_id = p_debt.id and j.person_id = p_person)
    or exists (select from public.ledger_corrections c join public.ledger_correction_lines l on l.correction_id = c.id
      join public.ledger_accounts a on a.id = l.account_id
      where a.seller_id = p_debt.seller_id and c.status = 'posted' and p_person in (c.proposed_by, c.decided_by)
        and c.decided_at between p_debt.started_at - interval '30 days' and p_debt.appealed_at)
$$;
comment on function private.has_judged_debt(public.seller_debts, uuid) is
  'Whether somebody has decided something about a debt, or written a correction that made it.';
revoke all on function private.has_judged_debt(public.seller_debts, uuid) from public;

create function public.decide_debt_appeal(p_id uuid, p_outcome text, p_reason text, p_amount_minor bigint default null, p_days integer default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  d public.seller_debts;
  me constant uuid := (select auth.uid());
  back bigint;
begin
  d := private.debt_to_decide(p_id, p_reason);
  perform private.demand('payouts.approve');
  if d.appealed_at is null or d.appeal_decided_at is not null then
    raise exception 'No appeal waits here.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  if private.has_judged_debt(d, me) then raise exception 'Somebody else decides about it.' using errcode = 'HT005', hint = 'needs_second'; end if;
  back := case p_outcome when 'lifted' then d.owed_minor when 'changed' then p_amount_minor end;
  if coalesce(p_outcome, '') not in ('upheld', 'changed', 'lifted') or p_outcome = 'changed' and p_amount_minor is null and p_days is null
    or back is not null and back not between 1 and d.owed_minor or p_days is not null and p_days not between 1 and 90 then
    raise exception 'It stands, less is owed or later, or nothing is.' using errcode = '22023', hint = 'invalid';
  end if;
  update public.seller_debts set appeal_answer = left(btrim(p_reason), 1000), appeal_outcome = p_outcome, appeal_decided_at = private.now() where id = d.id;
  -- Money moves by the books' own rule: a second person stands behind it. Until then the shop sells.
  if back is not null then perform public.propose_balance_correction('debt-appeal:' || d.id, d.seller_id, back, p_reason); end if;
  if p_outcome <> 'upheld' and (p_days is not null or back is not null) then
    update public.seller_debts set grace_until = greatest(grace_until, private.now() + coalesce(p_days, 14) * interval '1 day'), blocked_at = null,
      reminded_at = private.now() where id = d.id returning * into d;
    update public.sellers set sales_paused_at = null where id = d.seller_id and sales_paused_at is not null;
  end if;
  perform private.log_activity('debts.answer', d.id::text, jsonb_build_object('appeal_outcome', jsonb_build_array(null, p_outcome)), p_reason);
  perform private.tell_owners(d.seller_id, 'debt_appeal_' || p_outcome, 'debt:' || d.id || ':appeal',
    jsonb_build_object('amount_minor', coalesce(back, d.owed_minor), 'at', d.grace_until, 'reason', left(btrim(p_reason), 1000)));
end
$$;
comment on function public.decide_debt_appeal(uuid, text, text, bigint, integer) is
  'Decides what a maker said against a debt: upheld; changed, by a sum that is given back or days; or lifted. What is given back waits for a second
person (ledger.correct).
The maker is told. HT005 already_decided, needs_second for who decided about it before, own_shop.';
revoke execute on function public.decide_debt_appeal(uuid, text, text, bigint, integer) from public;
grant execute on function public.decide_debt_appeal(uuid, text, text, bigint, integer) to authenticated, service_role;

create or replace view private.waiting_appeal as
  select h.id, h.appealed_at as since from public.payout_holds h where h.appealed_at is not null and h.appeal_decided_at is null and h.released_at is null
  union all
  select d.id, d.appealed_at from public.seller_debts d where d.appealed_at is not null and d.appeal_decided_at is null and d.ended_at is null;

create or replace function private.facts_of_appeal(p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select f.facts || jsonb_build_object('papers', (select coalesce(jsonb_agg(u.path order by u.given_at, u.path), '[]') from private.evidence_uses u
           where u.about = private.as_uuid(p_key) and u.kind in ('hold', 'debt')))
    from (
      select jsonb_build_object('about', 'hold', 'seller', s.business_name, 'seller_id', s.id, 'reason', h.reason, 'words', h.appeal,
          'amount_minor', h.amount_minor, 'placed_at', h.placed_at, 'ends_at', h.ends_at, 'placed_by', h.placed_by,
          'by', coalesce(nullif(p.full_name, ''), p.email, ''), 'judged', h.placed_by = (select auth.uid())) as facts
        from public.payout_holds h join public.sellers s on s.id = h.seller_id left join public.profiles p on p.id = h.placed_by
       where h.id = private.as_uuid(p_key)
      union all
      select jsonb_build_object('about', 'debt', 'seller', d.seller_name, 'seller_id', d.seller_id, 'reason', '', 'words', d.appeal,
          'amount_minor', d.owed_minor, 'placed_at', d.started_at, 'ends_at', d.grace_until, 'placed_by', null, 'by', '',
          'judged', private.has_judged_debt(d, (select auth.uid())))
        from public.seller_debts d where d.id = private.as_uuid(p_key)) f
$$;
