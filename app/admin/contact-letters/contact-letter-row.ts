import type { RaRecord } from 'ra-core'
import type { CONTACT_TOPICS } from '../../pages/contact.ts'

/** A letter of the contact form as the list reads it. */
export type ContactLetterRow = RaRecord<string> & {
  created_at: string
  topic: (typeof CONTACT_TOPICS)[number]
  name: string
  email: string
  order_number: string
  message: string
  language: string
  person_id: string | null
  answered_at: string | null
}

/** A letter as its page reads it, with what was answered. */
export type ContactLetterRecord = ContactLetterRow & { answers: { id: string; author: string; words: string; written_at: string }[] }
