-- Why: whoever sees a task fail at night has to be able to stop it, run it again and say why, without a terminal.
create function private.queue_of_tasks() returns table (id bigint, task text, state text, attempts integer, max_attempts integer, run_at timestamptz,
  error text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  return query execute $queue$
    select j.id::bigint, t.identifier,
           case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts
             then 'dead' when j.run_at > now() + interval '1 year' then 'kept'
                when j.attempts > 0 then 'failing' else 'waiting' end,
           j.attempts::integer, j.max_attempts::integer, j.run_at, left(coalesce(j.last_error, ''), 500)
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id limit 20000
  $queue$;
end
$$;
comment on function private.queue_of_tasks() is 'What is in the queue: running, waiting, failing (tried again later), dead (not tried any more) or '
'kept (its task is paused); twenty thousand at most.';
revoke execute on function private.queue_of_tasks() from public;

create function public.task_queue() returns table (task text, running integer, waiting integer, failing integer, dead integer, kept integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('tasks.read');
  return query
    select q.task, count(*) filter (where q.state = 'running')::integer, count(*) filter (where q.state = 'waiting')::integer,
           count(*) filter (where q.state = 'failing')::integer, count(*) filter (where q.state = 'dead')::integer,
             count(*) filter (where q.state = 'kept')::integer
      from private.queue_of_tasks() q group by q.task;
end
$$;
comment on function public.task_queue() is 'How many jobs of each task are in the queue, by how they stand; for whoever may read tasks.';

create function public.task_jobs(p_task text) returns table (id bigint, state text, attempts integer, max_attempts integer, run_at timestamptz, error text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('tasks.read');
  return query
    select q.id, q.state, q.attempts, q.max_attempts, q.run_at, q.error from private.queue_of_tasks() q where q.task = p_task
     order by array_position(array['dead', 'failing', 'running', 'waiting', 'kept'], q.state), q.run_at, q.id limit 100;
end
$$;
comment on function public.task_jobs(text) is 'The jobs of a task that are in the queue, dead ones first, a hundred at most. What they were given is '
'not said: it may be about people.';

create function private.locked_task(p_task text) returns public.scheduled_tasks language plpgsql security definer set search_path = '' as $$
declare
  found_task public.scheduled_tasks;
begin
  select * into found_task from public.scheduled_tasks s where s.task = p_task for update;
  if not found then raise exception 'There is no such task.' using errcode = 'PT404'; end if;
  return found_task;
end
$$;
revoke execute on function private.locked_task(text) from public;

create function public.pause_task(p_task text, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  t public.scheduled_tasks;
begin
  perform private.demand('tasks.write');
  perform private.demand_reason(p_reason);
  t := private.locked_task(p_task);
  if not t.may_pause then raise exception 'The shop cannot be without this task.' using errcode = 'HT005', hint = 'always_runs'; end if;
  if t.paused_at is not null then raise exception 'It is paused already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  update public.scheduled_tasks set paused_at = private.now(), paused_by = (select auth.uid()), pause_reason = left(p_reason, 500) where task = p_task;
  perform private.log_activity('tasks.pause', p_task, '{}', p_reason);
end
$$;
comment on function public.pause_task(text, text) is
  'Stops a task in every process until it is resumed; a run that has begun comes to its end. HT005 already_decided for the second, always_runs where '
  'the shop cannot be without it.';

create function public.resume_task(p_task text, p_reason text) returns integer language plpgsql security definer set search_path = '' as $$
declare
  t public.scheduled_tasks;
  kept bigint[];
begin
  perform private.demand('tasks.write');
  perform private.demand_reason(p_reason);
  t := private.locked_task(p_task);
  if t.paused_at is null then raise exception 'It is not paused.' using errcode = 'HT005', hint = 'already_decided'; end if;
  update public.scheduled_tasks set paused_at = null, paused_by = null, pause_reason = '' where task = p_task;
  select array_agg(q.id) into kept from private.queue_of_tasks() q where q.task = p_task and q.state = 'kept';
  if kept is not null then execute 'select graphile_worker.reschedule_jobs($1, run_at => pg_catalog.now(), attempts => 0)' using kept; end if;
  perform private.log_activity('tasks.resume', p_task, jsonb_build_object('paused_at', jsonb_build_array(t.paused_at, null), 'pause_reason',
    jsonb_build_array(t.pause_reason, null)), p_reason);
  return coalesce(cardinality(kept), 0);
end
$$;
comment on function public.resume_task(text, text) is 'Lets a paused task run again, and what was kept for it at once; answers how many jobs that '
'are. HT005 already_decided for the second.';

create function public.run_task(p_task text, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  t public.scheduled_tasks;
begin
  perform private.demand('tasks.write');
  perform private.demand_reason(p_reason);
  t := private.locked_task(p_task);
  if t.cron = '' then raise exception 'This task runs only with something to do.' using errcode = 'HT005', hint = 'needs_work'; end if;
  if exists (select from private.queue_of_tasks() q where q.task = p_task and (q.state = 'running' or (q.state = 'waiting' and q.run_at <= now()))) then
    raise exception 'It is about to run, or runs now.' using errcode = 'HT005', hint = 'runs_already';
  end if;
  execute 'select graphile_worker.add_job(identifier => $1, payload => $2, job_key => $3, max_attempts => 1)'
    using p_task, json_build_object('_by_hand', true), 'cron:' || p_task;
  perform private.log_activity('tasks.run', p_task, '{}', p_reason);
end
$$;
comment on function public.run_task(text, text) is
  'Runs a task of the clock now, once, paused or not. HT005 runs_already while it is about to run or runs, needs_work for what has no clock.';

create function public.retry_jobs(p_task text, p_reason text) returns integer language plpgsql security definer set search_path = '' as $$
declare
  dead bigint[];
begin
  perform private.demand('tasks.write');
  perform private.demand_reason(p_reason);
  perform private.locked_task(p_task);
  select array_agg(q.id) into dead from private.queue_of_tasks() q where q.task = p_task and q.state = 'dead';
  if dead is null then raise exception 'No job of this task waits for a decision.' using errcode = 'HT005', hint = 'already_decided'; end if;
  execute 'select graphile_worker.reschedule_jobs($1, run_at => pg_catalog.now(), attempts => 0)' using dead;
  perform private.log_activity('jobs.retry_all', p_task, jsonb_build_object('jobs', jsonb_build_array(null, cardinality(dead))), p_reason);
  return cardinality(dead);
end
$$;
comment on function public.retry_jobs(text, text) is 'Has all jobs of a task that gave up tried again; answers how many. HT005 already_decided where '
'none is left.';

create or replace function public.retry_job(p_id bigint, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('tasks.write');
  perform private.demand_reason(p_reason);
  perform pg_advisory_xact_lock(hashtextextended('job:' || p_id, 0));
  if not private.work_waits('job', p_id::text) then raise exception 'This job does not wait.' using errcode = 'HT005', hint = 'already_decided'; end if;
  execute 'select graphile_worker.reschedule_jobs(array[$1], run_at => pg_catalog.now(), attempts => 0)' using p_id;
  perform private.log_activity('jobs.retry', p_id::text, '{}', p_reason);
end
$$;

create or replace function public.give_up_job(p_id bigint, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('tasks.write');
  perform private.demand_reason(p_reason);
  perform pg_advisory_xact_lock(hashtextextended('job:' || p_id, 0));
  if not private.work_waits('job', p_id::text) then raise exception 'This job does not wait.' using errcode = 'HT005', hint = 'already_decided'; end if;
  execute 'select graphile_worker.complete_jobs(array[$1])' using p_id;
  perform private.log_activity('jobs.give_up', p_id::text, '{}', p_reason);
end
$$;
update public.work_kinds set permission = 'tasks.read' where kind = 'job';

revoke execute on function public.task_queue(), public.task_jobs(text), public.pause_task(text, text), public.resume_task(text, text),
  public.run_task(text, text),
  public.retry_jobs(text, text) from public, anon;
grant execute on function public.task_queue(), public.task_jobs(text), public.pause_task(text, text), public.resume_task(text, text),
  public.run_task(text, text),
  public.retry_jobs(text, text) to authenticated;

/* A task that somebody has paused waits for them, or one that the clock has passed by for a quarter of an hour: then no process works. */
create view private.waiting_task as
  select s.task as id, coalesce(s.paused_at, s.next_at + interval '15 minutes') as since from public.scheduled_tasks s
   where s.paused_at is not null or s.next_at < private.now() - interval '15 minutes';
revoke all on private.waiting_task from service_role;

create function private.facts_of_task(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('task', s.task, 'paused', s.paused_at is not null, 'reason', s.pause_reason, 'by', coalesce(nullif(p.full_name, ''),
    p.email, ''),
           'next_at', s.next_at, 'last_at', s.last_at, 'kept', (select count(*) from private.queue_of_tasks() q where q.task = s.task and q.state = 'kept'))
    from public.scheduled_tasks s left join public.profiles p on p.id = s.paused_by where s.task = p_key
$$;
revoke execute on function private.facts_of_task(text) from public;

insert into public.work_kinds (kind, permission, hours) values ('task', 'tasks.read', 24);
