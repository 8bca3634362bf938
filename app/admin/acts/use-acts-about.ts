import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

/** What somebody did with a record. `name` is empty for the shop itself and for whoever has left. */
export type ActAbout = {
  id: number
  subject: string
  action: string
  happened_at: string
  actor: 'staff' | 'person' | 'terminal' | 'system'
  name: string
  reason: string
}

/** The nouns of the record of acts that whoever reads the records themselves may ask about (`public.acts_about`). */
export type ActNoun =
  | 'backups'
  | 'privacy'
  | 'refunds'
  | 'payment_slips'
  | 'transfers'
  | 'chargebacks'
  | 'cases'
  | 'reviews'
  | 'contact'
  | 'sellers'
  | 'people'
  | 'products'
  | 'attributes'
  | 'brands'
  | 'collections'
  | 'settlement_lines'
  | 'tasks'
  | 'webhooks'
  | 'api'
  | 'letters'
  | 'redirects'
  | 'page_heads'
  | 'files'
  | 'automation'
  | 'translations'
  | 'categories'
  | 'blog_categories'
  | 'pages'
  | 'gift_cards'
  | 'referrals'
  | 'wholesale'
  | 'wholesale_invoices'
  | 'assistant'
  | 'newsletters'
  | 'import_runs'

/** Who did what with some records, all of a screen in one question, the oldest first. */
export function useActsAbout(noun: ActNoun, subjects: readonly string[]) {
  return useQuery({
    queryKey: ['acts-about', noun, subjects],
    enabled: subjects.length > 0,
    queryFn: () => databaseResult<ActAbout[]>('acts_about', { p_noun: noun, p_subjects: subjects }),
    placeholderData: (before) => before,
    ...CHANGES_ELSEWHERE,
  })
}
