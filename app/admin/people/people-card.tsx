import { UsersRound } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { nameOf, type UserRow } from './person-row.ts'
import { peopleSource } from './people-source.ts'

export const peopleCard: AdminCard = {
  name: 'people',
  section: 'users',
  icon: UsersRound,
  words: 'admin-people',
  rights: { read: 'people.read', write: 'people.write' },
  source: peopleSource,
  exports: true,
  list: () => import('./people-list.tsx'),
  show: () => import('./people-show.tsx'),
  // A row of this card's own source.
  titleOf: (record) => nameOf(record as UserRow),
}
