-- Why: a node told how it answers, and nothing of what waits: letters, jobs, payments, held pieces, other programs. Who is on call heard it from buyers.
create function private.vital_signs() returns table (sign text, label text, measured double precision)
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Beyond this a queue is long, and counting it would be work in the worst minute.
  most constant int := 10001;
begin
  return query
    select 'letters_waiting', '', count(*)::double precision
      from (select from private.outbox o where o.sent_at is null and o.attempts < 12 and o.given_up_at is null limit most) o;
  return query
    select 'letters_oldest_seconds', '', coalesce(extract(epoch from private.now() - (
      select o.created_at from private.outbox o where o.sent_at is null and o.attempts < 12 and o.given_up_at is null order by o.id limit 1
    )), 0)::double precision;
  return query
    select 'letters_stuck', '', count(*)::double precision
      from (select from private.outbox o where o.sent_at is null and o.attempts >= 12 and o.given_up_at is null limit most) o;
  if to_regclass('graphile_worker.jobs') is not null then
    return query execute
      'select ''jobs_waiting'', '''', count(*)::double precision
         from (select from graphile_worker.jobs j where j.attempts < j.max_attempts and j.run_at <= now() and j.locked_at is null limit $1) j
       union all
       select ''jobs_oldest_seconds'', '''', coalesce(extract(epoch from now() - min(j.run_at)), 0)::double precision
         from graphile_worker.jobs j where j.attempts < j.max_attempts and j.run_at <= now() and j.locked_at is null
       union all
       select ''jobs_dead'', '''', count(*)::double precision
         from (select from graphile_worker.jobs j where j.attempts >= j.max_attempts and j.locked_at is null limit $1) j' using most;
  end if;
  return query
    select 'payments_begun_last_hour', p.status, count(*)::double precision
      from public.payments p where p.created_at > private.now() - interval '1 hour' group by p.status;
  return query
    select 'payments_overdue', '', count(*)::double precision
      from (select from public.payments p where p.status in ('created', 'pending') and p.expires_at < private.now() - interval '15 minutes' limit most) p;
  return query
    select 'stock_held', '', count(*)::double precision from (select from public.stock_reservations r where r.state = 'active' limit most) r;
  return query
    select 'stock_held_overdue', '', count(*)::double precision
      from (select from public.stock_reservations r where r.state = 'active' and r.expires_at < private.now() - interval '15 minutes' limit most) r;
  return query
    select 'webhooks_overdue', '', count(*)::double precision
      from (select from public.webhook_deliveries d where d.state = 'waiting' and d.next_at < private.now() - interval '5 minutes' limit most) d;
  return query
    select 'books_differences', '', coalesce((select b.differences from public.books_checks b order by b.id desc limit 1), 0)::double precision;
end
$$;
comment on function private.vital_signs() is
  'What waits in the shop and for how long, for whoever is on call: counts end at 10,001, ages are seconds. Each is a look into an index of what is open.';
revoke execute on function private.vital_signs() from public;
grant execute on function private.vital_signs() to service_role;
