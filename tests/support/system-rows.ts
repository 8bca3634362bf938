import type { TestDatabase } from './database.ts'

/** Something of everything that the shop runs on: a task and a run of it. */
export async function givenSystemRows(db: TestDatabase): Promise<void> {
  await db.owner.all(`insert into public.scheduled_tasks (task, cron) values ('forget-old', '7 * * * *')`)
  await db.owner.all(`insert into public.task_runs (task, began_at, ms, result) values ('forget-old', now(), 12, 'done')`)
}
