import type { TestDatabase } from '../support/database.ts'
import { givenDeadJob, givenPausedTask } from '../support/waiting-work.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** A task that runs by the clock. */
async function givenTask(db: TestDatabase): Promise<string> {
  const task = await givenPausedTask(db)
  await db.owner.all('update public.scheduled_tasks set paused_at = null where task = $1', [task])
  return task
}

/** Those of the system: what runs in the background. The database is there when they are called. */
export const functionsOfSystem = (db: () => TestDatabase): readonly StaffFunction[] => [
  { name: 'task_queue', permission: 'tasks.read', fresh: false, call: async () => ['select from public.task_queue()', []] },
  { name: 'task_jobs', permission: 'tasks.read', fresh: false, call: async () => [`select from public.task_jobs('send-push')`, []] },
  {
    name: 'pause_task',
    permission: 'tasks.write',
    fresh: true,
    call: async () => [`select public.pause_task($1, 'The host is away')`, [await givenTask(db())]],
  },
  {
    name: 'resume_task',
    permission: 'tasks.write',
    fresh: true,
    call: async () => [`select public.resume_task($1, 'The host is back')`, [await givenPausedTask(db())]],
  },
  {
    name: 'run_task',
    permission: 'tasks.write',
    fresh: true,
    call: async () => [`select public.run_task($1, 'To see whether it works')`, [await givenTask(db())]],
  },
  {
    name: 'retry_jobs',
    permission: 'tasks.write',
    fresh: true,
    call: async () => {
      await givenDeadJob(db())
      await db().owner.all(`insert into public.scheduled_tasks (task) values ('send-push') on conflict do nothing`)
      return [`select public.retry_jobs('send-push', 'The host is back')`, []]
    },
  },
]
