import { ScrollText } from 'lucide-react'
import { quoted } from '../../desk-kit/rest-question.ts'
import type { AdminCard } from '../card/admin-card.ts'

export const activityLogsCard: AdminCard = {
  name: 'activity-logs',
  section: 'overview',
  icon: ScrollText,
  words: 'admin-activity-logs',
  rights: { read: 'activity.read' },
  source: {
    from: 'activity_log',
    columns: 'id, happened_at, actor_id, actor, on_behalf_of, action, noun, subject, changes, reason, request_id',
    sorts: [{ field: 'id', order: 'DESC' }],
    // By the key of a record, of a person or of a request, whole: the record is long, and a part of a key finds nothing that is meant.
    search: (words) =>
      [...(/^[0-9a-f-]{36}$/i.test(words) ? ['actor_id'] : []), 'subject', 'request_id'].map((column) => `${column}.eq.${quoted(words)}`).join(','),
  },
  exports: true,
  list: () => import('./activity-logs-list.tsx'),
  show: () => import('./activity-logs-show.tsx'),
  titleOf: ({ action }) => String(action),
}
