import { MailOpen } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

export const emailTemplatesCard: AdminCard = {
  name: 'email-templates',
  section: 'content',
  icon: MailOpen,
  words: 'admin-email-templates',
  rights: { read: 'letters.read', write: 'letters.write' },
  list: () => import('./email-templates-list.tsx'),
}
