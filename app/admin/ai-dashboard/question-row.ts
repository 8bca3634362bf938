import type { RaRecord } from 'ra-core'
import type { HelpTopic } from '../../chat/assistant/assistant.ts'

export const OUTCOMES = ['products', 'orders', 'help', 'nothing'] as const
export type Outcome = (typeof OUTCOMES)[number]
export const QUESTION_STATES = ['open', 'dealt', 'fine'] as const

/** A question as the list and its page read it: without who asked. */
export type QuestionRow = RaRecord<string> & {
  asked_at: string
  language: string
  question: string
  outcome: Outcome
  topic: HelpTopic | ''
  helpful: boolean | null
  state: (typeof QUESTION_STATES)[number]
  dealt_at: string | null
  note: string
  changed_at: string
}

type Span = {
  asked: number
  answered: number
  helpful: number
  not_helpful: number
  translated: number
  letters: number
  over: number
  failed: number
}

/** What `ai_figures` answers. Days are those of Bangkok; letters are those sent to the translation service. */
export type AiFigures = {
  now: Span
  before: Span
  days: { day: string; asked: number; nothing: number; not_helpful: number; letters: number }[]
  languages: { language: string; asked: number; nothing: number; not_helpful: number }[]
  sources: Partial<Record<Outcome, number>>
  budget: { per_day: number; per_month: number }
  month_letters: number
  open: number
  question_days: number
}
