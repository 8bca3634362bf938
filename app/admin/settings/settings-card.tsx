import { Settings } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

export const settingsCard: AdminCard = {
  name: 'settings',
  section: 'system',
  icon: Settings,
  words: 'admin-settings',
  rights: { read: 'settings.read', write: 'settings.write' },
  exports: true,
  list: () => import('./settings-list.tsx'),
}
