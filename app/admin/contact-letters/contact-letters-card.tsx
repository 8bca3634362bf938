import { Mail } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import type { ContactLetterRow } from './contact-letter-row.ts'
import { contactLettersSource } from './contact-letters-source.ts'

export const contactLettersCard: AdminCard = {
  name: 'contact-letters',
  section: 'users',
  icon: Mail,
  words: 'admin-contact-letters',
  rights: { read: 'contact.read', write: 'contact.answer' },
  source: contactLettersSource,
  exports: true,
  list: () => import('./contact-letters-list.tsx'),
  show: () => import('./contact-letters-show.tsx'),
  // A row of this card's own source.
  titleOf: (record) => (record as ContactLetterRow).name,
}
