import { Newspaper } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW =
  'id, name, texts, link, product_ids, audience, state, scheduled_at, started_at, ended_at, recipients, sent, failed, skipped, bounced, complained, unsubscribed, created_at, changed_at'

/** Issues of the newsletter: written, sent, counted. */
export const newslettersCard: AdminCard = {
  name: 'newsletters',
  section: 'marketing',
  icon: Newspaper,
  words: 'admin-newsletters',
  rights: { read: 'newsletters.write', write: 'newsletters.write' },
  source: {
    from: 'newsletter_issues',
    columns: ROW,
    sorts: [{ field: 'created_at', order: 'DESC' }],
    found: 'newsletter_issues_found',
  },
  exports: true,
  list: () => import('./newsletters-list.tsx'),
  show: () => import('./newsletters-show.tsx'),
  create: () => import('./newsletters-create.tsx'),
  titleOf: ({ name }) => String(name),
}
