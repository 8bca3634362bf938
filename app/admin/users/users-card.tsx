import { UsersRound } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { nameOf, type UserRow } from './user-row.ts'
import { usersSource } from './users-source.ts'

export const usersCard: AdminCard = {
  name: 'users',
  section: 'users',
  icon: UsersRound,
  words: 'admin-users',
  rights: { read: 'people.read', write: 'people.write' },
  source: usersSource,
  exports: true,
  list: () => import('./users-list.tsx'),
  show: () => import('./users-show.tsx'),
  // A row of this card's own source.
  titleOf: (record) => nameOf(record as UserRow),
}
