-- Why: a correction of the books waits for a second person, in the same list as everything else that waits.
insert into public.work_kinds (kind, permission, hours) values ('correction', 'ledger.correct', 24);

create or replace function private.work_waits(p_kind text, p_key text) returns boolean language sql stable security definer set search_path = '' as $$
  select case p_kind
    when 'slip' then exists (select from public.payment_slips s where s.id = private.as_uuid(p_key) and s.state = 'waiting')
    when 'refund' then exists (select from public.refunds r where r.id = private.as_uuid(p_key) and r.status = 'manual_required')
    when 'case' then exists (select from public.order_cases c where c.id = private.as_uuid(p_key) and c.status = 'escalated')
    when 'application' then exists (select from public.seller_applications a where a.id = private.as_uuid(p_key) and a.status = 'pending')
    when 'review' then exists (select from public.reviews r join public.review_flags f on f.review_id = r.id
      where r.id = private.as_uuid(p_key) and (r.judged_at is null or f.created_at > r.judged_at))
    when 'contact' then exists (select from public.contact_messages m where m.id = private.as_uuid(p_key) and m.answered_at is null)
    when 'letter' then exists (select from private.outbox o where o.id = private.as_number(p_key) and o.sent_at is null and o.attempts >= 12)
    when 'correction' then exists (select from public.ledger_corrections c where c.id = private.as_number(p_key) and c.status = 'waiting')
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
  end
$$;

create or replace function public.waiting_work(
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
      union all
      (select 'correction', x.id::text, x.proposed_at from public.ledger_corrections x
        where open ? 'correction' and x.status = 'waiting' and x.proposed_at >= begins - (open ->> 'correction')::integer * interval '1 hour'
          and (not p_mine or exists (select from public.work_claims w where w.kind = 'correction' and w.key = x.id::text and w.person_id = me))
          and (x.proposed_at + (open ->> 'correction')::integer * interval '1 hour', 'correction', x.id::text) > (begins, p_after_kind, p_after_key)
        order by x.proposed_at, x.id::text limit most)
    ), shown as (
      select w.kind, w.key, w.since, w.since + (open ->> w.kind)::integer * interval '1 hour' as due_at from waiting w order by 4, 1, 2 limit most
    )
    select w.kind, w.key, w.since, w.due_at, c.person_id, coalesce(nullif(p.full_name, ''), p.email, ''), c.taken_at, coalesce(private.work_facts(w.kind,
      w.key), '{}')
      from shown w left join public.work_claims c on c.kind = w.kind and c.key = w.key left join public.profiles p on p.id = c.person_id
     order by w.due_at, w.kind, w.key;
end
$$;

create or replace function public.waiting_counts() returns table (kind text, waiting integer,
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
    union all select 'correction', x.at from (select c.proposed_at as at from public.ledger_corrections c where c.status = 'waiting' limit 1000) x
  )
  select o.kind, count(w.at)::integer, count(*) filter (where w.at + o.clock < private.now())::integer
    from open o left join waiting w on w.kind = o.kind group by o.kind
$$;
