import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** What somebody has to look at is told apart by (`private.change_terms`). */
export const CHANGE_KINDS = ['listing', 'name', 'description', 'pictures', 'category', 'price', 'claims', 'translations', 'variants'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

export type ChangeField = { field: string; kind: string; before: unknown; after: unknown; waits: boolean; state: string }

/** What was changed of a listing that has been on sale, as its maker reads it. */
export type ProductChange = {
  id: string
  state: string
  decidedAt: string | null
  because: string | null
  /** What the rule says that it breaks, per language. */
  told: Partial<Record<string, string>>
  words: string
  appealedAt: string | null
  answer: string
  answeredAt: string | null
  fields: ChangeField[]
}

/** What `select` asks of a listing's newest change. */
export const CHANGE_COLUMNS =
  'changes:product_changes(id,state,decided_at,because,told,words,appealed_at,answer,answered_at,fields:product_change_fields(field,kind,before,after,waits,state))'

type Row = {
  id: string
  state: string
  decided_at: string | null
  because: string | null
  told: unknown
  words: string
  appealed_at: string | null
  answer: string
  answered_at: string | null
  fields: ChangeField[]
}

export const toProductChange = (row: Row | undefined): ProductChange | null =>
  row === undefined
    ? null
    : {
        id: row.id,
        state: row.state,
        decidedAt: row.decided_at,
        because: row.because,
        // `public.listing_rules` keeps what is told to a text per language.
        told: row.told ?? {},
        words: row.words,
        appealedAt: row.appealed_at,
        answer: row.answer,
        answeredAt: row.answered_at,
        fields: row.fields,
      }

/** The fields that show only when somebody has looked at them. */
export const waitingFields = (change: ProductChange | null): ChangeField[] =>
  change === null || (change.state !== 'open' && change.state !== 'asked') ? [] : change.fields.filter(({ waits, state }) => waits && state === 'open')

/** What waits of one column, or undefined. */
export const waitingOf = (change: ProductChange | null, field: string): ChangeField | undefined =>
  waitingFields(change).find((waiting) => waiting.field === field)

/** The kinds of what waits, each once and in the shop's order. */
export const kindsOf = (fields: readonly ChangeField[]): ChangeKind[] => CHANGE_KINDS.filter((kind) => fields.some((field) => field.kind === kind))

/** Browser only. Takes back what waits of a listing, or only these fields of it. Throws the API's error. */
export async function withdrawChange(productId: string, fields: readonly string[] | null): Promise<void> {
  await answered((await loadSupabase()).rpc('withdraw_product_change', { p_product_id: productId, p_fields: fields as string[] }))
}

/** Browser only. Asks another person to look at a refused change. Throws the API's error. */
export async function appealChange(id: string, words: string): Promise<void> {
  await answered((await loadSupabase()).rpc('appeal_product_change', { p_id: id, p_words: words }))
}

/** Browser only. Whether something of a listing waits to be looked at. Throws the API's error. */
export async function isWaiting(productId: string): Promise<boolean> {
  const { data } = await answered(
    (await loadSupabase())
      .from('product_changes')
      .select('id,fields:product_change_fields!inner(field)')
      .eq('product_id', productId)
      .in('state', ['open', 'asked'])
      .eq('fields.waits', true)
      .eq('fields.state', 'open')
      .limit(1),
  )
  return data.length > 0
}

export const TRUST_LEVELS = ['new', 'known', 'trusted'] as const
export type TrustLevel = (typeof TRUST_LEVELS)[number]
export type ChangeEffect = 'live' | 'look' | 'wait'

/** How much the shop trusts a maker, what that is reckoned from, and what becomes of each kind of change (`public.seller_trust`). */
export type SellerTrust = {
  level: TrustLevel
  by_hand: boolean
  days: number
  orders: number
  complaints: number
  held: boolean
  known: { days: number; orders: number }
  trusted: { days: number; orders: number }
  complaint_days: number
  price_percent: number
  effects: Record<ChangeKind, ChangeEffect>
}

/** Browser only. The level of a shop; null for somebody who does not act for it. Throws the API's error. */
export async function readTrust(sellerId: string): Promise<SellerTrust | null> {
  const { data } = await answered((await loadSupabase()).rpc('seller_trust', { p_seller_id: sellerId }))
  // Built by our own function of the same release.
  return data as SellerTrust | null
}
