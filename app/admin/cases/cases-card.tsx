import { Scale } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import type { CaseRow } from './case-row.ts'
import { casesSource } from './cases-source.ts'

export const casesCard: AdminCard = {
  name: 'cases',
  section: 'commerce',
  icon: Scale,
  words: 'admin-cases',
  rights: { read: 'cases.read', judge: 'cases.decide' },
  source: casesSource,
  exports: true,
  list: () => import('./cases-list.tsx'),
  show: () => import('./cases-show.tsx'),
  // A row of this card's own source.
  titleOf: (record) => (record as CaseRow).number,
}
