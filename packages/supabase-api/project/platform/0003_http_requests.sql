-- What pg_net and the webhooks of Supabase's dashboard offer (https://supabase.com/docs/guides/database/extensions/pg_net): a request is a row, sent
-- after its transaction commits by the server that serves this project (`send-requests.ts`), and its answer is another row for six hours.
create schema net;
create table net.http_request_queue (
  id                   bigserial primary key,
  method               text not null,
  url                  text not null,
  headers              jsonb not null default '{}',
  body                 bytea,
  timeout_milliseconds integer not null
);
create table net._http_response (
  id           bigint,
  status_code  integer,
  content_type text,
  headers      jsonb,
  content      text,
  timed_out    boolean,
  error_msg    text,
  created      timestamptz not null default now()
);
create index _http_response_created_idx on net._http_response (created);
comment on table net.http_request_queue is 'Requests to be sent; each leaves when it is.';
comment on table net._http_response is 'What was answered, by the id of the request.';

create function net.tell_of_request() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  perform pg_catalog.pg_notify('net_requests', '');
  return null;
end
$$;
create trigger tell_of_request after insert on net.http_request_queue for each statement execute function net.tell_of_request();

create function net._with_params(url text, params jsonb) returns text
  language sql immutable set search_path = ''
  as $$
    select url || coalesce(
      (select case when pg_catalog.strpos(url, '?') > 0 then '&' else '?' end
         || pg_catalog.string_agg(key || '=' || pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(value, '%', '%25'), '&', '%26'), ' ', '%20'), '&')
       from pg_catalog.jsonb_each_text(params)), '')
  $$;
create function net.http_get(url text, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000) returns bigint
  language sql volatile security definer set search_path = ''
  as $$
    insert into net.http_request_queue (method, url, headers, timeout_milliseconds)
    values ('GET', net._with_params(url, params), coalesce(headers, '{}'), timeout_milliseconds) returning id
  $$;
create function net.http_delete(
  url text, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000, body jsonb default null
) returns bigint
  language sql volatile security definer set search_path = ''
  as $$
    insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
    values ('DELETE', net._with_params(url, params), coalesce(headers, '{}'), pg_catalog.convert_to(body::text, 'UTF8'), timeout_milliseconds) returning id
  $$;
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{"Content-Type": "application/json"}',
    timeout_milliseconds integer default 5000
) returns bigint
  language sql volatile security definer set search_path = ''
  as $$
    insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
    values ('POST', net._with_params(url, params), '{"Content-Type": "application/json"}'::jsonb || coalesce(headers, '{}'),
      pg_catalog.convert_to(body::text, 'UTF8'), timeout_milliseconds)
    returning id
  $$;
comment on function net.http_post is 'Sends JSON after the transaction commits; answers the id of the request.';
grant usage on schema net to postgres, anon, authenticated, service_role;
grant execute on function net.http_get(text, jsonb, jsonb, integer), net.http_post(text, jsonb, jsonb, jsonb, integer),
  net.http_delete(text, jsonb, jsonb, integer, jsonb) to postgres, anon, authenticated, service_role;
grant select on net._http_response to service_role;

-- Webhooks of the dashboard: a trigger with the address, the method, headers, parameters and a time in milliseconds.
create schema supabase_functions;
create function supabase_functions.http_request() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  url text := tg_argv[0];
  headers jsonb := coalesce(nullif(tg_argv[2], 'null')::jsonb, '{"Content-Type": "application/json"}');
  params jsonb := coalesce(nullif(tg_argv[3], 'null')::jsonb, '{}');
  patience integer := coalesce(nullif(tg_argv[4], 'null')::integer, 1000);
begin
  if url is null or url = 'null' then
    raise exception 'url argument is missing';
  end if;
  if tg_argv[1] = 'GET' then
    perform net.http_get(url, params, headers, patience);
  else
    perform net.http_post(url,
      pg_catalog.jsonb_build_object('old_record', old, 'record', new, 'type', tg_op, 'table', tg_table_name, 'schema', tg_table_schema),
      params, headers, patience);
  end if;
  return new;
end
$$;
comment on function supabase_functions.http_request() is 'Tells an address of a changed row.';
grant usage on schema supabase_functions to postgres, anon, authenticated, service_role;
grant execute on function supabase_functions.http_request() to postgres, anon, authenticated, service_role;
