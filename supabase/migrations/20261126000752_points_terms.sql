-- Why: the numbers of tiers, points and achievements change together, from a day on, after somebody has seen whom it moves and what it costs; and a change is
-- taken back whole. The numbers stay where everything reads them: in shop_settings.

insert into public.staff_permissions (name, description, needs_fresh) values
  ('membership.read', 'Read the terms of the membership and what changes of them would do.', false),
  ('membership.write', 'Change tiers, points and achievements.', true);
insert into public.staff_role_permissions (role, permission) values
  ('auditor', 'membership.read'), ('finance', 'membership.read');

create table public.membership_terms (
  id         bigint generated always as identity primary key,
  terms      jsonb not null check (jsonb_typeof(terms) = 'object' and terms <> '{}'),
  before     jsonb,
  state      text not null default 'planned' check (state in ('planned', 'applied', 'withdrawn')),
  starts_at  timestamptz not null,
  reason     text not null check (char_length(reason) between 3 and 1000),
  undoes     bigint unique references public.membership_terms on delete restrict,
  raised     integer not null default 0,
  written_at timestamptz not null default private.now(),
  changed_at timestamptz not null default private.now(),
  constraint applied_from_something check ((state = 'applied') = (before is not null))
);
comment on table public.membership_terms is
  'Changes of the settings of tiers, points and achievements, each whole and from a moment on. `before`: what stood there; `raised`: whom it moved up.';
create index membership_terms_due on public.membership_terms (starts_at) where state = 'planned';
alter table public.membership_terms enable row level security;
create policy "who may reads the terms" on public.membership_terms for select to authenticated using ((select private.may('membership.read')));
grant select on public.membership_terms to authenticated;
grant select on public.membership_terms to service_role;
revoke insert, update, delete, truncate on public.membership_terms from service_role;
create trigger membership_terms_logged after insert or delete or update on public.membership_terms
  for each row execute function private.log_changes('id', 'terms', 'state', 'starts_at');

create function private.membership_numbers() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(s.key, s.value) from public.shop_settings s
   where (s.key like 'tiers.%' or s.key like 'achievements.%' or s.key like 'points.%') and jsonb_typeof(s.value) = 'number'
$$;
comment on function private.membership_numbers() is 'Every number of tiers, points and achievements as it holds now, by its key.';

create function private.demand_terms(wanted jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  numbers jsonb := private.membership_numbers();
  said record;
  problem text;
begin
  if jsonb_typeof(wanted) is distinct from 'object' then raise exception 'No terms.' using errcode = '22023', hint = 'invalid'; end if;
  for said in select w.key, w.value from jsonb_each(wanted) w loop
    if not numbers ? said.key then raise exception 'There is no number %.', said.key using errcode = 'HT005', hint = 'no_such_setting'; end if;
    select private.why_no_setting(s, said.value) into problem from public.shop_settings s where s.key = said.key;
    if problem is not null then raise exception 'This cannot be %.', said.key using errcode = 'HT005', hint = 'setting_' || problem; end if;
  end loop;
  numbers := numbers || wanted;
  if not (0 < (numbers ->> 'tiers.silk_from')::bigint and (numbers ->> 'tiers.silk_from')::bigint < (numbers ->> 'tiers.royal_gold_from')::bigint
      and (numbers ->> 'tiers.royal_gold_from')::bigint < (numbers ->> 'tiers.sacred_elephant_from')::bigint) then
    raise exception 'Each tier begins above the one before.' using errcode = 'HT005', hint = 'tier_order';
  end if;
end
$$;
comment on function private.demand_terms(jsonb) is 'HT005 where some numbers cannot be the membership''s:
 no_such_setting, setting_kind, setting_bounds, tier_order.';

create function private.tier_at(earned integer, numbers jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when earned >= (numbers ->> 'tiers.sacred_elephant_from')::integer then 'sacred_elephant'
    when earned >= (numbers ->> 'tiers.royal_gold_from')::integer then 'royal_gold'
    when earned >= (numbers ->> 'tiers.silk_from')::integer then 'silk' else 'lotus' end
$$;
comment on function private.tier_at(integer, jsonb) is 'The tier that some points of a year make under these numbers.';

create function public.membership_standing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('membership.read');
  return jsonb_build_object('numbers', private.membership_numbers(),
    'tiers', (select coalesce(jsonb_object_agg(x.tier, x.members), '{}')
      from (select m.tier, count(*) as members from public.memberships m group by m.tier) x),
    'achievements', (select coalesce(jsonb_object_agg(x.achievement, x.members), '{}')
      from (select a.achievement, count(*) as members from public.achievements a group by a.achievement) x));
end
$$;
comment on function public.membership_standing() is
  'The numbers of the membership as they hold, and how many members stand in each tier and have each achievement.';

create function public.membership_preview(p_terms jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  numbers jsonb := private.membership_numbers();
  coming jsonb;
  answer jsonb;
begin
  perform private.demand('membership.read');
  perform private.demand_terms(p_terms);
  coming := numbers || p_terms;
  with earned as (
    select e.person_id, sum(e.points)::integer as points, coalesce(sum(e.points) filter (where e.kind <> 'achievement'), 0)::numeric as bought
      from public.points_entries e
     where e.status = 'available' and e.kind in ('earn', 'reverse', 'achievement')
       and e.available_at > private.now() - interval '365 days' and e.available_at <= private.now()
     group by e.person_id),
  member as (
    select m.person_id, m.tier, coalesce(e.points, 0) as points, coalesce(e.bought, 0) as bought, private.tier_at(coalesce(e.points, 0), coming) as deserved,
           exists (select from public.plan_subscriptions s where s.person_id = m.person_id and s.plan = 'premium' and s.status <> 'expired') as premium
      from public.memberships m left join earned e on e.person_id = m.person_id),
  -- Up at once, down at the review; what is lost is counted as if that were today.
  moved as (
    select *, private.tier_rank(deserved) - private.tier_rank(tier) as steps from member),
  rated as (
    select moved.*, greatest((numbers ->> ('tiers.' || tier || '_points_ppm'))::numeric, case when premium then premium_ppm else 0 end) as old_ppm,
           greatest((coming ->> ('tiers.' || deserved || '_points_ppm'))::numeric, case when premium then premium_ppm else 0 end) as new_ppm
      from moved, (select private.setting('plans.premium_points_ppm')::numeric as premium_ppm) p),
  cost as (
    select coalesce(sum(bought), 0) as points_now,
           coalesce(sum(bought * new_ppm / greatest(1, old_ppm)), 0) * (numbers ->> 'points.goods_minor')::numeric
             / greatest(1, (coming ->> 'points.goods_minor')::numeric) as points_then from rated),
  held as (select coalesce(sum(e.left_over), 0)::numeric as points from public.points_entries e where e.left_over > 0)
  select jsonb_build_object(
    'tiers', (select jsonb_agg(jsonb_build_object('tier', t.tier, 'now', (select count(*) from rated r where r.tier = t.tier),
                'then', (select count(*) from rated r where r.deserved = t.tier)) order by t.place)
                from unnest(array['lotus', 'silk', 'royal_gold', 'sacred_elephant']) with ordinality t(tier, place)),
    'up', (select count(*) from rated where steps > 0), 'down', (select count(*) from rated where steps < 0),
    'movers', coalesce((select jsonb_agg(to_jsonb(x) order by x.points desc, x.person_id) from (
      select r.person_id, coalesce(nullif(p.full_name, ''), p.email, left(r.person_id::text, 8)) as name, r.tier as "from", r.deserved as "to", r.points
        from rated r left join public.profiles p on p.id = r.person_id
       where r.steps <> 0 and private.may('people.read') order by r.points desc, r.person_id limit 20) x), '[]'),
    'year', jsonb_build_object('points_now', round(c.points_now), 'points_then', round(c.points_then),
      'cost_now_minor', round(c.points_now * (numbers ->> 'points.value_minor')::numeric),
      'cost_then_minor', round(c.points_then * (coming ->> 'points.value_minor')::numeric)),
    'held', jsonb_build_object('points', h.points, 'now_minor', round(h.points * (numbers ->> 'points.value_minor')::numeric),
      'then_minor', round(h.points * (coming ->> 'points.value_minor')::numeric)))
    into answer from cost c, held h;
  return answer;
end
$$;
comment on function public.membership_preview(jsonb) is
  'What other numbers would do to the members as they are: how many in each tier, who moves (the first twenty by
points, for whoever reads accounts), what the points of the last 365 days would have cost, and what the points that are held would be worth.';

create function private.apply_terms(wanted bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  t public.membership_terms;
  numbers jsonb;
  due record;
  lifted integer := 0;
begin
  select * into t from public.membership_terms x where x.id = wanted and x.state = 'planned' for update;
  if not found then return; end if;
  perform private.demand_terms(t.terms);
  select jsonb_object_agg(w.key, private.membership_numbers() -> w.key) into numbers from jsonb_each(t.terms) w;
  perform set_config('app.reason', t.reason, true);
  update public.shop_settings s set value = w.value from jsonb_each(t.terms) w where s.key = w.key and s.value <> w.value;
  for due in
    select e.person_id from (
      select x.person_id, sum(x.points)::integer as points from public.points_entries x
       where x.status = 'available' and x.kind in ('earn', 'reverse', 'achievement')
         and x.available_at > private.now() - interval '365 days' and x.available_at <= private.now() group by x.person_id) e
      join public.memberships m on m.person_id = e.person_id
     where private.tier_rank(private.tier_for(e.points)) > private.tier_rank(m.tier) order by e.person_id
  loop
    perform private.lock_membership(due.person_id);
    perform private.raise_tier(due.person_id, private.now());
    lifted := lifted + 1;
  end loop;
  update public.membership_terms x set state = 'applied', before = numbers, raised = lifted, changed_at = clock_timestamp() where x.id = wanted;
end
$$;
comment on function private.apply_terms(bigint) is
  'Brings a planned change into force: its numbers hold, and who deserves a higher tier by them has it at once.
Lower ones wait for the review.';

create function private.apply_due_terms() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due bigint;
  done integer := 0;
begin
  for due in select t.id from public.membership_terms t where t.state = 'planned' and t.starts_at <= private.now() order by t.starts_at, t.id loop
    perform private.apply_terms(due);
    done := done + 1;
  end loop;
  return done;
end
$$;
comment on function private.apply_due_terms() is 'Brings every change of the membership into force whose day has come, in their order.';

create function public.plan_membership_terms(p_terms jsonb, p_starts_at timestamptz, p_seen jsonb, p_reason text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  made bigint;
begin
  perform private.demand('membership.write');
  perform private.demand_reason(p_reason);
  perform private.demand_terms(p_terms);
  lock table public.membership_terms in share row exclusive mode;
  perform private.demand_unchanged(p_seen, private.membership_numbers());
  if p_starts_at > private.now() + interval '2 years' then raise exception 'Within two years.' using errcode = '22023', hint = 'invalid'; end if;
  insert into public.membership_terms (terms, starts_at, reason)
  select jsonb_object_agg(w.key, w.value), greatest(coalesce(p_starts_at, private.now()), private.now()), left(btrim(p_reason), 1000)
    from jsonb_each(p_terms) w where private.membership_numbers() -> w.key <> w.value
  having count(*) > 0
  returning id into made;
  if made is null then raise exception 'Nothing would change.' using errcode = 'HT005', hint = 'no_change'; end if;
  if (select t.starts_at from public.membership_terms t where t.id = made) <= private.now() then perform private.apply_terms(made); end if;
  return made;
end
$$;
comment on function public.plan_membership_terms(jsonb, timestamptz, jsonb, text) is
  'Changes numbers of the membership together, from a moment on or at once, for a reason; refused where they are not what was seen.
HT005 no_change, tier_order, setting_….';

create function public.end_membership_terms(p_id bigint, p_seen timestamptz, p_reason text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  kept public.membership_terms;
  made bigint;
begin
  perform private.demand('membership.write');
  perform private.demand_reason(p_reason);
  lock table public.membership_terms in share row exclusive mode;
  select * into kept from public.membership_terms t where t.id = p_id for update;
  if not found then raise exception 'There is no such change.' using errcode = 'PT404'; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
  perform set_config('app.reason', p_reason, true);
  if kept.state = 'planned' then
    update public.membership_terms t set state = 'withdrawn', changed_at = clock_timestamp() where t.id = p_id;
    return p_id;
  end if;
  if kept.state <> 'applied' or exists (select from public.membership_terms t where t.undoes = p_id) then
    raise exception 'It was taken back already.' using errcode = 'HT005', hint = 'already_undone';
  end if;
  -- What a later change has set is that one's to take back.
  if not private.membership_numbers() @> kept.terms then
    raise exception 'A later change stands above it.' using errcode = 'HT005', hint = 'changed_later';
  end if;
  insert into public.membership_terms (terms, starts_at, reason, undoes)
    values (kept.before, private.now(), left(btrim(p_reason), 1000), p_id) returning id into made;
  perform private.apply_terms(made);
  return made;
end
$$;
comment on function public.end_membership_terms(bigint, timestamptz, text) is
  'Withdraws a planned change, or takes back one that holds by a change against it, for a reason.
Whoever was raised keeps the tier until their review. HT005 already_undone, changed_later.';

revoke execute on function private.membership_numbers(), private.demand_terms(jsonb), private.tier_at(integer, jsonb), private.apply_terms(bigint),
  private.apply_due_terms(), public.membership_standing(), public.membership_preview(jsonb), public.plan_membership_terms(jsonb, timestamptz, jsonb, text),
  public.end_membership_terms(bigint, timestamptz, text) from public, anon;
grant execute on function private.membership_numbers(), private.demand_terms(jsonb), private.tier_at(integer, jsonb), private.apply_terms(bigint),
  private.apply_due_terms() to service_role;
grant execute on function public.membership_standing(), public.membership_preview(jsonb), public.plan_membership_terms(jsonb, timestamptz, jsonb, text),
  public.end_membership_terms(bigint, timestamptz, text) to authenticated, service_role;
