-- Why: every minute until three days after a version began, all members were compared with those who had been told. Each version keeps how
-- far it has come; when its last member was told it rests for a day, for whoever confirms their address meanwhile.
create table private.version_tellings (
  version_id  bigint primary key references public.page_versions (id) on delete cascade,
  last_person uuid,
  next_at     timestamptz not null default now()
);
comment on table private.version_tellings is
  'How far a version of the terms or the privacy policy was told: up to which member in the order of their keys, and when to go on.';
alter table private.version_tellings enable row level security;

create or replace function private.tell_page_versions(p_most integer DEFAULT 1000)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v record;
  people uuid[];
  told integer := 0;
begin
  insert into private.version_tellings (version_id, next_at)
  select x.id, private.now() from public.page_versions x
   where x.page_id in ('terms', 'privacy') and x.number > 0 and x.withdrawn_at is null and x.holds_from > private.now() - interval '3 days'
  on conflict do nothing;
  for v in
    select x.id, x.made_at, t.last_person from private.version_tellings t join public.page_versions x on x.id = t.version_id
     -- What held at once, or began while letters were on their way, is told all the same.
     where t.next_at <= private.now() and x.withdrawn_at is null and x.holds_from > private.now() - interval '3 days'
     order by x.holds_from, x.id for update of t skip locked
  loop
    exit when told >= p_most;
    select array_agg(d.id order by d.id) into people from (
      select p.id from public.profiles p join auth.users u on u.id = p.id
       where (v.last_person is null or p.id > v.last_person)
         and coalesce(p.email, '') <> '' and u.email_confirmed_at is not null and u.deleted_at is null and u.created_at < v.made_at
         and not exists (select from private.version_notices n where n.version_id = v.id and n.person_id = p.id)
       order by p.id limit p_most - told) d;
    update private.version_tellings t set
        last_person = case when cardinality(people) = p_most - told then people[cardinality(people)] end,
        next_at = case when cardinality(people) = p_most - told then t.next_at else private.now() + interval '1 day' end
     where t.version_id = v.id;
    insert into private.version_notices (version_id, person_id) select v.id, p from unnest(people) p on conflict do nothing;
    insert into private.outbox (topic, key, payload)
    select 'person.page_version', v.id || ':' || p, jsonb_build_object('person_id', p, 'version_id', v.id) from unnest(people) p on conflict do nothing;
    told := told + coalesce(cardinality(people), 0);
  end loop;
  return told;
end
$function$;
comment on function private.tell_page_versions(integer) is
  'Writes letters about versions of the terms and the privacy policy that will hold: one to each member who was there when it was '
  'published, so many at a time, going on where it stopped. Answers how many.';
