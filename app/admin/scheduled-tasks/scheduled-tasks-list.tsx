import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { JOB_STATES, useTaskQueue } from './task-queue.ts'
import type { TaskRow } from './task-row.ts'
import { TaskBadge, TaskClock, TaskMeaning, Took } from './task-words.tsx'

const COLUMNS: readonly DeskColumn<TaskRow>[] = [
  { id: 'task', title: true, sort: 'task', cell: ({ task }) => task },
  { id: 'meaning', cell: ({ task }) => <Meaning task={task} /> },
  { id: 'state', cell: (task) => <TaskBadge task={task} /> },
  { id: 'last', cell: (task) => <Last task={task} /> },
  { id: 'clock', cell: (task) => <When task={task} /> },
  { id: 'took', numeric: true, extra: true, sort: 'last_ms', cell: ({ last_at: at, last_ms: ms }) => at !== null && <Took ms={ms} /> },
  { id: 'queue', cell: ({ task }) => <Queue task={task} /> },
  { id: 'failed', numeric: true, extra: true, sort: 'failed_in_a_row', cell: ({ failed_in_a_row: failed }) => failed > 0 && failed },
  { id: 'error', extra: true, cell: ({ last_error: error }) => <span className="line-clamp-2 max-w-md wrap-anywhere">{error}</span> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'last_result', kind: 'choice', options: ['done', 'failed', 'never'] },
  { name: 'paused', kind: 'yes' },
  { name: 'failing', kind: 'yes' },
  { name: 'clock', kind: 'yes' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'failing', question: () => ({ filter: { failing: true }, sort: { field: 'failed_in_a_row', order: 'DESC' } }) },
  { name: 'paused', question: () => ({ filter: { paused: true } }) },
  { name: 'slowest', question: () => ({ filter: {}, sort: { field: 'last_ms', order: 'DESC' } }) },
]

/** Everything that runs in the background, in whichever process. */
export default function ScheduledTasksList() {
  return <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} />
}

function Meaning({ task }: { task: string }) {
  return (
    <span className="block sm:min-w-52">
      <TaskMeaning task={task} />
    </span>
  )
}

/** When it ran last, and how long that took. */
function Last({ task: { last_at: at, last_ms: ms } }: { task: TaskRow }) {
  if (at === null) return null
  return (
    <>
      <Moment at={at} />{' '}
      <span className="text-ink-soft sm:block">
        <Took ms={ms} />
      </span>
    </>
  )
}

/** When it runs, and when that is next. */
function When({ task: { cron, next_at: at, paused_at: paused } }: { task: TaskRow }) {
  const { t } = useTranslation('admin-scheduled-tasks')
  return (
    <>
      <TaskClock cron={cron} />
      {paused === null && at !== null && (
        <span className="block text-ink-soft sm:whitespace-nowrap">
          {t('columns.next')}: <Moment at={at} />
        </span>
      )}
    </>
  )
}

function Queue({ task }: { task: string }) {
  const { t } = useTranslation('admin-scheduled-tasks')
  const queue = useTaskQueue().data?.find((one) => one.task === task)
  if (!queue) return null
  return JOB_STATES.filter((state) => queue[state] > 0)
    .map((state) => t(`inQueue.${state}`, { count: queue[state] }))
    .join(' · ')
}
