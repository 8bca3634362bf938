import { Sparkles } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** What the assistant and machine translation do: counts by day, and what was asked, without who asked. */
export const aiDashboardCard: AdminCard = {
  name: 'ai-dashboard',
  section: 'overview',
  icon: Sparkles,
  words: 'admin-ai-dashboard',
  rights: { read: 'assistant.read', write: 'assistant.write' },
  source: {
    from: 'assistant_questions',
    columns: 'id, asked_at, language, question, outcome, topic, helpful, state, dealt_at, note, changed_at',
    sorts: [{ field: 'asked_at', order: 'DESC' }],
  },
  exports: true,
  list: () => import('./ai-dashboard-list.tsx'),
  show: () => import('./ai-dashboard-show.tsx'),
  titleOf: ({ question }) => String(question),
}
