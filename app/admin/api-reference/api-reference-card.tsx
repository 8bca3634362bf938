import { BookOpenText } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** What programs can ask of the shop, out of the description that it gives of itself. */
export const apiReferenceCard: AdminCard = {
  name: 'api-reference',
  section: 'system',
  within: 'api',
  icon: BookOpenText,
  words: 'admin-api-reference',
  rights: { read: 'api.read' },
  list: () => import('./api-reference-list.tsx'),
}
