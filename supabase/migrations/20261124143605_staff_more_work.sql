-- Why: more waits for a person than the inbox knew: cash that nobody has seen, payouts that failed, reported messages, jobs that gave up. What waits is
-- one view now, a branch for each kind, so that a kind more is a branch more; each kind is asked by its own name, which leaves its branch
-- alone and its index used.
insert into public.work_kinds (kind, permission, hours) values
  ('cash', 'payments.read', 72), ('payout', 'payouts.read', 24), ('message', 'chat.read', 24), ('job', 'settings.read', 4);

/* The queue's tables are made by the queue itself, after the migrations. */
create function private.dead_jobs() returns table (id bigint, task text, attempts integer, error text, since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('graphile_worker.jobs') is null then return; end if;
  return query execute
    'select j.id::bigint, j.task_identifier, j.attempts::integer, left(coalesce(j.last_error, ''''), 500), j.updated_at
       from graphile_worker.jobs j where j.attempts >= j.max_attempts and j.locked_at is null order by j.updated_at limit 1000';
end
$$;
comment on function private.dead_jobs() is 'Jobs that failed as often as they may and are not tried any more; a thousand at most.';

create view private.waiting_work as
  select 'slip'::text as kind, s.id::text as key, s.sent_at as since from public.payment_slips s where s.state = 'waiting'
  union all select 'refund', r.id::text, r.created_at from public.refunds r where r.status = 'manual_required'
  union all select 'case', c.id::text, c.created_at from public.order_cases c where c.status = 'escalated'
  union all select 'application', a.id::text, a.created_at from public.seller_applications a where a.status = 'pending'
  union all select 'review', f.review_id::text, min(f.created_at) from public.review_flags f join public.reviews r on r.id = f.review_id
    where r.judged_at is null or f.created_at > r.judged_at group by f.review_id
  union all select 'contact', m.id::text, m.created_at from public.contact_messages m where m.answered_at is null
  union all select 'letter', x.id::text, x.created_at from private.outbox x where x.sent_at is null and x.attempts >= 12 and x.given_up_at is null
  union all select 'correction', c.id::text, c.proposed_at from public.ledger_corrections c where c.status = 'waiting'
  union all select 'cash', u.order_id::text, u.since from private.unseen_cash u
  union all select 'payout', p.id::text, p.updated_at from public.payouts p where p.status = 'failed' and p.looked_at is null
  union all select 'message', r.id::text, r.created_at from public.message_reports r where r.decided_at is null
  union all select 'job', j.id::text, j.since from private.dead_jobs() j;
comment on view private.waiting_work is 'Everything that waits for a person: its kind, its key and since when. Asked for one kind at a time.';
revoke all on private.waiting_work from service_role;

create or replace function private.work_waits(p_kind text, p_key text) returns boolean language sql stable security definer set search_path = '' as $$
  select case p_kind
    when 'slip' then exists (select from public.payment_slips s where s.id = private.as_uuid(p_key) and s.state = 'waiting')
    when 'refund' then exists (select from public.refunds r where r.id = private.as_uuid(p_key) and r.status = 'manual_required')
    when 'case' then exists (select from public.order_cases c where c.id = private.as_uuid(p_key) and c.status = 'escalated')
    when 'application' then exists (select from public.seller_applications a where a.id = private.as_uuid(p_key) and a.status = 'pending')
    when 'review' then exists (select from public.reviews r join public.review_flags f on f.review_id = r.id
      where r.id = private.as_uuid(p_key) and (r.judged_at is null or f.created_at > r.judged_at))
    when 'contact' then exists (select from public.contact_messages m where m.id = private.as_uuid(p_key) and m.answered_at is null)
    when 'letter' then exists (select from private.outbox o
      where o.id = private.as_number(p_key) and o.sent_at is null and o.attempts >= 12 and o.given_up_at is null)
    when 'correction' then exists (select from public.ledger_corrections c where c.id = private.as_number(p_key) and c.status = 'waiting')
    when 'cash' then exists (select from private.unseen_cash u where u.order_id = private.as_uuid(p_key))
    when 'payout' then exists (select from public.payouts p where p.id = private.as_uuid(p_key) and p.status = 'failed' and p.looked_at is null)
    when 'message' then exists (select from public.message_reports r where r.id = private.as_uuid(p_key) and r.decided_at is null)
    when 'job' then exists (select from private.dead_jobs() j where j.id = private.as_number(p_key))
    else false
  end
$$;

create or replace function private.work_facts(p_kind text, p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
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
    when 'correction' then (
      select jsonb_build_object('id', c.id, 'reason', c.reason, 'proposed_by', c.proposed_by, 'proposer', coalesce(nullif(p.full_name, ''), p.email, ''),
             'lines', (select jsonb_agg(jsonb_build_object('amount_minor', l.amount_minor, 'account', jsonb_build_object('id', a.id, 'kind', a.kind,
               'provider', a.provider, 'seller', case when s.id is not null then jsonb_build_object('business_name', s.business_name) end))
               order by l.amount_minor desc)
               from public.ledger_correction_lines l join public.ledger_accounts a on a.id = l.account_id left join public.sellers s on s.id = a.seller_id
              where l.correction_id = c.id))
        from public.ledger_corrections c left join public.profiles p on p.id = c.proposed_by where c.id = private.as_number(p_key))
    when 'cash' then (
      select jsonb_build_object('order', o.number, 'seller', o.seller_name, 'customer', o.customer, 'delivered_at', o.delivered_at, 'amount_minor', (
          select sum(s.amount_minor) from public.payment_splits s join public.payments p on p.id = s.payment_id
           where s.order_id = o.id and p.method = 'cash_on_delivery'),
        'parcels', coalesce((select jsonb_agg(jsonb_build_object('carrier', h.carrier, 'tracking', h.tracking_number) order by h.shipped_at)
          from public.shipments h where h.order_id = o.id), '[]'))
        from public.orders o where o.id = private.as_uuid(p_key))
    when 'payout' then (
      select jsonb_build_object('number', p.number, 'seller', p.seller_name, 'amount_minor', p.amount_minor, 'bank', p.bank, 'tail', p.number_tail,
             'reason', p.reason) from public.payouts p where p.id = private.as_uuid(p_key))
    when 'message' then (
      select jsonb_build_object('reason', r.reason, 'note', r.note, 'reporter', coalesce(nullif(x.full_name, ''), x.email, ''), 'seller', s.business_name,
             'from_seller', m.from_seller, 'reports', (select count(*) from public.message_reports n where n.message_id = m.id and n.decided_at is null))
        from public.message_reports r join public.messages m on m.id = r.message_id join public.conversations c on c.id = m.conversation_id
        join public.sellers s on s.id = c.seller_id left join public.profiles x on x.id = r.reporter_id where r.id = private.as_uuid(p_key))
    when 'job' then (
      select jsonb_build_object('task', j.task, 'attempts', j.attempts, 'error', j.error) from private.dead_jobs() j where j.id = private.as_number(p_key))
  end
$$;

create or replace function public.waiting_work(
  p_kinds text[] default null, p_mine boolean default false, p_after timestamptz default null, p_after_kind text default '', p_after_key text default '',
    p_limit integer default 50
) returns table (kind text, key text, since timestamptz, due_at timestamptz, owner_id uuid, owner text, taken_at timestamptz, facts jsonb)
  language plpgsql stable security definer set search_path = '' as $$
declare
  branches text;
begin
  if not private.is_staff_here() then raise exception 'Work is for staff.' using errcode = '42501'; end if;
  select string_agg(format(
      '(select w.kind, w.key, w.since, w.since + %2$L::interval as due_at from private.waiting_work w
         where w.kind = %1$L and w.since >= $1 - %2$L::interval and (w.since + %2$L::interval, w.kind, w.key) > ($1, $2, $3)
           and (not $4 or exists (select from public.work_claims c where c.kind = %1$L and c.key = w.key and c.person_id = $5))
         order by w.since, w.key limit $6)', k.kind, k.hours || ' hours'), ' union all ')
    into branches from private.open_work() k where p_kinds is null or k.kind = any (p_kinds);
  if branches is null then return; end if;
  return query execute
    'with shown as (select * from (' || branches || ') waiting order by due_at, kind, key limit $6)
     select w.kind, w.key, w.since, w.due_at, c.person_id, coalesce(nullif(p.full_name, ''''), p.email, ''''), c.taken_at,
            coalesce(private.work_facts(w.kind, w.key), ''{}'')
       from shown w left join public.work_claims c on c.kind = w.kind and c.key = w.key left join public.profiles p on p.id = c.person_id
      order by w.due_at, w.kind, w.key'
    using coalesce(p_after, '-infinity'), p_after_kind, p_after_key, p_mine, (select auth.uid()), least(greatest(coalesce(p_limit, 50), 1), 200);
end
$$;

create or replace function public.waiting_counts() returns table (kind text, waiting integer, late integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  counted record;
begin
  for counted in select k.kind, k.hours from private.open_work() k loop
    return query execute format(
      'select %1$L::text, count(*)::integer, count(*) filter (where x.since + %2$L::interval < private.now())::integer
         from (select w.since from private.waiting_work w where w.kind = %1$L limit 1000) x', counted.kind, counted.hours || ' hours');
  end loop;
end
$$;

create function public.retry_job(p_id bigint, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('settings.write');
  perform private.demand_reason(p_reason);
  if not private.work_waits('job', p_id::text) then raise exception 'This job does not wait.' using errcode = 'HT005', hint = 'already_decided'; end if;
  execute 'select graphile_worker.reschedule_jobs(array[$1], run_at => pg_catalog.now(), attempts => 0)' using p_id;
  perform private.log_activity('jobs.retry', p_id::text, '{}', p_reason);
end
$$;
comment on function public.retry_job(bigint, text) is 'Has a job that gave up tried again. HT005 already_decided for the second who decides.';

create function public.give_up_job(p_id bigint, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('settings.write');
  perform private.demand_reason(p_reason);
  if not private.work_waits('job', p_id::text) then raise exception 'This job does not wait.' using errcode = 'HT005', hint = 'already_decided'; end if;
  execute 'select graphile_worker.complete_jobs(array[$1])' using p_id;
  perform private.log_activity('jobs.give_up', p_id::text, '{}', p_reason);
end
$$;
comment on function public.give_up_job(bigint, text) is 'Takes a job away that gave up. HT005 already_decided for the second who decides.';

create function public.colleagues_for(p_kind text) returns table (id uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text;
begin
  select permission into wanted from public.work_kinds where kind = p_kind;
  if not found then raise exception 'There is no work of this kind.' using errcode = 'PT404'; end if;
  perform private.demand(wanted);
  return query
    select p.id, coalesce(nullif(p.full_name, ''), p.email) from public.profiles p
     where p.id in (select m.person_id from public.staff_members m) and private.staff_may(p.id, wanted) order by 2, 1;
end
$$;
comment on function public.colleagues_for(text) is 'Who may see work of a kind, and can be given it.';

create function public.assign_work(p_kind text, p_key text, p_person uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  wanted text;
begin
  select permission into wanted from public.work_kinds where kind = p_kind;
  if not found then raise exception 'There is no work of this kind.' using errcode = 'PT404'; end if;
  perform private.demand(wanted);
  if not private.work_waits(p_kind, p_key) then raise exception 'This does not wait any more.' using errcode = 'PT404'; end if;
  if p_person is null or not private.staff_may(p_person, wanted) then
    raise exception 'They may not see work of this kind.' using errcode = '22023', hint = 'not_staff';
  end if;
  insert into public.work_claims (kind, key, person_id) values (p_kind, p_key, p_person)
  on conflict (kind, key) do update set person_id = excluded.person_id, taken_at = private.now();
  perform private.log_activity('work.assign', p_kind || ':' || p_key, jsonb_build_object('person_id', jsonb_build_array(null, p_person)), '');
end
$$;
comment on function public.assign_work(text, text, uuid) is
  'Gives what waits to a colleague who may see it, also where somebody else has it. 22023 not_staff for whoever may not.';

revoke execute on function private.dead_jobs() from public, anon, authenticated;
revoke execute on function public.retry_job(bigint, text), public.give_up_job(bigint, text), public.colleagues_for(text),
  public.assign_work(text, text, uuid) from public, anon;
grant execute on function public.retry_job(bigint, text), public.give_up_job(bigint, text), public.colleagues_for(text),
  public.assign_work(text, text, uuid) to authenticated;
