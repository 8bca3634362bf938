import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { type Choice, DecideButtons } from '../inbox/decide-buttons.tsx'
import type { TaskRow } from './task-row.ts'

const OWN_REFUSALS = ['runs_already', 'always_runs', 'needs_work'] as const

/** What may be done with a task: run it now, stop it, let it run again. */
export function TaskButtons({ task: { task, cron, may_pause: mayPause, paused_at: pausedAt } }: { task: TaskRow }) {
  const { t } = useTranslation('admin-scheduled-tasks')
  const may = useMay()
  if (!may('tasks.write')) return null
  const deed = (id: 'run' | 'pause' | 'resume', ask: string, look: Choice['look'] = 'quiet'): Choice => ({
    id,
    look,
    verb: t(`${id}.verb`),
    title: t(`${id}.title`, { task }),
    consequence: t(`${id}.consequence`),
    done: t(`${id}.done`),
    ask: (reason) => askDatabase(ask, { p_task: task, p_reason: reason }),
    refused: ({ code }) => {
      const own = OWN_REFUSALS.find((one) => one === code)
      return own && t(`refused.${own}`)
    },
  })
  return (
    <DecideButtons
      choices={[
        ...(cron === '' ? [] : [deed('run', 'run_task')]),
        ...(pausedAt !== null ? [deed('resume', 'resume_task', 'primary')] : mayPause ? [deed('pause', 'pause_task', 'danger')] : []),
      ]}
    />
  )
}
