-- Why: what runs in the background was known to the log of the process alone. Here stands what there is to run, when it ran and how that ended, and
-- whether somebody
-- has stopped it: in the database, so that it is one truth for however many processes work.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('tasks.read', 'Read what runs in the background.', false),
  ('tasks.write', 'Run, pause and resume background tasks, and decide about jobs that failed.', true);
insert into public.staff_role_permissions (role, permission)
  select h.role, replace(h.permission, 'settings.', 'tasks.') from public.staff_role_permissions h where h.permission in ('settings.read', 'settings.write')
  on conflict do nothing;

create table public.scheduled_tasks (
  task            text primary key check (task ~ '^[a-z][a-z0-9-]{1,60}$'),
  cron            text not null default '' check (char_length(cron) <= 100),
  may_pause       boolean not null default true,
  paused_at       timestamptz,
  paused_by       uuid references public.profiles (id) on delete set null,
  pause_reason    text not null default '' check (char_length(pause_reason) <= 500),
  registered_at   timestamptz not null default now(),
  next_at         timestamptz,
  last_at         timestamptz,
  last_ms         integer not null default 0 check (last_ms >= 0),
  last_result     text not null default 'never' check (last_result in ('never', 'done', 'failed')),
  last_error      text not null default '' check (char_length(last_error) <= 500),
  failed_in_a_row integer not null default 0 check (failed_in_a_row >= 0),
  check (may_pause or paused_at is null)
);
comment on table public.scheduled_tasks is
  'What runs in the background, as the processes of the shop name it when they start. `cron`: five fields, UTC, empty for what runs only when asked. '
  '`next_at`: when the '
  'clock runs it next. Paused, the clock passes it over and what was asked of it is kept for later.';
create index scheduled_tasks_last_ms on public.scheduled_tasks (last_ms, task);
create index scheduled_tasks_failed on public.scheduled_tasks (failed_in_a_row, task);
create index scheduled_tasks_paused_by on public.scheduled_tasks (paused_by);
alter table public.scheduled_tasks enable row level security;
create policy "who may reads what runs" on public.scheduled_tasks for select to authenticated using ((select private.may('tasks.read')));
grant select on public.scheduled_tasks to authenticated, service_role;
revoke insert, update, delete, truncate on public.scheduled_tasks from service_role;

create table public.task_runs (
  id       bigint generated always as identity primary key,
  task     text not null references public.scheduled_tasks on delete cascade,
  began_at timestamptz not null,
  ms       integer not null check (ms >= 0),
  result   text not null check (result in ('done', 'failed')),
  by_hand  boolean not null default false,
  attempt  integer not null default 1,
  process  text not null default '' check (char_length(process) <= 100),
  error    text not null default '' check (char_length(error) <= 500)
);
comment on table public.task_runs is
  'Runs that have ended, by whichever process. Of each task the last fifty are kept and what is younger than a day, failures for ninety days.';
create index task_runs_of_task on public.task_runs (task, id desc);
create index task_runs_failed on public.task_runs (task, id desc) where result = 'failed';
alter table public.task_runs enable row level security;
create policy "who may reads what ran" on public.task_runs for select to authenticated using ((select private.may('tasks.read')));
grant select on public.task_runs to authenticated, service_role;
revoke insert, update, delete, truncate on public.task_runs from service_role;

create function private.register_tasks(p_tasks jsonb) returns void language plpgsql security definer set search_path = '' as $$
begin
  -- One process after the other: two that start at once name the same rows.
  perform pg_advisory_xact_lock(hashtextextended('public.scheduled_tasks', 0));
  insert into public.scheduled_tasks as s (task, cron, may_pause, next_at)
    select t.task, t.cron, t.may_pause, t.next_at from jsonb_to_recordset(p_tasks) as t (task text, cron text, may_pause boolean, next_at timestamptz)
    on conflict (task) do update set cron = excluded.cron, may_pause = excluded.may_pause, next_at = excluded.next_at, registered_at = private.now(),
      paused_at = case when excluded.may_pause then s.paused_at end;
  -- What no process has named for a week is gone; until then an older process may still run it.
  delete from public.scheduled_tasks s where s.registered_at < private.now() - interval '7 days' and s.paused_at is null
    and not exists (select from jsonb_array_elements(p_tasks) t where t ->> 'task' = s.task)
    and coalesce(s.last_at, '-infinity') < private.now() - interval '7 days';
end
$$;
comment on function private.register_tasks(jsonb) is 'A process that starts says what it can run: [{task, cron, may_pause, next_at}].';
revoke execute on function private.register_tasks(jsonb) from public, service_role;

create function private.begin_task(p_task text, p_job bigint, p_by_clock boolean, p_by_hand boolean, p_next timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if p_by_hand or not exists (select from public.scheduled_tasks s where s.task = p_task and s.paused_at is not null) then return true; end if;
  -- Against whoever resumes it meanwhile: what is put off now would not be found by them.
  perform from public.scheduled_tasks s where s.task = p_task and s.paused_at is not null for share;
  if not found then return true; end if;
  -- The clock asks again; what somebody asked for is kept as it is, for the day it is resumed.
  if p_by_clock then
    update public.scheduled_tasks s set next_at = p_next where s.task = p_task;
  else
    execute $put_off$
      select graphile_worker.add_job(identifier => $2, payload => j.payload, job_key => j.key, run_at => now() + interval '10 years',
        max_attempts => j.max_attempts::int)
        from graphile_worker._private_jobs j where j.id = $1
    $put_off$ using p_job, p_task;
  end if;
  return false;
end
$$;
comment on function private.begin_task(text, bigint, boolean, boolean, timestamptz) is
  'Whether a job that was taken out of the queue may run now. False where its task is paused: it is passed over, or put off until that is over.';
revoke execute on function private.begin_task(text, bigint, boolean, boolean, timestamptz) from public, service_role;

create function private.end_task(p_run jsonb) returns void language plpgsql security definer set search_path = '' as $$
declare
  r record;
begin
  select * into r from jsonb_to_record(p_run)
    as x (task text, began_at timestamptz, ms integer, failed boolean, by_hand boolean, attempt integer, process text, error text, next_at timestamptz);
  update public.scheduled_tasks s set
    last_at = r.began_at, last_ms = r.ms, last_result = case when r.failed then 'failed' else 'done' end,
    last_error = case when r.failed then left(r.error, 500) else s.last_error end,
    failed_in_a_row = case when r.failed then s.failed_in_a_row + 1 else 0 end,
    next_at = coalesce(r.next_at, s.next_at)
   where s.task = r.task;
  if not found then return; end if;
  insert into public.task_runs (task, began_at, ms, result, by_hand, attempt, process, error)
    values (r.task, r.began_at, r.ms, case when r.failed then 'failed' else 'done' end, r.by_hand, r.attempt, left(r.process, 100),
            left(coalesce(r.error, ''), 500));
end
$$;
comment on function private.end_task(jsonb) is 'Writes down how a run ended: {task, began_at, ms, failed, by_hand, attempt, process, error, next_at}.';
revoke execute on function private.end_task(jsonb) from public, service_role;

create function private.forget_task_runs() returns void language sql security definer set search_path = '' as $$
  delete from public.task_runs r using (
      select s.task, coalesce((select x.id from public.task_runs x where x.task = s.task order by x.id desc offset 49 limit 1),
        0) as newest from public.scheduled_tasks s) k
   where r.task = k.task and r.id < k.newest
     and r.began_at < private.now() - case r.result when 'failed' then interval '90 days' else interval '1 day' end
$$;
comment on function private.forget_task_runs() is 'Keeps of each task the last fifty runs, what is younger than a day, and failures of ninety days.';
revoke execute on function private.forget_task_runs() from public;
grant execute on function private.forget_task_runs() to service_role;
