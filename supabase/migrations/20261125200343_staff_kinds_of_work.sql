-- Why: each kind of work was a branch in three functions, so that whoever added one wrote all the others again. A kind is now a row of `work_kinds`, a view
-- `private.waiting_<kind>` (id, since) and a function `private.facts_of_<kind>(key)`; what asks for work finds them by their names. What waits, its facts
-- and its clock are as they were.

create view private.waiting_slip as select s.id, s.sent_at as since from public.payment_slips s where s.state = 'waiting';
create view private.waiting_refund as select r.id, r.created_at as since from public.refunds r where r.status = 'manual_required';
create view private.waiting_case as select c.id, c.created_at as since from public.order_cases c where c.status = 'escalated';
create view private.waiting_application as select a.id, a.created_at as since from public.seller_applications a where a.status = 'pending';
create view private.waiting_review as select f.review_id as id, min(f.created_at) as since
  from public.review_flags f join public.reviews r on r.id = f.review_id
  where r.judged_at is null or f.created_at > r.judged_at group by f.review_id;
create view private.waiting_contact as select m.id, m.created_at as since from public.contact_messages m where m.answered_at is null;
create view private.waiting_letter as select x.id, x.created_at as since from private.outbox x
  where x.sent_at is null and x.attempts >= 12 and x.given_up_at is null;
create view private.waiting_correction as select c.id, c.proposed_at as since from public.ledger_corrections c where c.status = 'waiting';
create view private.waiting_cash as select u.order_id as id, u.since as since from private.unseen_cash u;
create view private.waiting_payout as select p.id, p.updated_at as since from public.payouts p where p.status = 'failed' and p.looked_at is null;
create view private.waiting_message as select r.id, r.created_at as since from public.message_reports r where r.decided_at is null;
create view private.waiting_job as select j.id, j.since as since from private.dead_jobs() j;
revoke all on private.waiting_slip, private.waiting_refund, private.waiting_case, private.waiting_application, private.waiting_review, private.waiting_contact,
  private.waiting_letter, private.waiting_correction, private.waiting_cash, private.waiting_payout, private.waiting_message,
  private.waiting_job from service_role;

create function private.facts_of_slip(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', g.number, 'amount_minor', p.amount_minor, 'email', g.email, 'method', p.method, 'path', s.path, 'mime_type',
    s.mime_type,
    'expires_at', g.expires_at, 'order_id', (select o.id from public.orders o where o.order_group_id = g.id order by o.number limit 1))
    from public.payment_slips s join public.payments p on p.id = s.payment_id join public.order_groups g on g.id = p.order_group_id
    where s.id = private.as_uuid(p_key)
$$;
create function private.facts_of_refund(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', o.number, 'order_id', o.id, 'amount_minor', r.amount_minor, 'customer', o.customer, 'email', g.email, 'method',
    p.method,
    'bank', a.bank, 'account', a.number, 'holder', a.holder, 'reason', r.reason)
    from public.refunds r join public.orders o on o.id = r.order_id join public.order_groups g on g.id = o.order_group_id
    join public.payments p on p.id = r.payment_id
    left join private.refund_accounts a on a.order_group_id = g.id where r.id = private.as_uuid(p_key)
$$;
create function private.facts_of_case(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', c.number, 'order_id', o.id, 'order', o.number, 'kind', c.kind, 'reason', c.reason, 'wish', c.wish, 'words', c.words,
    'refund_minor', c.refund_minor, 'seller', o.seller_name, 'customer', o.customer, 'said', coalesce((
    select jsonb_agg(jsonb_build_object('who', e.actor_role, 'words', e.words, 'at', e.created_at) order by e.id)
    from public.order_case_events e where e.case_id = c.id and e.words <> ''), '[]'))
    from public.order_cases c join public.orders o on o.id = c.order_id where c.id = private.as_uuid(p_key)
$$;
create function private.facts_of_application(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('business_name', a.business_name, 'business_type', a.business_type, 'description', a.description, 'province', a.province,
    'name', p.full_name, 'email', p.email)
    from public.seller_applications a join public.profiles p on p.id = a.person_id where a.id = private.as_uuid(p_key)
$$;
create function private.facts_of_review(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('status', r.status, 'rating', r.rating, 'author', r.author_name, 'body', r.body, 'product_id', r.product_id,
    'about', coalesce(t.name, s.business_name), 'reasons', (select jsonb_agg(f.reason order by f.created_at) from public.review_flags f
    where f.review_id = r.id))
    from public.reviews r join public.sellers s on s.id = r.seller_id left join public.products t on t.id = r.product_id
    where r.id = private.as_uuid(p_key)
$$;
create function private.facts_of_contact(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('topic', m.topic, 'name', m.name, 'email', m.email, 'order_number', m.order_number, 'message', m.message, 'language',
    m.language)
    from public.contact_messages m where m.id = private.as_uuid(p_key)
$$;
create function private.facts_of_letter(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('topic', x.topic, 'attempts', x.attempts, 'error', left(x.last_error, 500)) from private.outbox x
    where x.id = private.as_number(p_key)
$$;
create function private.facts_of_correction(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'reason', c.reason, 'proposed_by', c.proposed_by, 'proposer', coalesce(nullif(p.full_name, ''), p.email, ''),
    'lines', (select jsonb_agg(jsonb_build_object('amount_minor', l.amount_minor, 'account', jsonb_build_object('id', a.id, 'kind', a.kind,
    'provider', a.provider, 'seller', case when s.id is not null then jsonb_build_object('business_name', s.business_name) end))
    order by l.amount_minor desc)
    from public.ledger_correction_lines l join public.ledger_accounts a on a.id = l.account_id left join public.sellers s on s.id = a.seller_id
    where l.correction_id = c.id))
    from public.ledger_corrections c left join public.profiles p on p.id = c.proposed_by where c.id = private.as_number(p_key)
$$;
create function private.facts_of_cash(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('order', o.number, 'seller', o.seller_name, 'customer', o.customer, 'delivered_at', o.delivered_at, 'amount_minor', (
    select sum(s.amount_minor) from public.payment_splits s join public.payments p on p.id = s.payment_id
    where s.order_id = o.id and p.method = 'cash_on_delivery'),
    'parcels', coalesce((select jsonb_agg(jsonb_build_object('carrier', h.carrier, 'tracking', h.tracking_number) order by h.shipped_at)
    from public.shipments h where h.order_id = o.id), '[]'))
    from public.orders o where o.id = private.as_uuid(p_key)
$$;
create function private.facts_of_payout(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', p.number, 'seller', p.seller_name, 'amount_minor', p.amount_minor, 'bank', p.bank, 'tail', p.number_tail,
    'reason', p.reason) from public.payouts p where p.id = private.as_uuid(p_key)
$$;
create function private.facts_of_message(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reason', r.reason, 'note', r.note, 'reporter', coalesce(nullif(x.full_name, ''), x.email, ''), 'seller', s.business_name,
    'from_seller', m.from_seller, 'reports', (select count(*) from public.message_reports n where n.message_id = m.id and n.decided_at is null))
    from public.message_reports r join public.messages m on m.id = r.message_id join public.conversations c on c.id = m.conversation_id
    join public.sellers s on s.id = c.seller_id left join public.profiles x on x.id = r.reporter_id where r.id = private.as_uuid(p_key)
$$;
create function private.facts_of_job(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('task', j.task, 'attempts', j.attempts, 'error', j.error) from private.dead_jobs() j where j.id = private.as_number(p_key)
$$;
revoke execute on function private.facts_of_slip(text), private.facts_of_refund(text), private.facts_of_case(text), private.facts_of_application(text),
  private.facts_of_review(text), private.facts_of_contact(text), private.facts_of_letter(text), private.facts_of_correction(text),
  private.facts_of_cash(text), private.facts_of_payout(text), private.facts_of_message(text), private.facts_of_job(text) from public;

create or replace function private.work_waits(p_kind text, p_key text) returns boolean language plpgsql stable security definer set search_path = '' as $$
declare
  waits boolean;
begin
  if not exists (select from public.work_kinds k where k.kind = p_kind) then return false; end if;
  -- A kind is small letters only (`work_kinds`). The key as what it is in its table, so that the table's index finds it.
  execute format('select exists (select from private.waiting_%s w where w.id = private.%I($1))', p_kind,
    case when (select a.atttypid = 'uuid'::regtype from pg_catalog.pg_attribute a
      where a.attrelid = ('private.waiting_' || p_kind)::regclass and a.attname = 'id') then 'as_uuid' else 'as_number' end) into waits using p_key;
  return waits;
end
$$;

create or replace function private.work_facts(p_kind text, p_key text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  facts jsonb;
begin
  if not exists (select from public.work_kinds k where k.kind = p_kind) then return null; end if;
  execute format('select private.facts_of_%s($1)', p_kind) into facts using p_key;
  return facts;
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
      '(select %1$L::text as kind, w.id::text as key, w.since, w.since + %2$L::interval as due_at from private.waiting_%1$s w
         where w.since >= $1 - %2$L::interval and (w.since + %2$L::interval, %1$L::text, w.id::text) > ($1, $2, $3)
           and (not $4 or exists (select from public.work_claims c where c.kind = %1$L and c.key = w.id::text and c.person_id = $5))
         order by w.since, w.id::text limit $6)', k.kind, k.hours || ' hours'), ' union all ')
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
         from (select w.since from private.waiting_%1$s w limit 1000) x', counted.kind, counted.hours || ' hours');
  end loop;
end
$$;

drop view private.waiting_work;
comment on table public.work_kinds is
  'What can wait for a person: the permission by which somebody sees it, and after how many hours it is late. What waits of a kind is the view '
  '`private.waiting_<kind>` (id, since), what is known of one `private.facts_of_<kind>(key)`.';
