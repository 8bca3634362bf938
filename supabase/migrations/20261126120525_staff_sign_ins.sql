-- Why: one wrong password is nothing, a thousand of them in an hour are somebody at work. Staff see by hour how many signed in and how many failed.
create function private.masked_email(p_address text) returns text language sql immutable set search_path = '' as $$
  select case when position('@' in coalesce(p_address, '')) > 1
    then left(p_address, 1) || '…@' || split_part(p_address, '@', 2) else left(coalesce(p_address, ''), 1) || '…' end
$$;
comment on function private.masked_email(text) is 'An e-mail address as it may be shown to whoever need not know it: its first letter and its domain.';
revoke execute on function private.masked_email(text) from public;
grant execute on function private.masked_email(text) to service_role;

create function private.sign_in_figures(p_hours integer) returns jsonb language sql stable security definer set search_path = '' as $$
  with seen as materialized (
    select date_trunc('hour', a.created_at) as hour, a.payload ->> 'action' = 'login' as done, a.ip_address as ip, a.created_at,
        -- Who has no account is masked by the auth service, before it is written.
        case when coalesce(a.payload ->> 'actor_username', '') <> '' then private.masked_email(a.payload ->> 'actor_username')
          else coalesce(a.payload #>> '{traits,address}', '') end as address,
        coalesce(nullif(a.payload ->> 'actor_id', '00000000-0000-0000-0000-000000000000'), a.payload #>> '{traits,address}', '') as who
      from auth.audit_log_entries a
     where a.created_at >= date_trunc('hour', private.now()) - make_interval(hours => p_hours - 1)
       and a.payload ->> 'action' in ('login', 'login_failed'))
  select jsonb_build_object(
    'hours', (select jsonb_agg(jsonb_build_object('hour', h.hour, 'signed_in', coalesce(c.done, 0), 'failed', coalesce(c.failed, 0)) order by h.hour)
      from generate_series(date_trunc('hour', private.now()) - make_interval(hours => p_hours - 1), date_trunc('hour', private.now()),
        interval '1 hour') h (hour)
      left join (select s.hour, count(*) filter (where s.done) as done, count(*) filter (where not s.done) as failed from seen s group by s.hour) c
        on c.hour = h.hour),
    'addresses', (select coalesce(jsonb_agg(jsonb_build_object('address', x.address, 'failed', x.failed, 'networks', x.networks, 'at', x.at)
        order by x.failed desc, x.at desc), '[]')
      from (
        select min(s.address) as address, count(*) as failed, count(distinct s.ip) as networks, max(s.created_at) as at
          from seen s where not s.done group by s.who order by 2 desc, 4 desc limit 20) x),
    'networks', (select coalesce(jsonb_agg(jsonb_build_object('ip', x.ip, 'signed_in', x.done, 'failed', x.failed) order by x.failed desc, x.ip), '[]')
      from (
        select s.ip, count(*) filter (where s.done) as done, count(*) filter (where not s.done) as failed from seen s
         group by s.ip order by 3 desc, 1 limit 20000) x))
$$;
comment on function private.sign_in_figures(integer) is
  'Sign-ins of the last hours, whole ones, and wrong passwords: by hour, the twenty addresses with the most of them (masked), '
  'and by network. {hours, addresses, networks}.';
revoke execute on function private.sign_in_figures(integer) from public;
grant execute on function private.sign_in_figures(integer) to service_role;
