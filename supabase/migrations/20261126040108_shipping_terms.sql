-- Why: what delivery costs, where it goes and what may not go there changes from a day on, is prepared ahead and taken back, without a release of the program.
-- What was in force stays as it was: a term is never rewritten, only ended, and an order keeps the amount it was placed with.

insert into public.staff_permissions (name, description, needs_fresh) values
  ('shipping.read', 'Read what delivery costs and where it goes, past and planned.', false),
  ('shipping.write', 'Change what delivery costs and where it goes.', true);
insert into public.staff_role_permissions (role, permission) values ('auditor', 'shipping.read'), ('finance', 'shipping.read');

create function private.is_shipping_rate(rate jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(rate) is distinct from 'object' then false
    when rate = '{"offered": false}' then true
    when (select count(*) from jsonb_object_keys(rate)) <> 9 then false
    when jsonb_typeof(rate -> 'carrier') is distinct from 'string' or char_length(btrim(rate ->> 'carrier')) not between 2 and 60 then false
    when not (select bool_and(coalesce(rate ->> k ~ '^[0-9]{1,9}$' and jsonb_typeof(rate -> k) = 'number', false))
                from unnest(array['first', 'firstGrams', 'step', 'stepGrams', 'parcelMaxGrams', 'daysFrom', 'daysTo']) k) then false
    when not rate ? 'freeFrom' or rate -> 'freeFrom' <> 'null'
      and (jsonb_typeof(rate -> 'freeFrom') <> 'number' or rate ->> 'freeFrom' !~ '^[0-9]{1,12}$') then false
    else (rate ->> 'firstGrams')::integer > 0 and (rate ->> 'stepGrams')::integer > 0
      and (rate ->> 'parcelMaxGrams')::integer between (rate ->> 'firstGrams')::integer and 1000000
      and (rate ->> 'first')::integer <= 10000000 and (rate ->> 'step')::integer <= 10000000
      and (rate ->> 'daysFrom')::integer <= (rate ->> 'daysTo')::integer and (rate ->> 'daysTo')::integer <= 180 end
$$;
comment on function private.is_shipping_rate(jsonb) is
  'Whether this is what a method costs and how long it takes (satang, grams, days), or that it is not offered.';

create table public.shipping_terms (
  id             bigint generated always as identity primary key,
  kind           text not null check (kind in ('rate', 'destination', 'restriction')),
  zone           text check (zone in ('TH', 'ASEAN', 'EAST_ASIA', 'OCEANIA', 'EUROPE', 'NORTH_AMERICA', 'REST')),
  method         text check (method in ('standard', 'express')),
  country        text check (country ~ '^[A-Z]{2}$'),
  category_id    uuid references public.categories on delete restrict,
  heaviest_grams integer check (heaviest_grams between 1 and 1000000),
  rate           jsonb check (rate is null or private.is_shipping_rate(rate)),
  starts_at      timestamptz not null,
  ends_at        timestamptz,
  reason         text not null check (char_length(reason) between 3 and 1000),
  subject        text not null generated always as (
    case kind when 'rate' then 'rate:' || zone || ':' || method when 'destination' then 'destination:' || country
      else 'restriction:' || country || ':' || coalesce(method, '') || ':' || coalesce(category_id::text, '') end) stored,
  written_at     timestamptz not null default private.now(),
  changed_at     timestamptz not null default private.now(),
  constraint ends_after_it_starts check (ends_at >= starts_at),
  constraint says_what_its_kind_says check (case kind
    when 'rate' then num_nulls(zone, method, rate) = 0 and num_nonnulls(country, category_id, heaviest_grams) = 0
    when 'destination' then num_nulls(country, zone) = 0 and num_nonnulls(method, rate, category_id, heaviest_grams) = 0
    else country is not null and num_nonnulls(zone, rate) = 0 end)
);
comment on table public.shipping_terms is
  'What delivery costs (by zone and method), which zone a country counts as, and what may not go where;
each from a moment on. Of one subject the latest that has
begun and not ended holds. A term that ended when it began was withdrawn before.';
create index shipping_terms_of_a_subject on public.shipping_terms (subject, starts_at desc, id desc);
create index shipping_terms_by_start on public.shipping_terms (starts_at, id);
create index shipping_terms_category on public.shipping_terms (category_id) where category_id is not null;
alter table public.shipping_terms enable row level security;
create policy "who may reads shipping" on public.shipping_terms for select to authenticated using ((select private.may('shipping.read')));
grant select on public.shipping_terms to authenticated;
grant select on public.shipping_terms to service_role;
revoke insert, update, delete, truncate on public.shipping_terms from service_role;

insert into public.shipping_terms (kind, zone, method, rate, starts_at, reason)
select 'rate', s.zone, s.method,
       jsonb_build_object('carrier', case when s.method = 'express' then 'Thailand Post EMS' else 'Thailand Post' end, 'first', s.first_baht * 100,
         'firstGrams', case when s.zone = 'TH' then 1000 else 500 end, 'step', s.step_baht * 100, 'stepGrams', case when s.zone = 'TH' then 1000 else 500 end,
         'parcelMaxGrams', case when s.zone <> 'TH' and s.method = 'standard' then 20000 else 30000 end, 'daysFrom', s.days_from, 'daysTo', s.days_to,
         'freeFrom', case when s.zone = 'TH' and s.method = 'standard' then 150000 end), '2020-01-01', 'The rates the shop begins with.'
  from (values ('TH', 'standard', 45, 15, 2, 4), ('TH', 'express', 75, 25, 1, 2),
               ('ASEAN', 'standard', 260, 90, 7, 14), ('ASEAN', 'express', 620, 140, 3, 5),
               ('EAST_ASIA', 'standard', 320, 110, 7, 14), ('EAST_ASIA', 'express', 760, 170, 3, 6),
               ('OCEANIA', 'standard', 420, 150, 10, 18), ('OCEANIA', 'express', 1050, 260, 4, 7),
               ('EUROPE', 'standard', 450, 160, 10, 21), ('EUROPE', 'express', 1150, 290, 4, 8),
               ('NORTH_AMERICA', 'standard', 480, 180, 10, 21), ('NORTH_AMERICA', 'express', 1250, 320, 4, 8),
               ('REST', 'standard', 520, 200, 14, 28), ('REST', 'express', 1350, 360, 5, 9)) s(zone, method, first_baht, step_baht, days_from, days_to);
create trigger shipping_terms_logged after insert or delete or update on public.shipping_terms
  for each row execute function private.log_changes('id', 'subject', 'rate', 'zone', 'heaviest_grams', 'starts_at', 'ends_at');
create trigger shipping_terms_tell_pages after insert or update on public.shipping_terms
  for each statement execute function private.tell_the_pages('shop');

create function private.shipping_at(moment timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with standing as (
    select distinct on (t.subject) t.* from public.shipping_terms t
     where t.starts_at <= moment and (t.ends_at is null or t.ends_at > moment) order by t.subject, t.starts_at desc, t.id desc)
  select jsonb_build_object(
    'rates', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'zone', s.zone, 'method', s.method,
      'rate', s.rate, 'since', s.starts_at, 'until', s.ends_at)
      order by s.id), '[]') from standing s where s.kind = 'rate'),
    'destinations', (select coalesce(jsonb_object_agg(s.country, s.zone), '{}') from standing s where s.kind = 'destination'),
    'restrictions', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'country', s.country, 'method', s.method, 'heaviestGrams', s.heaviest_grams,
      'categories', case when s.category_id is not null then (
        with recursive below as (select s.category_id as id union select c.id from public.categories c join below b on c.parent_id = b.id)
        select jsonb_agg(b.id) from below b) end) order by s.id), '[]') from standing s where s.kind = 'restriction'))
$$;
comment on function private.shipping_at(timestamptz) is
  'What delivery costs at a moment, by zone and method; which countries count as another zone; what may not go where. A restricted
category is named with all below it.';

create function public.shipping_table() returns jsonb
language sql stable security definer set search_path = '' as $$ select private.shipping_at(private.now()) $$;
comment on function public.shipping_table() is 'What delivery costs now and where it goes, for everybody: the terms that the checkout reckons with.';

create function public.shipping_table_at(p_at timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('shipping.read');
  return private.shipping_at(coalesce(p_at, private.now()));
end
$$;
comment on function public.shipping_table_at(timestamptz) is 'The same as of any moment, past or planned, for staff.';

create function public.plan_shipping_term(p_term jsonb, p_starts_at timestamptz, p_ends_at timestamptz, p_seen bigint, p_reason text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  begins timestamptz := greatest(coalesce(p_starts_at, private.now()), private.now());
  made public.shipping_terms;
  before public.shipping_terms;
begin
  perform private.demand('shipping.write');
  perform private.demand_reason(p_reason);
  if begins > private.now() + interval '2 years' or p_ends_at <= begins or p_ends_at > begins + interval '10 years' then
    raise exception 'It begins within two years and before it ends.' using errcode = 'HT005', hint = 'wrong_days';
  end if;
  lock table public.shipping_terms in share row exclusive mode;
  begin
    insert into public.shipping_terms (kind, zone, method, country, category_id, heaviest_grams, rate, starts_at, ends_at, reason)
    values (p_term ->> 'kind', p_term ->> 'zone', p_term ->> 'method', p_term ->> 'country', (p_term ->> 'category_id')::uuid,
      (p_term ->> 'heaviest_grams')::integer, nullif(p_term -> 'rate', 'null'), begins, p_ends_at, left(btrim(p_reason), 1000))
    returning * into made;
  exception when check_violation or not_null_violation or foreign_key_violation or invalid_text_representation or numeric_value_out_of_range then
    raise exception 'Shipping has no such term.' using errcode = 'HT005', hint = 'wrong_term';
  end;
  select * into before from public.shipping_terms t
   where t.subject = made.subject and t.id <> made.id and t.starts_at <= private.now() and (t.ends_at is null or t.ends_at > private.now())
   order by t.starts_at desc, t.id desc limit 1;
  perform private.demand_unchanged(coalesce(to_jsonb(p_seen), 'null'), coalesce(to_jsonb(before.id), 'null'));
  select * into before from public.shipping_terms t
   where t.subject = made.subject and t.id <> made.id and t.starts_at <= begins and (t.ends_at is null or t.ends_at > begins)
   order by t.starts_at desc, t.id desc limit 1;
  if before.id is not null
    and (before.rate, before.zone, before.heaviest_grams, before.ends_at)
      is not distinct from (made.rate, made.zone, made.heaviest_grams, made.ends_at) then
    raise exception 'Nothing would change.' using errcode = 'HT005', hint = 'no_change';
  end if;
  return made.id;
end
$$;
comment on function public.plan_shipping_term(jsonb, timestamptz, timestamptz, bigint, text) is
  'Sets a rate, the zone of a country or a restriction from a moment on or at once, until a moment or for good, for a reason. `p_seen`: the term
that held for its author. HT005 wrong_days, wrong_term, no_change.';

create function public.end_shipping_term(p_id bigint, p_seen timestamptz, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept public.shipping_terms;
begin
  perform private.demand('shipping.write');
  perform private.demand_reason(p_reason);
  lock table public.shipping_terms in share row exclusive mode;
  select * into kept from public.shipping_terms t where t.id = p_id;
  if not found then raise exception 'There is no such term.' using errcode = 'PT404'; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.changed_at));
  if kept.ends_at <= private.now() or kept.ends_at = kept.starts_at then
    raise exception 'It has ended already.' using errcode = 'HT005', hint = 'ended_already';
  end if;
  -- Without any rate nothing could be sent; a method that is not offered is a rate of its own.
  if kept.kind = 'rate' and not exists (select from public.shipping_terms t where t.subject = kept.subject and t.id <> p_id and t.ends_at is null
      and t.starts_at <= private.now()) then
    raise exception 'No rate would be left.' using errcode = 'HT005', hint = 'last_rate';
  end if;
  perform set_config('app.reason', p_reason, true);
  update public.shipping_terms t set ends_at = greatest(t.starts_at, private.now()), changed_at = clock_timestamp() where t.id = p_id;
end
$$;
comment on function public.end_shipping_term(bigint, timestamptz, text) is
  'Withdraws a planned term, or ends one that holds, for a reason: what held before it holds again. HT005 ended_already, last_rate.';

revoke execute on function private.is_shipping_rate(jsonb), private.shipping_at(timestamptz), public.shipping_table_at(timestamptz),
  public.plan_shipping_term(jsonb, timestamptz, timestamptz, bigint, text), public.end_shipping_term(bigint, timestamptz, text) from public, anon;
grant execute on function public.shipping_table() to anon, authenticated, service_role;
grant execute on function public.shipping_table_at(timestamptz), public.plan_shipping_term(jsonb, timestamptz, timestamptz, bigint, text),
  public.end_shipping_term(bigint, timestamptz, text) to authenticated, service_role;
