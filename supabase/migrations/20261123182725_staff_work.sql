-- Why: whoever runs the shop begins the day with one list of everything that waits for a person, each with its clock, and not with seven lists to look
-- through. What waits is read
-- where it stands, so nothing has to be kept in step; only who has taken it is written down.
create table public.work_kinds (
  kind       text primary key check (kind ~ '^[a-z_]{1,30}$'),
  permission text not null references public.staff_permissions on delete restrict,
  hours      integer not null check (hours between 1 and 1000)
);
comment on table public.work_kinds is 'What can wait for a person: the permission by which somebody sees it, and after how many hours it is late.';
create index work_kinds_permission on public.work_kinds (permission);
alter table public.work_kinds enable row level security;
create policy "staff read what can wait" on public.work_kinds for select to authenticated using ((select private.is_staff_here()));
grant select on public.work_kinds to authenticated;
revoke insert, update, delete on public.work_kinds from service_role;
insert into public.work_kinds (kind, permission, hours) values
  ('slip', 'payments.read', 4), ('refund', 'orders.refund', 24), ('case', 'cases.read', 48), ('application', 'sellers.read', 72),
  ('review', 'reviews.read', 24), ('contact', 'contact.read', 24), ('letter', 'settings.read', 4);

create table public.work_claims (
  kind      text not null references public.work_kinds on delete cascade,
  key       text not null check (char_length(key) between 1 and 100),
  person_id uuid not null references auth.users on delete cascade,
  taken_at  timestamptz not null default now(),
  primary key (kind, key)
);
comment on table public.work_claims is 'Who has taken what waits, so that two do not look into the same.';
create index work_claims_person on public.work_claims (person_id);
alter table public.work_claims enable row level security;
create policy "staff read who has taken what" on public.work_claims for select to authenticated using ((select private.is_staff_here()));
grant select on public.work_claims to authenticated;
revoke insert, update, delete on public.work_claims from service_role;

create index payment_slips_waiting on public.payment_slips (sent_at, id) where state = 'waiting';
create index order_cases_undecided on public.order_cases (created_at, id) where status = 'escalated';
create index seller_applications_waiting on public.seller_applications (created_at, id) where status = 'pending';
create index review_flags_newest on public.review_flags (created_at, review_id);
create index outbox_stuck on private.outbox (created_at, id) where sent_at is null and attempts >= 12;

create function private.as_uuid(p_text text) returns uuid language sql immutable set search_path = '' as $$
  select case when p_text ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then p_text::uuid end
$$;
comment on function private.as_uuid(text) is 'The key that a text is, or null where it is none.';
revoke execute on function private.as_uuid(text) from public, anon, authenticated;

create function private.as_number(p_text text) returns bigint language sql immutable set search_path = '' as $$
  select case when p_text ~ '^[0-9]{1,18}$' then p_text::bigint end
$$;
comment on function private.as_number(text) is 'The number that a text is, or null where it is none.';
revoke execute on function private.as_number(text) from public, anon, authenticated;

create function private.work_waits(p_kind text, p_key text) returns boolean language sql stable security definer set search_path = '' as $$
  select case p_kind
    when 'slip' then exists (select from public.payment_slips s where s.id = private.as_uuid(p_key) and s.state = 'waiting')
    when 'refund' then exists (select from public.refunds r where r.id = private.as_uuid(p_key) and r.status = 'manual_required')
    when 'case' then exists (select from public.order_cases c where c.id = private.as_uuid(p_key) and c.status = 'escalated')
    when 'application' then exists (select from public.seller_applications a where a.id = private.as_uuid(p_key) and a.status = 'pending')
    when 'review' then exists (select from public.reviews r join public.review_flags f on f.review_id = r.id
      where r.id = private.as_uuid(p_key) and (r.judged_at is null or f.created_at > r.judged_at))
    when 'contact' then exists (select from public.contact_messages m where m.id = private.as_uuid(p_key) and m.answered_at is null)
    when 'letter' then exists (select from private.outbox o where o.id = private.as_number(p_key) and o.sent_at is null and o.attempts >= 12)
    else false
  end
$$;
comment on function private.work_waits(text, text) is 'Whether something still waits for a person.';
revoke execute on function private.work_waits(text, text) from public, anon, authenticated;

create function private.work_facts(p_kind text, p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select case p_kind
    when 'slip' then (
      select jsonb_build_object('number', g.number, 'amount_minor', p.amount_minor, 'email', g.email, 'method', p.method, 'path', s.path, 'mime_type',
        s.mime_type,
             'expires_at', g.expires_at, 'order_id', (select o.id from public.orders o where o.order_group_id = g.id order by o.number limit 1))
        from public.payment_slips s join public.payments p on p.id = s.payment_id join public.order_groups g on g.id = p.order_group_id
          where s.id = private.as_uuid(p_key))
    when 'refund' then (
      select jsonb_build_object('number', o.number, 'order_id', o.id, 'amount_minor', r.amount_minor, 'customer', o.customer, 'email', g.email, 'method',
        p.method,
             'bank', a.bank, 'account', a.number, 'holder', a.holder, 'reason', r.reason)
        from public.refunds r join public.orders o on o.id = r.order_id join public.order_groups g on g.id = o.order_group_id
          join public.payments p on p.id = r.payment_id
        left join private.refund_accounts a on a.order_group_id = g.id where r.id = private.as_uuid(p_key))
    when 'case' then (
      select jsonb_build_object('number', c.number, 'order_id', o.id, 'order', o.number, 'kind', c.kind, 'reason', c.reason, 'wish', c.wish, 'words', c.words,
             'refund_minor', c.refund_minor, 'seller', o.seller_name, 'customer', o.customer, 'said', coalesce((
               select jsonb_agg(jsonb_build_object('who', e.actor_role, 'words', e.words, 'at', e.created_at) order by e.id)
                 from public.order_case_events e where e.case_id = c.id and e.words <> ''), '[]'))
        from public.order_cases c join public.orders o on o.id = c.order_id where c.id = private.as_uuid(p_key))
    when 'application' then (
      select jsonb_build_object('business_name', a.business_name, 'business_type', a.business_type, 'description', a.description, 'province', a.province,
             'name', p.full_name, 'email', p.email)
        from public.seller_applications a join public.profiles p on p.id = a.person_id where a.id = private.as_uuid(p_key))
    when 'review' then (
      select jsonb_build_object('status', r.status, 'rating', r.rating, 'author', r.author_name, 'body', r.body, 'product_id', r.product_id,
             'about', coalesce(t.name, s.business_name), 'reasons', (select jsonb_agg(f.reason order by f.created_at) from public.review_flags f
               where f.review_id = r.id))
        from public.reviews r join public.sellers s on s.id = r.seller_id left join public.products t on t.id = r.product_id
          where r.id = private.as_uuid(p_key))
    when 'contact' then (
      select jsonb_build_object('topic', m.topic, 'name', m.name, 'email', m.email, 'order_number', m.order_number, 'message', m.message, 'language',
        m.language)
        from public.contact_messages m where m.id = private.as_uuid(p_key))
    when 'letter' then (
      select jsonb_build_object('topic', x.topic, 'attempts', x.attempts, 'error', left(x.last_error, 500)) from private.outbox x
        where x.id = private.as_number(p_key))
  end
$$;
comment on function private.work_facts(text, text) is 'What a person needs to know to decide what waits.';
revoke execute on function private.work_facts(text, text) from public, anon, authenticated;

create function private.open_work() returns setof public.work_kinds language sql stable security definer set search_path = '' as $$
  select k.* from public.work_kinds k where private.is_staff_here() and private.may(k.permission)
$$;
comment on function private.open_work() is 'The kinds of work whose permission the reader has.';
revoke execute on function private.open_work() from public, anon, authenticated;

create function public.waiting_work(
  p_kinds text[] default null, p_mine boolean default false, p_after timestamptz default null, p_after_kind text default '', p_after_key text default '',
    p_limit integer default 50
) returns table (kind text, key text, since timestamptz, due_at timestamptz, owner_id uuid, owner text, taken_at timestamptz, facts jsonb)
  language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  most constant integer := least(greatest(coalesce(p_limit, 50), 1), 200);
  begins constant timestamptz := coalesce(p_after, '-infinity');
  open jsonb;
begin
  if not private.is_staff_here() then raise exception 'Work is for staff.' using errcode = '42501'; end if;
  select coalesce(jsonb_object_agg(k.kind, k.hours), '{}') into open from private.open_work() k where (p_kinds is null or k.kind = any (p_kinds));
  return query
    with waiting as (
      (select 'slip' as kind, s.id::text as key, s.sent_at as since from public.payment_slips s
        where open ? 'slip' and s.state = 'waiting' and s.sent_at >= begins - (open ->> 'slip')::integer * interval '1 hour'
          and (not p_mine or exists (select from public.work_claims c where c.kind = 'slip' and c.key = s.id::text and c.person_id = me))
          and (s.sent_at + (open ->> 'slip')::integer * interval '1 hour', 'slip', s.id::text) > (begins, p_after_kind, p_after_key)
        order by s.sent_at, s.id limit most)
      union all
      (select 'refund', r.id::text, r.created_at from public.refunds r
        where open ? 'refund' and r.status = 'manual_required' and r.created_at >= begins - (open ->> 'refund')::integer * interval '1 hour'
          and (not p_mine or exists (select from public.work_claims c where c.kind = 'refund' and c.key = r.id::text and c.person_id = me))
          and (r.created_at + (open ->> 'refund')::integer * interval '1 hour', 'refund', r.id::text) > (begins, p_after_kind, p_after_key)
        order by r.created_at, r.id limit most)
      union all
      (select 'case', c.id::text, c.created_at from public.order_cases c
        where open ? 'case' and c.status = 'escalated' and c.created_at >= begins - (open ->> 'case')::integer * interval '1 hour'
          and (not p_mine or exists (select from public.work_claims w where w.kind = 'case' and w.key = c.id::text and w.person_id = me))
          and (c.created_at + (open ->> 'case')::integer * interval '1 hour', 'case', c.id::text) > (begins, p_after_kind, p_after_key)
        order by c.created_at, c.id limit most)
      union all
      (select 'application', a.id::text, a.created_at from public.seller_applications a
        where open ? 'application' and a.status = 'pending' and a.created_at >= begins - (open ->> 'application')::integer * interval '1 hour'
          and (not p_mine or exists (select from public.work_claims w where w.kind = 'application' and w.key = a.id::text and w.person_id = me))
          and (a.created_at + (open ->> 'application')::integer * interval '1 hour', 'application', a.id::text) > (begins, p_after_kind, p_after_key)
        order by a.created_at, a.id limit most)
      union all
      (select 'review', f.review_id::text, min(f.created_at) from public.review_flags f join public.reviews r on r.id = f.review_id
        where open ? 'review' and (r.judged_at is null or f.created_at > r.judged_at)
          and f.created_at >= begins - (open ->> 'review')::integer * interval '1 hour'
          and (not p_mine or exists (select from public.work_claims w where w.kind = 'review' and w.key = r.id::text and w.person_id = me))
        group by f.review_id
       having (min(f.created_at) + (open ->> 'review')::integer * interval '1 hour', 'review', f.review_id::text) > (begins, p_after_kind, p_after_key)
        order by 3, 2 limit most)
      union all
      (select 'contact', m.id::text, m.created_at from public.contact_messages m
        where open ? 'contact' and m.answered_at is null and m.created_at >= begins - (open ->> 'contact')::integer * interval '1 hour'
          and (not p_mine or exists (select from public.work_claims w where w.kind = 'contact' and w.key = m.id::text and w.person_id = me))
          and (m.created_at + (open ->> 'contact')::integer * interval '1 hour', 'contact', m.id::text) > (begins, p_after_kind, p_after_key)
        order by m.created_at, m.id limit most)
      union all
      (select 'letter', x.id::text, x.created_at from private.outbox x
        where open ? 'letter' and x.sent_at is null and x.attempts >= 12 and x.created_at >= begins - (open ->> 'letter')::integer * interval '1 hour'
          and (not p_mine or exists (select from public.work_claims w where w.kind = 'letter' and w.key = x.id::text and w.person_id = me))
          and (x.created_at + (open ->> 'letter')::integer * interval '1 hour', 'letter', x.id::text) > (begins, p_after_kind, p_after_key)
        order by x.created_at, x.id::text limit most)
    ), shown as (
      select w.kind, w.key, w.since, w.since + (open ->> w.kind)::integer * interval '1 hour' as due_at from waiting w order by 4, 1, 2 limit most
    )
    select w.kind, w.key, w.since, w.due_at, c.person_id, coalesce(nullif(p.full_name, ''), p.email, ''), c.taken_at, coalesce(private.work_facts(w.kind,
      w.key), '{}')
      from shown w left join public.work_claims c on c.kind = w.kind and c.key = w.key left join public.profiles p on p.id = c.person_id
     order by w.due_at, w.kind, w.key;
end
$$;
comment on function public.waiting_work(text[], boolean, timestamptz, text, text, integer) is
  'What waits for a person, the most urgent first, of the kinds the reader may see; `p_mine`: taken by the reader. Goes on after the edge of a page.';
revoke execute on function public.waiting_work(text[], boolean, timestamptz, text, text, integer) from public, anon;
grant execute on function public.waiting_work(text[], boolean, timestamptz, text, text, integer) to authenticated;

create function public.waiting_counts() returns table (kind text, waiting integer,
  late integer) language sql stable security definer set search_path = '' as $$
  with open as (select k.kind, k.hours * interval '1 hour' as clock from private.open_work() k),
  waiting as (
    select 'slip' as kind, x.at from (select s.sent_at as at from public.payment_slips s where s.state = 'waiting' limit 1000) x
    union all select 'refund', x.at from (select r.created_at as at from public.refunds r where r.status = 'manual_required' limit 1000) x
    union all select 'case', x.at from (select c.created_at as at from public.order_cases c where c.status = 'escalated' limit 1000) x
    union all select 'application', x.at from (select a.created_at as at from public.seller_applications a where a.status = 'pending' limit 1000) x
    union all select 'review', x.at from (select min(f.created_at) as at from public.review_flags f join public.reviews r on r.id = f.review_id
      where r.judged_at is null or f.created_at > r.judged_at group by f.review_id limit 1000) x
    union all select 'contact', x.at from (select m.created_at as at from public.contact_messages m where m.answered_at is null limit 1000) x
    union all select 'letter', x.at from (select o.created_at as at from private.outbox o where o.sent_at is null and o.attempts >= 12 limit 1000) x
  )
  select o.kind, count(w.at)::integer, count(*) filter (where w.at + o.clock < private.now())::integer
    from open o left join waiting w on w.kind = o.kind group by o.kind
$$;
comment on function public.waiting_counts() is 'How much of each kind waits that the reader may see, counted to a thousand, and how much of it is late.';
revoke execute on function public.waiting_counts() from public, anon;
grant execute on function public.waiting_counts() to authenticated;

create function public.take_work(p_kind text, p_key text) returns void language plpgsql security definer set search_path = '' as $$
declare
  wanted text;
begin
  select permission into wanted from public.work_kinds where kind = p_kind;
  if not found then raise exception 'There is no work of this kind.' using errcode = 'PT404'; end if;
  perform private.demand(wanted);
  if not private.work_waits(p_kind, p_key) then raise exception 'This does not wait any more.' using errcode = 'PT404'; end if;
  -- A review that was reported again is new work.
  delete from public.work_claims c using public.reviews r where c.kind = 'review' and c.kind = p_kind and c.key = p_key
    and r.id = private.as_uuid(p_key) and r.judged_at > c.taken_at;
  insert into public.work_claims (kind, key, person_id) values (p_kind, p_key, (select auth.uid())) on conflict do nothing;
  if not exists (select from public.work_claims c where c.kind = p_kind and c.key = p_key and c.person_id = (select auth.uid())) then
    raise exception 'Somebody else has taken this.' using errcode = 'HT005', hint = 'taken';
  end if;
end
$$;
comment on function public.take_work(text, text) is 'Takes what waits, so that others see who looks into it. HT005 taken where somebody else has it.';
revoke execute on function public.take_work(text, text) from public, anon;
grant execute on function public.take_work(text, text) to authenticated;

create function public.leave_work(p_kind text, p_key text) returns void language sql security definer set search_path = '' as $$
  delete from public.work_claims where kind = p_kind and key = p_key and person_id = (select auth.uid()) and private.is_staff_here()
$$;
comment on function public.leave_work(text, text) is 'Gives back what one has taken.';
revoke execute on function public.leave_work(text, text) from public, anon;
grant execute on function public.leave_work(text, text) to authenticated;

create function public.decide_application(p_application_id uuid, p_approved boolean, p_reason text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  asked public.seller_applications;
begin
  perform private.demand('sellers.judge');
  perform private.demand_reason(p_reason);
  select * into asked from public.seller_applications where id = p_application_id for update;
  if not found then raise exception 'There is no such application.' using errcode = 'PT404'; end if;
  if asked.status <> 'pending' then raise exception 'This application is decided.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if p_approved then
    perform private.approve_seller(asked.id, (select auth.uid()));
  else
    update public.seller_applications set status = 'rejected', reason = left(p_reason, 1000), decided_by = (select auth.uid()),
      decided_at = private.now() where id = asked.id;
  end if;
  perform private.log_activity('sellers.decide_application', asked.id::text,
    jsonb_build_object('status', jsonb_build_array('pending', case when p_approved then 'approved' else 'rejected' end)), p_reason);
end
$$;
comment on function public.decide_application(uuid, boolean, text)
  is 'Lets somebody sell who has applied, or does not, for a reason they read. HT005 already_decided for the second who decides.';
revoke execute on function public.decide_application(uuid, boolean, text) from public, anon;
grant execute on function public.decide_application(uuid, boolean, text) to authenticated;

create function public.close_contact_message(p_id uuid, p_words text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('contact.answer');
  perform private.demand_reason(p_words);
  update public.contact_messages set answered_at = private.now() where id = p_id and answered_at is null;
  if not found then raise exception 'This letter is answered, or not there.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('contact.close', p_id::text, '{}', p_words);
end
$$;
comment on function public.close_contact_message(uuid, text)
  is 'Marks a letter of the contact form as answered; the words say how. HT005 already_decided for the second.';
revoke execute on function public.close_contact_message(uuid, text) from public, anon;
grant execute on function public.close_contact_message(uuid, text) to authenticated;

create function public.retry_letter(p_id bigint, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('settings.write');
  perform private.demand_reason(p_reason);
  update private.outbox set attempts = 0, claimed_until = '-infinity', last_error = '' where id = p_id and sent_at is null and attempts >= 12;
  if not found then raise exception 'This letter does not wait any more.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('letters.retry', p_id::text, '{}', p_reason);
end
$$;
comment on function public.retry_letter(bigint, text) is 'Has a letter tried again that could not be sent.';
revoke execute on function public.retry_letter(bigint, text) from public, anon;
grant execute on function public.retry_letter(bigint, text) to authenticated;
