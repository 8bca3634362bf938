-- Why: a delivery is taken by one process at a time, tried again ever later, in order for each record, and an endpoint that answers nobody is left alone.
create function private.claim_webhooks(p_most integer) returns table (
    id bigint, attempt integer, endpoint_id uuid, url text, secret_versions integer[], event_id uuid, type text, happened_at timestamptz, data jsonb)
language sql security definer set search_path = '' as $$
  with due as (
    select d.id from public.webhook_deliveries d join public.webhook_endpoints w on w.id = d.endpoint_id
     where d.state = 'waiting' and d.next_at <= private.now() and d.claimed_until < private.now() and w.state = 'on' and w.quiet_until <= private.now()
       -- What happened to a record earlier is told earlier, as long as that can be told at all.
       and not exists (select from public.webhook_deliveries e
         where e.endpoint_id = d.endpoint_id and e.subject = d.subject and e.state = 'waiting' and e.id < d.id)
     order by d.next_at, d.id limit p_most for update of d skip locked),
  claimed as (
    update public.webhook_deliveries d set attempts = d.attempts + 1,
      claimed_until = private.now() + interval '2 minutes' from due where d.id = due.id returning d.*)
  select c.id, c.attempts, w.id, w.url,
         case when w.previous_until > private.now() then array[w.secret_version, w.secret_version - 1] else array[w.secret_version] end,
         e.id, e.type, e.happened_at, e.data
    from claimed c join public.webhook_endpoints w on w.id = c.endpoint_id join public.webhook_events e on e.id = c.event_id order by c.id
$$;
comment on function private.claim_webhooks(integer) is
  'Takes what is due, for two minutes: what is to be sent, where to, and by which versions of the secret it is signed. Nobody else is given the same '
  'meanwhile.';

create function private.finish_webhook(p_delivery bigint, p_attempt jsonb) returns text language plpgsql security definer set search_path = '' as $$
declare
  a record;
  d public.webhook_deliveries;
  w public.webhook_endpoints;
  off text := '';
begin
  select * into a from jsonb_to_record(p_attempt)
    as x (ms integer, status integer, error text, request_headers jsonb, response_headers jsonb, response_body text);
  select * into d from public.webhook_deliveries where id = p_delivery for update;
  -- The endpoint was removed meanwhile, and its deliveries with it.
  if not found then return 'gone'; end if;
  select * into w from public.webhook_endpoints where id = d.endpoint_id for update;
  insert into public.webhook_attempts (delivery_id, at, ms, status, error, request_headers, response_headers, response_body)
    values (d.id, private.now(), a.ms, a.status, left(a.error, 300), a.request_headers, coalesce(a.response_headers, '{}'),
      left(coalesce(a.response_body, ''), 2000));
  if a.status between 200 and 299 then
    update public.webhook_deliveries set state = 'delivered', delivered_at = private.now(), claimed_until = '-infinity', last_status = a.status,
      last_ms = a.ms,
      last_error = '' where id = d.id;
    update public.webhook_endpoints set failed_in_a_row = 0, failing_since = null, quiet_until = '-infinity', last_at = private.now() where id = w.id;
    return 'delivered';
  end if;
  update public.webhook_deliveries set
    state = case when d.attempts >= 12 then 'given_up' else 'waiting' end, claimed_until = '-infinity',
    next_at = private.now() + interval '10 seconds' * power(2, d.attempts - 1),
    last_status = a.status, last_ms = a.ms, last_error = left(a.error, 300) where id = d.id;
  -- 410 says that nobody will be there again (Standard Webhooks); a day in which nothing arrived says as much.
  if w.state = 'on' then
    off := case when a.status = 410 then 'gone' when w.failed_in_a_row >= 9
      and w.failing_since < private.now() - interval '1 day' then 'failing' else '' end;
  end if;
  update public.webhook_endpoints set failed_in_a_row = w.failed_in_a_row + 1, failing_since = coalesce(w.failing_since, private.now()),
    last_at = private.now(),
    quiet_until = private.now() + least(interval '10 seconds' * power(2, least(w.failed_in_a_row, 10)), interval '5 minutes'),
    state = case when off = '' then w.state else 'off' end, off_because = case when off = '' then w.off_because else off end,
    changed_at = case when off = '' then w.changed_at else clock_timestamp() end
   where id = w.id;
  if off <> '' then
    perform private.log_activity('webhooks.switched_off', w.id::text, jsonb_build_object('state', jsonb_build_array('on', 'off'), 'off_because',
      jsonb_build_array('', off)), '');
    insert into private.outbox (topic, key, payload)
      values ('shop.webhook_off', w.id || ':' || pg_current_xact_id(), jsonb_build_object('endpoint_id', w.id::text, 'because', off));
  end if;
  return case when d.attempts >= 12 then 'given_up' else 'waiting' end;
end
$$;
comment on function private.finish_webhook(bigint, jsonb) is
  'Writes down how a try ended: {ms, status, error, request_headers, response_headers, response_body}. The n-th failure waits 10·2ⁿ⁻¹ s; after twelve '
  'it is given up.';

create function private.next_webhook_at() returns timestamptz language sql stable security definer set search_path = '' as $$
  select min(greatest(d.next_at, w.quiet_until)) from public.webhook_endpoints w
    cross join lateral (
      select x.next_at from public.webhook_deliveries x where x.endpoint_id = w.id and x.state = 'waiting'
         and not exists (select from public.webhook_deliveries e
           where e.endpoint_id = x.endpoint_id and e.subject = x.subject and e.state = 'waiting' and e.id < x.id)
       order by x.id limit 50) d
   where w.state = 'on'
$$;
comment on function private.next_webhook_at() is 'When something is due next, near enough; null where nothing waits.';

create function private.forget_webhooks() returns void language sql security definer set search_path = '' as $$
  delete from public.webhook_events e where e.happened_at < private.now() - interval '30 days'
$$;
comment on function private.forget_webhooks() is 'Forgets what was told more than thirty days ago, with its deliveries.';
revoke execute on function private.claim_webhooks(integer), private.finish_webhook(bigint, jsonb), private.next_webhook_at(),
  private.forget_webhooks() from public;
grant execute on function private.claim_webhooks(integer), private.finish_webhook(bigint, jsonb), private.next_webhook_at(),
  private.forget_webhooks() to service_role;

create view private.waiting_webhook as
  select w.id, w.changed_at as since from public.webhook_endpoints w where w.state = 'off' and w.off_because in ('failing', 'gone');
revoke all on private.waiting_webhook from service_role;

create function private.facts_of_webhook(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', w.id, 'name', w.name, 'url', w.url, 'because', w.off_because, 'failing_since', w.failing_since, 'changed_at',
    w.changed_at, 'waiting',
      (select count(*) from (select from public.webhook_deliveries d where d.endpoint_id = w.id and d.state = 'waiting' limit 1000) x))
    from public.webhook_endpoints w where w.id = private.as_uuid(p_key)
$$;
revoke execute on function private.facts_of_webhook(text) from public;
insert into public.work_kinds (kind, permission, hours) values ('webhook', 'webhooks.read', 24);
