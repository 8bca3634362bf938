import { MailCheck } from 'lucide-react'
import { quoted } from '../../desk-kit/rest-question.ts'
import type { AdminCard } from '../card/admin-card.ts'

/** Who gets newsletters, for whoever may read people; the others see counts. */
export const newsletterSubscribersCard: AdminCard = {
  name: 'newsletter-subscribers',
  within: 'newsletters',
  section: 'marketing',
  icon: MailCheck,
  words: 'admin-newsletter-subscribers',
  rights: { read: 'people.read', write: 'newsletters.write' },
  source: {
    from: 'newsletter_subscribers',
    columns: 'id, email, language, state, consent_place, consent_version, asked_at, confirmed_at, ended_at, ended_because',
    sorts: [{ field: 'asked_at', order: 'DESC' }],
    // An address is known whole.
    search: (words) => `email.eq.${quoted(words.trim().toLowerCase())}`,
  },
  exports: true,
  list: () => import('./newsletter-subscribers-list.tsx'),
  titleOf: ({ email }) => String(email),
}
