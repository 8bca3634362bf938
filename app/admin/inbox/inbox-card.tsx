import { Inbox } from 'lucide-react'
import { ANYBODY } from '../../desk-kit/resource-card.ts'
import type { AdminCard } from '../card/admin-card.ts'

/** What waits for a person. Whoever works here may open it; each sees what they may decide. */
export const inboxCard: AdminCard = {
  name: 'inbox',
  section: 'work',
  icon: Inbox,
  words: 'admin-inbox',
  rights: { read: ANYBODY },
  list: () => import('./inbox-list.tsx'),
}
