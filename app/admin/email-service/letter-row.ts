import type { RaRecord } from 'ra-core'

export const LETTER_STATES = ['queued', 'sent', 'refused', 'held', 'bounced', 'complained'] as const
export type LetterState = (typeof LETTER_STATES)[number]

/** A letter as the list and its page read it; never what it says. */
export type LetterRow = RaRecord<string> & {
  outbox_id: number | null
  order_group_id: string | null
  topic: string
  address: string
  subject: string
  state: LetterState
  attempts: number
  answer: string
  created_at: string
  sent_at: string | null
  bounced_at: string | null
  bounce: string
}
