import type { RaRecord } from 'ra-core'
import type { Language } from '../../i18n/languages.ts'

export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

export type IssueWords = { subject: string; body: string; button: string }
export type IssueTexts = Partial<Record<Language, IssueWords>>

/** Whom an issue is for, as the database keeps it; what is not said does not narrow. Days count back from the moment it is sent. */
export type Audience = { languages?: string[]; countries?: string[]; tiers?: string[]; bought_within?: number; not_bought_within?: number }

/** An issue as its list and its page read it. */
export type IssueRow = RaRecord<string> & {
  name: string
  texts: IssueTexts
  link: string
  product_ids: string[]
  audience: Audience
  state: IssueState
  scheduled_at: string | null
  started_at: string | null
  ended_at: string | null
  recipients: number
  sent: number
  failed: number
  skipped: number
  bounced: number
  complained: number
  unsubscribed: number
  created_at: string
  changed_at: string
}
