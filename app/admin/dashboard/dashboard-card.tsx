import { LayoutDashboard } from 'lucide-react'
import { type AdminCard, HOME } from '../card/admin-card.ts'

export const dashboardCard: AdminCard = {
  name: HOME,
  section: 'overview',
  icon: LayoutDashboard,
  words: 'admin-dashboard',
  rights: { read: 'figures.read' },
  list: () => import('./dashboard-list.tsx'),
}
