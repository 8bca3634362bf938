import { Webhook } from 'lucide-react'
import { literally, quoted } from '../../desk-kit/rest-question.ts'
import type { AdminCard } from '../card/admin-card.ts'

export const webhooksCard: AdminCard = {
  name: 'webhooks',
  section: 'system',
  icon: Webhook,
  words: 'admin-webhooks',
  rights: { read: 'webhooks.read', write: 'webhooks.write' },
  source: {
    from: 'webhook_endpoints',
    columns:
      'id, name, url, events, state, off_because, secret_version, previous_until, failed_in_a_row, failing_since, quiet_until, last_at, created_at, changed_at',
    sorts: [
      { field: 'created_at', order: 'DESC' },
      { field: 'name', order: 'ASC' },
    ],
    // Fifty at most.
    search: (words) => ['name', 'url'].map((column) => `${column}.ilike.${quoted(`%${literally(words)}%`)}`).join(','),
    filters: { failing: () => [{ column: 'failed_in_a_row', operator: 'gt', value: '0' }] },
  },
  exports: true,
  list: () => import('./webhooks-list.tsx'),
  show: () => import('./webhooks-show.tsx'),
  create: () => import('./webhooks-create.tsx'),
  titleOf: ({ name }) => String(name),
}
