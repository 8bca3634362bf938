import { MailCheck } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

export const emailServiceCard: AdminCard = {
  name: 'email-service',
  section: 'system',
  icon: MailCheck,
  words: 'admin-email-service',
  rights: { read: 'letters.read', write: 'letters.write' },
  source: {
    from: 'sent_letters',
    columns: 'id, outbox_id, order_group_id, topic, address, subject, state, attempts, answer, created_at, sent_at, bounced_at, bounce',
    sorts: [{ field: 'created_at', order: 'DESC' }],
    found: 'letters_found',
  },
  exports: true,
  list: () => import('./email-service-list.tsx'),
  show: () => import('./email-service-show.tsx'),
  titleOf: ({ subject }) => String(subject),
}
