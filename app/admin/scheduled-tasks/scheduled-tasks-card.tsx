import { Timer } from 'lucide-react'
import { literally, quoted } from '../../desk-kit/rest-question.ts'
import type { AdminCard } from '../card/admin-card.ts'

export const scheduledTasksCard: AdminCard = {
  name: 'scheduled-tasks',
  section: 'system',
  icon: Timer,
  words: 'admin-scheduled-tasks',
  rights: { read: 'tasks.read', write: 'tasks.write' },
  source: {
    from: 'scheduled_tasks',
    key: 'task',
    columns: `task, cron, may_pause, paused_at, paused_by, pause_reason, next_at, last_at, last_ms, last_result, last_error, failed_in_a_row`,
    sorts: [
      { field: 'task', order: 'ASC' },
      { field: 'last_ms', order: 'DESC' },
      { field: 'failed_in_a_row', order: 'DESC' },
    ],
    // As many as the shop has kinds of work: parts of names are looked for row by row.
    search: (words) => `task.ilike.${quoted(`%${literally(words)}%`)}`,
    filters: {
      paused: () => [{ column: 'paused_at', operator: 'not.is', value: 'null' }],
      failing: () => [{ column: 'failed_in_a_row', operator: 'gt', value: '0' }],
      clock: () => [{ column: 'cron', operator: 'gt', value: '' }],
    },
  },
  exports: true,
  list: () => import('./scheduled-tasks-list.tsx'),
  show: () => import('./scheduled-tasks-show.tsx'),
  titleOf: ({ task }) => String(task),
}
