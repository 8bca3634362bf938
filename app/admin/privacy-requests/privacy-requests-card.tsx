import { UserRoundX } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

/** Requests for data and erasure, with the time the law gives. */
export const privacyRequestsCard: AdminCard = {
  name: 'privacy-requests',
  section: 'users',
  icon: UserRoundX,
  words: 'admin-privacy-requests',
  rights: { read: 'privacy.read', write: 'privacy.write' },
  source: {
    from: 'privacy_requests',
    columns: 'id, kind, origin, state, name, email, person_id, words, asked_at, due_at, extension, identity, decided_by, decided_at, answer, held',
    sorts: [
      { field: 'asked_at', order: 'DESC' },
      { field: 'due_at', order: 'ASC' },
    ],
  },
  exports: true,
  list: () => import('./privacy-requests-list.tsx'),
  show: () => import('./privacy-requests-show.tsx'),
  create: () => import('./privacy-requests-create.tsx'),
  titleOf: ({ name, email, id }) => String(name || email || id),
}
