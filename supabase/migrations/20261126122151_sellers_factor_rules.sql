-- Why: whoever has a maker's password has their orders, their buyers' addresses and their money. Staff demand a second factor of whoever
-- acts for a shop, from a day on that leaves time; until then they are reminded, and after it their desk stays closed until they have one.
-- The shop itself sells on.
create table private.factor_rules (
  kind       text primary key check (kind in ('owners', 'everybody')),
  holds_from timestamptz not null,
  set_by     uuid references auth.users (id) on delete set null,
  set_at     timestamptz not null default now(),
  reason     text not null check (char_length(reason) between 3 and 500)
);
comment on table private.factor_rules is
  'Of whom a second factor is demanded from when on: of those who say where a shop is paid (owners, finance), or of everybody who acts for one. '
  'Staff have their own: the office is closed without.';
create index factor_rules_set_by on private.factor_rules (set_by);
alter table private.factor_rules enable row level security;

create table private.factor_notices (
  person_id  uuid not null references auth.users (id) on delete cascade,
  kind       text not null references private.factor_rules (kind) on delete cascade,
  holds_from timestamptz not null,
  stage      text not null check (stage in ('first', 'week', 'day')),
  told_at    timestamptz not null default now(),
  primary key (person_id, kind, holds_from, stage)
);
comment on table private.factor_notices is 'Who was told by letter of which rule: when it was set, a week and a day before it holds.';
create index factor_notices_kind on private.factor_notices (kind);
alter table private.factor_notices enable row level security;

create function private.factor_due(p_person uuid) returns timestamptz language sql stable security definer set search_path = '' as $$
  select min(r.holds_from) from private.factor_rules r
   where exists (select from public.seller_members m where m.person_id = p_person and (r.kind = 'everybody' or m.role in ('owner', 'finance')))
     and not exists (select from auth.mfa_factors f where f.user_id = p_person and f.status = 'verified')
$$;
comment on function private.factor_due(uuid) is
  'From when on somebody who acts for a shop needs a second factor that they do not have; null for everybody else.';
revoke execute on function private.factor_due(uuid) from public;
grant execute on function private.factor_due(uuid) to service_role;

create view private.acting_members as
  select m.* from public.seller_members m where not coalesce(private.factor_due(m.person_id) <= private.now(), false);
comment on view private.acting_members is 'Who may act for a seller now: its members, but for those whose desk is closed until they have a second factor.';
grant select on private.acting_members to service_role;

create or replace function private.my_sellers()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select seller_id from private.acting_members where person_id = (select auth.uid())
$function$;

create or replace function private.is_my_product(product uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select 1 from public.products p join private.acting_members m on m.seller_id = p.seller_id
     where p.id = product and m.person_id = (select auth.uid()))
$function$;

create or replace function private.is_my_product_folder(folder text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then private.is_my_product(folder::uuid) else false end
$function$;

create or replace function private.is_my_variant(variant uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select 1 from public.product_variants v join public.products p on p.id = v.product_id join private.acting_members m on m.seller_id = p.seller_id
     where v.id = variant and m.person_id = (select auth.uid()))
$function$;

create function public.my_factor_rule() returns jsonb language sql stable security definer set search_path = '' as $$
  select case when d.due is not null then jsonb_build_object('due', d.due, 'closed', d.due <= private.now()) end
    from (select private.factor_due((select auth.uid())) as due) d
$$;
comment on function public.my_factor_rule() is 'Whether the shop demands a second factor of me that I do not have: {due, closed}, or null.';

create function private.factor_lacking(p_kind text) returns setof uuid language sql stable security definer set search_path = '' as $$
  select distinct m.person_id from public.seller_members m
   where (p_kind = 'everybody' or m.role in ('owner', 'finance'))
     and not exists (select from auth.mfa_factors f where f.user_id = m.person_id and f.status = 'verified')
$$;
comment on function private.factor_lacking(text) is 'Those a rule of this kind is about who have no second factor yet.';
revoke execute on function private.factor_lacking(text) from public;

create function public.factor_rules() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('security.read');
  return (select jsonb_agg(jsonb_build_object('kind', k.kind, 'holds_from', r.holds_from,
      'holds', coalesce(r.holds_from <= private.now(), false), 'set_at', r.set_at,
      'reason', r.reason, 'by', coalesce(nullif(p.full_name, ''), p.email, ''),
      'members', (select count(distinct m.person_id) from public.seller_members m where k.kind = 'everybody' or m.role in ('owner', 'finance')),
      'lacking', (select count(*) from private.factor_lacking(k.kind)),
      'people', (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'shop', x.shop) order by x.name, x.id), '[]')
        from (
          select l.id, coalesce(nullif(q.full_name, ''), q.email, '') as name,
              (select min(s.business_name) from public.seller_members m join public.sellers s on s.id = m.seller_id where m.person_id = l.id) as shop
            from private.factor_lacking(k.kind) l (id) join public.profiles q on q.id = l.id order by 2, 1 limit 200) x)) order by k.kind desc)
    from (values ('owners'), ('everybody')) k (kind) left join private.factor_rules r on r.kind = k.kind left join public.profiles p on p.id = r.set_by);
end
$$;
comment on function public.factor_rules() is
  'Both kinds of rule about second factors, set or not, and whom they are about: [{kind, holds_from, holds, set_at, reason, by, '
  'members, lacking, people}], at most two hundred people each.';

create function public.set_factor_rule(p_kind text, p_from date, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  wanted constant timestamptz := p_from::timestamp at time zone 'Asia/Bangkok';
  was private.factor_rules;
begin
  perform private.demand('security.write');
  perform private.demand_reason(p_reason);
  if p_kind is null or p_kind not in ('owners', 'everybody') then
    raise exception 'There is no such kind.' using errcode = 'HT004', hint = 'factor_kind';
  end if;
  select * into was from private.factor_rules r where r.kind = p_kind for update;
  -- Sooner than it stood, or for the first time: nobody is locked out from one day to the next.
  if wanted is null or (wanted < private.now() + interval '7 days' and (was.kind is null or wanted < was.holds_from)) then
    raise exception 'It takes at least a week.' using errcode = 'HT004', hint = 'factor_too_soon';
  end if;
  if wanted > private.now() + interval '1 year' then raise exception 'Within a year.' using errcode = 'HT004', hint = 'factor_too_late'; end if;
  if was.holds_from = wanted then raise exception 'It stands so already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  insert into private.factor_rules as r (kind, holds_from, set_by, set_at, reason)
  values (p_kind, wanted, (select auth.uid()), private.now(), left(btrim(p_reason), 500))
  on conflict (kind) do update set holds_from = excluded.holds_from, set_by = excluded.set_by, set_at = excluded.set_at, reason = excluded.reason;
  perform private.log_activity('security.set_factor_rule', p_kind, jsonb_build_object('holds_from', jsonb_build_array(was.holds_from, wanted)), p_reason);
end
$$;
comment on function public.set_factor_rule(text, date, text) is
  'Demands a second factor of whoever acts for a shop from the beginning of a day on, at least a week from now, or puts that day off. '
  'HT004 factor_kind, factor_too_soon, factor_too_late, HT005 already_decided.';

create function public.lift_factor_rule(p_kind text, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  was private.factor_rules;
begin
  perform private.demand('security.write');
  perform private.demand_reason(p_reason);
  delete from private.factor_rules r where r.kind = p_kind returning * into was;
  if not found then raise exception 'There is no such rule.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('security.lift_factor_rule', p_kind, jsonb_build_object('holds_from', jsonb_build_array(was.holds_from, null)), p_reason);
end
$$;
comment on function public.lift_factor_rule(text, text) is 'Demands it no more; desks that were closed are open at once. HT005 already_decided.';

create function private.tell_factor_rules() returns integer language sql security definer set search_path = '' as $$
  with due as (
    select distinct on (l.person) l.person, r.kind, r.holds_from, l.stage
      from private.factor_rules r cross join lateral (
        select p as person, case when r.holds_from < private.now() + interval '1 day' then 'day'
            when r.holds_from < private.now() + interval '7 days' then 'week'
            else 'first' end as stage
          from private.factor_lacking(r.kind) p) l
     where r.holds_from > private.now()
       and not exists (select from private.factor_notices n where n.person_id = l.person and n.holds_from = r.holds_from and n.stage = l.stage)
     order by l.person, r.holds_from limit 500),
  told as (
    insert into private.factor_notices (person_id, kind, holds_from, stage) select d.person, d.kind, d.holds_from, d.stage from due d
    on conflict do nothing returning *),
  written as (
    insert into private.outbox (topic, key, payload)
    select 'seller.factor', t.person_id || ':' || extract(epoch from t.holds_from)::bigint || ':' || t.stage,
        jsonb_build_object('person_id', t.person_id, 'day', to_char(t.holds_from at time zone 'Asia/Bangkok', 'YYYY-MM-DD'))
      from told t on conflict do nothing returning 1)
  select count(*)::integer from told
$$;
comment on function private.tell_factor_rules() is
  'Writes letters to those who need a second factor soon: once when it is demanded, a week and a day before; five hundred at a time. Answers how many.';
revoke execute on function private.tell_factor_rules() from public;
grant execute on function private.tell_factor_rules() to service_role;

revoke execute on function public.my_factor_rule(), public.factor_rules(), public.set_factor_rule(text, date, text),
  public.lift_factor_rule(text, text) from public, anon;
grant execute on function public.my_factor_rule(), public.factor_rules(), public.set_factor_rule(text, date, text),
  public.lift_factor_rule(text, text) to authenticated;
