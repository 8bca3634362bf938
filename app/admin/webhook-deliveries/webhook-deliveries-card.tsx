import { Send } from 'lucide-react'
import { quoted } from '../../desk-kit/rest-question.ts'
import type { AdminCard } from '../card/admin-card.ts'

/** What webhooks were told: what arrived, what did not and why. Its list stands beside the one of webhooks. */
export const webhookDeliveriesCard: AdminCard = {
  name: 'webhook-deliveries',
  within: 'webhooks',
  section: 'system',
  icon: Send,
  words: 'admin-webhook-deliveries',
  rights: { read: 'webhooks.read', write: 'webhooks.write' },
  source: {
    from: 'webhook_deliveries',
    columns:
      'id, endpoint_id, event_id, type, subject, state, attempts, next_at, last_status, last_ms, last_error, created_at, delivered_at, endpoint:webhook_endpoints(name, url)',
    record: `id, endpoint_id, event_id, type, subject, state, attempts, next_at, last_status, last_ms, last_error, created_at, delivered_at,
      endpoint:webhook_endpoints(name, url), event:webhook_events(data, happened_at),
      tries:webhook_attempts(id, at, ms, status, error, request_headers, response_headers, response_body)`,
    sorts: [{ field: 'created_at', order: 'DESC' }],
    // By the key of a message or of a record, whole.
    search: (words) => {
      const key = words.replace(/^msg_/, '')
      return [...(/^[0-9a-f-]{36}$/i.test(key) ? ['event_id'] : []), 'subject'].map((column) => `${column}.eq.${quoted(key)}`).join(',')
    },
  },
  exports: true,
  list: () => import('./webhook-deliveries-list.tsx'),
  show: () => import('./webhook-deliveries-show.tsx'),
  titleOf: ({ type, id }) => `${String(type)} ${String(id)}`,
}
