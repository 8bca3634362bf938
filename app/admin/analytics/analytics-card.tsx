import { ChartNoAxesCombined } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** How people come, what they look for and what comes of it: counts kept by jobs, nobody followed. */
export const analyticsCard: AdminCard = {
  name: 'analytics',
  section: 'overview',
  icon: ChartNoAxesCombined,
  words: 'admin-analytics',
  rights: { read: 'figures.read' },
  list: () => import('./analytics-list.tsx'),
}
