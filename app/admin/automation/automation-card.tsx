import { Workflow } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** What the shop does by itself when something happens: when, if, then. */
export const automationCard: AdminCard = {
  name: 'automation',
  section: 'system',
  icon: Workflow,
  words: 'admin-automation',
  rights: { read: 'automation.read', write: 'automation.write' },
  source: {
    from: 'automation_rules',
    columns:
      'id, name, event, days, joined, conditions, deeds, daily_limit, is_on, off_because, version, failed_in_a_row, done_count, last_at, author_id, created_at, changed_at',
    sorts: [{ field: 'created_at', order: 'DESC' }],
    found: 'automation_rules_found',
  },
  exports: true,
  list: () => import('./automation-list.tsx'),
  show: () => import('./automation-show.tsx'),
  create: () => import('./automation-create.tsx'),
  titleOf: ({ name }) => String(name),
}
