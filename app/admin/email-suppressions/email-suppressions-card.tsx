import { MailX } from 'lucide-react'
import { quoted } from '../../desk-kit/rest-question.ts'
import type { AdminCard } from '../card/admin-card.ts'

/** Addresses that are not written to. Its list stands beside the letters. */
export const emailSuppressionsCard: AdminCard = {
  name: 'email-suppressions',
  within: 'email-service',
  section: 'system',
  icon: MailX,
  words: 'admin-email-suppressions',
  rights: { read: 'letters.read', write: 'letters.write' },
  source: {
    from: 'mail_suppressions',
    key: 'address',
    columns: 'address, because, detail, created_at',
    sorts: [{ field: 'created_at', order: 'DESC' }],
    // An address is known whole.
    search: (words) => `address.eq.${quoted(words.toLowerCase())}`,
  },
  exports: true,
  list: () => import('./email-suppressions-list.tsx'),
  titleOf: ({ address }) => String(address),
}
