import { FileSpreadsheet } from 'lucide-react'
import { isReport, REPORTS } from '../../reports/report-list.ts'
import type { AdminCard } from '../card/admin-card.ts'

/** Questions the shop brings, answered now, kept, or sent by mail. */
export const reportsCard: AdminCard = {
  name: 'reports',
  section: 'overview',
  icon: FileSpreadsheet,
  words: 'admin-reports',
  rights: { read: 'reports.read' },
  finds: async (words, say) => {
    const wanted = words.toLowerCase().split(/\s+/)
    return Object.keys(REPORTS)
      .filter(isReport)
      .map((name) => ({ id: name, title: say(`reports.${name}.name`, name), search: `?report=${name}` }))
      .filter(({ id, title }) => wanted.every((word) => `${id} ${title}`.toLowerCase().includes(word)))
  },
  list: () => import('./reports-list.tsx'),
}
