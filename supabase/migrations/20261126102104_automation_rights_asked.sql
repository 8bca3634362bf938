-- Why: trying a rule showed records to whoever may not read them, and a rule went on calling a webhook after its writer had lost that right.
create or replace function public.try_automation_rule(p_rule jsonb) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  r public.automation_rules;
begin
  perform private.demand('automation.read');
  r := private.checked_rule(p_rule || '{"name": "tried"}');
  -- What it would begin with is shown: that is read as it is read elsewhere.
  perform private.demand(case split_part(r.event, '.', 1) when 'order' then 'orders.read' when 'refund' then 'payments.read' when 'case' then 'cases.read'
    when 'chargeback' then 'chargebacks.read' when 'payout' then 'payouts.read' when 'review' then 'reviews.read' when 'product' then 'products.read'
    else 'sellers.read' end);
  return (
    with told as materialized (
      (select e.subject, e.data, e.happened_at as at from public.webhook_events e
        where e.type = r.event and e.happened_at > private.now() - interval '30 days' order by e.happened_at desc limit 2000)
      union all
      (select w.subject, w.data, w.since from private.waiting_for_rule(r.event, coalesce(r.days, 1)) w where r.days is not null)),
    hits as materialized (
      select x.at, f.facts from told x cross join lateral (select private.automation_facts(r.event, x.subject, x.data) as facts) f
       where f.facts is not null and private.automation_holds(r.joined, r.conditions, f.facts -> 'fields'))
    select jsonb_build_object('looked', (select count(*) from told), 'found', (select count(*) from hits), 'sample', coalesce((select jsonb_agg(
        jsonb_build_object('noun', s.facts -> 'noun', 'id', s.facts -> 'id', 'title', s.facts -> 'title', 'at', s.at,
          'amount', s.facts #> '{fields,amount}') order by s.at desc)
      from (select * from hits order by at desc limit 20) s), '[]')));
end
$$;

create or replace function private.automation_deed(r public.automation_rules, p_deed jsonb, p_facts jsonb, p_key text, p_event uuid) returns text
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
    if r.author_id is null or not private.staff_may(r.author_id, 'webhooks.write') then return 'not_allowed'; end if;
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
