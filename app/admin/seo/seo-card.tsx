import { TextSearch } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** How the shop is found: what people look for, what things are called, where old addresses lead. */
export const seoCard: AdminCard = {
  name: 'seo',
  section: 'marketing',
  icon: TextSearch,
  words: 'admin-seo',
  rights: { read: 'content.write', write: 'content.write' },
  list: () => import('./seo-list.tsx'),
}
