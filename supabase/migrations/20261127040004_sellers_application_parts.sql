-- Whoever applies shows who they are, where they are paid, where they work, what they make and how it looks. Each part is kept as it is answered,
-- before there is
-- an application; staff ask back about a part, and its applicant answers there.
create table public.application_parts (
  person_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('shop', 'identity', 'bank', 'address', 'crafts', 'photos')),
  answer jsonb not null default '{}' check (jsonb_typeof(answer) = 'object' and pg_column_size(answer) <= 16000),
  papers text[] not null default '{}' check (coalesce(array_length(papers, 1), 0) <= 8 and pg_column_size(papers) <= 4000),
  question text not null default '' check (char_length(question) <= 1000),
  asked_at timestamptz,
  saved_at timestamptz not null default private.now(),
  primary key (person_id, kind)
);
comment on table public.application_parts is
  'What somebody has answered of an application to sell so far, part by part; `question` is what staff want to know of it, answered when it is
saved after `asked_at`. Papers lie in `seller-evidence`.';
alter table public.application_parts enable row level security;
create policy "people read the parts of their application" on public.application_parts for select to authenticated
  using (person_id = (select auth.uid()));
grant select on public.application_parts to authenticated, service_role;
revoke insert, update, delete, truncate on public.application_parts from service_role;

create function private.part_lacks(p public.application_parts) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when p.asked_at is not null and p.saved_at <= p.asked_at then 'asked'
    when p.kind = 'shop' and (char_length(coalesce(p.answer ->> 'businessName', '')) < 2 or coalesce(p.answer ->> 'province', '') !~ '^TH-(\d\d|S)$'
      or coalesce(p.answer ->> 'businessType', '') not in ('artisan', 'family', 'cooperative', 'company')) then 'answer'
    when p.kind = 'identity' and char_length(coalesce(p.answer ->> 'name', '')) < 3 then 'answer'
    when p.kind = 'bank' and (coalesce(p.answer ->> 'bank', '') = '' or char_length(coalesce(p.answer ->> 'holder', '')) < 3) then 'answer'
    when p.kind = 'address' and char_length(coalesce(p.answer ->> 'address', '')) < 10 then 'answer'
    when p.kind = 'crafts' and char_length(coalesce(p.answer ->> 'words', '')) < 10 then 'answer'
    when p.kind = 'identity' and array_length(p.papers, 1) is null then 'papers'
    when p.kind = 'photos' and coalesce(array_length(p.papers, 1), 0) < 3 then 'papers' end
$$;
comment on function private.part_lacks(public.application_parts) is
  'What a part of an application lacks: answer, papers, or asked where staff wait for an answer; null where nothing.';
revoke all on function private.part_lacks(public.application_parts) from public;

create function public.my_application_parts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('kind', k.kind, 'answer', coalesce(p.answer, '{}'), 'papers', coalesce(to_jsonb(p.papers), '[]'),
      'question', coalesce(p.question, ''), 'savedAt', p.saved_at,
      'lacks', case when p.person_id is null then 'answer' else private.part_lacks(p) end) order by k.place)
    from unnest('{shop,identity,bank,address,crafts,photos}'::text[]) with ordinality k (kind, place)
    left join public.application_parts p on p.kind = k.kind and p.person_id = (select auth.uid())
$$;
comment on function public.my_application_parts() is 'Every part of the caller''s application to sell, with what it still lacks.';
revoke execute on function public.my_application_parts() from public;
grant execute on function public.my_application_parts() to authenticated, service_role;

create function public.keep_application_part(p_kind text, p_answer jsonb, p_papers text[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
begin
  if coalesce(p_kind, '') not in ('shop', 'identity', 'bank', 'address', 'crafts', 'photos') or jsonb_typeof(p_answer) is distinct from 'object'
    or pg_column_size(p_answer) > 16000 or coalesce(array_length(p_papers, 1), 0) > 8 or exists (
      select from jsonb_each(p_answer) e where jsonb_typeof(e.value) not in ('string', 'number', 'null') or char_length(e.value ->> 0) > 5000) then
    raise exception 'A part has short answers and at most eight papers.' using errcode = '22023', hint = 'invalid';
  end if;
  if exists (select from public.seller_applications a where a.person_id = me and a.status = 'approved') then
    raise exception 'It was approved.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  if exists (select from unnest(p_papers) f where f is null or f not like me || '/%' or not exists (
      select from storage.objects o where o.bucket_id = 'seller-evidence' and o.name = f)) then
    raise exception 'A paper that was brought.' using errcode = 'HT005', hint = 'no_paper';
  end if;
  insert into public.application_parts (person_id, kind, answer, papers, saved_at) values (me, p_kind, p_answer, coalesce(p_papers, '{}'), clock_timestamp())
  on conflict (person_id, kind) do update set answer = excluded.answer, papers = excluded.papers, saved_at = excluded.saved_at;
end
$$;
comment on function public.keep_application_part(text, jsonb, text[]) is
  'Keeps one part of the caller''s application, complete or not. HT005 already_decided, no_paper.';
revoke execute on function public.keep_application_part(text, jsonb, text[]) from public;
grant execute on function public.keep_application_part(text, jsonb, text[]) to authenticated, service_role;

create function public.hand_in_application_parts() returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  said jsonb;
  asked public.seller_applications;
begin
  -- A second press waits for the first.
  perform pg_advisory_xact_lock(hashtextextended('application:' || me, 0));
  if exists (select from jsonb_array_elements(public.my_application_parts()) p where p ->> 'lacks' is not null) then
    raise exception 'Something is missing.' using errcode = 'HT005', hint = 'incomplete';
  end if;
  select p.answer into said from public.application_parts p where p.person_id = me and p.kind = 'shop';
  select * into asked from public.seller_applications a where a.person_id = me for update;
  if not found then
    insert into public.seller_applications (person_id, business_name, business_type, province, description)
    values (me, left(said ->> 'businessName', 100), said ->> 'businessType', said ->> 'province',
      (select left(p.answer ->> 'words', 5000) from public.application_parts p where p.person_id = me and p.kind = 'crafts'))
    returning * into asked;
  elsif asked.status = 'pending' then
    update public.seller_applications set business_name = left(said ->> 'businessName', 100), business_type = said ->> 'businessType',
      province = said ->> 'province', description = (select p.answer ->> 'words' from public.application_parts p where p.person_id = me and p.kind = 'crafts')
     where id = asked.id;
  else
    perform public.hand_in_application(left(said ->> 'businessName', 100), said ->> 'businessType', said ->> 'province',
      (select p.answer ->> 'words' from public.application_parts p where p.person_id = me and p.kind = 'crafts'));
  end if;
  insert into private.evidence_uses (path, kind, about, given_by)
  select f, 'application', asked.id, me from public.application_parts p, unnest(p.papers) f where p.person_id = me on conflict (path) do nothing;
end
$$;
comment on function public.hand_in_application_parts() is
  'Hands the caller''s application in when every part is complete, or again when it may be; handed in already is no refusal.
HT005 incomplete, not_allowed_now.';
revoke execute on function public.hand_in_application_parts() from public;
grant execute on function public.hand_in_application_parts() to authenticated, service_role;

create function public.ask_about_application(p_application_id uuid, p_questions jsonb, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  a public.seller_applications;
begin
  perform private.demand('sellers.judge');
  perform private.demand_reason(p_reason);
  if jsonb_typeof(p_questions) is distinct from 'object' or p_questions = '{}' or exists (select from jsonb_each_text(p_questions) q
      where q.key not in ('shop', 'identity', 'bank', 'address', 'crafts', 'photos') or char_length(btrim(q.value)) not between 3 and 1000) then
    raise exception 'A question about a part.' using errcode = '22023', hint = 'invalid';
  end if;
  select * into a from public.seller_applications x where x.id = p_application_id for update;
  if not found then raise exception 'There is no such application.' using errcode = 'PT404'; end if;
  perform public.decide_application(p_application_id, 'needs_changes', p_reason);
  insert into public.application_parts (person_id, kind, question, asked_at, saved_at)
  select a.person_id, q.key, btrim(q.value), clock_timestamp(), 'epoch' from jsonb_each_text(p_questions) q
  on conflict (person_id, kind) do update set question = excluded.question, asked_at = excluded.asked_at;
end
$$;
comment on function public.ask_about_application(uuid, jsonb, text) is
  'Sends an application back with a question about each part that is not right yet: {kind: question}. The applicant is told with the reason.
HT005 already_decided, own_shop.';
revoke execute on function public.ask_about_application(uuid, jsonb, text) from public;
grant execute on function public.ask_about_application(uuid, jsonb, text) to authenticated, service_role;

create or replace function private.facts_of_application(p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('business_name', a.business_name, 'business_type', a.business_type, 'description', a.description, 'province', a.province,
    'name', p.full_name, 'email', p.email,
    -- As the name at the bank is compared later, too.
    'bank_matches', (select private.plain_name(b.answer ->> 'holder') = private.plain_name(i.answer ->> 'name') from public.application_parts b
       join public.application_parts i on i.person_id = b.person_id and i.kind = 'identity' where b.person_id = a.person_id and b.kind = 'bank'),
    'parts', (select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'answer', coalesce(x.answer, '{}'), 'papers', coalesce(to_jsonb(x.papers), '[]'),
        'question', coalesce(x.question, ''), 'lacks', case when x.person_id is null then 'answer' else private.part_lacks(x) end) order by k.place), '[]')
      from unnest('{shop,identity,bank,address,crafts,photos}'::text[]) with ordinality k (kind, place)
      left join public.application_parts x on x.kind = k.kind and x.person_id = a.person_id))
    from public.seller_applications a join public.profiles p on p.id = a.person_id where a.id = private.as_uuid(p_key)
$$;
