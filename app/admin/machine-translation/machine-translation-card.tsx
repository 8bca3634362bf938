import { BookA } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** The glossary of machine translations; beside it the service, what it may cost and what became of it. */
export const machineTranslationCard: AdminCard = {
  name: 'machine-translation',
  section: 'system',
  icon: BookA,
  words: 'admin-machine-translation',
  rights: { read: 'translations.read', write: 'translations.write' },
  source: {
    from: 'translation_terms',
    columns: 'id, source_language, target_language, term, said, kept, note, created_at, changed_at',
    sorts: [
      { field: 'created_at', order: 'DESC' },
      { field: 'term', order: 'ASC' },
    ],
    // At most two thousand: parts of words are looked for row by row.
    found: 'translation_terms_found',
    filters: { kept: () => [{ column: 'kept', operator: 'is', value: 'true' }] },
  },
  exports: true,
  list: () => import('./machine-translation-list.tsx'),
  show: () => import('./machine-translation-show.tsx'),
  create: () => import('./machine-translation-create.tsx'),
  titleOf: ({ term }) => String(term),
}
