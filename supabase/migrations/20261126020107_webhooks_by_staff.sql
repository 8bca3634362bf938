-- Why: somebody sets up who is told what, sees why nothing arrived, and has it sent again.
create function private.locked_webhook(p_id uuid) returns public.webhook_endpoints language plpgsql security definer set search_path = '' as $$
declare
  w public.webhook_endpoints;
begin
  select * into w from public.webhook_endpoints e where e.id = p_id for update;
  if not found then raise exception 'There is no such webhook.' using errcode = 'PT404'; end if;
  return w;
end
$$;
revoke execute on function private.locked_webhook(uuid) from public;

create function private.log_webhook(p_action text, p_before public.webhook_endpoints, p_after public.webhook_endpoints, p_reason text) returns void
language sql security definer set search_path = '' as $$
  select private.log_activity('webhooks.' || p_action, coalesce(p_after.id, p_before.id)::text, coalesce((
      select jsonb_object_agg(f, jsonb_build_array(to_jsonb(p_before) -> f, to_jsonb(p_after) -> f))
        from unnest(array['name', 'url', 'events', 'state', 'secret_version', 'previous_until']) f
       where coalesce(to_jsonb(p_before) -> f, 'null') <> coalesce(to_jsonb(p_after) -> f, 'null')), '{}'), p_reason)
$$;
revoke execute on function private.log_webhook(text, public.webhook_endpoints, public.webhook_endpoints, text) from public;

create function public.write_webhook(p_id uuid, p_webhook jsonb, p_seen timestamptz, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.webhook_endpoints := jsonb_populate_record(null::public.webhook_endpoints, p_webhook);
  w public.webhook_endpoints;
  now_is public.webhook_endpoints;
begin
  perform private.demand('webhooks.write');
  perform private.demand_reason(p_reason);
  asked.name := trim(asked.name);
  asked.url := trim(asked.url);
  asked.events := array(select distinct e from unnest(asked.events) e order by e);
  if coalesce(asked.name, '') = '' or char_length(asked.name) > 80 then raise exception 'It needs a name.' using errcode = 'HT004',
    hint = 'webhook_name'; end if;
  if asked.url is null or char_length(asked.url) > 500 or asked.url !~ '^https?://[^\s@/]+(/\S*)?$' then
    raise exception 'This is no address.' using errcode = 'HT004', hint = 'webhook_url';
  end if;
  if cardinality(asked.events) = 0 or not asked.events <@ private.webhook_types() then
    raise exception 'It needs events that there are.' using errcode = 'HT004', hint = 'webhook_events';
  end if;
  if p_id is null then
    if (select count(*) from public.webhook_endpoints) >= 50 then raise exception 'There are fifty webhooks.' using errcode = 'HT005',
      hint = 'too_many_webhooks'; end if;
    insert into public.webhook_endpoints (name, url, events) values (asked.name, asked.url, asked.events) returning * into w;
    perform private.log_webhook('create', null, w, p_reason);
    return w.id;
  end if;
  w := private.locked_webhook(p_id);
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(w.changed_at));
  update public.webhook_endpoints e set name = asked.name, url = asked.url, events = asked.events, changed_at = clock_timestamp(),
    -- Another address starts anew.
    failed_in_a_row = case when e.url = asked.url then e.failed_in_a_row else 0 end, failing_since = case when e.url = asked.url then e.failing_since end,
    quiet_until = case when e.url = asked.url then e.quiet_until else '-infinity' end
   where e.id = p_id returning * into now_is;
  perform private.log_webhook('change', w, now_is, p_reason);
  return p_id;
end
$$;
comment on function public.write_webhook(uuid, jsonb, timestamptz, text) is
  'Makes a webhook or changes one: {name, url, events[]}; answers its key. HT003 changed_meanwhile, HT004 webhook_name, webhook_url, webhook_events.';

create function public.switch_webhook(p_id uuid, p_on boolean, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  w public.webhook_endpoints;
  now_is public.webhook_endpoints;
begin
  perform private.demand('webhooks.write');
  perform private.demand_reason(p_reason);
  w := private.locked_webhook(p_id);
  if (w.state = 'on') = p_on then raise exception 'It is so already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  update public.webhook_endpoints set state = case when p_on then 'on' else 'off' end, off_because = case when p_on then '' else 'staff' end,
    failed_in_a_row = 0, failing_since = null, quiet_until = '-infinity', changed_at = clock_timestamp() where id = p_id returning * into now_is;
  perform private.log_webhook(case when p_on then 'switch_on' else 'switch_off' end, w, now_is, p_reason);
  if p_on then
    update public.webhook_deliveries set next_at = private.now() where endpoint_id = p_id and state = 'waiting';
    perform private.deliver_soon();
  end if;
end
$$;
comment on function public.switch_webhook(uuid, boolean, text) is
  'Switches a webhook on or off. What waits for it is told when it is on again; what happens meanwhile is not. HT005 already_decided for the second.';

create function public.leave_webhook_off(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  w public.webhook_endpoints;
  now_is public.webhook_endpoints;
begin
  perform private.demand('webhooks.write');
  perform private.demand_reason(p_reason);
  w := private.locked_webhook(p_id);
  if w.off_because not in ('failing', 'gone') then raise exception 'Nothing waits here.' using errcode = 'HT005', hint = 'already_decided'; end if;
  update public.webhook_endpoints set off_because = 'staff', changed_at = clock_timestamp() where id = p_id returning * into now_is;
  perform private.log_webhook('leave_off', w, now_is, p_reason);
end
$$;
comment on function public.leave_webhook_off(uuid, text) is
  'A webhook that was switched off by its failures stays off, and waits for nobody any more. HT005 already_decided for the second.';

create function public.remove_webhook(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  w public.webhook_endpoints;
begin
  perform private.demand('webhooks.write');
  perform private.demand_reason(p_reason);
  w := private.locked_webhook(p_id);
  delete from public.webhook_endpoints where id = p_id;
  perform private.log_webhook('remove', w, null, p_reason);
end
$$;
comment on function public.remove_webhook(uuid, text) is 'Removes a webhook with its deliveries; the record of acts keeps what it was.';

create function public.rotate_webhook_secret(p_id uuid, p_hours integer,
  p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  w public.webhook_endpoints;
  now_is public.webhook_endpoints;
begin
  perform private.demand('webhooks.write');
  perform private.demand_reason(p_reason);
  if p_hours not between 0 and 168 then raise exception 'Between no time and a week.' using errcode = 'HT004', hint = 'webhook_overlap'; end if;
  w := private.locked_webhook(p_id);
  update public.webhook_endpoints set secret_version = secret_version + 1, previous_until = private.now() + p_hours * interval '1 hour',
    changed_at = clock_timestamp() where id = p_id returning * into now_is;
  perform private.log_webhook('rotate_secret', w, now_is, p_reason);
end
$$;
comment on function public.rotate_webhook_secret(uuid, integer,
  text) is 'Gives a webhook a new secret; the old one signs beside it for some hours, none to a week. HT004 webhook_overlap.';

create function public.redeliver_webhooks(p_ids bigint[], p_reason text) returns integer language plpgsql security definer set search_path = '' as $$
declare
  again integer;
begin
  perform private.demand('webhooks.write');
  perform private.demand_reason(p_reason);
  if cardinality(p_ids) > 500 then raise exception 'Five hundred at most.' using errcode = 'HT004', hint = 'too_many'; end if;
  update public.webhook_deliveries set state = 'waiting', attempts = 0, next_at = private.now(),
    delivered_at = null where id = any (p_ids) and state <> 'waiting';
  get diagnostics again = row_count;
  if again = 0 then raise exception 'They are on their way.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('webhooks.redeliver', case when cardinality(p_ids) = 1 then p_ids[1]::text else '' end,
    jsonb_build_object('deliveries', jsonb_build_array(null, again)), p_reason);
  perform private.deliver_soon();
  return again;
end
$$;
comment on function public.redeliver_webhooks(bigint[], text) is
  'Has deliveries sent again under the key they had, five hundred at most; answers how many. HT005 already_decided where all of them are on their way.';

create function public.redeliver_given_up(p_endpoint uuid, p_reason text) returns integer language plpgsql security definer set search_path = '' as $$
declare
  again integer;
begin
  perform private.demand('webhooks.write');
  perform private.demand_reason(p_reason);
  perform private.locked_webhook(p_endpoint);
  update public.webhook_deliveries set state = 'waiting', attempts = 0, next_at = private.now() where endpoint_id = p_endpoint and state = 'given_up';
  get diagnostics again = row_count;
  if again = 0 then raise exception 'Nothing was given up.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('webhooks.redeliver', p_endpoint::text, jsonb_build_object('deliveries', jsonb_build_array(null, again)), p_reason);
  perform private.deliver_soon();
  return again;
end
$$;
comment on function public.redeliver_given_up(uuid, text) is 'Has everything sent again that was given up for a webhook; answers how much. HT005 '
'already_decided where nothing was.';

create function public.test_webhook(p_id uuid) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  w public.webhook_endpoints;
  told uuid;
  made bigint;
begin
  perform private.demand('webhooks.write');
  w := private.locked_webhook(p_id);
  if w.state = 'off' then raise exception 'It is switched off.' using errcode = 'HT005', hint = 'webhook_off'; end if;
  insert into public.webhook_events (type, subject, data, happened_at) values ('test.ping', p_id::text, jsonb_build_object('webhook', w.name), private.now())
    returning id into told;
  insert into public.webhook_deliveries (endpoint_id, event_id, type, subject) values (p_id, told, 'test.ping', p_id::text) returning id into made;
  perform private.log_activity('webhooks.test', p_id::text);
  perform private.deliver_soon();
  return made;
end
$$;
comment on function public.test_webhook(uuid) is 'Tells a webhook something that means nothing, to see whether it arrives; answers the delivery. '
'HT005 webhook_off.';

revoke execute on function public.write_webhook(uuid, jsonb, timestamptz, text), public.switch_webhook(uuid, boolean, text),
  public.leave_webhook_off(uuid, text),
  public.remove_webhook(uuid, text), public.rotate_webhook_secret(uuid, integer, text), public.redeliver_webhooks(bigint[], text),
  public.redeliver_given_up(uuid, text), public.test_webhook(uuid) from public, anon;
grant execute on function public.write_webhook(uuid, jsonb, timestamptz, text), public.switch_webhook(uuid, boolean, text),
  public.leave_webhook_off(uuid, text),
  public.remove_webhook(uuid, text), public.rotate_webhook_secret(uuid, integer, text), public.redeliver_webhooks(bigint[], text),
  public.redeliver_given_up(uuid, text), public.test_webhook(uuid) to authenticated;
