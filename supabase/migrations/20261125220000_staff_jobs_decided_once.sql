-- Why: of twenty who gave the same failed job up at once several were told that it was theirs. Whether it waits is asked behind a lock of its own.
create or replace function public.retry_job(p_id bigint, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('settings.write');
  perform private.demand_reason(p_reason);
  perform pg_advisory_xact_lock(hashtextextended('job:' || p_id, 0));
  if not private.work_waits('job', p_id::text) then raise exception 'This job does not wait.' using errcode = 'HT005', hint = 'already_decided'; end if;
  execute 'select graphile_worker.reschedule_jobs(array[$1], run_at => pg_catalog.now(), attempts => 0)' using p_id;
  perform private.log_activity('jobs.retry', p_id::text, '{}', p_reason);
end
$$;

create or replace function public.give_up_job(p_id bigint, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('settings.write');
  perform private.demand_reason(p_reason);
  perform pg_advisory_xact_lock(hashtextextended('job:' || p_id, 0));
  if not private.work_waits('job', p_id::text) then raise exception 'This job does not wait.' using errcode = 'HT005', hint = 'already_decided'; end if;
  execute 'select graphile_worker.complete_jobs(array[$1])' using p_id;
  perform private.log_activity('jobs.give_up', p_id::text, '{}', p_reason);
end
$$;
