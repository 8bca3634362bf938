-- Why: what a rule is asked and what it does. An event is asked about in a transaction of its own, with its deeds: a process that dies has done nothing,
-- and the next one does it all; two processes take two events. What a rule causes carries the rule's name and starts no other.
create function private.automation_fields(p_event text) returns jsonb language sql immutable set search_path = '' as $$
  select case split_part(p_event, '.', 1)
    when 'order' then '{"amount": "money", "quantity": "number", "country": "list", "seller": "list", "category": "list", "plan": "list",
      "first_order": "yes"}'
    when 'refund' then '{"amount": "money", "country": "list", "seller": "list", "category": "list", "plan": "list", "first_order": "yes"}'
    when 'case' then '{"amount": "money", "country": "list", "seller": "list", "category": "list", "plan": "list", "first_order": "yes", "case_kind": "list"}'
    when 'chargeback' then '{"amount": "money"}'
    when 'payout' then '{"amount": "money", "seller": "list"}'
    when 'product' then '{"amount": "money", "seller": "list", "category": "list"}'
    when 'review' then '{"rating": "number", "seller": "list", "category": "list"}'
    else '{"seller": "list"}' end::jsonb
$$;
comment on function private.automation_fields(text) is 'What a rule can ask of an event: {field: money, number, list or yes}.';
revoke execute on function private.automation_fields(text) from public;

create function private.category_and_above(p_ids uuid[]) returns jsonb language sql stable security definer set search_path = '' as $$
  with recursive up as (
    select c.id, c.parent_id from public.categories c where c.id = any (p_ids)
    union select c.id, c.parent_id from public.categories c join up on up.parent_id = c.id)
  select coalesce(jsonb_agg(id), '[]') from up
$$;
revoke execute on function private.category_and_above(uuid[]) from public;

create function private.order_fields(o public.orders) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('amount', o.total_minor, 'country', o.shipping_address ->> 'country', 'seller', o.seller_id,
    'quantity', (select sum(l.quantity) from public.order_lines l where l.order_id = o.id),
    'category', private.category_and_above(array(select p.category_id from public.order_lines l join public.products p on p.id = l.product_id
      where l.order_id = o.id)),
    'plan', coalesce((select jsonb_agg(s.plan) from public.plan_subscriptions s where s.person_id = o.buyer_id and s.status <> 'expired'), '["none"]'),
    'first_order', not exists (select from public.order_groups g join public.order_groups mine on mine.id = o.order_group_id
       join public.orders x on x.order_group_id = g.id
      where lower(g.email) = lower(mine.email) and g.id <> mine.id and x.placed_at < coalesce(o.placed_at, o.created_at)))
$$;
revoke execute on function private.order_fields(public.orders) from public;

create function private.automation_facts(p_event text, p_subject text, p_data jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  noun constant text := split_part(p_event, '.', 1);
  o public.orders;
  p public.products;
  c public.order_cases;
begin
  if noun in ('order', 'refund', 'case') then
    select * into o from public.orders x where x.id = private.as_uuid(coalesce(p_data ->> 'order_id', case noun when 'order' then p_subject end));
    if not found then return null; end if;
    if noun = 'case' then
      select * into c from public.order_cases x where x.id = private.as_uuid(p_data ->> 'id');
      if not found then return null; end if;
      return jsonb_build_object('noun', 'cases', 'id', c.id, 'title', c.number, 'number', o.number, 'person', o.buyer_id,
        'fields', private.order_fields(o) || jsonb_build_object('case_kind', c.kind, 'amount', case when c.refund_minor > 0 then c.refund_minor else
          o.total_minor end));
    end if;
    return jsonb_build_object('noun', 'orders', 'id', o.id, 'title', o.number, 'number', o.number, 'person', o.buyer_id,
      'fields', private.order_fields(o) || case noun when 'refund' then jsonb_build_object('amount', p_data -> 'amount_minor') else '{}' end);
  elsif noun in ('product', 'review') and (noun = 'product' or p_data ->> 'product_id' is not null) then
    select * into p from public.products x where x.id = private.as_uuid(case noun when 'product' then p_subject else p_data ->> 'product_id' end);
    if not found then return null; end if;
    return jsonb_build_object('noun', case noun when 'product' then 'products' else 'reviews' end,
      'id', case noun when 'product' then p_subject else p_data ->> 'id' end, 'title', p.name, 'product', p.id, 'seller', p.seller_id,
      'fields', jsonb_build_object('amount', p.price_minor, 'seller', p.seller_id, 'rating', p_data -> 'rating',
        'category', private.category_and_above(array[p.category_id])));
  elsif noun = 'review' then
    return jsonb_build_object('noun', 'reviews', 'id', p_data ->> 'id', 'title', p_subject, 'seller', p_data -> 'seller_id',
      'fields', jsonb_build_object('rating', p_data -> 'rating', 'seller', p_data -> 'seller_id', 'category', '[]'::jsonb));
  elsif noun in ('chargeback', 'payout') then
    return jsonb_build_object('noun', noun || 's', 'id', p_subject, 'title', coalesce(p_data ->> 'number', p_subject), 'seller', p_data #> '{seller,id}',
      'fields', jsonb_build_object('amount', p_data -> 'amount_minor', 'seller', p_data #> '{seller,id}'));
  end if;
  return jsonb_build_object('noun', 'sellers', 'id', p_subject, 'title', coalesce(p_data ->> 'name', p_subject), 'seller', p_subject,
    'fields', jsonb_build_object('seller', p_subject));
end
$$;
comment on function private.automation_facts(text, text, jsonb) is
  'What is known of an event when its rules are asked: {noun, id, title, person, seller, product, number, fields}; null where its record is gone.';
revoke execute on function private.automation_facts(text, text, jsonb) from public;

create function private.automation_holds(p_joined text, p_conditions jsonb, p_fields jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  c jsonb;
  known jsonb;
  holds boolean;
begin
  if jsonb_array_length(p_conditions) = 0 then return true; end if;
  for c in select * from jsonb_array_elements(p_conditions) loop
    known := p_fields -> (c ->> 'field');
    if jsonb_typeof(known) = 'null' then known := null; end if;
    holds := case c ->> 'op'
      when 'at_least' then known is not null and (known #>> '{}')::numeric >= (c ->> 'value')::numeric
      when 'less_than' then known is not null and (known #>> '{}')::numeric < (c ->> 'value')::numeric
      when 'is' then known is not null and known = c -> 'value'
      when 'is_any' then known is not null and case jsonb_typeof(known) when 'array' then known ?| array(select jsonb_array_elements_text(c -> 'value'))
        else c -> 'value' @> known end
      when 'is_none' then known is null or case jsonb_typeof(known) when 'array' then not known ?| array(select jsonb_array_elements_text(c -> 'value'))
        else not c -> 'value' @> known end
      else false end;
    if holds <> (p_joined = 'all') then return holds; end if;
  end loop;
  return p_joined = 'all';
end
$$;
comment on function private.automation_holds(text, jsonb, jsonb) is
  'Whether all or any of the conditions hold for these fields. What is not known is neither large nor small nor one of something.';
revoke execute on function private.automation_holds(text, jsonb, jsonb) from public;

-- Staff and rules hold a listing in the same way.
create function private.hold_listing(p public.products, p_because text, p_reason text, p_by uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  act bigint;
begin
  insert into public.product_holds (product_id, reason, words, placed_at, placed_by, was_status)
    values (p.id, p_because, left(btrim(p_reason), 1000), private.now(), p_by, p.status) on conflict do nothing;
  if not found then return false; end if;
  update public.products set status = 'inactive' where id = p.id and status = 'active';
  update public.product_reports set decided_at = private.now(), decision = 'held' where product_id = p.id and decided_at is null;
  act := private.log_activity('products.hold', p.id::text, jsonb_build_object('held_for', jsonb_build_array(null, p_because),
    'status', jsonb_build_array(p.status, case p.status when 'active' then 'inactive' else p.status end)), p_reason);
  perform private.tell_seller('listing_held', act::text,
    jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id, 'because', p_because, 'reason', left(btrim(p_reason), 1000)));
  return true;
end
$$;
comment on function private.hold_listing(public.products, text, text, uuid) is
  'Takes a locked listing out of the shop and tells its maker why; false where it is held.';
revoke execute on function private.hold_listing(public.products, text, text, uuid) from public;

create or replace function public.hold_product(p_product_id uuid, p_because text, p_reason text, p_first boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
begin
  perform private.demand('products.judge');
  p := private.product_to_judge(p_product_id, p_reason);
  if p_first and not private.work_waits('listing', p.id::text) then
    raise exception 'This report is decided.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  if not private.hold_listing(p, p_because, p_reason, (select auth.uid())) then
    raise exception 'This piece is held.' using errcode = 'HT005', hint = 'already_decided';
  end if;
end
$$;

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind = any (array['case_news', 'new_review', 'review_answered',
  'order_shipped', 'order_delivered', 'payment_received', 'new_message', 'price_dropped', 'back_in_stock', 'account_seen', 'shop_word']));

create function private.automation_deed(r public.automation_rules, p_deed jsonb, p_facts jsonb, p_key text, p_event uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  said constant text := coalesce(p_deed ->> 'text', '');
  owner constant uuid := private.as_uuid(p_deed ->> 'person');
  seller constant uuid := private.as_uuid(coalesce(p_facts ->> 'seller', p_facts #>> '{fields,seller}'));
  p public.products;
  w public.webhook_endpoints;
  put bigint;
  told integer;
begin
  case p_deed ->> 'deed'
  when 'inbox' then
    insert into public.automation_notes (rule_id, rule, noun, subject_id, title, words, created_at)
      values (r.id, r.name, p_facts ->> 'noun', p_facts ->> 'id', left(p_facts ->> 'title', 200), said, private.now()) returning id into put;
    if owner is not null and private.staff_may(owner, 'automation.settle') then
      insert into public.work_claims (kind, key, person_id) values ('automation', put::text, owner);
    end if;
  when 'letter' then
    if owner is null or not private.is_staff(owner) then return 'not_staff'; end if;
    insert into private.outbox (topic, key, payload) values ('staff.rule', r.id || ':' || p_key || ':' || owner, jsonb_build_object('person_id', owner,
      'rule', r.name, 'words', said, 'noun', p_facts ->> 'noun', 'id', p_facts ->> 'id', 'title', p_facts ->> 'title')) on conflict do nothing;
  when 'note' then
    insert into public.staff_notes (about, subject_id, author_id, author, words) values (p_facts ->> 'noun', p_facts ->> 'id', null, r.name, said);
  when 'notify' then
    insert into public.notifications (person_id, kind, key, facts, created_at)
      select u.id, 'shop_word', left(r.id || ':' || p_key, 200), jsonb_strip_nulls(jsonb_build_object('number', p_facts -> 'number',
          'product_id', p_facts -> 'product', 'as', case when p_facts ->> 'number' is null then 'seller' end,
          'reason', coalesce(p_deed #>> array['texts', u.language], p_deed #>> '{texts,en}'))), private.now()
        from public.profiles u where u.id = private.as_uuid(p_facts ->> 'person') or (p_facts ->> 'number' is null and u.id in (
          select m.person_id from public.seller_members m where m.seller_id = seller and m.role = 'owner'))
      on conflict do nothing;
    get diagnostics told = row_count;
    if told = 0 then return 'nobody'; end if;
  when 'webhook' then
    select * into w from public.webhook_endpoints e where e.id = private.as_uuid(p_deed ->> 'endpoint');
    if w.id is null or w.state <> 'on' then return 'webhook_off'; end if;
    insert into public.webhook_deliveries (endpoint_id, event_id, type, subject) select w.id, e.id, e.type, e.subject from public.webhook_events e
      where e.id = p_event and not exists (select from public.webhook_deliveries d where d.endpoint_id = w.id and d.event_id = e.id);
    perform private.deliver_soon();
  else
    if r.author_id is null or not private.staff_may(r.author_id, 'products.judge') then return 'not_allowed'; end if;
    select * into p from public.products x where x.id = private.as_uuid(p_facts ->> 'product') for update;
    if not found then return 'gone'; end if;
    if exists (select from public.seller_members m where m.seller_id = p.seller_id and m.person_id = r.author_id) then return 'own_shop'; end if;
    if p_deed ->> 'deed' = 'hold' then
      if not private.hold_listing(p, 'other', said, r.author_id) then return 'already'; end if;
    else
      if p.is_featured then return 'already'; end if;
      update public.products set is_featured = true where id = p.id;
      perform private.log_activity('products.feature', p.id::text, '{"is_featured": [false, true]}', r.name);
    end if;
  end case;
  return 'done';
end
$$;
comment on function private.automation_deed(public.automation_rules, jsonb, jsonb, text, uuid) is
  'Does one deed of a rule and says what came of it: done, or why it was left: not_staff, nobody, webhook_off, not_allowed (its author may not any more), '
  'own_shop, gone, already.';
revoke execute on function private.automation_deed(public.automation_rules, jsonb, jsonb, text, uuid) from public;

create function private.follow_rule(p_rule uuid, p_key text, p_event uuid, p_type text, p_subject text, p_data jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  r public.automation_rules;
  facts jsonb := private.automation_facts(p_type, p_subject, p_data);
  deed jsonb;
  run bigint;
  came jsonb := '[]';
  problem text;
begin
  select * into r from public.automation_rules x where x.id = p_rule for update;
  if not r.is_on or facts is null or not private.automation_holds(r.joined, r.conditions, facts -> 'fields') then return; end if;
  insert into public.automation_runs (rule_id, version, key, event, noun, subject_id, title, ran_at)
    values (r.id, r.version, p_key, p_type, facts ->> 'noun', facts ->> 'id', left(facts ->> 'title', 200), private.now())
    on conflict do nothing returning id into run;
  if run is null then return; end if;
  if (select count(*) from (select from public.automation_runs x where x.rule_id = r.id and x.state = 'done' and x.id <> run
      and x.ran_at > private.now() - interval '1 day' limit r.daily_limit) done) >= r.daily_limit then
    -- What waits will wait tomorrow, too.
    if p_type like '%.waiting' then delete from public.automation_runs where id = run;
    else update public.automation_runs set state = 'limited' where id = run; end if;
    return;
  end if;
  begin
    perform set_config('app.rule', r.id::text, true);
    for deed in select * from jsonb_array_elements(r.deeds) loop
      came := came || jsonb_build_object('deed', deed ->> 'deed', 'result', private.automation_deed(r, deed, facts, p_key, p_event));
    end loop;
    perform set_config('app.rule', '', true);
    update public.automation_runs set did = came where id = run;
    update public.automation_rules set failed_in_a_row = 0, done_count = done_count + 1, last_at = private.now() where id = r.id;
    return;
  exception
    -- These are the moment's and not the rule's: everything is done again.
    when deadlock_detected or serialization_failure or lock_not_available then raise;
    when others then problem := left(sqlerrm, 300);
  end;
  update public.automation_runs set state = 'failed', error = problem where id = run;
  update public.automation_rules x set failed_in_a_row = x.failed_in_a_row + 1, last_at = private.now() where x.id = r.id returning * into r;
  if r.failed_in_a_row >= 5 then
    update public.automation_rules set is_on = false, off_because = 'failing', changed_at = clock_timestamp() where id = r.id;
    insert into public.automation_notes (rule_id, rule, because, noun, subject_id, title, words, created_at)
      values (r.id, r.name, 'failing', 'automation', r.id::text, r.name, problem, private.now());
    perform private.log_activity('automation.switched_off', r.id::text, '{"is_on": [true, false], "off_because": ["", "failing"]}', problem);
  end if;
end
$$;
comment on function private.follow_rule(uuid, text, uuid, text, text, jsonb) is
  'Asks a rule about what happened and does its deeds, once for each key. A deed that fails takes the others with it; the fifth failure in a row switches '
  'the rule off and says so in the inbox.';
revoke execute on function private.follow_rule(uuid, text, uuid, text, text, jsonb) from public;

create function private.follow_rules_once() returns boolean language plpgsql security definer set search_path = '' as $$
declare
  e public.webhook_events;
  rule uuid;
begin
  -- What no rule asks for is put aside together.
  update public.webhook_events x set rules_at = private.now() where x.id in (
    select y.id from public.webhook_events y where y.rules_at is null and (y.by_rule is not null
        or not exists (select from public.automation_rules r where r.is_on and r.event = y.type and r.on_since <= y.happened_at))
     order by y.happened_at, y.id limit 1000 for update skip locked);
  select * into e from public.webhook_events y where y.rules_at is null and y.by_rule is null
      and exists (select from public.automation_rules r where r.is_on and r.event = y.type and r.on_since <= y.happened_at)
    order by y.happened_at, y.id limit 1 for update skip locked;
  if not found then return false; end if;
  -- Rules are locked in one order everywhere.
  for rule in select r.id from public.automation_rules r where r.is_on and r.event = e.type and r.on_since <= e.happened_at order by r.id loop
    perform private.follow_rule(rule, e.id::text, e.id, e.type, e.subject, e.data);
  end loop;
  update public.webhook_events set rules_at = private.now() where id = e.id;
  return true;
end
$$;
comment on function private.follow_rules_once() is
  'Asks every rule about the oldest event that none was asked about, in one transaction; false where there is none.';
revoke execute on function private.follow_rules_once() from public;

create function private.waiting_for_rule(p_event text, p_days integer) returns table (subject text, data jsonb, since timestamptz)
language sql stable security definer set search_path = '' as $$
  -- Older ones would be started anew when their run is forgotten.
  (select o.id::text, jsonb_build_object('id', o.id, 'number', o.number), o.placed_at from public.orders o
    where p_event = 'order.waiting' and o.status in ('placed', 'accepted', 'in_production') and o.created_at > private.now() - interval '80 days'
      and coalesce(o.accepted_at, o.placed_at) < private.now() - p_days * interval '1 day' order by o.created_at, o.id limit 1000)
  union all
  (select c.order_id::text, jsonb_build_object('id', c.id, 'order_id', c.order_id, 'number', c.number), c.created_at from public.order_cases c
    where p_event = 'case.waiting' and c.closed_at is null and c.status in ('requested', 'declared', 'approved', 'in_transit', 'received', 'escalated')
      and c.created_at > private.now() - interval '80 days' and c.created_at < private.now() - p_days * interval '1 day'
    order by c.created_at, c.id limit 1000)
$$;
comment on function private.waiting_for_rule(text, integer) is
  'The orders that were not sent, or the cases that are open, for so many days; a thousand at most.';
revoke execute on function private.waiting_for_rule(text, integer) from public;

create function private.follow_times(p_rule uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  r public.automation_rules;
  x record;
  told uuid;
  named text;
begin
  select * into r from public.automation_rules a where a.id = p_rule and a.is_on for update;
  if not found or r.days is null then return; end if;
  for x in select * from private.waiting_for_rule(r.event, r.days) loop
    named := split_part(r.event, '.', 1) || ':' || (x.data ->> 'id');
    continue when exists (select from public.automation_runs a where a.rule_id = r.id and a.key = named);
    told := null;
    if r.deeds @> '[{"deed": "webhook"}]' then
      insert into public.webhook_events (type, subject, data, happened_at, by_rule, rules_at)
        values (r.event, x.subject, x.data, private.now(), r.id, private.now()) returning id into told;
    end if;
    perform private.follow_rule(r.id, named, told, r.event, x.subject, x.data);
  end loop;
end
$$;
comment on function private.follow_times(uuid) is 'Asks a rule about everything that has waited for its days, each record once.';
revoke execute on function private.follow_times(uuid) from public;

create function private.forget_automation() returns void language sql security definer set search_path = '' as $$
  delete from public.automation_runs r where r.ran_at < private.now() - interval '90 days';
  delete from public.automation_notes n where n.done_at < private.now() - interval '90 days';
$$;
revoke execute on function private.forget_automation() from public;
grant execute on function private.follow_rules_once(), private.follow_times(uuid), private.forget_automation() to service_role;
