-- Why: whoever reads accounts asks who stands in which tier, whose points end soon and who has a plan, over all members; what somebody gave or took by
-- hand is taken back by an entry against it, never by changing what the member has read.

alter table public.memberships add constraint memberships_profile_fkey foreign key (person_id) references public.profiles on delete cascade;
alter table public.points_entries add constraint points_entries_profile_fkey foreign key (person_id) references public.profiles on delete cascade;
alter table public.plan_subscriptions add constraint plan_subscriptions_profile_fkey foreign key (person_id) references public.profiles on delete cascade;

alter table public.points_entries
  add column undoes uuid unique references public.points_entries on delete set null,
  add column left_over integer generated always as (case when status = 'available' and points > 0 then points - settled else 0 end) stored;
comment on column public.points_entries.undoes is 'The entry by hand that this one takes back; once each.';
comment on column public.points_entries.left_over is 'What of a gift can still be used, and will end.';
grant select (undoes, left_over) on public.points_entries to authenticated;

create index points_entries_newest on public.points_entries (created_at, id);
create index points_entries_newest_by_kind on public.points_entries (kind, created_at, id);
create index points_entries_ending on public.points_entries (expires_at, id) where left_over > 0;
create index memberships_newest on public.memberships (tier_since, person_id);
create index memberships_newest_by_tier on public.memberships (tier, tier_since, person_id);
create index plan_subscriptions_newest on public.plan_subscriptions (started_at, id);
create index plan_subscriptions_by_end on public.plan_subscriptions (period_end, id);

create policy "who may reads where members stand" on public.memberships for select to authenticated using ((select private.may('people.read')));
create policy "who may reads all points" on public.points_entries for select to authenticated using ((select private.may('people.read')));
create policy "who may reads all tiers" on public.tier_history for select to authenticated using ((select private.may('people.read')));
create policy "who may reads all achievements" on public.achievements for select to authenticated using ((select private.may('people.read')));
create policy "who may reads all plans" on public.plan_subscriptions for select to authenticated using ((select private.may('people.read')));

create function public.points_left(member public.memberships) returns integer
language sql stable set search_path = '' as $$
  select coalesce(sum(e.points), 0)::integer from public.points_entries e where e.person_id = member.person_id and e.status = 'available'
$$;
comment on function public.points_left(public.memberships) is 'The balance of a member, as a column of theirs; of those whose points the asker may read.';
create function public.points_in_year(member public.memberships) returns integer
language sql stable set search_path = '' as $$
  select coalesce(sum(e.points), 0)::integer from public.points_entries e
   where e.person_id = member.person_id and e.status = 'available' and e.kind in ('earn', 'reverse', 'achievement')
     and e.available_at > now() - interval '365 days' and e.available_at <= now()
$$;
comment on function public.points_in_year(public.memberships) is 'What counts for a member''s tier, as a column of theirs.';
create function public.points_end(member public.memberships) returns timestamptz
language sql stable set search_path = '' as $$
  select min(e.expires_at) from public.points_entries e
   where e.person_id = member.person_id and e.status = 'available' and e.left_over > 0 and e.expires_at > now()
$$;
comment on function public.points_end(public.memberships) is 'When the next of a member''s points end, as a column of theirs.';
create function public.plans_held(member public.memberships) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(s.plan order by s.plan), '{}') from public.plan_subscriptions s where s.person_id = member.person_id and s.status <> 'expired'
$$;
comment on function public.plans_held(public.memberships) is 'The plans a member has, as a column of theirs.';
revoke execute on function public.points_left(public.memberships), public.points_in_year(public.memberships), public.points_end(public.memberships),
  public.plans_held(public.memberships) from public, anon;
grant execute on function public.points_left(public.memberships), public.points_in_year(public.memberships), public.points_end(public.memberships),
  public.plans_held(public.memberships) to authenticated, service_role;

create function public.memberships_found(p_words text) returns setof public.memberships
language plpgsql stable security definer set search_path = '' rows 200 as $$
begin
  perform private.demand('people.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  return query select m.* from public.people_found(p_words) p join public.memberships m on m.person_id = p.id;
end
$$;
comment on function public.memberships_found(text) is 'The members among the accounts that `people_found` finds.';
revoke execute on function public.memberships_found(text) from public, anon;
grant execute on function public.memberships_found(text) to authenticated, service_role;

create function public.undo_points(p_entry_id uuid, p_reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  kept public.points_entries;
  balance integer;
  made uuid;
begin
  perform private.demand('people.write');
  perform private.demand_reason(p_reason);
  select * into kept from public.points_entries e where e.id = p_entry_id;
  if not found then raise exception 'There is no such entry.' using errcode = 'PT404'; end if;
  if kept.points > 0 then perform private.demand_proof(); end if;
  if kept.person_id = (select auth.uid()) then raise exception 'Nobody gives points to themselves.' using errcode = 'HT005', hint = 'own_account'; end if;
  if kept.kind <> 'adjust' then raise exception 'Only what was given by hand.' using errcode = 'HT005', hint = 'not_by_hand'; end if;
  perform private.lock_membership(kept.person_id);
  if exists (select from public.points_entries e where e.undoes = kept.id) then
    raise exception 'It was taken back already.' using errcode = 'HT005', hint = 'already_undone';
  end if;
  perform private.expire_points_of(kept.person_id);
  balance := private.points_balance(kept.person_id);
  if kept.points > 0 and balance < kept.points then
    raise exception 'There are % points.', balance using errcode = 'HT005', hint = 'too_few_points';
  end if;
  -- What is taken back is taken from that very gift first, so that older points keep their day.
  made := private.book_points(kept.person_id, 'adjust', -kept.points, 'undo:' || kept.id, private.now(),
    of_source => case when kept.points > 0 then kept.id end, why => left(btrim(p_reason), 200));
  update public.points_entries e set undoes = kept.id where e.id = made;
  perform private.log_activity('people.undo_points', kept.person_id::text,
    jsonb_build_object('points', jsonb_build_array(balance, balance - kept.points)), p_reason);
  return private.points_balance(kept.person_id);
end
$$;
comment on function public.undo_points(uuid, text) is
  'Takes back what somebody gave or took by hand, by an entry against it, for a reason the member reads. Answers the balance.
HT005 own_account, not_by_hand, already_undone, too_few_points.';
revoke execute on function public.undo_points(uuid, text) from public, anon;
grant execute on function public.undo_points(uuid, text) to authenticated, service_role;

create function public.move_plan_end(p_id uuid, p_days integer, p_seen timestamptz, p_reason text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  kept public.plan_subscriptions;
  ends timestamptz;
begin
  perform private.demand('people.write');
  perform private.demand_reason(p_reason);
  if p_days is null or p_days = 0 or p_days not between -366 and 366 then raise exception 'Up to a year.' using errcode = '22023', hint = 'invalid'; end if;
  select * into kept from public.plan_subscriptions s where s.id = p_id for update;
  if not found then raise exception 'There is no such plan.' using errcode = 'PT404'; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.period_end));
  if kept.person_id = (select auth.uid()) then raise exception 'Nobody gives a plan to themselves.' using errcode = 'HT005', hint = 'own_account'; end if;
  if kept.status = 'expired' then raise exception 'It is over.' using errcode = 'HT005', hint = 'plan_over'; end if;
  ends := kept.period_end + p_days * interval '1 day';
  if ends <= greatest(private.now(), kept.started_at) then raise exception 'It would be over already.' using errcode = 'HT005', hint = 'plan_over'; end if;
  update public.plan_subscriptions s set period_end = ends,
      status = case when s.status = 'past_due' then 'active' else s.status end where s.id = p_id;
  perform private.log_activity('people.move_plan_end', kept.person_id::text,
    jsonb_build_object('period_end', jsonb_build_array(kept.period_end, ends)), p_reason);
  return ends;
end
$$;
comment on function public.move_plan_end(uuid, integer, timestamptz, text) is
  'Lets a plan that holds end some days later or earlier than it was seen to, for a reason; no money moves. Answers the new end.
HT005 own_account, plan_over.';
revoke execute on function public.move_plan_end(uuid, integer, timestamptz, text) from public, anon;
grant execute on function public.move_plan_end(uuid, integer, timestamptz, text) to authenticated, service_role;
