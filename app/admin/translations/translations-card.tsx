import { Languages } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

export const translationsCard: AdminCard = {
  name: 'translations',
  section: 'system',
  icon: Languages,
  words: 'admin-translations',
  rights: { read: 'translations.read', write: 'translations.write' },
  list: () => import('./translations-list.tsx'),
}
