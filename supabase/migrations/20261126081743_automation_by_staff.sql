-- Why: staff write rules, try them on what happened, switch them, and settle what they put into the inbox. What a rule may do is checked when it is
-- written: a rule never does more than its writer may.
create function private.checked_conditions(p_event text, p_conditions jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  c jsonb;
  kind text;
  fine boolean;
begin
  if jsonb_typeof(p_conditions) is distinct from 'array' or jsonb_array_length(p_conditions) > 10 then
    raise exception 'Ten conditions at most.' using errcode = 'HT004', hint = 'rule_condition';
  end if;
  for c in select * from jsonb_array_elements(p_conditions) loop
    kind := private.automation_fields(p_event) ->> (c ->> 'field');
    fine := case
      when kind in ('money', 'number') then c ->> 'op' in ('at_least', 'less_than') and jsonb_typeof(c -> 'value') = 'number'
        and (c ->> 'value')::numeric between 0 and 100000000000
      when kind = 'yes' then c ->> 'op' = 'is' and jsonb_typeof(c -> 'value') = 'boolean'
      when kind = 'list' and jsonb_typeof(c -> 'value') = 'array' then c ->> 'op' in ('is_any', 'is_none')
        and jsonb_array_length(c -> 'value') between 1 and 50 and not exists (
          select from jsonb_array_elements(c -> 'value') v where jsonb_typeof(v) <> 'string' or char_length(v #>> '{}') not between 1 and 60)
      else false end;
    if not coalesce(fine, false) then
      raise exception 'This cannot be asked of the event.' using errcode = 'HT004', hint = 'rule_condition';
    end if;
  end loop;
  return (select coalesce(jsonb_agg(jsonb_build_object('field', x -> 'field', 'op', x -> 'op', 'value', x -> 'value')), '[]')
    from jsonb_array_elements(p_conditions) x);
end
$$;
revoke execute on function private.checked_conditions(text, jsonb) from public;

create function private.checked_deeds(p_event text, p_deeds jsonb) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  d jsonb;
  fine boolean;
begin
  if jsonb_typeof(p_deeds) is distinct from 'array' or jsonb_array_length(p_deeds) not between 1 and 5 then
    raise exception 'Between one and five deeds.' using errcode = 'HT004', hint = 'rule_deed';
  end if;
  for d in select * from jsonb_array_elements(p_deeds) loop
    fine := case d ->> 'deed'
      when 'inbox' then char_length(btrim(coalesce(d ->> 'text', ''))) between 1 and 1000
        and (d ->> 'person' is null or private.staff_may(private.as_uuid(d ->> 'person'), 'automation.settle'))
      when 'letter' then char_length(btrim(coalesce(d ->> 'text', ''))) between 1 and 1000 and private.is_staff(private.as_uuid(d ->> 'person'))
      when 'note' then char_length(btrim(coalesce(d ->> 'text', ''))) between 1 and 1000
      when 'notify' then jsonb_typeof(d -> 'texts') = 'object' and coalesce(btrim(d #>> '{texts,en}'), '') <> ''
        and not exists (select from jsonb_each_text(case jsonb_typeof(d -> 'texts') when 'object' then d -> 'texts' else '{}' end) l
          where private.shop_language(l.key) is distinct from l.key or char_length(l.value) > 300)
      when 'webhook' then exists (select from public.webhook_endpoints w where w.id = private.as_uuid(d ->> 'endpoint'))
      when 'feature' then p_event like 'product.%'
      when 'hold' then p_event like 'product.%' and char_length(btrim(coalesce(d ->> 'text', ''))) between 3 and 1000
      else false end;
    if not coalesce(fine, false) then raise exception 'This deed is not whole.' using errcode = 'HT004', hint = 'rule_deed'; end if;
    if d ->> 'deed' in ('feature', 'hold') then perform private.demand('products.judge'); end if;
    if d ->> 'deed' = 'webhook' then perform private.demand('webhooks.write'); end if;
  end loop;
  return (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('deed', x -> 'deed', 'text', btrim(x ->> 'text'), 'person', x -> 'person',
    'texts', x -> 'texts', 'endpoint', x -> 'endpoint'))) from jsonb_array_elements(p_deeds) x);
end
$$;
revoke execute on function private.checked_deeds(text, jsonb) from public;

create function private.checked_rule(p_rule jsonb) returns public.automation_rules language plpgsql stable security definer set search_path = '' as $$
declare
  r public.automation_rules;
begin
  r.name := btrim(coalesce(p_rule ->> 'name', ''));
  r.event := p_rule ->> 'event';
  r.days := case when r.event like '%.waiting' then private.as_number(p_rule ->> 'days') end;
  r.joined := coalesce(p_rule ->> 'joined', 'all');
  r.daily_limit := coalesce(private.as_number(p_rule ->> 'daily_limit'), 50);
  if char_length(r.name) not between 2 and 80 then raise exception 'A rule has a name.' using errcode = 'HT004', hint = 'rule_name'; end if;
  if r.event is null or r.event <> all (private.automation_events()) then
    raise exception 'There is no such event.' using errcode = 'HT004', hint = 'rule_event';
  end if;
  if r.event like '%.waiting' and coalesce(r.days, 0) not between 1 and 60 then
    raise exception 'Between 1 and 60 days.' using errcode = 'HT004', hint = 'rule_days';
  end if;
  if r.joined not in ('all', 'any') or r.daily_limit not between 1 and 1000 then
    raise exception 'Between 1 and 1000 a day.' using errcode = 'HT004', hint = 'rule_limit';
  end if;
  r.conditions := private.checked_conditions(r.event, coalesce(p_rule -> 'conditions', '[]'));
  return r;
end
$$;
revoke execute on function private.checked_rule(jsonb) from public;

create function private.log_rule(p_action text, p_id uuid, p_was public.automation_rules, p_is public.automation_rules, p_reason text) returns void
language sql security definer set search_path = '' as $$
  select private.log_activity('automation.' || p_action, p_id::text, coalesce((
      select jsonb_object_agg(f, jsonb_build_array(to_jsonb(p_was) -> f, to_jsonb(p_is) -> f))
        from unnest(array['name', 'event', 'days', 'joined', 'conditions', 'deeds', 'daily_limit', 'is_on', 'author_id']) f
       where to_jsonb(p_was) -> f is distinct from to_jsonb(p_is) -> f), '{}'), p_reason)
$$;
revoke execute on function private.log_rule(text, uuid, public.automation_rules, public.automation_rules, text) from public;

create function public.write_automation_rule(p_id uuid, p_rule jsonb, p_seen timestamptz, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  was public.automation_rules;
  made public.automation_rules;
begin
  perform private.demand('automation.write');
  perform private.demand_reason(p_reason);
  made := private.checked_rule(p_rule);
  made.deeds := private.checked_deeds(made.event, p_rule -> 'deeds');
  made.is_on := coalesce((p_rule ->> 'is_on')::boolean, false);
  -- One at a time, so that two hundred are two hundred and a name is one rule's.
  perform pg_advisory_xact_lock(hashtextextended('automation_rules', 0));
  if exists (select from public.automation_rules r where lower(r.name) = lower(made.name) and r.id is distinct from p_id) then
    raise exception 'There is a rule of this name.' using errcode = 'HT005', hint = 'rule_there';
  end if;
  if p_id is null then
    if (select count(*) from public.automation_rules) >= 200 then raise exception 'Two hundred rules at most.' using errcode = 'HT005',
      hint = 'too_many'; end if;
    insert into public.automation_rules (name, event, days, joined, conditions, deeds, daily_limit, is_on, on_since, author_id)
      values (made.name, made.event, made.days, made.joined, made.conditions, made.deeds, made.daily_limit, made.is_on,
        case when made.is_on then private.now() end, (select auth.uid())) returning * into made;
  else
    select * into was from public.automation_rules r where r.id = p_id for update;
    if not found then raise exception 'There is no such rule.' using errcode = 'PT404'; end if;
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(was.changed_at));
    update public.automation_rules r set name = made.name, event = made.event, days = made.days, joined = made.joined, conditions = made.conditions,
        deeds = made.deeds, daily_limit = made.daily_limit, is_on = made.is_on, author_id = (select auth.uid()), version = was.version + 1,
        on_since = case when not made.is_on then null when was.is_on and was.event = made.event then was.on_since else private.now() end,
        off_because = case when made.is_on then '' when was.is_on then 'staff' else was.off_because end, failed_in_a_row = 0,
        changed_at = clock_timestamp() where r.id = p_id returning * into made;
  end if;
  insert into public.automation_versions (rule_id, version, rule, author_id, written_at)
    values (made.id, made.version, jsonb_build_object('name', made.name, 'event', made.event, 'days', made.days, 'joined', made.joined,
      'conditions', made.conditions, 'deeds', made.deeds, 'daily_limit', made.daily_limit), made.author_id, private.now());
  delete from public.automation_versions v where v.rule_id = made.id and v.version <= made.version - 50;
  perform private.log_rule(case when p_id is null then 'create' else 'change' end, made.id, was, made, p_reason);
  return made.id;
end
$$;
comment on function public.write_automation_rule(uuid, jsonb, timestamptz, text) is
  'Makes or changes a rule: {name, event, days, joined, conditions[], deeds[], daily_limit, is_on}; answers its key. Its writer is its author, whose rights '
  'its deeds need. HT003 changed_meanwhile, HT004 rule_name, rule_event, rule_days, rule_limit, rule_condition, rule_deed, HT005 rule_there, too_many.';

create function public.switch_automation_rule(p_id uuid, p_on boolean, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was public.automation_rules;
  made public.automation_rules;
begin
  perform private.demand('automation.write');
  perform private.demand_reason(p_reason);
  select * into was from public.automation_rules r where r.id = p_id for update;
  if not found then raise exception 'There is no such rule.' using errcode = 'PT404'; end if;
  if was.is_on = p_on then raise exception 'It is so already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  update public.automation_rules r set is_on = p_on, on_since = case when p_on then private.now() end, off_because = case when p_on then '' else 'staff' end,
    failed_in_a_row = 0, changed_at = clock_timestamp() where r.id = p_id returning * into made;
  perform private.log_rule(case when p_on then 'switch_on' else 'switch_off' end, p_id, was, made, p_reason);
end
$$;
comment on function public.switch_automation_rule(uuid, boolean, text) is
  'Switches a rule on, for what happens from now on, or off. HT005 already_decided for the second.';

create function public.remove_automation_rule(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  was public.automation_rules;
begin
  perform private.demand('automation.write');
  perform private.demand_reason(p_reason);
  delete from public.automation_rules r where r.id = p_id returning * into was;
  if not found then raise exception 'There is no such rule.' using errcode = 'PT404'; end if;
  perform private.log_rule('remove', p_id, was, null, p_reason);
end
$$;
comment on function public.remove_automation_rule(uuid, text) is 'Removes a rule with its log; what it put into the inbox stays there.';

create function public.try_automation_rule(p_rule jsonb) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  r public.automation_rules;
begin
  perform private.demand('automation.read');
  r := private.checked_rule(p_rule || '{"name": "tried"}');
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
comment on function public.try_automation_rule(jsonb) is
  'What a rule would have begun with in the last thirty days, or what waits for it now: {looked, found, sample: [{noun, id, title, at, amount}]} of the '
  'newest 2,000 events; nothing is done. HT004 as when it is written.';

create function public.settle_automation_note(p_id bigint, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('automation.settle');
  perform private.demand_reason(p_reason);
  update public.automation_notes n set done_at = private.now(), done_by = (select auth.uid()) where n.id = p_id and n.done_at is null;
  if not found then raise exception 'This does not wait any more.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('automation.settle', p_id::text, '{}', p_reason);
end
$$;
comment on function public.settle_automation_note(bigint, text) is 'Settles what a rule put into the inbox. HT005 already_decided for the second.';
revoke execute on function public.write_automation_rule(uuid, jsonb, timestamptz, text), public.switch_automation_rule(uuid, boolean, text),
  public.remove_automation_rule(uuid, text), public.try_automation_rule(jsonb), public.settle_automation_note(bigint, text) from public, anon;
grant execute on function public.write_automation_rule(uuid, jsonb, timestamptz, text), public.switch_automation_rule(uuid, boolean, text),
  public.remove_automation_rule(uuid, text), public.try_automation_rule(jsonb), public.settle_automation_note(bigint, text) to authenticated;
