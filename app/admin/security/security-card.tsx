import { ShieldCheck } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** Where staff are signed in, who is locked out, who lacks a second factor, and what this shop tells browsers to refuse. */
export const securityCard: AdminCard = {
  name: 'security',
  section: 'system',
  icon: ShieldCheck,
  words: 'admin-security',
  rights: { read: 'security.read', write: 'security.write' },
  list: () => import('./security-list.tsx'),
}
