import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { clockOf, stateOf, type TaskRow } from './task-row.ts'

const TONES = { paused: 'gold', late: 'sale', failing: 'sale', well: 'leaf', never: 'quiet' } satisfies Record<ReturnType<typeof stateOf>, BadgeTone>

/** How a task stands now. */
export function TaskBadge({ task }: { task: TaskRow }) {
  const { t } = useTranslation('admin-scheduled-tasks')
  const [now] = useState(() => new Date())
  const state = stateOf(task, now)
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
}

/** When a task runs, as a sentence. */
export function TaskClock({ cron }: { cron: string }) {
  const { t } = useTranslation('admin-scheduled-tasks')
  const { name, facts } = clockOf(cron)
  return t(`clock.${name}`, facts)
}

/** What a task is for, in words; nothing where no words are there yet. */
export function TaskMeaning({ task }: { task: string }) {
  const { t } = useTranslation('admin-scheduled-tasks')
  return t(`tasks.${task}`, { defaultValue: '' })
}

/** When something was, to the second: what runs every minute is told apart by it. */
export function RunMoment({ at }: { at: string }) {
  const moments = useMoments()
  return <time dateTime={at}>{moments({ dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at))}</time>
}

/** How long a run took. */
export function Took({ ms }: { ms: number }) {
  const { t, i18n } = useTranslation('admin-scheduled-tasks')
  const number = (value: number, digits: number) => numberFormat(i18n.language, digits).format(value)
  return ms < 1000 ? t('took.ms', { number: number(ms, 0) }) : t('took.seconds', { number: number(ms / 1000, 1) })
}
