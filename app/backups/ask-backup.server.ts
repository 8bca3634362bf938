import * as v from 'valibot'
import { staffUseCase } from '../staff-use-case.ts'
import { Nothing, refuse } from '../use-case.ts'
import { askProof } from './make-backup.server.ts'

const One = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** `POST /functions/v1/backup-state`: where backups go, whether the log is kept, and what has to be so that they can be made, looked at now. */
export const backupStateFunction = staffUseCase('backups.read', Nothing, async ({ backups, settings }) => {
  if (!backups) return { set: false as const, managed: settings.databaseUrl !== undefined }
  const [checks, log] = [await backups.checks(), backups.log()]
  return { set: true as const, managed: settings.databaseUrl !== undefined, demo: settings.demo, byClock: backups.byClock, place: backups.place, log, checks }
})

/** `POST /functions/v1/ask-backup`: has a backup made now. 409 `already_running`, 409 `not_set_up` where nobody said where to. */
export const askBackupFunction = staffUseCase('backups.write', Nothing, async ({ backups, service }, staff) => {
  if (!backups) return refuse('not_set_up')
  const { id } = await service.one<{ id: string | null }>(`select private.ask_backup('staff', $1) as id`, [staff.id])
  return id === null ? refuse('already_running') : { id }
})

/** `POST /functions/v1/prove-backup`: has one that is there proved again. 404 for any other. */
export const proveBackupFunction = staffUseCase('backups.write', One, async ({ backups, service }, _staff, { id }) => {
  if (!backups) return refuse('not_set_up')
  const found = await service.maybe(`update public.backups set proof = 'running' where id = $1 and state = 'ready' returning id`, [id])
  if (!found) return refuse('not_found')
  await service.one(`select private.log_activity('backups.prove', $1, '{}', '')`, [id])
  await askProof({ service }, id)
  return { asked: true }
})

/** `POST /functions/v1/open-backup`: a link, good for a minute, to a backup as it lies: sealed, of no use without the key. 404 for what is not there. */
export const openBackupFunction = staffUseCase('backups.take', One, async ({ backups, service }, _staff, { id }) => {
  if (!backups) return refuse('not_set_up')
  const found = await service.maybe<{ day: string }>(
    `select to_char(ready_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD-HH24MI') as day from public.backups where id = $1 and state = 'ready'`,
    [id],
  )
  if (!found) return refuse('not_found')
  await service.one(`select private.log_activity('backups.take', $1, '{}', '')`, [id])
  return { url: backups.link(id, `hattha-${found.day}.backup`) }
})
