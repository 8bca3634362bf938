import { UserCog } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** Who works here and what each may. Its screen asks functions, because addresses stand in the auth schema. */
export const staffCard: AdminCard = {
  name: 'staff',
  section: 'users',
  icon: UserCog,
  words: 'admin-staff',
  rights: { read: 'staff.read' },
  exports: true,
  list: () => import('./staff-list.tsx'),
}
