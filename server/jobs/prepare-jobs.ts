import { runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'

/** One process at a time prepares; the number is arbitrary, but the same in every process. */
const LOCK = 4_210_017

// `jobs.enqueue` has its owner's rights because the queue's tables belong to the owner alone; only commands (service_role) may call it.
// A key makes enqueueing idempotent: a job that still waits under this key is replaced, not doubled.
const ENQUEUE = `
begin;
select pg_advisory_xact_lock(${LOCK});
create schema if not exists jobs;
create or replace function jobs.enqueue(job text, payload json, key text default null, run_at timestamptz default null) returns void
language sql security definer set search_path = '' as $$
  select graphile_worker.add_job(identifier => job, payload => payload, job_key => key, run_at => run_at, max_attempts => 12);
$$;
comment on function jobs.enqueue is 'Puts a background job into the queue, in the transaction of the caller.';
revoke all on schema jobs from public;
revoke all on function jobs.enqueue from public;
grant usage on schema jobs to service_role;
grant execute on function jobs.enqueue to service_role;
commit;`

/** Makes or updates the queue in the database. The pool must be the owner's; the role `service_role` must exist. Safe to run at every start. */
export async function prepareJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool })
  const client = await pool.connect()
  try {
    await client.query(ENQUEUE)
  } finally {
    client.release()
  }
}

/**
 * Gives back what a worker that was killed had in its hands, which would otherwise wait for hours. Only for a database that no other process works on:
 * a worker that lives would have its jobs run twice.
 */
export async function takeUpLeftJobs(pool: Pool): Promise<void> {
  await pool.query(`select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`)
}
